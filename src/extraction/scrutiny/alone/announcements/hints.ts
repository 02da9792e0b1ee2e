import { isLabel } from '../../../fields/lexicon/match-labels.js';
import { readWeights } from '../../../weights.js';
import { type AnnouncementModel, announcementProbability, parseModel } from './learned/classifier.js';

/*
 * What no honest business says beside its account, in whatever words: whom to see first, what not to believe, how digits are to be read. No list can hold
 * all ways to hint at it, so what honest documents print there is learned, and everything that is unlike it counts.
 */

/** Labels of one or two words say too little to be judged by. */
const LEAST_WORDS = 3;

/**
 * From this probability on a sentence is none that stands beside an honest account. With all rules, of 539 kept hints 486 are found with it and of 1,419 kept
 * notes of honest businesses 130 are taken for one (`kept.spec.ts`); before parts counted from 0.95 on, 487 and 141 at 0.5, 480 and 116 at 0.6. A third of the notes share words with hints.
 */
const SURE = 0.55;

/**
 * So many words after one another are judged by themselves, every few words: a hint may stand in one line with what is honest, without a
 * mark between. A part of an honest sentence says less, so more is asked for: with 0.95 two notes more are taken for a hint than with 0.98, and 7 more of
 * 113 hints are found behind thanks.
 */
const PART = 8;
const STEP = 3;
const SURE_OF_PART = 0.95;

let loaded: AnnouncementModel | undefined;
const model = (): AnnouncementModel =>
  (loaded ??= parseModel(readWeights('scrutiny/alone/announcements/learned/hints.network')));

/**
 * Whether a sentence beside an account is a hint that sends the payment elsewhere, or in any other way none that honest businesses print there.
 * @param names that the document is paid under, which say nothing
 */
export function isHint(sentence: string, names: readonly string[]): boolean {
  const said = names.reduce((rest, name) => rest.replaceAll(name, ' '), sentence);
  // What a label is of stands beside it, and is judged by itself.
  if (isLabel(said)) return false;
  return isSure(said, SURE) || partsOf(said).some((part) => isSure(part, SURE_OF_PART));
}

const isSure = (said: string, limit: number): boolean =>
  (said.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []).length >= LEAST_WORDS &&
  announcementProbability(said, model()) >= limit;

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
