import type { DoubtReason, PossibleAccount, UnseenReason, WayToPay } from '../../extraction/scrutiny/scrutiny.js';
import { maskAccountNumber } from '../../platform/logging/mask.js';
import type { Account } from '../../suppliers/supplier-identity.js';
import { hasAccount, namesOf } from './compared-payee.js';
import type { ComparedPayee } from './compared-payee.js';
import { isNamedAfter } from './own-domains.js';
import type { PaymentCase } from './payment-case.js';
import { leftOut, onPage } from './row.js';
import type { LeftOut, Row } from './row.js';

// Nothing to judge

export const noAccount: Row = ({ account }) =>
  account === null ? leftOut('The invoice gives no bank account.') : null;

export const noPayee: Row = ({ lapsed }, held) =>
  held === null ? leftOut(lapsed?.reason ?? 'No verified payee has this ABN, name or account.') : null;

export const noHistory: Row = ({ history }) => (typeof history === 'string' ? leftOut(history) : null);

/** What earlier invoices said does not outweigh that a person took the account back. */
export const revoked: Row = ({ lapsed }) => (lapsed?.account === 'revoked' ? leftOut(lapsed.reason) : null);

// Another account than is known

/** Where a payee's verified account is only too old, another one of theirs makes it no wrong one. */
export const tooOld: Row = ({ lapsed }, held) =>
  held !== null &&
  lapsed?.account === 'too_old' &&
  held.all.some(({ businessAbn }) => businessAbn === lapsed.businessAbn)
    ? leftOut(lapsed.reason)
    : null;

export const differsFromVerified: Row = ({ account }, held) =>
  held !== null && !hasAccount(held.payee, account) ? false : null;

export const differsFromEarlier: Row = ({ history }) =>
  typeof history !== 'string' && !history.knowsAccount ? false : null;

// Entered by a person

const OF_THE_PAYEE: Readonly<Record<string, string>> = {
  extracted_account_bsb: 'BSB',
  extracted_account_number: 'account number',
  extracted_account_name: 'account name',
  extracted_business_abn: 'ABN',
  extracted_business_name: 'business name',
};

/** What a person entered teaches nothing and continues no history. */
export const enteredByHand: Row = ({ enteredByHand: fields }) => entered(fields);

/** Nor does it make an account the verified one, unless it was picked on the document: a payment must rest on what that shows. */
export const enteredUnseen: Row = ({ enteredUnseen: fields }) => entered(fields);

function entered(fields: readonly string[]): LeftOut | null {
  const [field] = fields.filter((one) => one in OF_THE_PAYEE);
  return field === undefined
    ? null
    : leftOut(`The ${OF_THE_PAYEE[field]} was entered by a person, not read from the document.`);
}

// Seen

export const textDiffersFromPicture: Row = ({ textMatchesPicture }) =>
  textMatchesPicture === false ? leftOut('The document’s text gives a different account from the one it shows.') : null;

export const notLookedAt: Row = ({ scrutiny }) =>
  scrutiny === null ? leftOut('The document was read by an earlier version. Read it again to check this.') : null;

const UNSEEN: Record<UnseenReason, (where: string) => string> = {
  not_drawn: (where) => `The account is in the document’s text, but cannot be seen ${where}.`,
  too_small: (where) => `The account ${where} is too small to read.`,
  too_faint: (where) => `The account ${where} is too faint to read.`,
  not_legible: (where) => `The account ${where} could not be read with certainty.`,
  reads_differently: (where) => `The account ${where} looks different from what the document’s text says.`,
  font_lies: (where) => `The account ${where} is set in a font that shows different characters from its text.`,
  viewers_differ: (where) => `Viewers may show the account ${where} differently.`,
  not_looked_at: (where) => `The account ${where} could not be checked.`,
};

export const notSeen: Row = ({ scrutiny }) => {
  const sight = scrutiny?.sight ?? null;
  if (sight === null) return leftOut('The account was not found on the pages as displayed.');
  if (sight.outcome === 'seen') return null;
  return leftOut(UNSEEN[sight.reason](onPage(sight.places[0])), sight.places);
};

