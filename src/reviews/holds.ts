import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/transactions.js';
import type { Transaction } from '../platform/database/transactions.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { lockReviewableAbaCheck, lockReviewableInvoice } from './decisions/reviewable.js';
import type { Reviewable } from './decisions/reviewable.js';

const BATCH = 500;

/** What of the last decision, `last`, says that a hold is over. */
const DAY_HAS_PASSED = `last.until < (now() AT TIME ZONE 'UTC')::date`;
const WAITS_FOR = 'i.entity_id = $1 AND last.verification_id = $2';

interface Kind {
  table: string;
  /** Names it in decisions. */
  column: string;
  lock(transaction: Transaction, entityId: string, id: string): Promise<Reviewable>;
}

const KINDS: readonly Kind[] = [
  { table: 'invoices', column: 'invoice_id', lock: lockReviewableInvoice },
  { table: 'aba_checks', column: 'aba_check_id', lock: lockReviewableAbaCheck },
];

/** What is on hold of a kind, by the last decision on it: earlier ones no longer say until when. */
const onHold = ({ table, column }: Kind, over: string): string => `
  SELECT i.entity_id AS "entityId", i.id FROM ${table} i, LATERAL (
      SELECT d.decision, d.until, d.verification_id FROM decisions d
       WHERE d.entity_id = i.entity_id AND d.${column} = i.id ORDER BY d.created_at DESC, d.id DESC LIMIT 1) AS last
   WHERE i.review = 'on_hold' AND last.decision = 'hold' AND ${over}`;

interface OnHold {
  entityId: string;
  id: string;
}

/** Ends what people put on hold, once what they wait for is there. */
@Injectable()
export class Holds {
  constructor(
    private readonly database: Database,
    private readonly decisions: DecisionsService,
  ) {}

  /** Ends holds whose day has passed, each in a transaction of its own. */
  async endPassed(): Promise<void> {
    for (const kind of KINDS) {
      const passed = await this.database.dataSource.query<OnHold[]>(`${onHold(kind, DAY_HAS_PASSED)} LIMIT ${BATCH}`);
      for (const one of passed)
        await this.database.transaction((transaction) =>
          this.end(transaction, kind, one, 'The day until which it was on hold has passed.'),
        );
    }
  }

  /** Ends the holds that wait for a verification which has ended. */
  async endOfVerification(transaction: Transaction, entityId: string, verificationId: string): Promise<void> {
    for (const kind of KINDS) {
      const waiting = await transaction.manager.query<OnHold[]>(`${onHold(kind, WAITS_FOR)} ORDER BY i.id`, [
        entityId,
        verificationId,
      ]);
      for (const one of waiting)
        await this.end(transaction, kind, one, 'The verification it was on hold for has ended.');
    }
  }

  private async end(transaction: Transaction, kind: Kind, { entityId, id }: OnHold, why: string): Promise<void> {
    let thing: Reviewable;
    try {
      thing = await kind.lock(transaction, entityId, id);
    } catch (error) {
      // It is being read again, and then waits for review anyway, or it is gone. Nothing else has to wait for it.
      if (error instanceof DomainError) return;
      throw error;
    }
    if (thing.review === 'on_hold') await this.decisions.reopen(transaction, thing, why);
  }
}
