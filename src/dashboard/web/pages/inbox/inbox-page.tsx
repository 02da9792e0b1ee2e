import { Button, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { createLazyRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useRef, useState } from 'react';
import { PageHeader } from '../../parts/page-header';
import { Empty, Failed, Loading } from '../../parts/states';
import { useAbility, useEntity } from '../../session/entity';
import { usePeople } from '../../session/people';
import { useSession } from '../../session/session';
import { useShortcuts } from '../../shell/keyboard';
import { BulkBar } from './bulk/bulk-bar';
import { Filters } from './filters';
import { InboxTable } from './inbox-table';
import { invoicePath } from './invoice-path';
import type { InboxSearch } from './search';
import { useSelection } from './bulk/selection';
import { INBOX, KEYS } from './text';
import { Uploads } from './uploads/uploads';
import { useUploads } from './uploads/use-uploads';
import { useRows } from './use-rows';

/** Shown where there is nothing yet: no part of the first load. */
const InboxAddress = lazy(() =>
  import('../../parts/inbox-address').then((module) => ({ default: module.InboxAddress })),
);

const route = getRouteApi('/signed-in/$entity/inbox');

export const Route = createLazyRoute('/signed-in/$entity/inbox')({ component: InboxPage });

/** Every invoice of the entity: what is known of each at a glance, and what to do with many at once. */
function InboxPage() {
  const entity = useEntity();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const narrow = useMediaQuery('(max-width: 48em)', window.innerWidth <= 768, { getInitialValueInEffect: false });
  const scrollRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState(-1);
  // A list that is read, pointed at or selected from stays as it is: what arrives is announced above it.
  const mayMove = (): boolean => {
    const list = scrollRef.current;
    return list === null || (list.scrollTop === 0 && !list.matches(':hover') && !list.contains(document.activeElement));
  };
  const rows = useRows(entity.id, search, mayMove);
  const selection = useSelection();
  const { people, nameOf } = usePeople();
  const self = useSession()?.user?.id ?? null;
  const uploads = useUploads(entity.id);
  const mayUpload = useAbility('invoice:write');
  // Whatever can be done with many at once is part of a review.
  const maySelect = useAbility('invoice:review');
  const { total } = rows;

  const change = (changes: InboxSearch): void => {
    setActive(-1);
    void navigate({ search: (known) => ({ ...known, ...changes }), replace: true });
  };
  const show = (next: InboxSearch): void => {
    setActive(-1);
    void navigate({ search: next });
  };
  const move = (by: number): void => {
    if (total === null || total === 0) return;
    setActive((now) => Math.min(Math.max(now + by, 0), total - 1));
  };
  const activeRow = active < 0 ? undefined : rows.at(active);
  useShortcuts([
    { keys: 'j', label: KEYS.next, section: KEYS.section, run: () => move(1) },
    { keys: 'k', label: KEYS.previous, section: KEYS.section, run: () => move(-1) },
    {
      keys: 'o',
      label: KEYS.open,
      section: KEYS.section,
      run: () => activeRow && router.history.push(invoicePath(entity.id, activeRow.id, search)),
    },
    ...(maySelect
      ? [
          {
            keys: 'x',
            label: KEYS.select,
            section: KEYS.section,
            run: () => activeRow && selection.set(active, !selection.has(activeRow.id), false, rows.at),
          },
        ]
      : []),
    { keys: '/', label: KEYS.search, section: KEYS.section, run: () => searchRef.current?.focus() },
  ]);

  const filtered = Object.entries(search).some(([name, value]) => name !== 'sort' && value !== undefined);
  return (
    <>
      <PageHeader title={INBOX.title}>
        <Text size="sm" className="soft digits" aria-live="polite">
          {total === null ? '' : INBOX.total(total)}
        </Text>
        {mayUpload ? (
          <Button size="xs" leftSection={<IconUpload size={15} aria-hidden />} onClick={uploads.choose}>
            {INBOX.upload}
          </Button>
        ) : null}
      </PageHeader>
      <Filters search={search} change={change} show={show} people={people} self={self} searchRef={searchRef} />
      {rows.error !== null && total === null ? <Failed error={rows.error} again={rows.refresh} /> : null}
      {rows.error === null && total === null ? <Loading /> : null}
      {total === 0 ? (
        <Empty title={filtered ? INBOX.none : INBOX.empty}>
          {filtered ? INBOX.noneText : mayUpload ? INBOX.emptyText : INBOX.emptyTextToRead}
          {filtered ? null : (
            <Suspense>
              <InboxAddress />
            </Suspense>
          )}
        </Empty>
      ) : null}
      {total !== null && total > 0 ? (
        <InboxTable
          entityId={entity.id}
          search={search}
          rows={rows}
          total={total}
          narrow={narrow === true}
          selection={maySelect ? selection : null}
          active={active}
          onSort={(sort) => change({ sort: sort === '-created_at' ? undefined : sort })}
          assigneeName={(id) => (id === self ? INBOX.you : (nameOf(id) ?? INBOX.somebody))}
          scrollRef={scrollRef}
        />
      ) : null}
      {maySelect ? <BulkBar selection={selection} people={people} onDone={rows.refresh} /> : null}
      {mayUpload ? <Uploads uploads={uploads} entityId={entity.id} /> : null}
    </>
  );
}