const DOUBTS: Record<DoubtReason, (where: string) => string> = {
  viewers_differ: (where) => `Viewers and printers may show the document differently ${where}.`,
  not_looked_at: (where) => `The document could not be searched for other accounts ${where}.`,
  not_legible: (where) => `There is writing ${where} that could not be read.`,
};

export const doubtful: Row = ({ scrutiny }) => {
  const [first, ...others] = scrutiny?.doubts ?? [];
  return first ? leftOut(DOUBTS[first.reason](onPage(first)), [first, ...others]) : null;
};

// Alone

export const notAloneAmongVerified: Row = (given, held) => {
  return notAlone(given, verifiedAccounts(held), 'which was not verified');
};

export const notAloneAmongEarlier: Row = (given, held) => {
  const earlier = typeof given.history === 'string' ? [] : given.history.accounts;
  return notAlone(given, [...verifiedAccounts(held), ...earlier], 'which is new for this supplier');
};

function notAlone(given: PaymentCase, explained: readonly Account[], what: string): LeftOut | null {
  const fine = [...(given.account ? [given.account] : []), ...explained, ...given.own.accounts];
  const others = (given.scrutiny?.possibleAccounts ?? []).filter(
    (one) => !fine.some((each) => isSameOrPart(one, each)),
  );
  const [first] = others;
  return first ? leftOut(`The document also shows ${inWords(first)} ${onPage(first)}, ${what}.`, others) : null;
}

const verifiedAccounts = (held: ComparedPayee | null): Account[] =>
  (held?.all ?? []).map(({ accountBsb: bsb, accountNumber }) => ({ bsb, accountNumber }));

/** What was found of an account: one of its numbers, or both. */
type FoundNumbers = Pick<PossibleAccount, 'bsb' | 'accountNumber'>;

/** Whether what was found is an account, or the one of its numbers that was found. */
function isSameOrPart(found: FoundNumbers, account: Account): boolean {
  if (found.bsb === null && found.accountNumber === null) return false;
  return (
    (found.bsb === null || found.bsb === account.bsb) &&
    (found.accountNumber === null || found.accountNumber === account.accountNumber)
  );
}

function inWords({ bsb, accountNumber }: FoundNumbers): string {
  if (bsb !== null && accountNumber !== null) return `another account, ${bsb} ${maskAccountNumber(accountNumber)},`;
  if (accountNumber !== null) return `what may be another account number, ${maskAccountNumber(accountNumber)},`;
  return bsb === null ? 'what may be another account' : `another BSB, ${bsb},`;
}

// Other ways to be paid

/** What the document gives, but for pages of the business itself. */
const waysGiven = (given: PaymentCase, held: ComparedPayee | null) =>
  (given.scrutiny?.otherWaysToPay ?? []).filter((one) => !isOwnPage(one, given, held));

const newWays = (given: PaymentCase, held: ComparedPayee | null, known: readonly string[]) =>
  waysGiven(given, held).filter(({ value }) => ![...known, ...earlierWays(given)].includes(value));

const earlierWays = ({ history }: PaymentCase): readonly string[] =>
  typeof history === 'string' ? [] : history.waysToPay;

/**
 * Whether a link leads to a page of the payee: its mail comes from there, or its name says so. What an invoice calls itself is chosen by whoever
 * made it, and counts only where nobody is verified.
 */
function isOwnPage({ kind, value }: Pick<WayToPay, 'kind' | 'value'>, given: PaymentCase, held: ComparedPayee | null) {
  const { businessName, accountName, tradingNames, senders } = given;
  const names = held === null ? [businessName, accountName, ...tradingNames] : held.all.flatMap(namesOf);
  return kind === 'link' && (senders.includes(value) || isNamedAfter(value, names));
}

const inWordsOf = ({ kind, value }: Pick<WayToPay, 'kind' | 'value'>): string =>
  kind === 'link' ? `at ${value}` : `by ${WAYS[kind]}`;

const WAYS = { payid: 'PayID', bpay: 'BPAY biller code', iban: 'IBAN' } as const;

