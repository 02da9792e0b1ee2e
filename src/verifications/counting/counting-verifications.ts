import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { managerOf } from '../../platform/database/ambient.js';
import { rowVersion } from '../../platform/database/row-version.js';
import { Database } from '../../platform/database/transactions.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { SETTINGS_TOKEN } from '../../platform/config/settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { countsSql, oldestThatCounts, whyNotCounting } from './counting.js';
import type { Countable, NotCounting } from './counting.js';
import type { SeenVerifications } from './seen-verifications.js';
import { Verification } from '../verification.entity.js';

/** Whose account it is. */
export type VerifiedAccount = Pick<Verification, 'businessAbn' | 'accountBsb' | 'accountNumber'>;

/** A verification that would fit an invoice and does not count. */
export interface Lapsed {
  /** Why, in words. */
  reason: string;
  businessAbn: string;
  /** What became of it, where it has the account that was asked for. */
  account: 'too_old' | 'replaced' | 'revoked' | null;
}

/** What verifications are looked for by; one that shares any of it is found. */
export interface PayeeQuery {
  abn: string | null;
  /** Normalised, none of them empty. */
  names: readonly string[];
  account: { bsb: string; accountNumber: string } | null;
}

interface LapsedRow extends Countable {
  businessName: string;
  businessAbn: string;
  bsb: string;
  accountNumber: string;
  revokedAt: Date | null;
}

/** This many of each kind are looked at, the newest; more share an ABN, a name or an account only where something is wrong. */
const MOST = 20;

