import { overlapX, unionOf } from '../../../fields/structure/geometry.js';
import type { PlacedWord } from '../../../fields/structure/segment.js';
import type { Chain, Group } from '../numbers/chains.js';
import type { PrintedNumber } from '../numbers/printed-number.js';
import { beforeInLine, labelOf, segmentOf } from '../numbers/surroundings.js';
import { withoutCount } from './numbered-pieces.js';
import { isInItemRow, isOneRun } from './other-numbers.js';

/**
 * Whether a known bank's BSB and the number after it stand by themselves: their lines hold nothing else, and what stands beside or above them
 * calls them nothing. Who pays by transfer takes such a pair for an account wherever it stands, under a mere name too.
 */
export const isBarePair = (bsb: PrintedNumber, number: PrintedNumber): boolean =>
  [bsb, number].every((one) => isAloneInLine(one, [bsb, number]) && labelOf(one) === null) &&
  isGroupedAsNumbers(bsb, number) &&
  !isInItemRow(bsb) &&
  !(isStacked(bsb, number) && isInTable(bsb, number));

/** How a BSB and a number are printed: the BSB in one or two groups, or both in groups of four. */
const PRINTED =
  /^\d{6}[\s–—-]+\d[\d\s–—-]*$|^\d{3}[\s–—-]{1,3}\d{3}[\s–—-]+\d[\d\s–—-]*$|^\d{4}(?:[ -]\d{4})+[ -]\d{1,4}$/;

/** Whether a pair is in groups that people print, not in one run, which is the number of a bar code, nor in parts as a date is. */
function isGroupedAsNumbers(bsb: PrintedNumber, number: PrintedNumber): boolean {
  const text =
    bsb.chain === number.chain
      ? printed(bsb.chain, bsb.groups, number.groups)
      : `${printed(bsb.chain, bsb.groups)} ${printed(number.chain, number.groups)}`;
  return PRINTED.test(text) || (IN_PAIRS.test(text) && [...bsb.words, ...number.words].every(isRecognised));
}

/** On tiles of a picture digits stand in twos: in text these are dates and times. */
const IN_PAIRS = /^\d\d(?:[ -]\d\d){2}[\s–—-]+\d\d(?:[ -]\d\d){1,4}(?:[ -]\d)?$/;
const isRecognised = ({ word }: PlacedWord): boolean => word.source === 'ocr';

const printed = ({ line }: Chain, first: readonly Group[], last = first): string =>
  line.run.text.slice(first[0]?.start, last.at(-1)?.end);

/**
 * Whether a known bank's BSB and a number stand right behind each other and nothing else does, behind a name or a label: `Macquarie 633146 51472609`. Labels are
 * the fraudster's, and of 4,860 honest documents three have such a pair that is a reference.
 */
export const isNamedPair = (bsb: PrintedNumber, number: PrintedNumber): boolean =>
  bsb.chain === number.chain &&
  number.groups.at(-1) === bsb.chain.groups.at(-1) &&
  bsb.chain.tail === '' &&
  NAMED_PAIR.test(printed(bsb.chain, bsb.groups, number.groups));
const NAMED_PAIR = /^\d{6}(?:[\s–—-]{1,3}|\s?[/|,]\s?)\d{5,10}$/;

/**
 * Whether a BSB ends a line of a sentence, but for a word that leads on, and a number begins the next line: `its 733 111 then`, below it
 * `987 65432 for the lunch`. No line of the 90 honest documents of the third author ends and goes on so.
 */
