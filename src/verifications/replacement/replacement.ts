import { lockByName } from '../../platform/database/lock-by-name.js';
import type { Transaction } from '../../platform/database/transactions.js';
import { Verification } from '../verification.entity.js';
import {
  verificationAccountReplaced,
  verificationNoLongerCounts,
  verificationReplaced,
} from '../verification.events.js';

/** What of a verification that is or was verified decides which others it replaces. */
export type Replaceable = Pick<
  Verification,
  | 'id'
  | 'status'
  | 'attributionId'
  | 'businessAbn'
  | 'accountBsb'
  | 'accountNumber'
  | 'additional'
  | 'createdAt'
  | 'replacedAt'
>;

/** One verification takes the place of another. */
interface Replacement {
  older: Replaceable;
  newer: Replaceable;
}

/**
 * Those that a newer verification replaces (decisions, section 5): older ones of the same attribution id, else, where there are
 * none, older ones of the same ABN; one that is additional replaces none.
 * @param others that are or were verified; replaced and revoked ones tell whether the attribution id was there before
 */
export function replacedBy(newer: Replaceable, others: readonly Replaceable[]): Replaceable[] {
  if (newer.additional) return [];
  const older = others.filter((one) => isOlder(one, newer));
  const ofAttribution = older.filter(
    ({ attributionId }) => attributionId !== null && attributionId === newer.attributionId,
  );
  const meant = ofAttribution.length > 0 ? ofAttribution : older.filter((one) => one.businessAbn === newer.businessAbn);
  return meant.filter(isLive);
}

/**
 * What changes when a verification becomes verified: it replaces older ones, and where a newer one was verified before it, that
 * one replaces it.
 */
export function replacements(verified: Replaceable, others: readonly Replaceable[]): Replacement[] {
  const all = [...others, verified];
  const newest = others
    .filter((one) => isLive(one) && replacedBy(one, all).includes(verified))
    .reduce<Replaceable | null>((best, one) => (best === null || isOlder(best, one) ? one : best), null);
  return [
    ...replacedBy(verified, others).map((older) => ({ older, newer: verified })),
    ...(newest === null ? [] : [{ older: verified, newer: newest }]),
  ];
}

function isLive({ status, replacedAt }: Replaceable): boolean {
  return status === 'verified' && replacedAt === null;
}

/** By when it was asked for: what was asked for last is what is known last, however long its individual took. */
function isOlder(one: Replaceable, other: Replaceable): boolean {
  return (
    one.createdAt.getTime() < other.createdAt.getTime() ||
    (one.createdAt.getTime() === other.createdAt.getTime() && one.id < other.id)
  );
}

/** The attribution ids of a verification and of those with its ABN: what else has them says whether those go by the ABN. */
const ATTRIBUTIONS = `
  SELECT same.attribution_id FROM verifications same
   WHERE same.entity_id = own.entity_id AND (same.id = own.id OR same.business_abn = own.business_abn)
     AND same.status IN ('verified', 'revoked')`;

/** Lets a verification that became verified take its place among the others, inside the transaction in which it does. */
export async function settleReplacements(
  transaction: Transaction,
  { entityId, id }: Pick<Verification, 'entityId' | 'id'>,
  now: Date,
): Promise<void> {
  await transaction.join(entityId);
  // Others of this entity that become verified at the same moment wait here, and then see this one.
  await lockByName(transaction.manager, `verified ${entityId}`);
  const rows = transaction.rows(Verification, entityId);
  const related = await rows
    .query('v')
    .innerJoin(Verification, 'own', 'own.entityId = v.entityId AND own.id = :id', { id })
    .andWhere(
      `v.status IN ('verified', 'revoked') AND (v.businessAbn = own.businessAbn OR v.attributionId IN (${ATTRIBUTIONS}))`,
    )
    .getMany();
  const verified = related.find((one) => one.id === id);
  if (!verified) return;
  const others = related.filter((one) => one !== verified);
  for (const { older, newer } of replacements(verified, others)) {
    await rows.update({ id: older.id }, { replacedAt: now, replacedById: newer.id, updatedAt: now });
    const payload = { entityId, verificationId: older.id };
    await transaction.emit(verificationReplaced, payload);
    if (older.accountBsb !== newer.accountBsb || older.accountNumber !== newer.accountNumber)
      await transaction.emit(verificationAccountReplaced, payload);
    await transaction.emit(verificationNoLongerCounts, payload);
  }
}
