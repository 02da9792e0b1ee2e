import { conflict } from '../platform/errors/domain-error.js';
import type { Verification } from './verification.entity.js';

type Detail =
  | 'businessName'
  | 'businessAbn'
  | 'individualName'
  | 'accountName'
  | 'accountBsb'
  | 'accountNumber'
  | 'accountNameNormalised'
  | 'businessNameNormalised';

/** A verification whose details are there. */
export type WholeVerification = Omit<Verification, Detail> & Record<Detail, string>;

/** Whether the details of a verification are there: it was not redacted. */
export function isWhole(verification: Verification): verification is Verification & WholeVerification {
  return verification.redactedAt === null;
}

/** A verification with its details. Throws a conflict if it was redacted. */
export function whole(verification: Verification): WholeVerification {
  if (isWhole(verification)) return verification;
  throw conflict(`This verification was redacted on ${verification.redactedAt?.toISOString().slice(0, 10)}.`);
}
