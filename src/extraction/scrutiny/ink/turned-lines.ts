import type { Box, Word } from '../../document.js';
import { union } from '../../pages/geometry.js';
import { boxOf, type FoundWriting } from './read-writing.js';

/*
 * Nobody prints across a page or on its head what nobody is to read, and a hand in the margin is read badly. So a line that runs another way
 * than the page counts as soon as a part of it was surely read and another part was not. Every limit here was chosen by 37 forged pictures
 * with such lines and by the honest ones that docs/forgeries-record.md names.
 */

/** A word of a line was surely read from the upper confidence on, and its digits count from the lower one on. */
const SURE = 0.75;
const COUNTS = 0.5;

/** A line of which each word was read from this confidence on was read whole: what it says is searched. */
const WHOLE = 0.8;

/** So many digits, one word of them sure, or so many letters of sure words make a line writing; rules and stains have fewer. */
const LEAST_DIGITS = 5;
const LEAST_LETTERS = 7;

/** How far the words of a line stand apart along it and across it, in their sizes. */
const APART = 5;
const ACROSS = 0.7;

interface Read {
  writing: FoundWriting;
  words: readonly Word[];
}

/** A word of a line, or what no word was recognised of, along the line and across it. */
interface Piece {
  box: Box;
  from: number;
  to: number;
  middle: number;
  size: number;
  text: string;
  confidence: number;
}

/** The lines that run another way than the page, of which one part was read and another was not. */
export function partlyReadLines(read: readonly Read[]): Box[] {
  const words = read.flatMap((one) => one.words).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const unread = read.filter((one) => !one.words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  return ([90, 180, 270] as const).flatMap((angle) => {
    const turned = words.filter((word) => word.angle === angle);
    if (!isWriting(turned)) return [];
    const isUpright = angle !== 180;
    const pieces = [
      ...turned.map((word) => pieceOf(word.box, isUpright, word)),
      ...unread.map(({ writing }) =>
        pieceOf(boxOf(writing), isUpright, {
          size: writing.height * writing.pointsPerPixel,
          text: '',
          confidence: 0,
        }),
      ),
    ];
    return linesOf(pieces)
      .filter((line) => isWriting(line) && line.some(({ confidence }) => confidence < WHOLE))
      .map((line) => line.map(({ box }) => box).reduce(union));
  });
}

function pieceOf(
  box: Box,
  isUpright: boolean,
  { size, text, confidence }: Omit<Piece, 'box' | 'from' | 'to' | 'middle'>,
): Piece {
  return isUpright
    ? { box, from: box.y0, to: box.y1, middle: (box.x0 + box.x1) / 2, size, text, confidence }
    : { box, from: box.x0, to: box.x1, middle: (box.y0 + box.y1) / 2, size, text, confidence };
}

/** Pieces that follow each other, each of them in the first line that it goes on. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    const line = lines.find((one) => goesOn(one.at(-1) as Piece, piece));
    if (line) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

function goesOn(last: Piece, next: Piece): boolean {
  const size = Math.max(last.size, next.size);
  return Math.abs(next.middle - last.middle) < ACROSS * size && next.from - last.to < APART * size;
}

/** Whether enough was read of a line that it is writing, whatever the rest of it says. */
function isWriting(words: readonly Pick<Piece, 'text' | 'confidence'>[]): boolean {
  const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0;
  const sure = words.filter(({ confidence }) => confidence >= SURE);
  const digits = words.filter(({ confidence }) => confidence >= COUNTS).map(({ text }) => count(text, /\d/g));
  const letters = sure.map(({ text }) => count(text, /\p{L}/gu)).filter((some) => some >= 2);
  const sum = (counts: readonly number[]): number => counts.reduce((all, some) => all + some, 0);
  return (
    (sum(digits) >= LEAST_DIGITS && sure.some(({ text }) => count(text, /\d/g) >= 2)) || sum(letters) >= LEAST_LETTERS
  );
}
