import { isLabel } from '../../../../fields/lexicon/match-labels.js';
import { readWeights } from '../../../../weights.js';
import { type AnnouncementModel, announcementProbability, parseModel } from './classifier.js';

/*
 * What no honest business says beside its account, in whatever words: whom to see first, what not to believe, how digits are to be read. No list can hold
 * all ways to hint at it, so networks learn it from thousands of hints, and from what honest documents print there.
 */

/** Labels of one or two words say too little to be judged by. */
const LEAST_WORDS = 3;

/**
 * From this probability on a sentence is none that stands beside an honest account. With all rules, of 690 kept hints 589 are found with it and of 1,739 kept
 * notes of honest businesses 117 are taken for one (`kept.spec.ts`). With 0.55 some 30 hints and 50 notes more are, and of 21 sentences by which honest
 * invoices of somebody who had not read this were held, 16 instead of 11.
 */
const SURE = 0.75;

/**
 * So many words after one another are judged by themselves, every few words: a hint may stand in one line with what is honest, without a
 * mark between. A part of an honest sentence says less, so more is asked for.
 */
const PART = 8;
const STEP = 3;
const SURE_OF_PART = 0.97;

/**
 * What goes on across rows of a table is mostly two items of it. Of 113 kept hints 97 reach this and 103 `SURE`; of 1,209 such pairs on 670
 * honest documents, by networks that found as many hints, two did instead of nine.
 */
const SURE_ACROSS_ROWS = 0.87;

let loaded: AnnouncementModel | undefined;
const model = (): AnnouncementModel =>
  (loaded ??= parseModel(readWeights('scrutiny/alone/announcements/learned/hints.network')));

/**
 * Whether a sentence beside an account is a hint that sends the payment elsewhere, or in any other way none that honest businesses print there.
 * @param names that the document is paid under, which say nothing
 * @param acrossRows whether it goes on across rows of a table
 */
export function isHint(sentence: string, names: readonly string[], acrossRows = false): boolean {
  const said = names.reduce((rest, name) => rest.replaceAll(name, ' '), sentence);
  // What a label is of stands beside it, and is judged by itself.
  if (isLabel(said) || names.some((name) => isPartOfName(sentence, name))) return false;
  if (acrossRows) return isSure(said, SURE_ACROSS_ROWS);
  // Too little is left of `Speak to Acme Pty Ltd today` to be judged without the name.
  const isTorn = said !== sentence && countWords(said) === LEAST_WORDS;
  if (isTorn && !isSure(sentence, SURE)) return false;
  return isSure(said, SURE) || partsOf(said).some((part) => isSure(part, SURE_OF_PART));
}

/** Whether words stand in a name as they are: a name that wraps is read line by line. */
const isPartOfName = (said: string, name: string): boolean => ` ${name} `.includes(` ${said.trim()} `);

const countWords = (said: string): number => (said.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).length;

const isSure = (said: string, limit: number): boolean =>
  countWords(said) >= LEAST_WORDS && announcementProbability(said, model()) >= limit;

/** Stretches of a longer sentence that overlap; none where it is short. */
function partsOf(said: string): string[] {
  const words = said.match(/\S+/g) ?? [];
  if (words.length <= PART) return [];
  const count = Math.ceil((words.length - PART) / STEP) + 1;
  return Array.from({ length: count }, (_, at) => {
    const from = Math.min(at * STEP, words.length - PART);
    return words.slice(from, from + PART).join(' ');
  });
}
