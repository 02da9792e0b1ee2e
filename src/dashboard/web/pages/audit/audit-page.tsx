import { Button, Text, Title } from '@mantine/core';
import { IconDownload, IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { listIn, oneIn } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { keyOf } from '../../api/live';
import { Filters, Pick, Typed } from '../../lists/filters';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { only, useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { DetailDrawer } from '../../parts/detail-drawer';
import { Facts } from '../../parts/facts';
import { Foreign } from '../../parts/foreign';
import { PageHeader } from '../../parts/page-header';
import { Empty, Failed, Loading } from '../../parts/states';
import { Moment } from '../../parts/when';
import { useEntity, useMain } from '../../session/entity';
import classes from './audit.module.css';
import { ACTORS, AUDIT } from './text';

export const Route = createLazyRoute('/signed-in/$entity/audit')({ component: AuditPage });

type AuditEvent = Whole<MainComponents['schemas']['AuditEvent']>;

const actorOf = ({ attributes: a }: AuditEvent): string =>
  a.user_name === null ? ACTORS[a.actor] : a.actor === 'person' ? a.user_name : `${a.user_name} (${ACTORS[a.actor]})`;

const COLUMNS: readonly Column<AuditEvent>[] = [
  { heading: AUDIT.action, show: ({ attributes: a }) => a.action },
  { heading: AUDIT.actor, show: (event) => <Foreign>{actorOf(event)}</Foreign> },
  { heading: AUDIT.subject, show: ({ attributes: a }) => a.subject_type },
  { heading: AUDIT.when, align: 'right', show: ({ attributes: a }) => <Moment at={a.created_at} /> },
];

const FILTERS = ['action', 'actor', 'from', 'to', 'subject'] as const;

function AuditPage() {
  const entity = useEntity();
  const main = useMain();
  const [{ action, actor, from, to, subject, open }, change] = useAddress();
  const filters = {
    'filter[action]': action,
    'filter[actor]': only<keyof typeof ACTORS>(actor),
    'filter[subject_id]': subject,
    'filter[created_from]': from,
    'filter[created_to]': to,
  };
  const list = useList('audit-events', filters, (page) =>
    listIn(main.GET('/audit-events', { params: { query: { ...page, ...filters } } })),
  );
  const download = (format: string): string => {
    const query = new URLSearchParams({ format });
    for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, String(value));
    return `/dashboard/api/${entity.id}/audit-events?${query}`;
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
        <Typed name="action" label={AUDIT.action} placeholder={AUDIT.actionHint} main />
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
      {open === undefined ? null : <EventDrawer id={open} onClose={() => change({ open: undefined })} />}
    </>
  );
}

function EventDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const entity = useEntity();
  const main = useMain();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'audit-events', id),
    queryFn: () => oneIn(main.GET('/audit-events/{event}', { params: { path: { event: id } } })),
  });
  if (data === undefined)
    return (
      <DetailDrawer title={AUDIT.title} onClose={onClose}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </DetailDrawer>
    );
  const a = data.attributes;
  return (
    <DetailDrawer title={a.action} onClose={onClose}>
      <Facts
        of={[
          [AUDIT.actor, <Foreign>{actorOf(data)}</Foreign>],
          [AUDIT.when, <Moment at={a.created_at} />],
          [AUDIT.subject, `${a.subject_type} ${a.subject_id}`],
          [AUDIT.key, a.key_id],
          [AUDIT.address, a.address],
          [AUDIT.request, a.correlation_id === null ? null : <Foreign>{a.correlation_id}</Foreign>],
          [AUDIT.position, a.position ?? AUDIT.unsealed],
        ]}
      />
      <Title order={3} size="h6">
        {AUDIT.changes}
      </Title>
      {a.changes.length === 0 ? (
        <Text size="sm" className="soft">
          {AUDIT.noChanges}
        </Text>
      ) : null}
      {a.changes.map(({ attribute, before, after, erased }) => (
        <div key={attribute} className={classes.change}>
          <strong>{attribute}</strong>
          {erased ? (
            <span className="soft">{AUDIT.erased}</span>
          ) : (
            <Facts
              of={[
                [AUDIT.before, <Foreign>{shown(before)}</Foreign>],
                [AUDIT.after, <Foreign>{shown(after)}</Foreign>],
              ]}
            />
          )}
        </div>
      ))}
    </DetailDrawer>
  );
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return AUDIT.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