/** Which verifications count: the one truth for matching invoices and payment files, for checks, and for whose an account is. */
@Injectable()
export class CountingVerifications {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
  ) {}

  private get oldest(): Date | null {
    return oldestThatCounts(this.settings.VERIFICATION_MAX_AGE_MONTHS, new Date());
  }

  /** The SQL condition under which a row of `verifications`, under an alias, counts now. */
  condition(alias: string): string {
    return countsSql(alias, this.oldest);
  }

  /** Whether verifications become too old at all. */
  get areLimitedInAge(): boolean {
    return this.oldest !== null;
  }

  /** A query for the verifications of an entity that count now, under an alias. */
  query(entityId: string, alias: string): SelectQueryBuilder<Verification> {
    return this.database.rows(Verification, entityId).query(alias).andWhere(this.condition(alias));
  }

  /** Why a verification does not count now; null if it does. */
  whyNot(verification: Countable): NotCounting | null {
    return whyNotCounting(verification, this.oldest);
  }

  /**
   * SQL that gives the ids of verifications that count and share something with an invoice. Its parameters: $1 the entity's id, $2
   * an ABN, $3 normalised names, $4 and $5 BSB and number of an account.
   */
  sharing(): string {
    return sharing(this.condition('v'));
  }

  /** Whether a verification that counts has this account for this ABN. */
  async isAccountVerified(
    entityId: string,
    { businessAbn, accountBsb, accountNumber }: VerifiedAccount,
    manager: EntityManager = managerOf(this.database.dataSource),
  ): Promise<boolean> {
    const [row] = await manager.query<{ stands: boolean }[]>(
      `SELECT EXISTS (SELECT FROM verifications v WHERE v.entity_id = $1 AND ${this.condition('v')}
          AND v.business_abn = $2 AND v.account_bsb = $3 AND v.account_number = $4) AS stands`,
      [entityId, businessAbn, accountBsb, accountNumber],
    );
    return row?.stands ?? false;
  }

  /** Whether a verification that counts has the account and the ABN of this one, as a transaction sees it; no other has them of a redacted one. */
  async isVerifiedByAnother({ manager }: Transaction, entityId: string, id: string): Promise<boolean> {
    const [row] = await manager.query<{ found: boolean }[]>(
      `SELECT EXISTS (SELECT FROM verifications own JOIN verifications v ON v.entity_id = own.entity_id
           AND v.business_abn = own.business_abn AND v.account_bsb = own.account_bsb AND v.account_number = own.account_number
        WHERE own.entity_id = $1 AND own.id = $2 AND ${this.condition('v')}) AS found`,
      [entityId, id],
    );
    return row?.found ?? false;
  }

  /**
   * Keeps verifications from ending and from changing until a transaction ends. It comes before the invoices that rest on them are locked, as
   * where a verification ends: each waits for the other in one order.
   * @returns whether all of them count, and are as they were seen
   */
  async lock(transaction: Transaction, entityId: string, seen: SeenVerifications): Promise<boolean> {
    if (seen.isEmpty) return true;
    await transaction.join(entityId);
    const [{ lost }] = await transaction.manager.query<[{ lost: number }]>(
      `WITH seen AS (SELECT DISTINCT id, version FROM unnest($2::uuid[], $3::text[]) AS given (id, version)),
            held AS (SELECT v.id, ${rowVersion('v')} AS version FROM verifications v
                      WHERE v.entity_id = $1 AND v.id = ANY($2::uuid[]) AND ${this.condition('v')} ORDER BY v.id FOR SHARE)
       SELECT count(*) FILTER (WHERE held.id IS NULL OR held.version <> seen.version)::integer AS lost
         FROM seen LEFT JOIN held USING (id)`,
      [entityId, seen.ids, seen.versions],
    );
    return lost === 0;
  }

  /** The newest verification that would fit and does not count, one of the account before others; null if there is none. */
  async lapsed(entityId: string, { abn, names, account }: PayeeQuery): Promise<Lapsed | null> {
    const ended = `v.status IN ('verified', 'revoked') AND NOT ${this.condition('v')}`;
    const [row] = await managerOf(this.database.dataSource).query<LapsedRow[]>(
      `SELECT status, business_name AS "businessName", business_abn AS "businessAbn", account_bsb AS bsb,
              account_number AS "accountNumber", replaced_at AS "replacedAt", verified_at AS "verifiedAt",
              created_at AS "createdAt", revoked_at AS "revokedAt"
         FROM verifications WHERE entity_id = $1 AND id IN (${sharing(ended)})
        ORDER BY (account_bsb = $4 AND account_number = $5) IS TRUE DESC, created_at DESC, id DESC LIMIT 1`,
      [entityId, abn, names, account?.bsb ?? null, account?.accountNumber ?? null],
    );
    if (!row) return null;
    const { businessAbn, bsb, accountNumber, revokedAt, replacedAt } = row;
    const became = revokedAt !== null ? 'revoked' : replacedAt !== null ? 'replaced' : 'too_old';
    const isOfAccount = account?.bsb === bsb && account.accountNumber === accountNumber;
    return { reason: this.inWords(row), businessAbn, account: isOfAccount ? became : null };
  }

  private inWords({ businessName, revokedAt, replacedAt, verifiedAt, createdAt }: LapsedRow): string {
    if (revokedAt !== null) return `The verification of ${businessName} was revoked on ${day(revokedAt)}.`;
    if (replacedAt !== null)
      return `The verification of ${businessName} was replaced on ${day(replacedAt)} by a verification that no longer counts.`;
    const months = this.settings.VERIFICATION_MAX_AGE_MONTHS;
    return `${businessName} was verified on ${day(verifiedAt ?? createdAt)}, more than ${months} months ago, and has to be verified again.`;
  }
}

function sharing(condition: string): string {
  const branch = (where: string): string =>
    `(SELECT v.id FROM verifications v WHERE v.entity_id = $1 AND ${condition} AND ${where}
       ORDER BY v.created_at DESC LIMIT ${MOST})`;
  return [
    'v.business_abn = $2',
    'v.business_name_normalised = ANY($3)',
    'v.account_name_normalised = ANY($3)',
    // The first part is that of the index: few have any.
    `v.aliases_normalised <> '{}' AND v.aliases_normalised && $3::text[]`,
    'v.account_bsb = $4 AND v.account_number = $5',
  ]
    .map(branch)
    .join(' UNION ');
}

const day = (moment: Date): string => moment.toISOString().slice(0, 10);
