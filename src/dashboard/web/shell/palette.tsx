import { Button, Kbd } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { pagesFor } from '../pages';
import type { Entity, Session } from '../session/session';
import '@mantine/spotlight/styles.css';
import classes from './palette.module.css';
import { SHELL } from './text';

/** `Ctrl K`: every page by its name, and invoices by what they are found by. */
export function Palette({ session, entity }: { session: Session; entity: Entity }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const params = { entity: entity.id };
  const pages = pagesFor(session, entity).map(({ to, label, icon: Icon }) => ({
    id: String(to),
    label,
    leftSection: <Icon size={20} stroke={1.5} aria-hidden />,
    onClick: () => void navigate({ to, params, search: {} }),
  }));
  const search = query.trim();
  const found =
    search === '' || !entity.abilities.includes('invoice:read')
      ? []
      : [
          {
            id: 'search-invoices',
            label: `Find “${search}” among the invoices`,
            // Stands there whatever is typed.
            keywords: [search],
            leftSection: <IconSearch size={20} stroke={1.5} aria-hidden />,
            onClick: () => void navigate({ to: '/$entity/inbox', params, search: { search } }),
          },
        ];
  return (
    <Spotlight
      actions={[...pages, ...found]}
      shortcut={['mod + K']}
      query={query}
      onQueryChange={setQuery}
      nothingFound={SHELL.nothingFound}
      highlightQuery
      scrollable
      maxHeight={420}
      searchProps={{
        placeholder: SHELL.searchEverything,
        'aria-label': SHELL.searchEverything,
        leftSection: <IconSearch size={18} aria-hidden />,
      }}
    />
  );
}

export function PaletteButton() {
  return (
    <Button
      className={classes.button}
      variant="default"
      size="xs"
      leftSection={<IconSearch size={15} aria-hidden />}
      rightSection={<Kbd size="xs">Ctrl K</Kbd>}
      onClick={spotlight.open}
    >
      {SHELL.search}
    </Button>
  );
}
