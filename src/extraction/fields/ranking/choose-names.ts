import type { AbnMention } from '../candidates/abns.js';
import { namesOfAbn } from '../candidates/business-names.js';
import { domainFit } from '../candidates/domains.js';
import { lineAbove, TRADES_FOR } from '../candidates/name-lines.js';
import { endsInForm, hasLegalForm, isNameLike, type NameValue } from '../candidates/names.js';
import {
  type AccountName,
  type AccountNameFacts,
  accountNameCandidates,
  describeAccountNames,
} from './account-name.js';
import {
  type BusinessName,
  type BusinessNameFacts,
  businessNameCandidates,
  describeBusinessNames,
} from './business-name.js';
import { isTrade } from '../assignment/supplier.js';
import { isLabel } from '../lexicon/match-labels.js';
import { rightOf } from '../structure/layout.js';
import type { LabelHit } from '../structure/scan.js';
import { nameKey, nameStem } from '../text/fold.js';
import { isAsBusiness, isSameName, standsBefore } from './named-as-business.js';
import { isNoName } from './no-names.js';
import { forestOf, LEAST, type Ranked } from './forests.js';
import { type NameFacts, type PrintedName, wordsOfName } from './name-features.js';
import { scoreNames } from './score-names.js';
import { oddsByScore, worthOf } from './trees.js';
import { wholeAsSpelled, withBody, withForm, withoutPurpose, withPurpose } from './whole-names.js';

/** The candidate that most likely is right, with how likely that is, 0 to 1; null where there is none that is likely enough. */
function bestOf<T extends PrintedName>(
  field: Ranked,
  all: readonly T[],
  described: readonly number[][],
  facts: NameFacts,
): (T & { worth: number }) | null {
  const forest = forestOf(field);
  const scored = scoreNames(forest, all, described, (one) => wordsOfName(one, facts));
  const [best] = oddsByScore(scored, ({ text }) => nameKey(text));
  const worth = best ? worthOf(forest, best.odds) : 0;
  return best && worth >= LEAST[field] ? { ...best.one, worth } : null;
}

/** A business's name with how likely it is right, and whether the document confirms it. */
export interface RankedBusinessName extends NameValue {
  worth: number;
  isConfirmed: boolean;
}

/**
 * A name with whom it trades for, or as what, where the document prints both in one: `Example Trust t/a Example` for `Example`, and
 * `Example Pty Ltd ATF Example Trust` for `Example Pty Ltd`.
 */
function withTrustee<T extends NameValue>(name: T, all: readonly BusinessName[]): T {
  const whole = all.find(
    ({ text, origin }) =>
      (text.endsWith(` ${name.text}`) && TRADES_AS.test(text.slice(0, -name.text.length))) ||
      (origin !== 'printed' && text.startsWith(`${name.text} `) && TRADES_FOR.test(text.slice(name.text.length + 1))),
  );
  return whole ? { ...name, text: whole.text, words: whole.words } : name;
}

const TRADES_AS = /(?:\bt\/as?|\btrading as) $/i;

/** Chooses the name of the business that asks to be paid. */
export function rankBusinessName(facts: BusinessNameFacts): RankedBusinessName | null {
  const isOther = nameOfOtherAbn(facts);
  const customers = facts.issuedByBuyer ? new Set<string>() : namesOfCustomer(facts);
  const all = businessNameCandidates(facts).filter(
    (one) =>
      !isOther(nameKey(one.text)) && !customers.has(nameKey(one.text)) && (facts.issuedByBuyer || !isWrittenTo(one)),
  );
  const best = bestOf('business-name', all, describeBusinessNames(all, facts), facts);
  if (!best || isAddressee(best, all, facts)) return null;
  // What stands in the buyer’s lines is the buyer’s name, however alike.
  const others = all.filter(({ segment }) => !facts.buyerZone.has(segment));
  const { scan, domains } = facts;
  const printed = withForm(scan, withBody(scan, asAccountHolder(surestPrinting(best, all), others, facts)));
  const whole = asBesideAbn(withTrustee(writtenOut(printed, others), others), facts);
  const chosen = wholeAsSpelled(scan, whole, domains);
  return { ...chosen, isConfirmed: isConfirmed(chosen.text, facts) };
}

/** A person in a business that is written to: `Mr A. Example`, `The Directors`. Doctors and professors send invoices under their own names. */
const PERSON_IN_BUSINESS =
  /^(?:(?:Mr|Mrs|Ms|Miss|Messrs)\b\.? |Att(?:n|ention)\b|(?:c\/o|c\/-|care of) |(?:The )?(?:Directors?|(?:[\p{L}]+ )?Manager|Secretary|Treasurer|Principal|Proprietors?|Accounts(?: Payable| Department)?)$)/iu;

