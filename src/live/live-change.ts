import { newId } from '../platform/ids/uuid.js';

/** A change to something of an entity: its type, its id and what happened. No values: pages fetch what they show. */
export interface LiveChange {
  entityId: string;
  /** A resource type. */
  type: string;
  id: string;
  /** A word for what happened, for example `invoice.processed`. */
  event: string;
}

/** The channel on which the processes of a service hear of changes. */
export const LIVE_CHANNEL = 'payproof_live';

/** PostgreSQL takes less than 8,000 bytes in a notification (`NOTIFY`, its manual). */
const MOST_BYTES = 7_900;
const ENVELOPE_BYTES = 60;
/** As it is sent: the entity, the type, the id, the event. */
type Packed = [string, string, string, string];

/** What processes tell each other: changes, entities whose data is gone as a whole, or a sign of life of one process. */
export type LiveNotification =
  { id: string; changes: LiveChange[] } | { id: string; resets: string[] } | { ping: string } | { unknown: true };

/** Changes as notifications, each change once, as few as they fit into. */
export function packChanges(changes: readonly LiveChange[]): string[] {
  const once = new Set(
    changes.map(({ entityId, type, id, event }) => JSON.stringify([entityId, type, id, event] satisfies Packed)),
  );
  const notifications: string[] = [];
  let parts: string[] = [];
  let bytes = ENVELOPE_BYTES;
  const end = (): void => {
    if (parts.length > 0) notifications.push(`{"i":"${newId()}","c":[${parts.join()}]}`);
    [parts, bytes] = [[], ENVELOPE_BYTES];
  };
  for (const part of once) {
    const size = Buffer.byteLength(part) + 1;
    if (bytes + size > MOST_BYTES) end();
    parts.push(part);
    bytes += size;
  }
  end();
  return notifications;
}

/** That the data of entities is gone as a whole. */
export function packResets(entityIds: readonly string[]): string[] {
  return entityIds.map((entityId) => JSON.stringify({ i: newId(), r: [entityId] }));
}

/** A sign of life of one process, for itself. */
export function packPing(process: string): string {
  return JSON.stringify({ p: process });
}

/** What a notification says; `unknown` for one that nobody of ours sent. */
export function unpack(notification: string): LiveNotification {
  let said: { i?: string; c?: Packed[]; r?: string[]; p?: string } | null;
  try {
    said = JSON.parse(notification) as typeof said;
  } catch {
    return { unknown: true };
  }
  const { i: id, c: changes, r: resets, p: ping } = said ?? {};
  if (typeof id === 'string' && Array.isArray(changes))
    return { id, changes: changes.map(([entityId, type, one, event]) => ({ entityId, type, id: one, event })) };
  if (typeof id === 'string' && Array.isArray(resets)) return { id, resets };
  return typeof ping === 'string' ? { ping } : { unknown: true };
}
