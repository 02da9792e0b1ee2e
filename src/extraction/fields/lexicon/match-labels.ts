import type { PlacedWord } from '../structure/segment.js';
import { editDistance } from '../text/edit-distance.js';
import { fold } from '../text/fold.js';
import { tokensOf, type Token } from '../text/tokens.js';
import { LABELS, type LabelConcept } from './labels.js';

/** A label found in a run of words. */
export interface LabelMatch {
  concept: LabelConcept;
  /** The label as the lexicon writes it, without spaces. */
  label: string;
  /** Index of the first token, and one past the last. */
  firstToken: number;
  endToken: number;
  tokens: readonly Token[];
  /** Whether characters had to be forgiven. */
  fuzzy: boolean;
}

const MAX_TOKENS = 7;

const compact = (text: string): string => fold(text).replace(/[^\p{L}\p{N}#]/gu, '');

const EXACT = new Map<string, LabelConcept>();
for (const [concept, labels] of Object.entries(LABELS) as [LabelConcept, readonly string[]][]) {
  for (const label of labels) if (!EXACT.has(compact(label))) EXACT.set(compact(label), concept);
}
/** Labels of at least seven letters as their folded words, by how many words they have. */
const LONG_LABELS = new Map<number, string[][]>();
for (const label of Object.values(LABELS).flat()) {
  const words = label
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '')
    .map(fold);
  if (words.join('').length >= 7) LONG_LABELS.set(words.length, [...(LONG_LABELS.get(words.length) ?? []), words]);
}
const LONGEST = Math.max(...[...EXACT.keys()].map((label) => label.length));

/** Labels that are not to be known, without spaces. */
let withheld: ReadonlySet<string> = new Set();

/** Makes labels unknown, so that training sees what a document looks like whose labels no list holds. */
export function withholdLabels(labels: Iterable<string>): void {
  withheld = new Set([...labels].map(compact));
}

const conceptOf = (label: string): LabelConcept | undefined => (withheld.has(label) ? undefined : EXACT.get(label));

/** Whether a text is a label of the lexicon and nothing else. */
export const isLabel = (text: string): boolean => conceptOf(compact(text)) !== undefined;

const forgiven = new Map<string, string | null>();

/** How many characters of a word of a label may be misread. */
const tolerance = (word: string): number => (word.length >= 9 ? 2 : word.length >= 4 ? 1 : 0);

/** Whether words are those of a label, each but for the characters it may have misread, two in all. */
function isMisprint(label: readonly string[], words: readonly string[]): boolean {
  let left = 2;
  for (const [at, word] of label.entries()) {
    const limit = Math.min(left, tolerance(word));
    const distance = editDistance(word, words[at] ?? '', limit);
    if (distance > limit) return false;
    left -= distance;
  }
  return true;
}

/** The label that words are a misread printing of, word by word; without spaces. */
function nearest(words: readonly string[]): string | null {
  const key = words.join(' ');
  const known = forgiven.get(key);
  if (known !== undefined) return known;
  const found = (LONG_LABELS.get(words.length) ?? []).find((label) => isMisprint(label, words));
  if (forgiven.size > 20_000) forgiven.clear();
  forgiven.set(key, found?.join('') ?? null);
  return found?.join('') ?? null;
}

/**
 * Finds the labels of the lexicon in a run of words, longest first, none overlapping another. Spaces and punctuation are
 * ignored, look-alike characters are one, and long labels may hold a misread character where the words were recognised
 * from a picture.
 */
export function matchLabels(words: readonly PlacedWord[]): LabelMatch[] {
  const tokens = tokensOf(words);
  const matches: LabelMatch[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = longestAt(tokens, at, words);
    if (match) {
      matches.push(match);
      at = match.endToken;
    } else at += 1;
  }
  return matches;
}

/** Labels that stand right in front of their numbers without a space: `BSB062-000`, `A/C448201`, `No.4711`. */
const TOUCHES_NUMBER = /^(?:bsb|abn|acn|no|nr|num|number|id|ref|#|(?:a\/?c|acct?)(?:no)?|account)$/;

/** Words and a number joined by underscores, as programs name what they make: `bill_number_7` is one number. */
const IDENTIFIER = /^\p{L}+(?:_\p{L}+)+_\d+$/u;

/** Whether tokens of one word are the first letters of a number, as in `A17029` or `INV-0042`, and no label in front of one. */
function startsNumber(first: Token | undefined, last: Token, words: readonly PlacedWord[]): boolean {
  const text = words[last.word]?.text ?? '';
  if (IDENTIFIER.test(text)) return true;
  const printed = text.slice(first?.word === last.word ? first.start : 0, last.end);
  const isLabel = [last.raw, printed].some((label) => TOUCHES_NUMBER.test(label.toLowerCase()));
  return !isLabel && /^[-/_.]?\d/.test(text.slice(last.end));
}

/** Whether a bar stands between the words of a label: `Ada Example, Principal | ABN` is nobody's ABN but the writer's. */
const hasBar = (tokens: readonly Token[], first: number, end: number, words: readonly PlacedWord[]): boolean =>
  words.slice(tokens[first]?.word, tokens[end]?.word).some((word) => /^[|\u2022\u00b7]$/.test(word.text));

/** Whether a semicolon parts two tokens: no label goes on over it. */
const endsClause = (last: Token, token: Token, words: readonly PlacedWord[]): boolean =>
  last.word !== token.word && words[last.word]?.word.source === 'text' && words[last.word]?.text.endsWith(';') === true;

function longestAt(tokens: readonly Token[], first: number, words: readonly PlacedWord[]): LabelMatch | null {
  let best: LabelMatch | null = null;
  let text = '';
  for (let end = first; end < Math.min(tokens.length, first + MAX_TOKENS); end += 1) {
    const token = tokens[end];
    const last = tokens[end - 1];
    if (!token || (end > first && last && endsClause(last, token, words))) break;
    text += token.folded;
    if (text.length > LONGEST + 2) break;
    // Folding makes letters of digits: a label of more than an abbreviation has letters in print.
    if (/^[\d|!]+$/.test(token.raw) || startsNumber(tokens[first], token, words)) continue;
    const known = conceptOf(text);
    const concept = known === 'buyer_abn' && hasBar(tokens, first, end, words) ? undefined : known;
    const base = { firstToken: first, endToken: end + 1, tokens };
    if (concept) best = { ...base, concept, label: text, fuzzy: false };
    else if (text.length >= 6 && words[token.word]?.word.source === 'ocr') {
      const near = nearest(tokens.slice(first, end + 1).map((one) => one.folded));
      const nearConcept = near === null ? undefined : conceptOf(near);
      if (near !== null && nearConcept && !(best && best.label.length >= near.length)) {
        best = { ...base, concept: nearConcept, label: near, fuzzy: true };
      }
    }
  }
  return best;
}