export function isOverLineEnd(bsb: PrintedNumber, number: PrintedNumber): boolean {
  const [first, second] = [segmentOf(bsb), segmentOf(number)];
  const block = bsb.chain.line.layout.blocks[first.block] ?? [];
  return (
    first.words.length >= SENTENCE &&
    LEADS_ON.test(bsb.chain.line.run.text.slice(bsb.groups.at(-1)?.end)) &&
    beforeInLine(number).trim() === '' &&
    block.find(({ row }) => row > first.row) === second &&
    Math.abs(first.box.x0 - second.box.x0) < 3 * first.size
  );
}
/** A line of fewer words is a label with its value, or the name of an item with its code. */
const SENTENCE = 4;
const LEADS_ON = /^[\s.,:;/|)\]–—-]*(?:(?:then|and|acct?|account|no|num|number|with)[\s.,:;/|(–—-]*){0,2}$/iu;

/** Whether more groups of digits than a count has stand outside those of a pair. */
function hasMoreOutside(groups: readonly Group[], ofPair: readonly Group[]): boolean {
  let outside = 0;
  return groups.some(
    ({ start, end }) => !ofPair.some((one) => start < one.end && end > one.start) && (outside += 1) > MOST_OF_COUNT,
  );
}
const MOST_OF_COUNT = 1;

/** Whether the line of a number holds nothing but numbers of the pair, and a word that counts them. */
function isAloneInLine({ chain }: PrintedNumber, pair: readonly PrintedNumber[]): boolean {
  const ofPair = pair.filter((one) => one.chain === chain).flatMap(({ groups }) => groups);
  if (hasMoreOutside(chain.groups, ofPair)) return false;
  const said = [...withoutCount(chain.line.run.text)];
  for (const { start, end } of ofPair) said.fill(' ', start, end);
  return /^[\s.,:;/|–—-]*$/u.test(said.join(''));
}

const isStacked = (bsb: PrintedNumber, number: PrintedNumber): boolean => segmentOf(bsb).row !== segmentOf(number).row;

/** How far from a pair other numbers make a table of it, in font heights. */
const TABLE = { rows: 2.5, beside: 14 };

/** Whether a further number stands above, below or beside a pair, as in a table of readings or codes. */
function isInTable(bsb: PrintedNumber, number: PrintedNumber): boolean {
  const { layout, segment } = bsb.chain.line;
  const own = new Set([...bsb.words, ...number.words].map(({ word }) => word));
  const box = unionOf([bsb.box, number.box]);
  return layout.segments.some(
    (other) =>
      Math.max(other.box.y0 - box.y1, box.y0 - other.box.y1) < TABLE.rows * segment.size &&
      other.words.some(
        (one) =>
          /^\d[\d.,-]*$/.test(one.text) &&
          !own.has(one.word) &&
          -overlapX(one.box, box) < (WORDLESS.test(other.text) ? TABLE.beside * segment.size : 0),
      ),
  );
}
const WORDLESS = /^[^\p{L}]*$/u;

/**
 * Whether a BSB and a number stand across a page or on its head in a picture, where the words around them are read too badly to say what they
 * are. Forms have one run of digits there. None of 156 honest pictures has such a pair.
 */
export const isTurnedPair = (bsb: PrintedNumber, number: PrintedNumber): boolean =>
  bsb.chain.line.layout.angle !== 0 && !isOneRun(bsb, number) && [...bsb.words, ...number.words].every(isRecognised);

/**
 * Whether a pair is printed as on the code line of a deposit slip or a cheque, where signs for banks stand around BSB and number:
 * `"000123" 733111: 98765432"`. Simplified or recognised, these signs are a colon, a quotation mark or the like.
 */
export function isCodeLine(bsb: PrintedNumber, number: PrintedNumber): boolean {
  const { text } = bsb.chain.line.run;
  if (bsb.chain !== number.chain || /\p{L}/u.test(text)) return false;
  const between = text.slice(bsb.groups.at(-1)?.end, number.groups[0]?.start);
  const around = text.slice(0, bsb.groups[0]?.start) + text.slice(number.groups.at(-1)?.end);
  return /^\s?[:;|⑆⑈⑉"<]\s?$/u.test(between) && /["'<⑆⑈⑉:]/u.test(around);
}