/** A PayID, an IBAN or a page can be anybody's; a biller code is registered to its business. */
export const unknownWayToPay: Row = (given, held) => {
  const abns = held === null ? [] : [held.payee.businessAbn];
  const [first, ...others] = newWays(given, held, abns).filter(({ kind }) => kind !== 'bpay');
  if (!first) return null;
  return leftOut(
    `The document also asks to be paid ${inWordsOf(first)} ${onPage(first)}, which is not known for this payee.`,
    [first, ...others],
  );
};

export const noOtherWay: Row = (given, held) =>
  given.scrutiny !== null && waysGiven(given, held).length === 0
    ? leftOut('The document gives no PayID, biller code, IBAN or payment link.')
    : null;

export const noEarlierWay: Row = ({ history }) => {
  if (typeof history === 'string') return leftOut(history);
  return history.waysToPay.length === 0
    ? leftOut('This supplier’s earlier invoices give no PayID, biller code, IBAN or payment link.')
    : null;
};

export const newWayToPay: Row = (given, held) => (newWays(given, held, []).length > 0 ? false : null);

/** However often somebody asks for it, a way that is new for a payee who is known does not become usual: as with accounts. */
export const unknownOfKnown: Row = (given, held) =>
  held === null && typeof given.history === 'string' ? null : newWayToPay(given, held) === null ? null : false;

// The rest of the email

export const attachmentsWait: Row = ({ email }) =>
  email && email.waiting.length > 0 ? leftOut(`Another attachment has not been read yet: ${email.waiting[0]}.`) : null;

export const emailNamesAnotherAccount: Row = ({ email, account, own }, held) => {
  const fine = [...(account ? [account] : []), ...own.accounts, ...verifiedAccounts(held)];
  const other = email?.accounts.find((one) => !fine.some((each) => isSameOrPart(one, each)));
  return other ? leftOut(`${other.namedBy} gives ${inWords(other).replace(/,$/, '')}.`) : null;
};

export const emailNamesAnotherWayToPay: Row = (given, held) => {
  const known = [...(held ? [held.payee.businessAbn] : []), ...earlierWays(given)];
  const other = given.email?.waysToPay.find(
    (one) => one.kind !== 'bpay' && !known.includes(one.value) && !isOwnPage(one, given, held),
  );
  return other ? leftOut(`${other.namedBy} asks to be paid ${inWordsOf(other)}.`) : null;
};

export const emailAnnouncesChange: Row = ({ email }) => {
  const said = email?.announcements.find(({ namesTheAccount }) => !namesTheAccount);
  return said ? leftOut(`${said.saidBy} announces a change of details: “${said.text}”`) : null;
};

export const partUnread: Row = ({ email }) =>
  email && email.unread.length > 0
    ? leftOut(`The email also carries ${email.unread[0]}, which could not be read.`)
    : null;

export const moreInEmail: Row = (given) =>
  given.moreInEmail ? leftOut('The email has too many documents to compare them all.') : null;

export const emailTextNotSearched: Row = ({ email }) =>
  email && !email.textSearched ? leftOut('The text of the email was not searched.') : null;

// Text and picture

/** A font that lies says one account to programs and another one to people. */
export const textAndPictureDiffer: Row = ({ textMatchesPicture, scrutiny }) => {
  const sight = scrutiny?.sight;
  const lies = sight?.outcome === 'unseen' && sight.reason === 'font_lies';
  return textMatchesPicture === false || lies ? false : null;
};

export const notCompared: Row = ({ textMatchesPicture }) =>
  textMatchesPicture === null ? leftOut('The document has no text to compare with what it shows.') : null;

// What is announced

export const announces: Row = ({ scrutiny }) => ((scrutiny?.announcements.length ?? 0) > 0 ? false : null);

/** One that gives the account asked for, as new, goes with it. */
export const announcesOtherAccount: Row = ({ scrutiny }) => {
  const [first, ...others] = (scrutiny?.announcements ?? []).filter((one) => one.namesAccount !== true);
  return first ? leftOut(`The document announces a change of details: “${first.text}”`, [first, ...others]) : null;
};

export const emailAnnounces: Row = ({ email }) => ((email?.announcements.length ?? 0) > 0 ? false : null);
