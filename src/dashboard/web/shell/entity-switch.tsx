import { SegmentedControl, Select } from '@mantine/core';
import { useMatches, useNavigate } from '@tanstack/react-router';
import { PAGES } from '../pages';
import { twinOf } from '../session/entity';
import type { Entity, Session } from '../session/session';
import classes from './entity-switch.module.css';
import { SHELL } from './text';

/** For which entity one works, and whether with real or with sandbox data. */
export function EntitySwitch({ session, entity }: { session: Session; entity: Entity }) {
  const navigate = useNavigate();
  const here = useMatches().at(-1);
  const { entities } = session;
  const twin = twinOf(entity, entities);
  const goTo = (id: string): void => {
    // A thing of one entity is none of the other's: only pages that name nothing else are the same there.
    const same = PAGES.find(({ to }) => to === here?.fullPath);
    void navigate({ to: same?.to ?? '/$entity/inbox', params: { entity: id }, search: {} });
  };
  const alike = entities.filter(({ environment }) => environment === entity.environment);
  return (
    <div className={classes.switch}>
      {alike.length > 1 ? (
        <Select
          aria-label={SHELL.entity}
          className={classes.entity}
          size="xs"
          allowDeselect={false}
          searchable={alike.length > 7}
          data={alike.map(({ id, name }) => ({ value: id, label: name }))}
          value={entity.id}
          onChange={(id) => id !== null && goTo(id)}
        />
      ) : (
        <span className={classes.name} title={entity.name}>
          {entity.name}
        </span>
      )}
      {twin === null ? null : (
        <SegmentedControl
          aria-label={SHELL.environment}
          className={classes.environment}
          size="xs"
          data={[
            { value: 'production', label: SHELL.production },
            { value: 'sandbox', label: SHELL.sandbox },
          ]}
          value={entity.environment}
          onChange={(environment) => environment !== entity.environment && goTo(twin.id)}
        />
      )}
    </div>
  );
}
