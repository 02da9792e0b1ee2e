import { wordsBetween } from '../../../fields/text/run.js';
import type { PlacedWord } from '../../../fields/structure/segment.js';
import { labelIn } from '../labels.js';
import { ACCOUNT_DIGITS } from './lengths.js';
import { formsIn, type Form, type FormSpan } from './forms.js';
import type { SearchedLine } from './searched-page.js';
import { matchesIn } from '../../../fields/text/matches.js';

/** Digits that stand together, as they are printed between separators. */
export interface Group {
  digits: string;
  /** Whether letters had to be taken for the digits they look like. */
  repaired: boolean;
  /** Where it stands in the text of its line. */
  start: number;
  end: number;
  words: readonly PlacedWord[];
}

/** Groups of digits with nothing between them but what parts the groups of a number. */
export interface Chain {
  line: SearchedLine;
  groups: Group[];
  /** Letters right before the first group, in lower case: `inv` of `INV20481`. */
  letters: string;
  /** Letters right after the last group. */
  tail: string;
  /** What its form says that it is. */
  form: Form | null;
}

const TOKEN = /[\p{L}\p{N}|]+/gu;
const PART = /[0-9]+|[^0-9]+/g;
/** What may stand between two groups of one number. */
const SEPARATOR =
  /^(?:[^\p{L}\p{N}$€£¥@%]{1,6}|[\s.\-–_*~=·•:|/]{1,24}|\s{0,3}(?:([._\-*~=])\1{0,200}|(?:\. ){1,100}\.?)\s{0,3})$/u;
const ZERO_LIKE = /^[OoQD]+$/;
const ONE_LIKE = /^[Il|]+$/;
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
};
const ALL_LOOK_ALIKES = /^[0-9OoQDIl|ZSsGB]+$/;
/** A letter before digits alone makes a code of them (`SO12345`), unless it is one that is written for zero or one. */
const CODE = /^[A-Za-z]{1,4}[0-9]+$/;
const ZERO_OR_ONE_FIRST = /^[OoIl|][0-9]/;

const asDigits = (text: string): string => [...text].map((one) => LOOK_ALIKES[one] ?? one).join('');

/** One token as digits, null where it is none even if letters are taken for what they look like. */
function whole(text: string): { digits: string; repaired: boolean } | null {
  if (/^[0-9]+$/.test(text)) return { digits: text, repaired: false };
  if (/[0-9]/.test(text)) {
    if (!ALL_LOOK_ALIKES.test(text) || (CODE.test(text) && !ZERO_OR_ONE_FIRST.test(text))) return null;
    return { digits: asDigits(text), repaired: true };
  }
  const isStrokes = text.length <= 6 && (ZERO_LIKE.test(text) || ONE_LIKE.test(text));
  return isStrokes ? { digits: asDigits(text), repaired: true } : null;
}

/** Digits, and words of nothing but digits and letters that look like some. */
const DIGIT_LIKE =
  /[0-9]|(?<![\p{L}\p{N}|])[OoQDIl|ZSsGB]+(?![\p{L}\p{N}|])|(?<=[0-9])[OoQDIl|ZSsGB]|[OoQDIl|ZSsGB](?=[0-9])/gu;

/** Whether a text has so many digits, letters counted that may be taken for some. */
export function hasDigits(text: string, least: number): boolean {
  if (!/[0-9]/.test(text)) return false;
  let count = 0;
  for (const [part] of matchesIn(text, DIGIT_LIKE)) if ((count += part.length) >= least) return true;
  return false;
}

/** The chains of digits in one line, those that are something else by their form apart; none where they are too short for any number. */
export function chainsOf(line: SearchedLine): Chain[] {
  const text = withoutBars(line.run.text);
  if (!hasDigits(text, ACCOUNT_DIGITS.least)) return [];
  const spans = formsIn(text.replaceAll('\n', ' ')).filter((span) => !isLabelledAmount(text, span));
  const chains: Chain[] = [];
  let open: Chain | null = null;
  const close = (tail = ''): void => {
    if (open) {
      open.tail = tail;
      // Letters that look like digits are none where no digit stands with them.
      while (open.groups.length > 0 && isLoose(text, open.groups)) open.groups.pop();
      while (open.groups.length > 0 && isStray(text, open.groups)) open.groups.shift();
      if (open.groups.length > 0) chains.push(open);
    }
    open = null;
  };
  let span = 0;
  let last = 0;
  for (const match of matchesIn(text, TOKEN)) {
    const start = match.index;
    while (span < spans.length && (spans[span]?.end ?? 0) <= start) span += 1;
    const masking = spans[span];
    const form = masking && masking.start <= start ? masking.form : null;
    if (open && (open.form !== form || (form === null && masking && masking.start < start && masking.end > last)))
      close();
    if (open && !SEPARATOR.test(text.slice(last, start))) close();
    last = start + match[0].length;
    const digits = whole(match[0]);
    if (digits) {
      open ??= { line, groups: [], letters: '', tail: '', form };
      open.groups.push({ ...digits, start, end: last, words: wordsBetween(line.run, start, last) });
      continue;
    }
    if (!/[0-9]/.test(match[0])) {
      close();
      continue;
    }
    let letters = '';
    for (const part of matchesIn(match[0], PART)) {
      const at = start + part.index;
      if (/[0-9]/.test(part[0])) {
        open ??= { line, groups: [], letters, tail: '', form };
        const end = at + part[0].length;
        open.groups.push({ digits: part[0], repaired: false, start: at, end, words: wordsBetween(line.run, at, end) });
      } else {
        close(part[0].toLowerCase());
        letters = part[0].toLowerCase();
      }
    }
  }
  close();
  return chains;
}

/** Bars between groups of digits; one alone may be a misread digit. */
const BAR = /(?<=\d{2}\s?)\|(?=\s?\d{2})/g;
const LEAST_BARS = 2;

/** A line with other marks in the places of the bars that part the groups of its numbers: `633|123|5147|2609`. */
const withoutBars = (text: string): string =>
  matchesIn(text, BAR).length >= LEAST_BARS ? text.replace(BAR, '/') : text;

/** A sum of fewer digits before its cents follows the word account honestly: `paid on account $1,250.00`. */
const LEAST_LABELLED = 5;

/** Whether what is written as an amount stands right behind the label of an account or of a BSB: `A/C $98,765,432.00`. */
function isLabelledAmount(text: string, { form, start, end }: FormSpan): boolean {
  if (form !== 'amount') return false;
  const printed = text.slice(start, end);
  if (printed.replace(/[.,]\d{2}(?!\d).*$/, '').replace(/\D/g, '').length < LEAST_LABELLED) return false;
  const label = labelIn(text.slice(0, start));
  return label === 'account' || label === 'bank';
}

const isLetters = (text: string, group: Group | undefined): boolean =>
  group !== undefined && !/[0-9]/.test(text.slice(group.start, group.end));

/** Whether the last of some groups is letters that stand apart from the digits before. */
function isLoose(text: string, groups: readonly Group[]): boolean {
  const last = groups.at(-1);
  const before = groups.at(-2);
  return isLetters(text, last) && (!last || !before || /\s/.test(text.slice(before.end, last.start)));
}

/** Whether a first group is a letter before a number and no part of it: `I 12345`, `| 42`. */
const isStray = (text: string, groups: readonly Group[]): boolean =>
  isLetters(text, groups[0]) && (groups[0]?.digits.length ?? 0) === 1 && text[groups[0]?.end ?? 0] === ' ';
