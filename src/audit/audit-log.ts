import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentActor } from '../platform/auth/actor.js';
import type { Actor } from '../platform/auth/actor.js';
import { inBatches } from '../platform/batches.js';
import { runPrepared } from '../platform/database/prepared.js';
import type { PreparedStatement } from '../platform/database/prepared.js';
import type { StatementPart } from '../platform/database/told-addition.js';
import type { Transaction } from '../platform/database/transactions.js';
import { outboxInsertion } from '../platform/events/outbox.js';
import { newId } from '../platform/ids/uuid.js';
import { currentCorrelationId } from '../platform/logging/context.js';
import { SecretKey } from '../platform/secrets/secret-key.js';
import type { AuditChange, PersonalValues } from './audit-event.js';
import { AuditSigner, digestOf } from './sealing/audit-signer.js';
import { canonical, storable } from './sealing/canonical.js';

/** Something to be written into the audit trail. */
export interface AuditEntry {
  /** Whose trail it belongs in; that of the entity's organization where it is null. */
  organizationId: string | null;
  entityId: string | null;
  /** What was done, for example `api_key.created`. */
  action: string;
  subject: { type: string; id: string };
  /** What was changed, masked; a change is `withheld` where its values say something of a person. */
  changes?: readonly AuditChange[];
  /** Who did it; whoever acts at the moment where absent. */
  actor?: Actor;
}

/**
 * One row in a table without indexes is all that writers pay for; the sealer files it (see AuditSealer). What is stored is taken from the
 * text that was signed.
 */
const insertion = (parameter: `$${number}`): string => `
  INSERT INTO audit_journal (id, organization_id, entity_id, created_at, actor, user_id, key_id, action, subject_type, subject_id,
                             changes, personal_digest, correlation_id, mac, salt, personal)
  SELECT (signed->>0)::uuid, (signed->>1)::uuid, (signed->>2)::uuid, (signed->>3)::timestamptz, signed->>4, (signed->>5)::uuid,
         (signed->>6)::uuid, signed->>7, signed->>8, signed->>9, signed->10, decode(signed->>11, 'hex'), signed->>12,
         decode(mac, 'hex'), decode(salt, 'hex'), personal
    FROM jsonb_to_recordset(${parameter}::jsonb) AS given (signed jsonb, mac text, salt text, personal jsonb)`;

/** In JSON that is less than 128 KB: a longer text has a page of its own in V8's heap, and outlives what is collected often. */
const TOLD_TOGETHER = 250;

/** Planning it again each time costs more than running it. */
const WRITE: PreparedStatement = { name: 'audit', text: insertion('$1') };
/** As WRITE; what was told goes along, which saves the way to the database and back. */
const WRITE_WITH_TOLD: PreparedStatement = {
  name: 'audit_with_told',
  text: `WITH told AS (${outboxInsertion('$2')}) ${insertion('$1')}`,
};

/** 122 random bits; of Node's sources of randomness this one is made ready ahead. */
function newSalt(): Buffer {
  return Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
}

/** The audit trail, as those write it who change something. */
@Injectable()
export class AuditLog {
  private readonly signer: AuditSigner;
  /** Entities stay with their organization. */
  private readonly organizations = new Map<string, string>();

  constructor(secretKey: SecretKey) {
    this.signer = new AuditSigner(secretKey);
  }

  /** Adds events to the trail in the transaction of what they tell of. Writers never wait for one another. */
  async append(manager: EntityManager, ...entries: readonly AuditEntry[]): Promise<void> {
    const rows = await this.rowsOf(manager, entries);
    if (rows.length > 0) await runPrepared(manager, WRITE, [`[${rows.join(',')}]`]);
  }

  /** As append, for one event and as a part of the statement that does what it tells of; null where the entity is gone. */
  async partFor(manager: EntityManager, entry: AuditEntry): Promise<StatementPart | null> {
    const [row] = await this.rowsOf(manager, [entry]);
    return row === undefined ? null : { name: 'audit', text: insertion, value: row };
  }

  /**
   * As append, of what was told in a transaction, which goes into the outbox by the way. However much it is, only so much of it is in memory
   * in writing.
   * @param entryOf what the trail says of one of the things that were told, null where it says nothing
   */
  async appendTold<T>(
    transaction: Transaction,
    told: readonly T[],
    entryOf: (one: T) => AuditEntry | null,
  ): Promise<void> {
    for await (const some of inBatches(told, TOLD_TOGETHER)) {
      const entries = some.map(entryOf).filter((entry) => entry !== null);
      const rows = await this.rowsOf(transaction.manager, entries);
      if (rows.length > 0)
        await runPrepared(transaction.manager, WRITE_WITH_TOLD, [
          `[${rows.join(',')}]`,
          JSON.stringify(transaction.takeUnwritten(some.length)),
        ]);
    }
  }

  private async rowsOf(manager: EntityManager, entries: readonly AuditEntry[]): Promise<string[]> {
    const rows: string[] = [];
    for (const entry of entries) {
      const organizationId =
        entry.organizationId ??
        this.organizations.get(entry.entityId ?? '') ??
        (await this.organizationOf(manager, entry.entityId));
      // The entity is gone, with everything that was to be told of it.
      if (organizationId !== null) rows.push(this.rowOf(organizationId, entry));
    }
    return rows;
  }

  /** A row as `insertion` takes it, in JSON. */
  private rowOf(organizationId: string, entry: AuditEntry): string {
    const { kind, userId, keyId, address } = entry.actor ?? currentActor();
    const changes = entry.changes === undefined ? [] : storable(entry.changes);
    const personal: PersonalValues = {
      ...(address !== null && { address }),
      changes: changes.filter(({ withheld }) => withheld).map(({ withheld: _, ...values }) => values),
    };
    const none = personal.address === undefined && personal.changes.length === 0;
    const salt = none ? null : newSalt();
    const values = canonical(personal);
    const { text, mac } = this.signer.signed({
      id: newId(),
      organizationId,
      entityId: entry.entityId,
      createdAt: new Date(),
      actor: kind,
      userId,
      keyId,
      action: entry.action,
      subjectType: entry.subject.type,
      subjectId: entry.subject.id,
      changes: changes.map((change) =>
        change.withheld ? { attribute: change.attribute, withheld: true as const } : change,
      ),
      personalDigest: salt === null ? null : digestOf(salt, values),
      correlationId: currentCorrelationId(),
    });
    const besides = salt === null ? '' : `,"salt":"${salt.toString('hex')}","personal":${values}`;
    return `{"signed":${text},"mac":"${mac}"${besides}}`;
  }

  private async organizationOf(manager: EntityManager, entityId: string | null): Promise<string | null> {
    if (entityId === null) throw new Error('An audit event must belong to an organization or to one of its entities.');
    const [row] = await manager.query<{ organization_id: string }[]>(
      'SELECT organization_id FROM entities WHERE id = $1',
      [entityId],
    );
    if (row !== undefined) this.organizations.set(entityId, row.organization_id);
    return row?.organization_id ?? null;
  }
}