/** Whether a name stands below the person in that business who is written to, as the head of a letter has it. */
function isWrittenTo({ layout, segment }: BusinessName): boolean {
  const above = segment.box.y0 < layout.page.height / 2 ? lineAbove(layout, segment) : undefined;
  return above !== undefined && PERSON_IN_BUSINESS.test(above.text);
}

/** Whether a label of the buyer's stands right before a name somewhere, as on a delivery slip. */
const isAddressee = (
  { text }: NameValue,
  all: readonly BusinessName[],
  { scan, supplierZone, issuedByBuyer }: BusinessNameFacts,
): boolean =>
  !issuedByBuyer &&
  all.some(
    ({ text: other, words, segment }) =>
      nameKey(other) === nameKey(text) &&
      !supplierZone.has(segment) &&
      (scan.hitsBySegment.get(segment) ?? []).some(
        (hit) =>
          hit.concept === 'buyer' &&
          hit.atStart &&
          !goesOnSentence(hit) &&
          hit.after.spans.find(({ word }) => !hit.words.includes(word))?.word === words[0],
      ),
  );

/** The label that stands left of whom the invoice is for on payment slips, which are at the foot of a page. At its head the other column is often the supplier's. */
const OF_CUSTOMER = /^customer(?:name)?$/;

/** What a payment slip names as the customer, in the cell right of that label: behind the person in a business who is written to, the business. */
const namesOfCustomer = ({ scan }: BusinessNameFacts): Set<string> =>
  new Set(
    scan.hits
      .filter(({ label, atStart, atEnd }) => OF_CUSTOMER.test(label) && atStart && atEnd)
      .filter(({ layout, segment }) => segment.box.y0 > layout.page.height / 2)
      .flatMap(({ layout, segment }) => {
        const [cell] = rightOf(layout, segment);
        const lines = (cell && layout.blocks[cell.block]) ?? [];
        return cell && PERSON_IN_BUSINESS.test(cell.text) ? [lines[lines.indexOf(cell) + 1]] : [cell];
      })
      .flatMap((cell) => (cell ? [nameKey(cell.text)] : [])),
  );

/** Whether a label is a word of a sentence that goes on in its line: `… mail a cheque` / `to Example Pty Ltd`. */
const goesOnSentence = ({ marked, words }: LabelHit): boolean => !marked && /^\p{Ll}/u.test(words[0]?.text ?? '');

/** Whether the words before an ABN say that its holder finances or insures what the supplier sells. */
const servesSupplier = ({ label, hit }: AbnMention): boolean => label === 'third_party_abn' && hit?.concept === 'abn';

/**
 * Whether a name stands beside another ABN than the supplier's, or is one that stands there without its form: where the supplier's ABN has a name
 * beside it too, name and ABN are one party's. Who only serves the supplier is never the supplier.
 */
function nameOfOtherAbn({ supplier: { abn }, abns }: BusinessNameFacts): (name: string) => boolean {
  const besideOf = (one: AbnMention): string[] =>
    namesOfAbn(one).flatMap(({ origin, text }) => (origin === 'beside' ? [`${nameKey(text)} `] : []));
  const own = abn ? besideOf(abn) : [];
  const others = own.length > 0 ? abns.filter(({ digits }) => digits !== abn?.digits).flatMap(besideOf) : [];
  const serving = abns.filter(servesSupplier).map(({ hit }) => ` ${nameKey(hit?.before.text ?? '')} `);
  return (name) =>
    serving.some((before) => before.includes(` ${name} `)) ||
    (others.some((other) => other.startsWith(`${name} `)) && !own.some((one) => one.startsWith(`${name} `)));
}

/**
 * The name beside the supplier's ABN, where its beginning or its end was chosen, or where it stands on the ABN's line and the choice is not sure
 * enough.
 */
function asBesideAbn<T extends NameValue & { worth: number }>(name: T, { supplier: { abn } }: BusinessNameFacts): T {
  const key = nameKey(name.text);
  const whole = (abn ? namesOfAbn(abn) : []).find(({ origin, text, words, segment }) => {
    if (origin !== 'beside' || !isNameLike(text) || isNoName({ text, words })) return false;
    const other = nameKey(text);
    return (
      other.startsWith(`${key} `) ||
      (other.endsWith(` ${key}`) && !isLabel(other.slice(0, -key.length))) ||
      (name.worth < SURE_ENOUGH && segment.row === abn?.segment.row && !isTrade(text))
    );
  });
  return whole ? { ...name, text: whole.text, words: whole.words } : name;
}

