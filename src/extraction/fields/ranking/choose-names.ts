import type { AbnMention } from '../candidates/abns.js';
import { namesOfAbn } from '../candidates/business-names.js';
import { domainFit } from '../candidates/domains.js';
import { TRADES_FOR } from '../candidates/name-lines.js';
import { hasLegalForm, type NameValue } from '../candidates/names.js';
import {
  type AccountName,
  type AccountNameFacts,
  accountNameCandidates,
  describeAccountNames,
  isBesideNumber,
} from './account-name.js';
import {
  type BusinessName,
  type BusinessNameFacts,
  businessNameCandidates,
  describeBusinessNames,
} from './business-name.js';
import { nameKey } from '../text/fold.js';
import { forestOf, LEAST, LEAST_BESIDE_NUMBER, type Ranked } from './forests.js';
import { scoreOf, worthOf } from './trees.js';

/** The best of some candidates with how likely it is right, 0 to 1; null where none is likely enough. */
function bestOf<T>(field: Ranked, all: readonly T[], described: readonly number[][]): (T & { worth: number }) | null {
  return likelyOf(field, all, described)[0] ?? null;
}

/** Every candidate that is likely enough, best first. */
function likelyOf<T>(field: Ranked, all: readonly T[], described: readonly number[][]): (T & { worth: number })[] {
  return rankedOf(field, all, described).filter(({ worth }) => worth >= LEAST[field]);
}

/** Every candidate with how likely it is right, best first. */
function rankedOf<T>(field: Ranked, all: readonly T[], described: readonly number[][]): (T & { worth: number })[] {
  const forest = forestOf(field);
  return all
    .map((one, at) => ({ one, score: scoreOf(forest, described[at] ?? []) }))
    .sort((a, b) => b.score - a.score)
    .map(({ one, score }) => ({ ...one, worth: worthOf(forest, score) }));
}

/** A business's name with how likely it is right, and whether the document confirms it. */
export interface RankedBusinessName extends NameValue {
  worth: number;
  isConfirmed: boolean;
}

/** The most that a business's name is worth that rules alone found; one that trees are sure of is worth more. */
const MOST_RULED = 0.49;
/** What an account's name is worth that rules alone found: little by its place, more under a label that is known. */
const RULED_ACCOUNT = { least: 0.4, labelled: 0.45 };

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

/**
 * The best of likely names with what goes on in a line that rules find whole and that is likely too: `Example & Partners Surveyors` for
 * `Example & Partners`. A company's name ends in its form.
 */
function wholeLine(likely: readonly (BusinessName & { worth: number })[]): (BusinessName & { worth: number }) | null {
  const [best] = likely;
  if (!best || COMPANY.test(best.text)) return best ?? null;
  const whole = likely.find(
    ({ text, origin }) =>
      origin !== 'printed' && text.startsWith(`${best.text} `) && !text.slice(best.text.length).includes(','),
  );
  return whole ? { ...whole, worth: best.worth } : best;
}

const COMPANY = /\b(?:pty|ltd|limited|p\/l|inc|incorporated)\.?$/i;

const TRADES_AS = /(?:\bt\/as?|\btrading as) $/i;

/**
 * Likely names, best first, but where the best is printed in the buyer's lines too, one that stands in the supplier's comes first: a
 * letterhead beside the buyer's address says less than the labels of both.
 */
function unlessBuyers<T extends BusinessName>(
  likely: readonly T[],
  all: readonly BusinessName[],
  { buyerZone, supplierZone }: BusinessNameFacts,
): readonly T[] {
  const [best] = likely;
  const isBuyers = all.some(
    ({ text, segment }) => buyerZone.has(segment) && nameKey(text) === nameKey(best?.text ?? ''),
  );
  const other =
    isBuyers &&
    likely.find(({ text, segment }) => supplierZone.has(segment) && nameKey(text) !== nameKey(best?.text ?? ''));
  return other ? [other, ...likely.filter((one) => one !== other)] : likely;
}

