import { overlapX } from '../../../fields/structure/geometry.js';
import type { PlacedWord, Segment } from '../../../fields/structure/segment.js';
import { wordsBetween } from '../../../fields/text/run.js';
import { isNumberWord } from '../characters/number-words.js';
import { formsIn } from '../numbers/forms.js';
import { BSB_DIGITS } from '../numbers/lengths.js';
import type { SearchedLine, SearchedPage } from '../numbers/searched-page.js';
import type { ChosenAccount } from './known.js';
import { matchesIn } from '../../../fields/text/matches.js';

/** Digits behind the label of a BSB, in groups that are no BSB as one is printed. */
export interface LabelledGroups {
  digits: string;
  words: PlacedWord[];
}

const LABEL =
  /(?<![\p{L}])(?:b\.? ?s\.? ?b\.?(?! of)|bank ?\/ ?state ?\/ ?branch|bank state branch|bank code|sort code|(?:westpac|anz|nab|commonwealth(?: bank)?|cba|macquarie|bendigo(?: bank)?|suncorp|st\.? ?george|ing|hsbc|bankwest|boq)(?= ?\(\d))(?![\p{L}])/giu;
/** A BSB as it is printed, which is searched for as a number: what may stand between it and its label, and it. */
const PRINTED = /^\W{0,8}(?:(?:no|num|number|code|is|nr|#)\b\W{0,8}){0,3}\d{3}[\s\-–—.]{0,3}\d{3}(?!\d)/iu;
/** What ends what is said of a BSB: the label of the number, the next sentence. */
const END =
  /[.!?]\s+\p{Lu}|(?<!\p{L})(?:acc(?:oun)?t?|acct|a\/c|account name|abn|ref(?:erence)?|amount|total)(?!\p{L})/iu;
/** At most this many characters behind the label are looked at, and at most this many cells or lines of digits. */
const REACH = 120;
const MOST_CELLS = 6;
/** Cells of digits are no further apart, in font heights, and a line below no further down. */
const BESIDE = 12;
const BELOW = 1.6;
const CELL = /^[\s\-–.|]*\d{1,5}[\s\-–.|]*$/;
/** Fewer digits than this say nothing. */
const LEAST = 3;
/** At least this many words for numbers, or Roman numerals, are digits. */
const LEAST_WORDS = 3;
const ROMAN = /^[IVX]{1,4}$/;

/**
 * What stands behind the labels of BSBs and is digits in a form that no BSB is printed in: in cells of two or three, parted by words or
 * odd signs, over the end of a line, in number words. A label of a BSB has nothing else to lead to.
 */
export function labelledGroups(page: SearchedPage): LabelledGroups[] {
  const byId = new Map(page.lines.map((line) => [line.segment, line]));
  return page.lines.flatMap((line) =>
    matchesIn(line.run.text, LABEL).flatMap((match) => behind(line, match.index + match[0].length, byId) ?? []),
  );
}

/** Those that are no part of the BSB that a document asks to be paid into. */
export const notOf = ({ bsb }: ChosenAccount, found: readonly LabelledGroups[]): LabelledGroups[] =>
  found.filter(({ digits }) => digits === '' || bsb === null || !(bsb.includes(digits) || digits.startsWith(bsb)));

function behind(
  line: SearchedLine,
  start: number,
  byId: ReadonlyMap<Segment, SearchedLine>,
): LabelledGroups | undefined {
  const whole = line.run.text.slice(start, start + REACH);
  if (PRINTED.test(whole)) return undefined;
  const end = END.exec(whole)?.index ?? whole.length;
  const text = whole.slice(0, end);
  const said = matchesIn(text, /[\p{L}]+/gu);
  const inWords = said.filter(([word]) => ROMAN.test(word) || isNumberWord(word));
  if (inWords.length >= LEAST_WORDS) return { digits: '', words: [...wordsBetween(line.run, start, start + end)] };
  const forms = formsIn(line.run.text);
  const found: LabelledGroups = { digits: '', words: [] };
  for (const match of matchesIn(text, /\d+/g)) {
    const [from, to] = [start + match.index, start + match.index + match[0].length];
    if (found.digits.length >= BSB_DIGITS) break;
    if (forms.some((form) => from < form.end && to > form.start)) continue;
    found.digits += match[0];
    found.words.push(...wordsBetween(line.run, from, to));
  }
  const isOpen = end === whole.length && !/\p{L}\s*$/u.test(found.digits === '' ? '' : text);
  if (isOpen && found.digits.length < BSB_DIGITS) addCells(line, found, byId);
  return found.digits.length >= LEAST ? found : undefined;
}

/** Adds the cells of digits beside a line, else those below it. */
function addCells(line: SearchedLine, found: LabelledGroups, byId: ReadonlyMap<Segment, SearchedLine>): void {
  const { layout, segment } = line;
  const add = (next: Segment): boolean => {
    const text = byId.get(next)?.run.text ?? '';
    if (!CELL.test(text) || found.digits.length >= BSB_DIGITS) return false;
    found.digits += text.replace(/\D/g, '');
    found.words.push(...next.words);
    return true;
  };
  const before = found.digits.length;
  let last = segment;
  const right = (layout.rows[segment.row] ?? []).filter((one) => one.box.x0 >= segment.box.x1 - 1);
  for (const next of right.toSorted((a, b) => a.box.x0 - b.box.x0).slice(0, MOST_CELLS)) {
    if (next.box.x0 - last.box.x1 > (last === segment ? 2 : 1) * BESIDE * segment.size || !add(next)) break;
    last = next;
  }
  if (found.digits.length > before || (right.length > 0 && before === 0)) return;
  last = segment;
  for (let row = segment.row + 1; row <= segment.row + 2; row += 1) {
    const below = (layout.rows[row] ?? []).find((one) => overlapX(one.box, last.box) > 0);
    if (!below || below.box.y0 - last.box.y1 > BELOW * segment.size || !add(below)) return;
    last = below;
  }
}