/**
 * How likely right a choice must be to stand against the name on the ABN's line, which the register knows. At 0.5, two more of 665 names on test
 * documents were right, and a parish was named beside its trustees' ABN.
 */
const SURE_ENOUGH = 0.65;

/** How well a name must fit a domain to be confirmed by it. */
const FITS = 0.5;

/** Whether more than its place and type says that a name is a business's: its legal form, the supplier's ABN, a domain or the account's name. */
function isConfirmed(text: string, { supplier: { abn }, domains, accountNames }: BusinessNameFacts): boolean {
  const key = nameKey(text);
  return (
    hasLegalForm(text) ||
    domainFit(text, domains) >= FITS ||
    (abn !== null && namesOfAbn(abn).some((one) => nameKey(one.text) === key)) ||
    accountNames.some((account) => ` ${nameKey(account)} `.includes(` ${key} `))
  );
}

/** The company that is printed elsewhere, where the name of its account was chosen with what that is kept for: `Example IT Pty Ltd` for `Example IT Operating`. */
function companyOf({ text }: NameValue, all: readonly NameValue[]): NameValue | undefined {
  const holder = nameKey(withoutPurpose(text));
  return holder === nameKey(text)
    ? undefined
    : all.find((one) => endsInForm(one.text) && nameStem(one.text) === holder);
}

/** The company that an account is held by, where a word of its name was chosen that is printed alone, as a logo is: `Example Energy Pty Ltd` for `Example`. */
function asAccountHolder<T extends NameValue>(
  name: T,
  all: readonly NameValue[],
  { accountNames }: BusinessNameFacts,
): T {
  const key = nameKey(name.text);
  const company = accountNames.some((account) => nameKey(account) === key) ? companyOf(name, all) : undefined;
  if (company) return { ...name, text: company.text, words: company.words };
  if (key.includes(' ') || hasLegalForm(name.text)) return name;
  const holder = all.find(
    ({ text }) =>
      nameKey(text).startsWith(`${key} `) &&
      hasLegalForm(text) &&
      accountNames.some((account) => nameKey(account) === nameKey(text)),
  );
  return holder ? { ...name, text: holder.text, words: holder.words } : name;
}

/**
 * The company that the chosen account is held by, where the first words of its name were chosen, as a logo has them: `Example Ridge Security Pty Ltd` for
 * `Example Ridge`, where the account is that of `Example Ridge Security`.
 * @param names what the document prints that may be a business's, without the buyer's
 */
export function asHolderOf(account: string, name: RankedBusinessName, names: readonly NameValue[]): RankedBusinessName {
  const [key, holder] = [nameKey(name.text), nameKey(account)];
  if (hasLegalForm(name.text) || !holder.startsWith(`${key} `)) return name;
  const company = names.find(({ text }) => endsInForm(text) && `${nameKey(text)} `.startsWith(`${holder} `));
  return company && !FORM_ALONE.test(nameKey(company.text).slice(key.length + 1))
    ? { ...name, text: company.text, words: company.words, isConfirmed: true }
    : name;
}

/** What adds no more to a name than the form of its company, as banks write it: `Example (Aust) P/L`. */
const FORM_ALONE = /^(?:(?:aust|australia|nsw|vic|qld|sa|wa|tas|nt|act) )?(?:pty ltd|pty|ltd|inc|incorporated)$/;

const certaintyOf = ({ words }: NameValue): number => Math.min(...words.map(({ word }) => word.confidence));

/** The printing of a name that was read most surely. */
function surestPrinting<T extends NameValue>(name: T, all: readonly NameValue[]): T {
  const surest = all
    .filter(({ text }) => text === name.text)
    .reduce<NameValue>((a, b) => (certaintyOf(b) > certaintyOf(a) ? b : a), name);
  return { ...name, words: surest.words };
}

/** Whether a text starts with another one, in whatever case: letterheads are often in capitals. */
const startsWith = (text: string, start: string): boolean =>
  text.slice(0, start.length).toLowerCase() === start.toLowerCase();

const SHORT_FORM = /\bp\/l\.?$/i;
const LONG_FORM = /\bpty\.? (?:ltd|limited)\.?$/i;

/** What a company's name goes on with behind a name without it: `, Inc.`, ` U.S.A., Inc.`, ` Pty Ltd`. */
const REST_OF_COMPANY =
  /^,? (?:[\p{L}.]+,? )?(?:inc|incorporated|llc|llp|plc|ltd|limited|corp|corporation|gmbh|co|s\.?l\.?u?|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|a\/s|a\.?g|sarl|sasu?|ab|oy|co-?op(?:erative)?(?: (?:ltd|limited))?)\.?$/iu;

