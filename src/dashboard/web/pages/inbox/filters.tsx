import { Button, Checkbox, Group, Menu, Popover, SegmentedControl, Select, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustments, IconChevronDown, IconColumns3, IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { OUTCOMES, STATUSES } from '../../parts/text';
import type { Person } from '../../session/people';
import { COLUMN_LIST, useColumns } from './columns';
import classes from './inbox.module.css';
import type { InboxSearch } from './search';
import { COLUMNS, FILTERS, INBOX, TABS } from './text';
import { ViewsMenu } from './views/views-menu';

const TYPING_MS = 250;
const DECIDED = 'approved,rejected,cleared';

interface FiltersProps {
  search: InboxSearch;
  /** Puts other filters into the address; undefined takes one away. */
  change: (changes: InboxSearch) => void;
  /** Puts all of another list into the address. */
  show: (search: InboxSearch) => void;
  people: readonly Person[];
  self: string | null;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** What the list is narrowed by. All of it is in the address. */
export function Filters({ search, change, show, people, self, searchRef }: FiltersProps) {
  const [typed, setTyped] = useState(search.search ?? '');
  const [shown, setShown] = useState(search.search);
  if (search.search !== shown) {
    // The address changed by other means than typing: a link, or the way back.
    setShown(search.search);
    if ((search.search ?? '') !== typed.trim()) setTyped(search.search ?? '');
  }
  const look = useDebouncedCallback((text: string) => change({ search: text.trim() || undefined }), TYPING_MS);
  const tab = search.review === undefined ? 'all' : search.review === DECIDED ? 'decided' : search.review;
  const filtered = Object.entries(search).some(([name, value]) => name !== 'sort' && value !== undefined);
  return (
    <div className={classes.bar} role="search">
      <SegmentedControl
        size="xs"
        aria-label={TABS.label}
        value={tab}
        data={(['all', 'to_review', 'awaiting_second', 'on_hold', 'decided'] as const).map((value) => ({
          value,
          label: TABS[value],
        }))}
        onChange={(value) => change({ review: value === 'all' ? undefined : value === 'decided' ? DECIDED : value })}
      />
      <TextInput
        ref={searchRef}
        className={classes.search}
        size="xs"
        type="search"
        aria-label={INBOX.searchLabel}
        placeholder={INBOX.search}
        leftSection={<IconSearch size={15} aria-hidden />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          look(event.currentTarget.value);
        }}
      />
      <Choices
        name={FILTERS.outcome}
        choices={Object.entries(OUTCOMES).map(([value, { word }]) => ({ value, label: word }))}
        value={search.outcome}
        onChange={(outcome) => change({ outcome })}
      />
      <Select
        size="xs"
        w={150}
        aria-label={FILTERS.assignee}
        placeholder={FILTERS.assignee}
        clearable
        searchable
        data={people.map(({ id, name }) => ({ value: id, label: id === self ? `${name} (${FILTERS.me})` : name }))}
        value={search.assignee ?? null}
        onChange={(assignee) => change({ assignee: assignee ?? undefined })}
      />
      <MoreFilters search={search} change={change} />
      <ViewsMenu search={search} self={self} show={show} />
      <ColumnsMenu />
      {filtered ? (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconX size={14} aria-hidden />}
          onClick={() => {
            setTyped('');
            change(
              Object.fromEntries(Object.keys(search).flatMap((name) => (name === 'sort' ? [] : [[name, undefined]]))),
            );
          }}
        >
          {INBOX.clear}
        </Button>
      ) : null}
    </div>
  );
}

interface ChoicesProps {
  name: string;
  choices: readonly { value: string; label: string }[];
  /** Those that are chosen, separated by commas. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Any of several values. */
function Choices({ name, choices, value, onChange }: ChoicesProps) {
  const chosen = value?.split(',') ?? [];
  const toggle = (one: string): void => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    onChange(next.length === 0 ? undefined : next.join(','));
  };
  return (
    <Menu closeOnItemClick={false} position="bottom-start">
      <Menu.Target>
        <Button
          size="xs"
          variant={chosen.length > 0 ? 'light' : 'default'}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {chosen.length > 0 ? FILTERS.chosen(name, chosen.length) : name}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ value: one, label }) => (
          <Menu.Item
            key={one}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(one)}
            leftSection={<Checkbox.Indicator size="xs" checked={chosen.includes(one)} />}
            onClick={() => toggle(one)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const MORE = ['from', 'to', 'total_from', 'total_to', 'status'] as const;

function MoreFilters({ search, change }: Pick<FiltersProps, 'search' | 'change'>) {
  const used = MORE.filter((name) => search[name] !== undefined).length;
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant={used > 0 ? 'light' : 'default'}
          leftSection={<IconAdjustments size={15} aria-hidden />}
          onClick={() => setOpened((now) => !now)}
        >
          {used > 0 ? FILTERS.chosen(FILTERS.more, used) : FILTERS.more}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            change(Object.fromEntries(MORE.map((name) => [name, String(form.get(name) ?? '').trim() || undefined])));
            setOpened(false);
          }}
        >
          <Stack gap="xs">
            <Group gap="xs" wrap="nowrap">
              <TextInput
                size="xs"
                type="date"
                name="from"
                label={FILTERS.from}
                defaultValue={search.from}
                data-autofocus
              />
              <TextInput size="xs" type="date" name="to" label={FILTERS.to} defaultValue={search.to} />
            </Group>
            <Group gap="xs" wrap="nowrap">
              <TextInput
                size="xs"
                name="total_from"
                inputMode="decimal"
                pattern="\d{1,12}(\.\d{1,2})?"
                label={FILTERS.totalFrom}
                defaultValue={search.total_from}
              />
              <TextInput
                size="xs"
                name="total_to"
                inputMode="decimal"
                pattern="\d{1,12}(\.\d{1,2})?"
                label={FILTERS.totalTo}
                defaultValue={search.total_to}
              />
            </Group>
            <Select
              size="xs"
              name="status"
              label={FILTERS.status}
              placeholder={FILTERS.any}
              clearable
              comboboxProps={{ withinPortal: false }}
              data={Object.entries(STATUSES).map(([value, label]) => ({ value, label }))}
              defaultValue={search.status ?? null}
            />
            <Button size="xs" type="submit">
              {FILTERS.apply}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

function ColumnsMenu() {
  const { chosen, choose } = useColumns();
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" visibleFrom="sm" leftSection={<IconColumns3 size={15} aria-hidden />}>
          {INBOX.columns}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {COLUMN_LIST.filter(({ fixed }) => fixed !== true).map(({ name }) => (
          <Menu.Item
            key={name}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(name)}
            leftSection={<Checkbox.Indicator size="xs" checked={chosen.includes(name)} />}
            onClick={() => choose(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])}
          >
            {COLUMNS[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
