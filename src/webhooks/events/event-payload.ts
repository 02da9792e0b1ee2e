import { masked } from '../../platform/json-api/masked.js';
import type { ResourceObject } from '../../platform/json-api/serialise.js';
import type { SecretKey } from '../../platform/secrets/secret-key.js';
import type { SentEventType } from './event-types.js';

/** The body that a receiver gets (decisions, section 10). */
export interface EventPayload {
  id: string;
  type: SentEventType;
  created_at: string;
  /** The resource as the REST interface showed it when it happened. */
  data: ResourceObject;
}

/** A body as those get it who may not see account numbers, nor the links of individuals; a masked one stays as it is. */
export function maskedPayload<Payload extends Pick<EventPayload, 'data'>>(payload: Payload): Payload {
  const { data } = masked({ data: payload.data }) as Pick<EventPayload, 'data'>;
  return { ...payload, data };
}

const PURPOSE = 'webhook payload';
/** Where bodies stand, each sealed for its event. */
export const PAYLOAD_SEALED = { table: 'webhook_events', column: 'sealed_payload', id: 'id', purpose: PURPOSE };

/** A body as it is kept: it holds account details, and links that are kept nowhere in clear. */
export function sealPayload(secretKey: SecretKey, payload: EventPayload): string {
  return secretKey.seal(PURPOSE, payload.id, JSON.stringify(payload));
}

/** The text of a kept body; null if it was sealed under another secret of the service. */
export function openPayload(secretKey: SecretKey, eventId: string, sealed: string): string | null {
  return secretKey.open(PURPOSE, eventId, sealed);
}
