import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Policy } from '../policy/approval-policy.js';
import type { Reviewable } from './reviewable.js';

/** Corrections of these decide where the money goes. */
const OF_THE_ACCOUNT = [
  'extracted_account_bsb',
  'extracted_account_number',
  'extracted_account_name',
  'extracted_business_abn',
];

/** One of these decides whether the amount asks for two people. */
const OF_THE_AMOUNT = ['total'];

/** Who has had to do with what is to be decided. */
@Injectable()
export class People {
  /**
   * Those who corrected the account (or the total, where the policy goes by it), uploaded the document, asked for the verification that
   * it is compared with or added aliases to it, or made the account the supplier's by a merge.
   */
  async involvedIn(
    manager: EntityManager,
    { kind, id, entityId, uploadedBy }: Reviewable,
    { twoPeopleFromCents }: Pick<Policy, 'twoPeopleFromCents'>,
  ): Promise<Set<string>> {
    const involved = new Set(uploadedBy === null ? [] : [uploadedBy]);
    if (kind === 'aba_check') return involved;
    const rows = await manager.query<{ user_id: string }[]>(
      `SELECT user_id FROM invoice_corrections WHERE entity_id = $1 AND invoice_id = $2 AND field = ANY($3)
       UNION
       SELECT unnest(array_remove(v.aliased_by || v.requested_by, NULL)) FROM checks c JOIN verifications v ON v.id = c.verification_id
        WHERE c.entity_id = $1 AND c.invoice_id = $2 AND c.result = 'uncompromised'
       UNION
       SELECT a.merged_by FROM invoices i JOIN supplier_accounts a
           ON a.entity_id = i.entity_id AND a.supplier_id = i.supplier_id AND a.bsb = i.extracted_account_bsb
              AND a.account_number = i.extracted_account_number
        WHERE i.entity_id = $1 AND i.id = $2 AND a.merged_by IS NOT NULL`,
      [entityId, id, [...OF_THE_ACCOUNT, ...(twoPeopleFromCents === null ? [] : OF_THE_AMOUNT)]],
    );
    for (const { user_id } of rows) involved.add(user_id);
    return involved;
  }

  /** Who has approved since it was last put on hold or opened again. */
  async whoApproved(manager: EntityManager, { kind, id, entityId }: Reviewable): Promise<string[]> {
    const column = kind === 'invoice' ? 'invoice_id' : 'aba_check_id';
    const rows = await manager.query<{ decision: string; user_id: string | null }[]>(
      `SELECT decision, user_id FROM decisions WHERE entity_id = $1 AND ${column} = $2 ORDER BY created_at DESC, id DESC`,
      [entityId, id],
    );
    const ended = rows.findIndex(({ decision }) => decision !== 'approve');
    return rows.slice(0, ended < 0 ? rows.length : ended).flatMap(({ user_id }) => user_id ?? []);
  }

  async nameOf(manager: EntityManager, userId: string | null): Promise<string | null> {
    if (userId === null) return null;
    const [user] = await manager.query<{ name: string }[]>('SELECT name FROM users WHERE id = $1', [userId]);
    return user?.name ?? 'Somebody';
  }
}
