import type { Verification } from '../verifications/verification.entity.js';

/** Whether a verification was verified and has ended. */
export function hasEnded({ status, replacedAt }: Pick<Verification, 'status' | 'replacedAt'>): boolean {
  return status === 'revoked' || replacedAt !== null;
}

/** The condition of the index by which invoices are found that verifications explain other attachments for, alias `i`. */
export const EXPLAINED = `i.explained_by <> '{}'`;

/**
 * The SQL condition under which an invoice that rests on a verification, or on another one of its payee, is to be judged again: it
 * was judged before the verification changed last, or rests on it although it has ended. One that somebody rejected stays as it is.
 * @param invoice alias of the table of invoices
 * @param verification alias of the table of verifications
 */
export function stale(invoice: string, verification: string): string {
  const [i, v] = [invoice, verification];
  return `(${i}.status = 'processed' AND ${i}.review IS DISTINCT FROM 'rejected' AND (coalesce(${i}.judged_at, ${i}.updated_at) < ${v}.updated_at
    OR ((${i}.verification_id = ${v}.id OR ${i}.explained_by @> ARRAY[${v}.id]) AND (${v}.status = 'revoked' OR ${v}.replaced_at IS NOT NULL))))`;
}
