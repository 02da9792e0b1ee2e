import { normaliseName } from '../../src/names/normalise-name.js';
import type { ReadDocument, ReadingResult } from '../../src/extraction/document.js';
import { type VerifiedPayee, matchVerification } from '../../src/rules/facts/match-verification.js';
import type { Account, Payee } from './documents.js';

/** True, false, or null where it is left out. */
export interface Verdict {
  match: boolean | null;
  unchanged: boolean | null;
  textMatchesPicture: boolean | null;
  /** In a word or two, for tables. */
  reason: string;
}

const LEFT_OUT = { match: null, unchanged: null, textMatchesPicture: null };

/** What the service says of the documents of a file whose payees are verified and whose supplier is known by its account. */
export function judgeFile(result: ReadingResult, payees: readonly Payee[]): Verdict[] {
  if (result.outcome === 'unreadable') return [{ ...LEFT_OUT, reason: result.reason }];
  return result.documents.map((document) => judge(document, payees));
}

function judge(document: ReadDocument, payees: readonly Payee[]): Verdict {
  const { fields, scrutiny, textMatchesPicture } = document;
  const value = (name: keyof typeof fields) => fields[name]?.value ?? null;
  const [bsb, accountNumber] = [value('account_bsb'), value('account_number')];
  const account = bsb !== null && accountNumber !== null ? { bsb, accountNumber } : null;
  const found = matchVerification(
    {
      abn: value('business_abn'),
      businessName: normaliseName(value('business_name') ?? ''),
      accountName: normaliseName(value('account_name') ?? ''),
      account,
      otherAccounts: document.otherAccounts,
    },
    payees.map(toVerified),
  );
  const known = account && payees.some((one) => isSame(one, account));
  const reasons = account ? [] : ['no account'];
  if (found?.beside) reasons.push('other account');
  if (scrutiny) {
    const { sight, doubts, possibleAccounts, otherWaysToPay } = scrutiny;
    if (sight?.outcome !== 'seen') reasons.push(`unseen ${sight?.reason ?? ''}`);
    reasons.push(...doubts.map(({ reason }) => `doubt ${reason}`));
    const strange = possibleAccounts.filter(
      (one) =>
        !payees.some(
          (payee) => (one.bsb ?? payee.bsb) === payee.bsb && (one.accountNumber ?? payee.number) === payee.number,
        ),
    );
    reasons.push(...strange.map(({ text }) => `account ${text}`));
    reasons.push(...otherWaysToPay.filter(({ kind }) => kind !== 'bpay').map(({ kind }) => kind));
  }
  const sound = reasons.length === 0;
  const match = found?.result === 'compromised' ? false : found?.result === 'uncompromised' && sound ? true : null;
  return {
    match,
    unchanged: account === null ? null : known ? (sound ? true : null) : false,
    textMatchesPicture,
    reason:
      match === false
        ? `other than verified: ${bsb} ${accountNumber}`
        : reasons.join(', ') || (match ? '' : 'no match'),
  };
}

const isSame = (payee: Payee, { bsb, accountNumber }: { bsb: string; accountNumber: string }): boolean =>
  payee.bsb === bsb && payee.number === accountNumber;

const toVerified = (payee: Payee & Account, index: number): VerifiedPayee => ({
  id: String(index),
  businessName: payee.businessName,
  businessNameNormalised: normaliseName(payee.businessName),
  businessAbn: payee.abn,
  accountName: payee.accountName,
  accountNameNormalised: normaliseName(payee.accountName),
  accountBsb: payee.bsb,
  accountNumber: payee.number,
});
