import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transactions.js';
import { runInside } from '../../platform/database/ambient.js';
import { ResourceReader } from '../../platform/json-api/reader.js';
import { SecretKey } from '../../platform/secrets/secret-key.js';
import { openPayload, sealPayload } from '../events/event-payload.js';
import type { EventPayload } from '../events/event-payload.js';
import { WebhookEvent } from '../events/webhook-event.entity.js';
import { subjectOf } from './subjects.js';

const BATCH = 500;

/** Deletes personal data from what subscriptions were told, or are still to be. */
@Injectable()
export class EventRedaction {
  constructor(
    private readonly reader: ResourceReader,
    private readonly secretKey: SecretKey,
  ) {}

  /**
   * Writes the payload of every event that tells of one of these things again, from what is left of the thing, and drops what receivers
   * answered. Comes after the things themselves were redacted.
   */
  async redact(transaction: Transaction, entityId: string, subjectIds: readonly string[]): Promise<void> {
    await this.nameSubjects(transaction, entityId);
    const events = transaction.rows(WebhookEvent, entityId);
    const told = await events.query('event').andWhere('event.subjectId = ANY(:subjectIds)', { subjectIds }).getMany();
    for (const event of told) {
      const { id, type, subjectId } = event;
      const { resource, fieldSet } = subjectOf(type);
      const shown = await runInside({ manager: transaction.manager, emitted: false }, () =>
        this.reader.byIds(resource, fieldSet, { entityId }, [subjectId ?? '']),
      );
      const before = this.open(event);
      const data = shown.get(subjectId ?? '') ?? { id: subjectId ?? '', type: resource.type, attributes: {} };
      const relationships = before?.data.relationships;
      const sealedPayload = sealPayload(this.secretKey, {
        id,
        type,
        created_at: event.createdAt.toISOString(),
        data: { ...data, ...(relationships && { relationships }) },
      });
      await events.update({ id }, { sealedPayload });
    }
    await transaction.manager.query(
      `UPDATE webhook_event_attempts SET response_body = NULL WHERE entity_id = $1 AND event_id = ANY($2)`,
      [entityId, told.map(({ id }) => id)],
    );
  }

  /** Events from before it was kept what they tell of say so in their payload alone. */
  private async nameSubjects(transaction: Transaction, entityId: string): Promise<void> {
    const events = transaction.rows(WebhookEvent, entityId);
    for (let after = ''; ;) {
      const query = events.query('event').andWhere('event.subjectId IS NULL').orderBy('event.id').limit(BATCH);
      const unnamed = await (after === '' ? query : query.andWhere('event.id > :after', { after })).getMany();
      for (const event of unnamed) {
        const subjectId = this.open(event)?.data.id;
        if (subjectId !== undefined) await events.update({ id: event.id }, { subjectId });
      }
      if (unnamed.length < BATCH) return;
      after = unnamed.at(-1)?.id ?? '';
    }
  }

  /** Null if it was sealed under another secret of the service. */
  private open({ id, sealedPayload }: WebhookEvent): EventPayload | null {
    const text = openPayload(this.secretKey, id, sealedPayload);
    return text === null ? null : (JSON.parse(text) as EventPayload);
  }
}
