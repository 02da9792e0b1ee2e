import { isValidAccountNumber } from '../../../numbers/account-number.js';
import { bankOfBsb } from '../../../numbers/bsb.js';
import { onOneLine, overlapX } from '../structure/geometry.js';
import type { PlacedWord } from '../structure/segment.js';
import { isAddress } from './names.js';
import { wordsBetween, type Run } from '../text/run.js';

/** Digits read from a run of text, and the words they stand in. */
export interface DigitsValue {
  digits: string;
  words: PlacedWord[];
  /** Where the digits start in the run's text, and where they end (exclusive). */
  start: number;
  end: number;
  /** Whether letters had to be taken for the digits they look like. */
  repaired: boolean;
}

const DIGIT_LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  i: '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
};

/** What may stand between a label and its number: how many digits it has, in brackets, punctuation, leaders, `is`, `no`. */
const LEAD =
  /^(?:\(\d{1,2}[ -]?digits?\)|[\s:;.,=#|_*>~\u00b0'"()\-\u2010-\u2015]|\b(?:is|n[or]|number|code|num|aud|below)\b)*/iu;
const GROUP = /[0-9OoQDIl|i!ZzSsGB]+/y;
const SEPARATOR = /[ \-\u2010-\u2015]{0,3}/y;
const SEPARATOR_OR_DOT = /[ \-\u2010-\u2015.]{0,3}/y;
/** Groups of one number are not further apart than this, in font heights. */
const GROUP_GAP = { text: 0.85, form: 0.85, ocr: 1.15 };

/** A last group followed by this is the day of a date, or a count, and not part of the number before it. */
const DATE_REST =
  /^\s*(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|(?:days?|of|x|pages?)\b|[/:]\s*\d)/i;

/** In recognised text, a last group that was read as letters: the number before it is not whole. The label of a BSB behind it is none. */
const MISREAD_REST = /^[ -]{1,2}(?!BSB\b)[OQDIZSGBTA\d£€$&?]{2,5}(?=$|[\s.,)])/;

interface Group {
  text: string;
  start: number;
  end: number;
}

/** Groups of digits that start a run, each following the last after nothing but a separator. */
function leadingGroups(run: Run, from: number, separator = SEPARATOR): Group[] {
  const groups: Group[] = [];
  let at = from;
  for (;;) {
    GROUP.lastIndex = at;
    const match = GROUP.exec(run.text);
    if (!match || !/[0-9]/.test(match[0])) break;
    const end = at + match[0].length;
    if (/^[\p{L}\p{N}]/u.test(run.text.slice(end))) break;
    const last = groups.at(-1);
    if (last && !areNear(run, last.end, at) && !isBroken(run.text.slice(last.end, at)) && !goesOnBelow(run, groups, at))
      break;
    groups.push({ text: match[0], start: at, end });
    separator.lastIndex = end;
    at = end + (separator.exec(run.text)?.[0].length ?? 0);
    if (at === end) break;
  }
  return groups;
}

/** Whether a hyphen at the end of a line breaks a number, as a browser breaks `062-000`. */
const isBroken = (between: string): boolean => /^[-\u2010\u2011] $/.test(between);

/**
 * Whether a number that is too short to be one goes on in the next line, in groups of three as it began:
 * `426` over `589 168`, `23` over `122 621 Reference`. One that could end where its line ends is not joined with what may be another.
 */
function goesOnBelow(run: Run, groups: readonly Group[], at: number): boolean {
  const begun = groups.reduce((sum, group) => sum + group.text.length, 0);
  const rest = run.text.slice(at);
  if (isInThrees(groups) && begun === 6) return LAST_THREE.test(rest);
  if (groups.length === 1 && begun <= 3 && TWO_THREES.test(rest)) return true;
  if (groups.length === 1 && begun === LEAST_DIGITS - 1)
    return (
      (ONE_GROUP.test(rest) && isBelow(run, groups[0]?.end ?? 0, at)) ||
      (REST_IN_SENTENCE.test(rest) && !isAddress(rest) && isWrapped(run, groups[0]?.end ?? 0, at))
    );
  return begun < LEAST_DIGITS && groups.at(-1)?.text.length === 3 && THREES.test(rest);
}

/** The words of a run that end and start at two places, where the second stands in a line below the first. */
function overLines(run: Run, end: number, start: number): { upper: PlacedWord; lower: PlacedWord } | null {
  const [upper] = wordsBetween(run, end - 1, end);
  const [lower] = wordsBetween(run, start, start + 1);
  return upper && lower && lower.box.y0 > upper.box.y0 + 0.5 * upper.size ? { upper, lower } : null;
}

/** Whether a word stands in the next line of the cell that the word before it ends. */
function isBelow(run: Run, end: number, start: number): boolean {
  const words = overLines(run, end, start);
  return words !== null && overlapX(words.upper.box, words.lower.box) > 0;
}

/** Whether a word starts the next line of a paragraph, left of the word that ends the line before it. */
function isWrapped(run: Run, end: number, start: number): boolean {
  const words = overLines(run, end, start);
  return words !== null && words.lower.box.x1 < words.upper.box.x0;
}

const isInThrees = (groups: readonly Group[]): boolean =>
  groups.length > 1 && groups.every((group) => group.text.length === 3);

/** A third group of three digits that ends a sentence or a part of it, as no number of a list does. */
const LAST_THREE = /^\d{3}[.,;](?!\d)/;

/** The fewest digits of an account number. */
const LEAST_DIGITS = 5;
/** Two groups of three digits or more, whatever words follow: no number of an address is. */
const TWO_THREES = /^\d{3} \d{3}(?: \d{3})?(?![\d/.:-]| \d)/;
/** Digits and nothing else: the rest of a number that its cell is too narrow for. */
const ONE_GROUP = /^\d{2,6}$/;
/** The second group of a number in a sentence, at whose end the sentence or a name follows: `1008` over `7741 Example Shearing.` */
const REST_IN_SENTENCE = /^\d{3,6}(?:[.,;](?!\d)|\s+\p{Lu}\p{L}+|$)/u;
/** Groups of three digits and nothing else that could belong to them. */
const THREES = /^\d{3}(?: \d{3}){0,2}(?![\d/.:-]|\s*[\p{L}\d])/u;

function areNear(run: Run, end: number, start: number): boolean {
  const left = run.spans.find((span) => span.start < end && span.end >= end)?.word;
  const right = run.spans.find((span) => span.start <= start && span.end > start)?.word;
  if (!left || !right || left === right) return true;
  return (
    onOneLine(left.box, right.box) &&
    (right.box.x0 - left.box.x1) / Math.max(left.size, right.size) <= GROUP_GAP[right.word.source]
  );
}

const repairDigits = (text: string): string =>
  [...text].map((character) => DIGIT_LOOK_ALIKES[character] ?? character).join('');

function valueOf(run: Run, groups: readonly Group[]): DigitsValue {
  const start = groups[0]?.start ?? 0;
  const end = groups.at(-1)?.end ?? 0;
  const printed = groups.map((group) => group.text).join('');
  const digits = repairDigits(printed);
  return { digits, words: wordsBetween(run, start, end), start, end, repaired: digits !== printed };
}

const isOcr = (value: DigitsValue): boolean => value.words.every((one) => one.word.source === 'ocr');

export function leadLength(text: string): number {
  return LEAD.exec(text)?.[0].length ?? 0;
}

/**
 * A BSB at the start of a run of text: six digits in any grouping. In recognised text it must be of a bank that exists, and
 * letters are taken for digits only there, where bank and form confirm it.
 */
export function leadingBsb(run: Run, from = leadLength(run.text)): DigitsValue | null {
  const groups = leadingGroups(run, from, SEPARATOR_OR_DOT);
  if (isMisreadMark(run, groups[0])) groups.shift();
  let length = 0;
  for (const [index, group] of groups.entries()) {
    length += group.text.length;
    if (length < 6) continue;
    if (length > 6) return null;
    const value = valueOf(run, groups.slice(0, index + 1));
    if (value.repaired && !isOcr(value)) return null;
    return isOcr(value) && bankOfBsb(value.digits) === null ? null : value;
  }
  return null;
}

/** Below this confidence a lone stroke is rather a mark than a digit. */
const UNSURE = 0.5;

/** Whether a group is the colon after a label, read as a stroke: `BSB 1 062-000`. */
function isMisreadMark(run: Run, group: Group | undefined): boolean {
  if (!group || !/^[1Il|i!]$/.test(group.text)) return false;
  return wordsBetween(run, group.start, group.end).every(
    ({ word }) => word.source === 'ocr' && word.text.length === 1 && word.confidence < UNSURE,
  );
}

/** Whether a number ends its line and the next line starts with digits that could be the rest of it. */
function mayGoOnBelow(run: Run, value: DigitsValue, groups: readonly Group[]): boolean {
  const last = value.words.at(-1);
  const next = run.spans.find((span) => span.start >= value.end);
  if (!last || !next || onOneLine(last.box, next.word.box)) return false;
  if (isInThrees(groups) && /^[\s-]*\d{3}(?!\d)/.test(run.text.slice(value.end))) return true;
  return /^[\s-]*\d{2,}(?![\d\s]*(?:[.:)%]|\/\s?\d|\p{L}))/u.test(run.text.slice(value.end));
}

/**
 * An account number at the start of a run of text: 5 to 10 digits in any grouping. Never cut and never repaired: where
 * letters stand between the digits, or more than 10 follow, there is none.
 */
export function leadingAccountNumber(run: Run, from = leadLength(run.text)): DigitsValue | null {
  const groups = leadingGroups(run, from);
  if (groups.length > 1 && DATE_REST.test(run.text.slice(groups.at(-1)?.end))) groups.pop();
  if (groups.length === 0) return null;
  const value = valueOf(run, groups);
  if (value.repaired || !isValidAccountNumber(value.digits)) return null;
  const rest = run.text.slice(value.end);
  if (mayGoOnBelow(run, value, groups)) return null;
  if (/^(?:[\p{L}\p{N}/@]|[.,]\d|[:]\d)/u.test(rest)) return null;
  return isOcr(value) && MISREAD_REST.test(rest) ? null : value;
}
