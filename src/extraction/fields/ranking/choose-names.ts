import type { NameValue } from '../candidates/names.js';
import { type AccountNameFacts, accountNameCandidates, describeAccountNames } from './account-name.js';
import { type BusinessNameFacts, businessNameCandidates, describeBusinessNames } from './business-name.js';
import { nameKey } from '../text/fold.js';
import { forestOf, isLearnedKind, LEAST, type Ranked } from './forests.js';
import { scoreOf, worthOf } from './trees.js';

/** The best of some candidates with how likely it is right, 0 to 1; null where none is likely enough. */
function bestOf<T>(field: Ranked, all: readonly T[], described: readonly number[][]): (T & { worth: number }) | null {
  const forest = forestOf(field);
  const [best] = all
    .map((one, at) => ({ one, score: scoreOf(forest, described[at] ?? []) }))
    .sort((a, b) => b.score - a.score);
  const worth = best ? worthOf(forest, best.score) : 0;
  return best && worth >= LEAST[field] ? { ...best.one, worth } : null;
}

/** The most that a business's name is worth that rules alone found; one that trees are sure of is worth more. */
const MOST_RULED = 0.49;
/** What an account's name is worth that rules alone found: little by its place, more under a label that is known. */
const RULED_ACCOUNT = { least: 0.4, labelled: 0.45 };

/** Chooses the name of the business that asks to be paid. */
export function rankBusinessName(facts: BusinessNameFacts): (NameValue & { worth: number }) | null {
  const { name, nameScore } = facts.supplier;
  if (!isLearnedKind(facts.scan)) return name && { ...name, worth: 0.4 + 0.05 * nameScore };
  const all = businessNameCandidates(facts);
  const best = bestOf('business-name', all, describeBusinessNames(all, facts));
  if (best) return writtenOut(best, all);
  return name && { ...name, worth: Math.min(MOST_RULED, 0.03 * nameScore) };
}

const SHORT_FORM = /\bp\/l\.?$/i;
const LONG_FORM = /\bpty\.? (?:ltd|limited)\.?$/i;

/** A company's name with its form written out, where the document prints it so elsewhere: `Example Pty Ltd` for `Example P/L`. */
function writtenOut<T extends NameValue>(name: T, all: readonly NameValue[]): T {
  const stem = nameKey(name.text.replace(SHORT_FORM, ''));
  const long = SHORT_FORM.test(name.text)
    ? all.find(({ text }) => LONG_FORM.test(text) && nameKey(text.replace(LONG_FORM, '')) === stem)
    : undefined;
  return long ? { ...name, text: long.text, words: long.words } : name;
}

/** Chooses the name of the account to be paid into. */
export function rankAccountName(facts: AccountNameFacts): (NameValue & { worth: number }) | null {
  const { name, score } = facts.set;
  const ruled = name && {
    text: name.value,
    words: name.words,
    worth: RULED_ACCOUNT.least + RULED_ACCOUNT.labelled * name.strength,
  };
  if (!isLearnedKind(facts.scan)) return ruled && { ...ruled, worth: 0.45 + 0.08 * score };
  const all = accountNameCandidates(facts);
  const best = bestOf('account-name', all, describeAccountNames(all, facts));
  // The printing that stands by the account is taken for the same name elsewhere.
  if (best && ruled && nameKey(best.text) === nameKey(ruled.text)) return { ...ruled, worth: best.worth };
  if (best && ruled && isHeldAs(ruled.text, best.text)) return { ...ruled, worth: best.worth };
  return best ?? ruled;
}

/** Whether a name goes on with what kind of account it is, as banks hold it: `Example Lawyers Trust Account`. */
const isHeldAs = (whole: string, name: string): boolean =>
  whole.startsWith(`${name} `) && /^[\p{L} ]* (?:account|a\/c)$/iu.test(whole.slice(name.length));