/** Chooses the name of the business that asks to be paid. */
export function rankBusinessName(facts: BusinessNameFacts): RankedBusinessName | null {
  const { name, nameScore } = facts.supplier;
  const isOther = nameOfOtherAbn(facts);
  const all = businessNameCandidates(facts).filter(({ text }) => !isOther(nameKey(text)));
  const likely = likelyOf('business-name', all, describeBusinessNames(all, facts));
  const best = wholeLine(unlessBuyers(likely, all, facts));
  // What stands in the buyer’s lines is the buyer’s name, however alike.
  const others = all.filter(({ segment }) => !facts.buyerZone.has(segment));
  const chosen = best
    ? withTrustee(writtenOut(surestPrinting(best, all), others), others)
    : name && { ...name, worth: Math.min(MOST_RULED, 0.03 * nameScore) };
  return chosen && { ...chosen, isConfirmed: isConfirmed(chosen.text, facts) };
}

/**
 * Whether a name stands beside another ABN than the supplier's, or is one that stands there without its form: where the supplier's ABN has a name
 * beside it too, name and ABN are one party's.
 */
function nameOfOtherAbn({ supplier: { abn }, abns }: BusinessNameFacts): (name: string) => boolean {
  const besideOf = (one: AbnMention): string[] =>
    namesOfAbn(one).flatMap(({ origin, text }) => (origin === 'beside' ? [`${nameKey(text)} `] : []));
  const own = abn ? besideOf(abn) : [];
  const others = own.length > 0 ? abns.filter(({ digits }) => digits !== abn?.digits).flatMap(besideOf) : [];
  return (name) =>
    others.some((other) => other.startsWith(`${name} `)) && !own.some((one) => one.startsWith(`${name} `));
}

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

const certaintyOf = ({ words }: NameValue): number => Math.min(...words.map(({ word }) => word.confidence));

/** The printing of a name that was read most surely. */
function surestPrinting<T extends NameValue>(name: T, all: readonly NameValue[]): T {
  const surest = all
    .filter(({ text }) => text === name.text)
    .reduce<NameValue>((a, b) => (certaintyOf(b) > certaintyOf(a) ? b : a), name);
  return { ...name, words: surest.words };
}

const SHORT_FORM = /\bp\/l\.?$/i;
const LONG_FORM = /\bpty\.? (?:ltd|limited)\.?$/i;

/** What a company's name goes on with behind a name without it: `, Inc.`, ` U.S.A., Inc.`, ` Pty Ltd`. */
const REST_OF_COMPANY = /^,? (?:[\p{L}.]+,? )?(?:inc|incorporated|llc|llp|plc|ltd|limited|corp|corporation|gmbh)\.?$/iu;

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
      : all.find(({ text }) => text.startsWith(name.text) && REST_OF_COMPANY.test(text.slice(name.text.length)));
  return long ? { ...name, text: long.text, words: long.words } : name;
}

/** Chooses the name of the account to be paid into. */
export function rankAccountName(facts: AccountNameFacts): (NameValue & { worth: number }) | null {
  const { name } = facts.set;
  const ruled = name && {
    text: name.value,
    words: name.words,
    worth: RULED_ACCOUNT.least + RULED_ACCOUNT.labelled * name.strength,
  };
  const all = accountNameCandidates(facts);
  const best = bestOf('account-name', all, describeAccountNames(all, facts));
  // The printing that stands by the account is taken for the same name elsewhere.
  if (best && ruled && nameKey(best.text) === nameKey(ruled.text)) return { ...ruled, worth: best.worth };
  if (best && ruled && isHeldAs(ruled.text, best.text)) return { ...ruled, worth: best.worth };
  return best ?? ruled ?? nameBesideNumber(all, facts);
}

/** The likeliest name of all, where it is a line of its own in the column of the account's numbers. */
function nameBesideNumber(
  all: readonly AccountName[],
  facts: AccountNameFacts,
): (NameValue & { worth: number }) | null {
  const [first] = rankedOf('account-name', all, describeAccountNames(all, facts));
  return first && first.worth >= LEAST_BESIDE_NUMBER && isBesideNumber(first, facts) ? first : null;
}

/** Whether a name goes on as banks hold it: `Example Lawyers Trust Account`, `Example (NT) P/L`. */
const isHeldAs = (whole: string, name: string): boolean =>
  whole.startsWith(`${name} `) && HELD_AS.test(whole.slice(name.length));

/** What the name of an account goes on with behind the name of its business: its kind, or the place and form of the company. */
const HELD_AS =
  /^(?:[\p{L} ]* (?:account|a\/c)|(?: \(\p{Lu}[\p{L} ]*\))? (?:p\/l|pty\.? (?:ltd|limited)|ltd|limited)\.?)$/iu;
