import { overlapX } from '../../../../fields/structure/geometry.js';
import { hadNoRoom } from '../../../../fields/structure/wraps.js';
import { isLabel } from '../../../../fields/lexicon/match-labels.js';
import type { PlacedWord, Segment } from '../../../../fields/structure/segment.js';
import type { Layout } from '../../../../fields/structure/layout.js';
import type { SearchedPage } from '../../numbers/searched-page.js';

/** Where a sentence ends: after its mark, where white space or nothing follows, or another one starts. */
const END = /[.!?]["')\]]?$|[。！？；]$|^[•▪●*]$/u;
/** A full stop after these ends an abbreviation. */
const ABBREVIATION =
  /^(?:\(?(?:no|nos|ref|acc|acct|a\/c|tel|ph|mob|st|rd|ave|mr|mrs|ms|dr|inc|pty|ltd|co|e\.g|i\.e|approx|incl|excl|inv|dept|b\.s\.b|a\.b\.n|p\.o)\.|(?:\p{L}\.)+)$/iu;

/** A sentence as its words. */
export interface Sentence {
  words: PlacedWord[];
  /** Whether it goes on from one row of a table in the next, and may as well be several. */
  acrossRows: boolean;
}

/**
 * The sentences of a page: paragraphs are cut at full stops, and where a line ends before it is full. What goes on across rows of a table
 * is a sentence, and so is what each of the rows has of it, and what stands between labels of values.
 */
export function sentencesOf({ layouts }: SearchedPage): Sentence[] {
  return layouts.flatMap((layout) => layout.blocks.flatMap((block) => sentencesOfBlock(layout, block)));
}

function sentencesOfBlock(layout: Layout, block: readonly Segment[]): Sentence[] {
  const sentences: Sentence[] = [];
  let open: PlacedWord[] = [];
  let inRows: PlacedWord[][] = [[]];
  let besideLabels: PlacedWord[][] = [[]];
  const close = (): void => {
    if (open.length > 0) sentences.push({ words: open, acrossRows: inRows.length > 1 });
    const notes = besideLabels.filter((words) => besideLabels.length > 1 && !isLabel(textOf(words)));
    for (const words of [...(inRows.length > 1 ? inRows : []), ...notes]) sentences.push({ words, acrossRows: false });
    open = [];
    inRows = [[]];
    besideLabels = [[]];
  };
  for (const [at, segment] of block.entries()) {
    for (const [index, word] of segment.words.entries()) {
      open.push(word);
      inRows.at(-1)?.push(word);
      besideLabels.at(-1)?.push(word);
      const next = segment.words[index + 1] ?? block[at + 1]?.words[0];
      if (END.test(word.text) && !(ABBREVIATION.test(word.text) && !startsSentence(next))) close();
    }
    const next = block[at + 1];
    if (next && !goesOn(layout, segment, next)) close();
    else if (next && open.length > 0) {
      if (areRowsOfTable(layout, segment, next)) inRows.push([]);
      else if ([segment, next].some((one) => isLabelOfValue(layout, one))) besideLabels.push([]);
    }
  }
  close();
  return sentences;
}

const textOf = (words: readonly PlacedWord[]): string => words.map(({ text }) => text).join(' ');

const startsSentence = (word: PlacedWord | undefined): boolean =>
  word !== undefined && /^["'(]?\p{Lu}\p{Ll}/u.test(word.text);

/** Whether a line is a label and its value stands beside it: what is above or below may be a note that goes on in neither. */
const isLabelOfValue = ({ rows }: Layout, { row, box, text }: Segment): boolean =>
  isLabel(text) && (rows[row] ?? []).some((one) => one.box.x0 > box.x1);

/** Whether a line is nothing but what leads to who is paid, and the next one no label: `PAY TO`, below it a name. */
const leadsOn = (line: Segment, next: Segment): boolean =>
  /^(?:please )?(?:pay|paid|payable|remit|remitted) to:?$/iu.test(line.text.trim()) && !LABEL_FIRST.test(next.text);
const LABEL_FIRST =
  /^\W*(?:(?:payee|beneficiary|account|acct|a\/c|acc|bsb|bank|name)(?!\p{L})|remittances?(?: advices?)?(?: (?:to|by|via|e-?mail))*:? \S+@)/iu;

/** Whether a line goes on in the next one: it is full, or the next one starts as no sentence does. */
function goesOn(layout: Layout, line: Segment, next: Segment): boolean {
  if (next.row <= line.row || isHeadingOf(line, next)) return false;
  const start = next.words[0]?.text ?? '';
  return hadNoRoom(layout, line, next) || /^[\p{Ll}&(]/u.test(start) || leadsOn(line, next);
}

/** Whether a line in capitals is the heading of a label below it, and no part of a sentence: `WHERE TO PAY`, below it `A/c holder`. */
const isHeadingOf = (line: Segment, next: Segment): boolean =>
  /\p{Lu}/u.test(line.text) && !/\p{Ll}/u.test(line.text) && /\p{Ll}/u.test(next.text) && isLabel(next.text);

/** What a row of a table has beside its words: an amount, a number or the sign of a currency above them. */
const CELL = /\d|^\P{L}+$/u;

/** Whether two lines stand in rows of a table: what is beside them stands in one column. */
function areRowsOfTable({ rows }: Layout, line: Segment, next: Segment): boolean {
  const beside = (one: Segment): Segment[] =>
    (rows[one.row] ?? []).filter(({ text, box }) => box.x0 > one.box.x1 && CELL.test(text));
  const below = beside(next);
  return beside(line).some(({ box }) => below.some((other) => overlapX(box, other.box) > 0));
}
