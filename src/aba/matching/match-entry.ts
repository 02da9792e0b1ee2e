import { isValidAccountNumber } from '../../numbers/account-number.js';
import { isOneOf, normaliseName } from '../../names/normalise-name.js';
import { isCredit } from '../format/aba-file.js';
import type { AbaEntry } from '../format/aba-file.js';
import { DETAIL } from '../format/layout.js';

/** What can be known of the payee of an entry (decisions, section 7). */
export const ENTRY_RESULTS = [
  'verified',
  'account_mismatch',
  'name_mismatch',
  'unverified',
  'invalid',
  'not_checked',
] as const;
export type EntryResult = (typeof ENTRY_RESULTS)[number];

/** A payee whose details are verified. */
export interface Payee {
  verificationId: string;
  accountName: string;
  accountNameNormalised: string;
  /** Further names that a person added. */
  aliases: readonly string[];
  aliasesNormalised: readonly string[];
  /** Of the row of its verification, as it was read. */
  version: string;
}

/** What is known that may concern some entries. */
export interface Knowledge {
  /** Verified payees by `accountKey`, the newest first. */
  payeesByAccount: ReadonlyMap<string, readonly Payee[]>;
  /** The newest verification of a payee of this normalised name. */
  verificationByName: ReadonlyMap<string, string>;
  /** Those BSBs of the entries that exist. */
  existingBsbs: ReadonlySet<string>;
}

export interface Match {
  result: EntryResult;
  /** The verification that the entry matched or was compared with. */
  verificationId: string | null;
}

/** What of an entry tells who its payee is. */
export interface Payment extends Pick<AbaEntry, 'bsb' | 'accountNumber' | 'accountName' | 'transactionCode'> {
  accountNameNormalised: string;
}

/** How much of a name the field of the file holds. */
const WIDTH = DETAIL.accountName.width;

/** Names an account in `Knowledge`. */
export function accountKey(bsb: string, accountNumber: string): string {
  return `${bsb} ${accountNumber}`;
}

/** Compares an entry with what is known: by its account first, then by its name. */
export function matchEntry(entry: Payment, knowledge: Knowledge): Match {
  if (!isCredit(entry)) return { result: 'not_checked', verificationId: null };
  if (!knowledge.existingBsbs.has(entry.bsb) || !isValidAccountNumber(entry.accountNumber))
    return { result: 'invalid', verificationId: null };

  const payees = knowledge.payeesByAccount.get(accountKey(entry.bsb, entry.accountNumber)) ?? [];
  const { accountNameNormalised: name } = entry;
  const same = payees.find((payee) => isNamed(payee, name));
  if (same) return { result: 'verified', verificationId: same.verificationId };
  const [newest] = payees;
  if (newest) return { result: 'name_mismatch', verificationId: newest.verificationId };

  const elsewhere = name === '' ? undefined : knowledge.verificationByName.get(name);
  if (elsewhere !== undefined) return { result: 'account_mismatch', verificationId: elsewhere };
  return { result: 'unverified', verificationId: null };
}

/** Whether an entry's name, normalised, is one of the payee's: whole, or as much of it as the field of the file holds. */
function isNamed({ accountName, accountNameNormalised, aliases, aliasesNormalised }: Payee, name: string): boolean {
  const cutOff = [accountName, ...aliases].filter((one) => one.length > WIDTH).map((one) => one.slice(0, WIDTH));
  return isOneOf([accountNameNormalised, ...aliasesNormalised, ...cutOff.map(normaliseName)], name);
}
