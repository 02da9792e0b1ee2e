import type { EntityManager } from 'typeorm';
import { runPrepared } from '../database/prepared.js';
import { currentCorrelationId } from '../logging/context.js';
import { currentTraceparent } from '../tracing/tracing.js';

/** An event on its way into the outbox. */
export interface OutboxEntry {
  type: string;
  payload: object;
  correlation_id: string | null;
  /** The span that it follows from (W3C Trace Context). */
  traceparent: string | null;
}

/** What is told now, as it goes into the outbox. */
export function outboxEntry(type: string, payload: object): OutboxEntry {
  return { type, payload, correlation_id: currentCorrelationId(), traceparent: currentTraceparent() };
}

/** Writes entries into the outbox, where a parameter holds them as a JSON array. */
export function outboxInsertion(parameter: `$${number}`): string {
  return `INSERT INTO outbox (type, payload, correlation_id, traceparent)
    SELECT type, payload, correlation_id, traceparent
      FROM jsonb_to_recordset(${parameter}::jsonb) AS told (type text, payload jsonb, correlation_id text, traceparent text)`;
}

const WRITE = { name: 'outbox', text: outboxInsertion('$1') };

/** Writes what was told into the outbox, in its transaction. */
export async function writeOutbox(manager: EntityManager, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length > 0) await runPrepared(manager, WRITE, [JSON.stringify(entries)]);
}
