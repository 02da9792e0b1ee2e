import type { MainComponents } from '../../api/client';

type Event = MainComponents['schemas']['WebhookEventAll'];
type Attempt = MainComponents['schemas']['WebhookEventAttemptAll'];

/** How many tries to send an event have failed, by the attempts that came with it. */
export function failedTries(
  { relationships }: Pick<Event, 'relationships'>,
  attempts: readonly Pick<Attempt, 'id' | 'attributes'>[],
): number {
  const own = new Set(relationships?.attempts?.data.map(({ id }) => id));
  return attempts.filter(({ id, attributes }) => own.has(id) && attributes.status === 'failed').length;
}
