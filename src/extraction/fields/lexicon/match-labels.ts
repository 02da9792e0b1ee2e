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
const LONG_LABELS = [...EXACT.keys()].filter((label) => label.length >= 7);
const LONGEST = Math.max(...[...EXACT.keys()].map((label) => label.length));

const forgiven = new Map<string, string | null>();

/** The label that a text is a misread printing of: one wrong character in seven, two from twelve on. */
function nearest(text: string): string | null {
  const known = forgiven.get(text);
  if (known !== undefined) return known;
  const limit = text.length >= 12 ? 2 : 1;
  const found = LONG_LABELS.find((label) => editDistance(text, label, limit) <= limit) ?? null;
  if (forgiven.size > 20_000) forgiven.clear();
  forgiven.set(text, found);
  return found;
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

function longestAt(tokens: readonly Token[], first: number, words: readonly PlacedWord[]): LabelMatch | null {
  let best: LabelMatch | null = null;
  let text = '';
  for (let end = first; end < Math.min(tokens.length, first + MAX_TOKENS); end += 1) {
    const token = tokens[end];
    if (!token) break;
    text += token.folded;
    if (text.length > LONGEST + 2) break;
    // Folding makes letters of digits: a label of more than an abbreviation has letters in print.
    if (/^[\d|!]+$/.test(token.raw)) continue;
    const concept = EXACT.get(text);
    const base = { firstToken: first, endToken: end + 1, tokens };
    if (concept) best = { ...base, concept, label: text, fuzzy: false };
    else if (text.length >= 7 && words[token.word]?.word.source === 'ocr') {
      const near = nearest(text);
      const nearConcept = near === null ? undefined : EXACT.get(near);
      if (near !== null && nearConcept && !(best && best.label.length >= near.length)) {
        best = { ...base, concept: nearConcept, label: near, fuzzy: true };
      }
    }
  }
  return best;
}
