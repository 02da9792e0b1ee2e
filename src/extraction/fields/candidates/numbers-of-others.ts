import { isValidAcn } from '../../../numbers/acn.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord } from '../structure/segment.js';
import { valueSources } from '../structure/values.js';
import { matchesIn } from '../text/matches.js';
import { runOf, wordsBetween } from '../text/run.js';
import { abnMentions } from './abns.js';
import { leadingAccountNumber } from './digits.js';

/** Telephone numbers in the groups that they are printed in: `13 55 10`, `1300 555 001`, `03 6010 8988`, `0412 345 678`. */
const TELEPHONE =
  /(?<![\d.-])(?:13 \d{2} \d{2}|1[38]00[ -]\d{3}[ -]\d{3}|\(0[2-478]\) ?\d{4}[ -]?\d{4}|0[2-478] \d{4}[ -]\d{4}|04\d{2} \d{3} \d{3}|\+61[ \d()-]{9,14}\d)(?! ?\d|-\d)/g;
/** The number of a plan in the name of those who own under it: `Community Corporation No. 60671 Inc`, `Owners – Strata Plan 49807`. */
const PLAN =
  /\b(?:(?:owners|body|community|strata|company title) corporation|(?:strata|units?|community|registered) (?:title )?plan|strata scheme|[cs]ts)(?: (?:no|number)\b\.?)? \d{3,6}[a-z]?(?![\d-])/gi;
const ENDS_IN_DIGITS = /\d[-\u2010-\u2015 ]*$/;

/**
 * The words of ABNs, ACNs, telephone numbers and numbers of plans, which are never a part of an account, whatever stands beside them: the tail of an ABN and
 * a telephone number behind it have the form of a BSB and an account number (`74 664 033 238 13 55 10`).
 */
export function numbersOfOthers(scan: Scan): Set<PlacedWord> {
  const ofBusinesses = new Set([
    ...abnMentions(scan).flatMap(({ valid, words }) => (valid ? words : [])),
    ...acns(scan),
  ]);
  return new Set([...ofBusinesses, ...telephones(scan, ofBusinesses), ...plans(scan)]);
}

/** Company numbers behind their label, where the check digit is right. */
const acns = (scan: Scan): PlacedWord[] =>
  scan.hits
    .filter(({ concept }) => concept === 'acn')
    .flatMap((hit) =>
      valueSources(scan, hit).flatMap(({ run }) => {
        const number = leadingAccountNumber(run);
        return number && isValidAcn(number.digits) ? number.words : [];
      }),
    );

/** Telephone numbers. Digits that stand right behind others are the rest of theirs, but behind a business number. */
const telephones = (scan: Scan, ofBusinesses: ReadonlySet<PlacedWord>): PlacedWord[] =>
  scan.layouts.flatMap(({ segments }) =>
    segments.flatMap(({ words }) => {
      const run = runOf(words);
      return matchesIn(run.text, TELEPHONE).flatMap((match) => {
        const found = wordsBetween(run, match.index, match.index + match[0].length);
        const before = words[words.indexOf(found[0] as PlacedWord) - 1];
        const goesOn = before !== undefined && ENDS_IN_DIGITS.test(before.text) && !ofBusinesses.has(before);
        return goesOn ? [] : found;
      });
    }),
  );

const plans = (scan: Scan): PlacedWord[] =>
  scan.layouts.flatMap(({ segments }) =>
    segments.flatMap(({ words }) => {
      const run = runOf(words);
      return matchesIn(run.text, PLAN).flatMap(({ index, 0: plan }) =>
        wordsBetween(run, index, index + plan.length).filter(({ text }) => /\d/.test(text)),
      );
    }),
  );
