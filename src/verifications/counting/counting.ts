import type { Verification } from '../verification.entity.js';

/** What of a verification decides whether it counts. */
export type Countable = Pick<Verification, 'status' | 'replacedAt' | 'verifiedAt' | 'createdAt'>;

/** Why a verification does not count. */
export type NotCounting = 'not_verified' | 'replaced' | 'too_old';

/**
 * The moment after which a verification must have become verified to count.
 * @param months how old it may be; 0 for any age. A month that is too short for the day ends on its last one, as in PostgreSQL.
 * @returns null if age does not matter
 */
export function oldestThatCounts(months: number, now: Date): Date | null {
  if (months === 0) return null;
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - months);
  if (oldest.getUTCDate() !== now.getUTCDate()) oldest.setUTCDate(0);
  return oldest;
}

/**
 * Why a verification does not count (decisions, section 14); null if it does: it is verified, was not replaced and is not
 * too old. The same as `countsSql` says of rows.
 */
export function whyNotCounting(verification: Countable, oldest: Date | null): NotCounting | null {
  const { status, replacedAt, verifiedAt, createdAt } = verification;
  if (status !== 'verified') return 'not_verified';
  if (replacedAt !== null) return 'replaced';
  return oldest !== null && (verifiedAt ?? createdAt).getTime() <= oldest.getTime() ? 'too_old' : null;
}

/**
 * The SQL condition under which a row of `verifications` counts.
 * @param alias of the table in the statement
 */
export function countsSql(alias: string, oldest: Date | null): string {
  const young =
    oldest === null
      ? ''
      : ` AND coalesce(${alias}.verified_at, ${alias}.created_at) > timestamptz '${oldest.toISOString()}'`;
  return `(${alias}.status = 'verified' AND ${alias}.replaced_at IS NULL${young})`;
}
