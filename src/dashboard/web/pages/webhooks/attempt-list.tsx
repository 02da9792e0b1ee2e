import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/client';
import { keyOf } from '../../api/live';
import { Foreign } from '../../parts/foreign';
import { Failed, Loading } from '../../parts/states';
import { Moment } from '../../parts/when';
import { useEntity, useMain } from '../../session/entity';
import classes from './webhooks.module.css';
import { WEBHOOKS } from './text';

/** Every try to send an event, and what was answered. */
export function AttemptList({ subscription, event }: { subscription: string; event: string }) {
  const entity = useEntity();
  const main = useMain();
  const { data, error } = useQuery({
    queryKey: keyOf(entity.id, 'webhook-events', event),
    queryFn: async () => {
      const { included = [] } = await answer(
        main.GET('/webhook-subscriptions/{subscription}/webhook-events/{event}', {
          params: { path: { subscription, event }, query: { include: ['attempts'] } },
        }),
      );
      return included;
    },
  });
  if (error !== null && data === undefined) return <Failed error={error} />;
  if (data === undefined) return <Loading />;
  if (data.length === 0)
    return (
      <Text size="sm" className="soft">
        {WEBHOOKS.noAttempts}
      </Text>
    );
  return (
    <ol className={classes.attempts} aria-label={WEBHOOKS.attempts}>
      {data.map(({ id, attributes: a }) => (
        <li key={id}>
          {a?.created_at === undefined ? null : <Moment at={a.created_at} />}
          {': '}
          {typeof a?.response_status === 'number'
            ? WEBHOOKS.answered(a.response_status, a.duration_ms ?? 0)
            : WEBHOOKS.failed(a?.failure_reason ?? WEBHOOKS.noAnswer, a?.duration_ms ?? 0)}
          {a?.response_body ? (
            <div className="soft">
              <Foreign>{a.response_body.slice(0, 300)}</Foreign>
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
