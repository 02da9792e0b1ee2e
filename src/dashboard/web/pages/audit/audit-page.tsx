import { Button } from '@mantine/core';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { createLazyRoute } from '@tanstack/react-router';
import { Filters, Pick, Typed } from '../../lists/filters';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { only, useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { actionInWords } from '../../parts/audit-actions';
import { Foreign } from '../../parts/foreign';
import { PageHeader } from '../../parts/page-header';
import { Empty } from '../../parts/states';
import { Moment } from '../../parts/when';
import { useEntity } from '../../session/entity';
import { useSession } from '../../session/session';
import { ActionPick } from './action-pick';
import { actorOf } from './actor';
import { EventDrawer } from './event-drawer';
import { EVENTS_OF_ORGANIZATION, eventsOfEntity } from './events';
import type { AuditEvent, EventFilters } from './events';
import { ACTORS, AUDIT, SUBJECTS } from './text';

export const Route = createLazyRoute('/signed-in/$entity/audit')({ component: AuditPage });

const COLUMNS: readonly Column<AuditEvent>[] = [
  { heading: AUDIT.action, show: ({ action }) => <span title={action}>{actionInWords(action)}</span> },
  { heading: AUDIT.actor, show: (event) => <Foreign>{actorOf(event)}</Foreign> },
  { heading: AUDIT.subject, show: ({ subject_type: type }) => SUBJECTS[type] ?? type },
  { heading: AUDIT.when, align: 'right', show: ({ created_at }) => <Moment at={created_at} /> },
];

const FILTERS = ['action', 'actor', 'from', 'to', 'subject'] as const;

function AuditPage() {
  const entity = useEntity();
  const mayReadAll = useSession()?.organization?.abilities.includes('audit_event:read') === true;
  const [{ of, action, actor, from, to, subject, open }, change] = useAddress();
  const source = of === 'organization' ? EVENTS_OF_ORGANIZATION : eventsOfEntity(entity.id);
  const filters: EventFilters = {
    'filter[action]': action,
    'filter[actor]': only<keyof typeof ACTORS>(actor),
    'filter[subject_id]': subject,
    'filter[created_from]': from,
    'filter[created_to]': to,
  };
  const list = useList('audit-events', { of, ...filters }, (page) => source.list({ ...page, ...filters }));
  const download = (format: string): string => {
    const query = new URLSearchParams({ format });
    for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value));
    return `${source.address}?${query}`;
  };
  return (
    <>
      <PageHeader title={AUDIT.title}>
        {(['csv', 'jsonl'] as const).map((format) => (
          <Button
            key={format}
            component="a"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            href={download(format)}
            download
          >
            {AUDIT[format]}
          </Button>
        ))}
      </PageHeader>
      <Filters>
        <ActionPick />
        {mayReadAll ? (
          <Pick name="of" label={AUDIT.scope} usual={AUDIT.here} options={{ organization: AUDIT.organization }} />
        ) : null}
        <Pick name="actor" label={AUDIT.actor} options={ACTORS} />
        <Typed name="from" label={AUDIT.from} type="date" />
        <Typed name="to" label={AUDIT.to} type="date" />
      </Filters>
      <ListPanel
        list={list}
        label={AUDIT.list}
        columns={COLUMNS}
        keyOfRow={({ id }) => id}
        onOpen={({ id }) => change({ open: id })}
        filters={FILTERS}
        empty={
          <Empty title={AUDIT.empty} icon={IconHistory}>
            {AUDIT.emptyText}
          </Empty>
        }
      />
      {open === undefined ? null : (
        <EventDrawer id={open} source={source} onClose={() => change({ open: undefined })} />
      )}
    </>
  );
}