/**
 * A company's name with its form written out, where the document prints it so: `Example Pty Ltd` for `Example P/L`, `Example, Inc.` for
 * `Example`.
 */
function writtenOut<T extends NameValue>(name: T, all: readonly NameValue[]): T {
  const stem = nameKey(name.text.replace(SHORT_FORM, ''));
  const long = SHORT_FORM.test(name.text)
    ? all.find(({ text }) => LONG_FORM.test(text) && nameKey(text.replace(LONG_FORM, '')) === stem)
    : hasLegalForm(name.text)
      ? undefined
      : all
          .filter(({ text }) => startsWith(text, name.text) && REST_OF_COMPANY.test(text.slice(name.text.length)))
          .reduce<NameValue | undefined>((a, b) => (a && a.text.length >= b.text.length ? a : b), undefined);
  return long ? { ...name, text: long.text, words: long.words } : name;
}

/** Chooses the name of the account to be paid into. */
export function rankAccountName(facts: AccountNameFacts): (NameValue & { worth: number }) | null {
  const name = bestAccountName(facts);
  if (!name) return null;
  const { scan, businessName } = facts;
  return withPurpose(
    scan,
    wholeAsSpelled(scan, withForm(scan, withBody(scan, name)), businessName === null ? [] : [businessName]),
  );
}

function bestAccountName(facts: AccountNameFacts): (NameValue & { worth: number }) | null {
  const { name } = facts.set;
  const key = nameKey(name?.value ?? '');
  const all = accountNameCandidates(facts);
  const asHeld = <T extends NameValue>(one: T): T => {
    const whole = all.find(
      ({ text, follows }) => KIND_OF_ACCOUNT.test(text) && !LABELS_NUMBER.test(follows) && isHeldAs(text, one.text),
    );
    return whole ? { ...one, text: whole.text, words: whole.words } : one;
  };
  if (name && key !== '' && `${nameKey(facts.businessName ?? '')} `.startsWith(`${key} `))
    return asHeld({ text: name.value, words: name.words, worth: NAMED_AS_BUSINESS });
  const best = bestOf('account-name', all, describeAccountNames(all, facts), facts);
  if (!best && name && name.strength >= SURELY_LABELLED)
    return { text: name.value, words: name.words, worth: LEAST['account-name'] };
  if (!best) return unlabelledAsBusiness(all, facts);
  if (name && isHeldAs(name.value, best.text)) return { ...best, text: name.value, words: name.words };
  return asHeld(best);
}

/** A name that is the business's own and stands right before the account, where neither rules nor trees are sure of one: the same name, or else the longest. */
function unlabelledAsBusiness(
  all: readonly AccountName[],
  { set, businessName }: AccountNameFacts,
): (NameValue & { worth: number }) | null {
  const business = businessName ?? '';
  const likely = all.filter((one) => isAsBusiness(one.text, business) && standsBefore(one, set));
  const own =
    likely.find(({ text }) => isSameName(text, business)) ??
    likely.reduce<AccountName | null>((a, b) => (a && a.text.length >= b.text.length ? a : b), null);
  return own && { text: own.text, words: own.words, worth: LEAST['account-name'] };
}

/** What it is worth that rules give an account the name that the business has, or its beginning: 193 of 204 were right when held back. */
const NAMED_AS_BUSINESS = 0.95;

/**
 * From what strength of its label on a name is given that trees are not sure of: on 886 test documents all three such names were right, and both with
 * less (0.3 and 0.5) were wrong.
 */
const SURELY_LABELLED = 0.9;

const KIND_OF_ACCOUNT = /\b(?:account|a\/c)$/i;

/** What makes `Account` before it the label of a number: `Account (BSB first):`, `Account no. 12345678`. */
const LABELS_NUMBER = /^ ?(?::|#|\(BSB\b|n(?:o|umber|br|umb)\b|\d)/i;

/** Whether a name goes on as banks hold it: `Example Lawyers Trust Account`, `Example (NT) P/L`. */
const isHeldAs = (whole: string, name: string): boolean =>
  whole.startsWith(`${name} `) && HELD_AS.test(whole.slice(name.length));

/** What the name of an account goes on with behind the name of its business: its kind, or the place and form of the company. */
const HELD_AS =
  /^(?:[\p{L} ]* (?:account|a\/c)|(?: \(\p{Lu}[\p{L} ]*\))? (?:p\/l|pty\.? (?:ltd|limited)|ltd|limited)\.?)$/iu;
