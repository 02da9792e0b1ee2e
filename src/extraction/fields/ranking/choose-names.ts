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
  return best ?? (name && { ...name, worth: Math.min(MOST_RULED, 0.03 * nameScore) });
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
  return best ?? ruled;
}
