import { union } from '../../../pages/geometry.js';
import type { Box, FieldEvidence, Page, ReadDocument, Word } from '../../../document.js';
import type { PossibleAccount } from '../../scrutiny.js';
import { ENGLISH_DIGITS } from '../characters/number-words.js';

/** Digits that are too few for a number of their own, and letters that are taken for some beside them. */
const FEW_DIGITS = /^(?=.*\d)[^\p{L}\p{N}\p{Sc}%]{0,2}[\dOoQDIl|ZSsGB]{1,4}[^\p{L}\p{N}\p{Sc}%]{0,2}$/u;
const DIGIT_IN_WORDS = new RegExp(String.raw`^\W{0,2}(?:${ENGLISH_DIGITS})\W{0,2}$`, 'i');
const ONLY_SIGNS = /^[^\p{L}\p{N}]+$/u;
/** How far such digits stand behind the number that a person adds them to, as a multiple of the height of the font. */
const REACH = 3;
/** What shares so much of its height with a number stands in its line, raised or lowered letters too. */
const SAME_LINE = 0.3;

/**
 * Digits right behind the BSB or the number of the account that a document asks for, which are in neither: a person reads the longer number.
 */
export function lengthenedNumbers({ number, words }: Page, { fields }: ReadDocument): PossibleAccount[] {
  const printed = [fields.account_bsb, fields.account_number].filter((one) => one?.page === number);
  const level = words.filter(({ angle }) => angle === 0);
  return printed.flatMap((one) => {
    const added = one ? addedTo(one, level, printed) : null;
    if (!one || !added) return [];
    const text = `${one.words.join(' ')} ${added.text}`;
    return [{ page: number, box: union(one.box, added.box), text, bsb: null, accountNumber: null }];
  });
}

function addedTo(
  { box }: FieldEvidence,
  words: readonly Word[],
  printed: readonly (FieldEvidence | null)[],
): Word | null {
  const reach = REACH * (box.y1 - box.y0);
  const behind = words
    .filter((word) => isInLine(word.box, box) && middle(word.box) > box.x1 && word.box.x0 - box.x1 <= reach)
    .filter(({ text }) => !ONLY_SIGNS.test(text))
    .sort((a, b) => a.box.x0 - b.box.x0);
  const [next] = behind;
  if (!next || !(FEW_DIGITS.test(next.text) || DIGIT_IN_WORDS.test(next.text))) return null;
  return printed.some((one) => one && isInside(next.box, one.box)) ? null : next;
}

const middle = ({ x0, x1 }: Box): number => (x0 + x1) / 2;

const isInLine = (one: Box, other: Box): boolean =>
  Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > SAME_LINE * Math.min(one.y1 - one.y0, other.y1 - other.y0);

const isInside = (one: Box, other: Box): boolean =>
  isInLine(one, other) && middle(one) > other.x0 && middle(one) < other.x1;
