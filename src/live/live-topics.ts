import type { RelayedEvent } from '../platform/events/outbox-audience.js';
import { resourceChanged } from './live.events.js';
import type { LiveChange } from './live-change.js';

/** What the ids in the payloads of events name. Ids of people are left out: what they did shows on the thing itself. */
const NAMED: Readonly<Record<string, string>> = {
  invoiceId: 'invoices',
  verificationId: 'verifications',
  checkId: 'checks',
  abaCheckId: 'aba-checks',
  emailId: 'inbound-emails',
  subscriptionId: 'webhook-subscriptions',
};

/** What looks otherwise after an event: everything that it names. Nothing for one that belongs to no entity. */
export function changesOf({ type: event, payload }: RelayedEvent): LiveChange[] {
  const ids = payload as Readonly<Record<string, string | undefined>>;
  const { entityId } = ids;
  if (entityId === undefined) return [];
  if (event === resourceChanged.type)
    return [{ entityId, type: ids.type ?? '', id: ids.id ?? '', event: ids.action ?? event }];
  return Object.entries(NAMED).flatMap(([name, type]) => {
    const id = ids[name];
    return id === undefined ? [] : [{ entityId, type, id, event }];
  });
}
