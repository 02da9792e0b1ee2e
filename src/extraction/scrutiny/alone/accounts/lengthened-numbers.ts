import { union } from '../../../pages/geometry.js';
import type { Box, FieldEvidence, Page, ReadDocument, Word } from '../../../document.js';
import type { PossibleAccount } from '../../scrutiny.js';
import { ENGLISH_DIGITS } from '../characters/number-words.js';

/** Digits that are too few for a number of their own, and letters that are taken for some beside them. */
const FEW_DIGITS = /^(?=.*\d)[^\p{L}\p{N}\p{Sc}%]{0,2}[\dOoQDIl|ZSsGB]{1,4}[^\p{L}\p{N}\p{Sc}%]{0,2}$/u;
const DIGIT_IN_WORDS = new RegExp(String.raw`^\W{0,2}(?:${ENGLISH_DIGITS})\W{0,2}$`, 'i');
/** How long somebody has to pay, behind the number and the end of its sentence: `12345678. 14 days`. */
const ENDS_SENTENCE = /[.;]$/u;
const OF_TIME = /^(?:days?|weeks?|months?)(?!\p{L})/iu;
const BLANK = 1;
const ONLY_SIGNS = /^[^\p{L}\p{N}]+$/u;
/** How far such digits stand behind the number that a person adds them to, as a multiple of the height of the font. */
const REACH = 3;
/**
 * Digits in a line of their own are read with the number above them where they stand so near below it, under the number or the label before
 * it, and nothing that they could belong to stands as near beside them; as multiples of its height.
 */
const BENEATH = { below: 1.2, before: 15, alone: 30 };
/** What shares so much of its height with a number stands in its line, raised or lowered letters too. */
const SAME_LINE = 0.3;

/**
 * Digits right before, behind or beneath the BSB or the number of the account that a document asks for, which are in neither: a person reads
 * the longer number.
 */
export function lengthenedNumbers({ number, words }: Page, { fields }: ReadDocument): PossibleAccount[] {
  const printed = [fields.account_bsb, fields.account_number].filter((one) => one?.page === number);
  const level = words.filter(({ angle, text }) => angle === 0 && !ONLY_SIGNS.test(text));
  const taken = new Set<Word>();
  return printed.flatMap((one) => {
    if (!one) return [];
    const added = [wordBefore(one, level), wordBehind(one, level), wordBeneath(one, level)].find(
      (word) =>
        word &&
        !taken.has(word) &&
        isFew(word) &&
        !isTerm(one, word, level) &&
        !printed.some((other) => other && isInside(word.box, other.box)),
    );
    if (!added) return [];
    taken.add(added);
    const [first, second] =
      middle(added.box) < one.box.x0 ? [added.text, one.words.join(' ')] : [one.words.join(' '), added.text];
    const text = `${first} ${second}`;
    return [{ page: number, box: union(one.box, added.box), text, bsb: null, accountNumber: null }];
  });
}

const isFew = ({ text }: Word): boolean => FEW_DIGITS.test(text) || DIGIT_IN_WORDS.test(text);

/** Whether few digits behind a number are how long somebody has to pay. */
function isTerm({ words }: FieldEvidence, few: Word, level: readonly Word[]): boolean {
  const next = wordBehind(few, level);
  return (
    next !== undefined &&
    ENDS_SENTENCE.test(words.at(-1) ?? '') &&
    OF_TIME.test(next.text) &&
    next.box.x0 - few.box.x1 <= BLANK * heightOf(few.box)
  );
}

const heightOf = ({ y0, y1 }: Box): number => y1 - y0;

function wordBehind({ box }: Pick<FieldEvidence, 'box'>, words: readonly Word[]): Word | undefined {
  return words
    .filter((word) => isInLine(word.box, box) && middle(word.box) > box.x1)
    .filter((word) => word.box.x0 - box.x1 <= REACH * heightOf(box))
    .sort((a, b) => a.box.x0 - b.box.x0)[0];
}

function wordBefore({ box }: FieldEvidence, words: readonly Word[]): Word | undefined {
  return words
    .filter((word) => isInLine(word.box, box) && middle(word.box) < box.x0)
    .filter((word) => box.x0 - word.box.x1 <= REACH * heightOf(box))
    .sort((a, b) => b.box.x1 - a.box.x1)[0];
}

function wordBeneath({ box }: FieldEvidence, words: readonly Word[]): Word | undefined {
  const height = heightOf(box);
  const word = words.find(
    ({ box: other }) =>
      other.y0 > middleDown(box) &&
      other.y0 - box.y1 <= BENEATH.below * height &&
      other.x0 <= box.x1 &&
      other.x1 >= box.x0 - BENEATH.before * height &&
      !isInLine(other, box),
  );
  const isAlone =
    word &&
    words.every(
      (other) =>
        other === word ||
        !isInLine(other.box, word.box) ||
        Math.max(other.box.x0 - word.box.x1, word.box.x0 - other.box.x1) > BENEATH.alone * height,
    );
  return isAlone ? word : undefined;
}

const middle = ({ x0, x1 }: Box): number => (x0 + x1) / 2;

const middleDown = ({ y0, y1 }: Box): number => (y0 + y1) / 2;

const isInLine = (one: Box, other: Box): boolean =>
  Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) > SAME_LINE * Math.min(one.y1 - one.y0, other.y1 - other.y0);

const isInside = (one: Box, other: Box): boolean =>
  isInLine(one, other) && middle(one) > other.x0 && middle(one) < other.x1;
