import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/client';
import type { Whole } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { ActionButton } from '../../parts/action-button';
import { Failed, Loading } from '../../parts/states';
import { ToneBadge } from '../../parts/tone-badge';
import { Age } from '../../parts/when';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { AttemptList } from './attempt-list';
import { failedTries } from './failed-tries';
import classes from './webhooks.module.css';
import { EVENT_STATUSES, WEBHOOKS } from './text';

type Status = keyof typeof EVENT_STATUSES;

const NEWEST = 50;
/** Failed events that are sent again by one press. */
const MOST_AGAIN = 500;
const PAGE = 100;
const TONES = { processing: 'info', succeeded: 'good', failed: 'bad' } as const;

/** What was sent to a webhook, with every attempt; what failed can be sent again. */
export function EventList({ subscription }: { subscription: string }) {
  const entity = useEntity();
  const main = useMain();
  const mayResend = useAbility('webhook_subscription:write');
  const [status, setStatus] = useState<Status | ''>('');
  const [opened, setOpened] = useState<string | null>(null);
  const list = '/webhook-subscriptions/{subscription}/webhook-events' as const;
  const key = keyOf(entity.id, 'webhook-events', { subscription, status });
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const {
        data: events,
        included = [],
        meta,
      } = await answer(
        main.GET(list, {
          params: {
            path: { subscription },
            query: {
              'page[size]': NEWEST,
              ...(status === '' ? {} : { 'filter[status]': [status] }),
              include: ['attempts'],
              // Neither what was sent nor what was answered: both are long.
              'fields[webhook-events]': ['type', 'status', 'created_at'],
              'fields[webhook-event-attempts]': ['status'],
            },
          },
        }),
      );
      const rows = (events as Whole<(typeof events)[number]>[]).map((event) => ({
        ...event,
        failures: failedTries(event, included),
      }));
      return { rows, total: meta.total };
    },
  });
  const again = async (event: string): Promise<void> => {
    await main.POST(`${list}/{event}/redeliver`, { params: { path: { subscription, event } } });
  };
  const changed = (sentence: string): Promise<void> => {
    notifyDone(sentence);
    return queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'webhook-events') });
  };
  const resendAll = async (): Promise<void> => {
    const failed: string[] = [];
    for (let number = 1; failed.length < MOST_AGAIN; number += 1) {
      const query = { 'page[size]': PAGE, 'page[number]': number, 'filter[status]': ['failed' as const] };
      const page = await answer(main.GET(list, { params: { path: { subscription }, query } }));
      failed.push(...page.data.map(({ id }) => id));
      if (failed.length >= page.meta.total) break;
    }
    // The oldest first, as they happened.
    for (const event of failed.reverse()) await again(event);
    await changed(WEBHOOKS.redeliverAllDone(failed.length));
  };
  return (
    <>
      <Group justify="space-between" align="flex-end">
        <Title order={3} size="h6">
          {WEBHOOKS.sent}
        </Title>
        <Group gap="xs" align="flex-end">
          <NativeSelect
            size="xs"
            aria-label={WEBHOOKS.status}
            value={status}
            data={[
              { value: '', label: WEBHOOKS.any },
              ...Object.entries(EVENT_STATUSES).map(([value, label]) => ({ value, label })),
            ]}
            onChange={({ currentTarget }) => setStatus(currentTarget.value as Status | '')}
          />
          {mayResend && status === 'failed' && (data?.total ?? 0) > 0 ? (
            <ActionButton size="xs" act={resendAll}>
              {WEBHOOKS.redeliverAll}
            </ActionButton>
          ) : null}
        </Group>
      </Group>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data?.rows.length === 0 ? (
        <Text size="sm" className="soft">
          {status === '' ? WEBHOOKS.noEvents : WEBHOOKS.noneMatch}
        </Text>
      ) : null}
      {data?.rows.map(({ id, attributes: a, failures }) => (
        <div key={id} className={classes.event}>
          <Group justify="space-between" gap="xs">
            <strong>{a.type}</strong>
            {a.status === 'processing' && failures > 0 ? (
              <ToneBadge tone="warn">{WEBHOOKS.failedSoFar(failures)}</ToneBadge>
            ) : (
              <ToneBadge tone={TONES[a.status]}>{EVENT_STATUSES[a.status]}</ToneBadge>
            )}
          </Group>
          <Group justify="space-between" gap="xs">
            <span className="soft">
              <Age at={a.created_at} />
            </span>
            <Group gap="xs">
              <Button
                size="compact-xs"
                variant="subtle"
                aria-expanded={opened === id}
                onClick={() => setOpened(opened === id ? null : id)}
              >
                {WEBHOOKS.showAttempts}
              </Button>
              {mayResend ? (
                <ActionButton
                  size="compact-xs"
                  variant="subtle"
                  act={async () => {
                    await again(id);
                    await changed(WEBHOOKS.redelivered);
                  }}
                >
                  {WEBHOOKS.redeliver}
                </ActionButton>
              ) : null}
            </Group>
          </Group>
          {opened === id ? <AttemptList subscription={subscription} event={id} /> : null}
        </div>
      ))}
      {(data?.total ?? 0) > NEWEST ? (
        <Text size="sm" className="soft">
          {WEBHOOKS.newest}
        </Text>
      ) : null}
    </>
  );
}
