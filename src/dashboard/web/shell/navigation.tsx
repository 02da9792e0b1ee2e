import { Link, useNavigate } from '@tanstack/react-router';
import { pagesFor } from '../pages';
import type { Entity, Session } from '../session/session';
import { useShortcuts } from './keyboard';
import classes from './shell.module.css';
import { KEYS } from './text';

/** Where one can go, by mouse and by `g` and a letter. */
export function Navigation({ session, entity }: { session: Session; entity: Entity }) {
  const pages = pagesFor(session, entity);
  const navigate = useNavigate();
  const params = { entity: entity.id };
  useShortcuts(
    pages.map(({ letter, label, to }) => ({
      keys: `g ${letter}`,
      label,
      section: KEYS.go,
      run: () => void navigate({ to, params }),
    })),
  );
  const sections = [...new Set(pages.map(({ section }) => section))];
  return sections.map((section) => (
    <div key={section} role="group" aria-label={section}>
      {sections.length > 1 ? <div className={classes.section}>{section}</div> : null}
      {pages
        .filter((page) => page.section === section)
        .map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} params={params} search={{}} className={classes.link} preload="intent">
            <Icon size={18} stroke={1.7} aria-hidden />
            {label}
          </Link>
        ))}
    </div>
  ));
}
