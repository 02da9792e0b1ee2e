import type { DoubtReason, Place, PossibleAccount, UnseenReason } from '../../extraction/scrutiny/scrutiny.js';
import { holdsName, namesWithin } from '../../names/normalise-name.js';
import { maskAccountNumber } from '../../platform/logging/mask.js';
import type { Account } from '../../suppliers/supplier-identity.js';
import { hasAccount, isNameOf } from './compared-payee.js';
import type { ComparedPayee } from './compared-payee.js';
import { imitates } from './near-names.js';
import type { Namesake, PaymentCase } from './payment-case.js';

/** Why a check is left out, and where that is seen. */
interface LeftOut {
  reason: string;
  seen: readonly Place[];
}

/** A line of the table: says that a check is false, why it is left out, or nothing (null). */
export type Row = (given: PaymentCase, held: ComparedPayee | null) => false | LeftOut | null;

const leftOut = (reason: string, seen: readonly Place[] = []): LeftOut => ({ reason, seen });

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

const newWays = ({ scrutiny, history }: PaymentCase, known: readonly string[]) =>
  (scrutiny?.otherWaysToPay ?? []).filter(
    ({ value }) => !known.includes(value) && !(typeof history !== 'string' && history.waysToPay.includes(value)),
  );

const WAYS = { payid: 'PayID', bpay: 'BPAY biller code', iban: 'IBAN' } as const;

/** A PayID or an IBAN can be anybody's; a biller code is registered to its business. */
export const unknownWayToPay: Row = (given, held) => {
  const abns = held === null ? [] : [held.payee.businessAbn];
  const [first, ...others] = newWays(given, abns).filter(({ kind }) => kind !== 'bpay');
  if (!first) return null;
  return leftOut(
    `The document also asks to be paid by ${WAYS[first.kind]} ${onPage(first)}, which is not known for this payee.`,
    [first, ...others],
  );
};

export const noOtherWay: Row = ({ scrutiny }) =>
  scrutiny?.otherWaysToPay.length === 0 ? leftOut('The document gives no PayID, biller code or IBAN.') : null;

export const noEarlierWay: Row = ({ history }) => {
  if (typeof history === 'string') return leftOut(history);
  return history.waysToPay.length === 0
    ? leftOut('This supplier’s earlier invoices give no PayID, biller code or IBAN.')
    : null;
};

export const newWayToPay: Row = (given) => (newWays(given, []).length > 0 ? false : null);

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

export const emailNamesAnotherWayToPay: Row = ({ email, history }, held) => {
  const known = [...(held ? [held.payee.businessAbn] : []), ...(typeof history === 'string' ? [] : history.waysToPay)];
  const other = email?.waysToPay.find(({ kind, value }) => kind !== 'bpay' && !known.includes(value));
  return other ? leftOut(`${other.namedBy} asks to be paid by ${WAYS[other.kind]}.`) : null;
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

// Whose name

export const abnDiffers: Row = ({ abn, invalidAbn, printedName }, held) => {
  const printed = abn ?? invalidAbn;
  if (held === null || printed === null || printed === held.payee.businessAbn) return null;
  return leftOut(
    `The account is verified for ${held.payee.businessName}, ABN ${held.payee.businessAbn}; ` +
      `the invoice names ${printedName ?? 'another business'}, ABN ${printed}${abn === null ? ', which is not valid' : ''}.`,
  );
};

const isOfAbn = ({ abn, mergedAbn }: Namesake, wanted: string): boolean => abn === wanted || mergedAbn === wanted;

export const nameBelongsToOther: Row = ({ namesakes }, held) => {
  if (held === null) return null;
  const other = namesakes.find(
    (one) => !isOfAbn(one, held.payee.businessAbn) && !isNameOf(held.payee, one.nameNormalised),
  );
  if (!other) return null;
  const { payee } = held;
  return leftOut(`The account is verified for ${payee.businessName}; the invoice is in the name of ${other.name}.`);
};

/** A name that is nearly somebody else’s is read as theirs: `Acme Supplies Australia` for `Acme Supplies`. */
export const nameLooksLikeOther: Row = (given, held) => {
  const { abn, businessName, accountName, tradingNames, lookalikes, namesakes } = given;
  const ofPayee = (held?.all ?? []).flatMap((one) => [
    one.businessNameNormalised,
    one.accountNameNormalised,
    ...one.aliasesNormalised,
  ]);
  const abns = [abn, held?.payee.businessAbn].filter((one) => typeof one === 'string');
  const isOwn = (one: Namesake): boolean => abns.some((wanted) => isOfAbn(one, wanted));
  // Without an ABN a supplier is known by its name.
  const isNamed = (one: Namesake): boolean => abn === null && one.nameNormalised === businessName;
  const known = namesakes.filter((one) => isOwn(one) || isNamed(one));
  const own = [...ofPayee, ...known.map(({ nameNormalised }) => nameNormalised)];
  const printed = [businessName, accountName, ...tradingNames];
  const other = lookalikes.find(
    (one) => !isOwn(one) && printed.some((name) => imitates(name, one.nameNormalised, own)),
  );
  return other ? leftOut(`The name on the invoice is very similar to ${other.name}.`) : null;
};

/** A person takes the logo at the head of an invoice for whose it is, whatever its text says. */
export const letterheadNamesOther: Row = ({ onLetterhead, scrutiny }, held) => {
  if (held === null) return null;
  const own = [held.payee.businessNameNormalised, held.payee.accountNameNormalised, ...held.payee.aliasesNormalised];
  const other = onLetterhead.find(
    ({ abn, nameNormalised }) => abn !== held.payee.businessAbn && !own.some((name) => holdsName(name, nameNormalised)),
  );
  if (!other) return null;
  const seen = (scrutiny?.letterhead ?? []).filter(({ text }) =>
    namesWithin(text).some((name) => holdsName(name, other.nameNormalised)),
  );
  return leftOut(
    `The account is verified for ${held.payee.businessName}; the head of the document names ${other.name} ${onPage(seen[0])}.`,
    seen,
  );
};

/** Earlier invoices were of the ABN; one in the name of somebody else who is known is no further one of them. */
export const nameDiffers: Row = ({ namesakes, abn, businessName, tradingNames }) => {
  if (abn === null) return null;
  const other = [businessName, ...tradingNames]
    .map((name) => namesakes.filter(({ nameNormalised }) => nameNormalised === name))
    .filter((named) => !named.some((one) => isOfAbn(one, abn)))
    .flatMap((named) => named.find((one) => (one.mergedAbn ?? one.abn) !== null) ?? [])[0];
  if (!other) return null;
  return leftOut(`The invoice is in the name of ${other.name}, which has a different ABN.`);
};

/** Trading names are common: another name is accepted where the ABN that was verified is printed beside it. */
export const nameNotVerified: Row = ({ abn, businessName, accountName, printedName }, held) => {
  if (held === null || abn !== null) return null;
  if (isNameOf(held.payee, businessName === '' ? accountName : businessName)) return null;
  return leftOut(
    `The account is verified for ${held.payee.businessName}; the invoice names ${printedName ?? 'nobody'} and gives no ABN.`,
  );
};

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

const onPage = (place: Place | undefined): string => (place ? `on page ${place.page}` : 'on the page');
