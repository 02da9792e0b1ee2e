import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { runInside } from '../../platform/database/ambient.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { EventParticipants } from '../../platform/events/event-participants.js';
import type { EventParticipant, EmittedEvent } from '../../platform/events/event-participants.js';
import { newId } from '../../platform/ids/uuid.js';
import { ResourceReader } from '../../platform/json-api/reader.js';
import type { ResourceObject } from '../../platform/json-api/serialise.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { currentTraceparent } from '../../platform/tracing/tracing.js';
import { isMasked } from '../subscriptions/account-numbers.js';
import { maskedPayload, sealPayload } from '../events/event-payload.js';
import { WEBHOOK_EVENT_TYPES } from '../events/event-types.js';
import type { SentEventType, WebhookEventType } from '../events/event-types.js';
import { WebhookEvent } from '../events/webhook-event.entity.js';
import { subjectOf } from './subjects.js';

/** Events that are read and written together. */
const BATCH = 500;

interface Occurrence {
  type: SentEventType;
  payload: Readonly<Record<string, string>>;
}

/** A subscription that is to be told of something that happened. */
export interface Listener {
  id: string;
  url: string;
  events: WebhookEventType[];
  abilities: string[] | null;
  enabled: boolean;
}

/**
 * Writes, in the transaction in which something happens, what each subscription that wants it is to be told. What happens while one is
 * disabled is written as failed: nothing is sent, and all of it can be recovered.
 */
@Injectable()
export class WebhookEventWriter implements EventParticipant, OnModuleInit {
  readonly hears: ReadonlySet<string> = new Set(WEBHOOK_EVENT_TYPES);
  readonly goesLast = true;

  constructor(
    private readonly participants: EventParticipants,
    private readonly reader: ResourceReader,
    private readonly secretKey: SecretKey,
  ) {}

  onModuleInit(): void {
    this.participants.add(this);
  }

  async take(transaction: Transaction, events: readonly EmittedEvent[]): Promise<void> {
    const byEntity = new Map<string, (Occurrence & { type: WebhookEventType })[]>();
    for (const { type, payload } of events as (Occurrence & { type: WebhookEventType })[]) {
      const entityId = payload.entityId ?? '';
      const known = byEntity.get(entityId);
      if (known) known.push({ type, payload });
      else byEntity.set(entityId, [{ type, payload }]);
    }
    for (const [entityId, occurrences] of byEntity) await this.tell(transaction, entityId, occurrences);
  }

  /** Tells one subscription of something, whatever it wants. Returns the id of the event; null if there is no such thing. */
  async tellOne(
    transaction: Transaction,
    entityId: string,
    listener: Listener,
    { type, payload }: { type: SentEventType; payload: Readonly<Record<string, string>> },
  ): Promise<string | null> {
    const [id = null] = await this.write(transaction, entityId, type, [{ type, payload }], [listener]);
    return id;
  }

  /**
   * Tells everybody who wants to be told of such things.
   * @returns the ids of the events
   */
  async tell(
    transaction: Transaction,
    entityId: string,
    occurrences: readonly (Occurrence & { type: WebhookEventType })[],
  ): Promise<string[]> {
    const types = [...new Set(occurrences.map(({ type }) => type))];
    const listeners = await listenersOf(transaction, entityId, types);
    const written: string[] = [];
    if (listeners.length === 0) return written;
    for (const type of types) {
      const told = occurrences.filter((one) => one.type === type);
      const hearing = listeners.filter(({ events }) => events.includes(type));
      if (hearing.length === 0) continue;
      for (let from = 0; from < told.length; from += BATCH)
        written.push(...(await this.write(transaction, entityId, type, told.slice(from, from + BATCH), hearing)));
    }
    return written;
  }

  private async write(
    transaction: Transaction,
    entityId: string,
    type: SentEventType,
    occurrences: readonly Occurrence[],
    listeners: readonly Listener[],
  ): Promise<string[]> {
    const shown = await this.shown(transaction, entityId, type, occurrences);
    const now = new Date();
    const rows = shown.flatMap((whole) => {
      const { data: hidden } = maskedPayload({ data: whole });
      return listeners.map((listener) => {
        const id = newId();
        const data = isMasked(type, listener.abilities) ? hidden : whole;
        return {
          id,
          subscriptionId: listener.id,
          type,
          subjectId: whole.id,
          status: listener.enabled ? ('processing' as const) : ('failed' as const),
          webhookUrl: listener.url,
          sealedPayload: sealPayload(this.secretKey, { id, type, created_at: now.toISOString(), data }),
          attempts: 0,
          tries: 0,
          dueAt: listener.enabled ? now : null,
          traceparent: currentTraceparent(),
          createdAt: now,
        };
      });
    });
    await transaction.rows(WebhookEvent, entityId).insertMany(rows);
    return rows.map(({ id }) => id);
  }

  /** What happened to, as the REST interface would show it after this transaction. */
  private async shown(
    { manager }: Transaction,
    entityId: string,
    type: SentEventType,
    occurrences: readonly Occurrence[],
  ): Promise<ResourceObject[]> {
    const { resource, fieldSet, id, relationships } = subjectOf(type);
    const ids = occurrences.map(({ payload }) => payload[id] ?? '');
    const byId = await runInside({ manager, emitted: false }, () =>
      this.reader.byIds(resource, fieldSet, { entityId }, ids),
    );
    return occurrences.flatMap(({ payload }) => {
      const data = byId.get(payload[id] ?? '');
      if (data === undefined) return [];
      return [relationships ? { ...data, relationships: relationships.of(payload) } : data];
    });
  }
}

/** The subscriptions that want any of these types; they cannot be deleted until the transaction ends. */
function listenersOf(
  { manager }: Transaction,
  entityId: string,
  types: readonly WebhookEventType[],
): Promise<Listener[]> {
  return manager.query<Listener[]>(
    `SELECT id, url, events, abilities, enabled FROM webhook_subscriptions WHERE entity_id = $1 AND events && $2::text[]
      ORDER BY id FOR KEY SHARE`,
    [entityId, types],
  );
}
