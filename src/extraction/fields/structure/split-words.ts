import { middleOf, unionOf, widthOf } from './geometry.js';
import type { PlacedWord } from './segment.js';

/** Words of so many characters tell the pitch of a page. */
const TELLS = { least: 5, most: 16 };
/** At least this many of them, and this many neighbours, before a page can be of one pitch. */
const ENOUGH = 12;
/** An advance is a little wider than the ink of its letter: by this share of it for each word. */
const BEARING = 0.2;
/** By how much words of one pitch differ from it, as the median share: on pages with split words by 0.012 to 0.043. */
const EVEN = 0.045;
/**
 * How far the usual word stands from where the pitch has it behind no space, in letters. Of 188 pictures of seeds 22501, 22502 and 23501, four set in proportional letters
 * have words as even as that, and there it is 0.30 to 0.66.
 */
const SPACED = { least: 0.75, most: 1.25 };
/**
 * A word that stands less than this from there is the rest of the one before it: on the five of those pictures that were split, 82 words
 * did (all are), up to 0.40 of a letter; the next began at 0.51.
 */
const NO_SPACE = 0.45;
/** One that begins as many letters before the other ends is no rest of it: the same print was read twice. */
const TWICE = -1;
/** Neighbours on one line stand within this, in letters. */
const REACH = 2;

interface Neighbours {
  left: PlacedWord;
  right: PlacedWord;
  /** How many letters stand between the two, by where both start and end. */
  spaces: number;
}

/**
 * Puts recognised words together that were read in pieces: where all letters of a page are of one width, as from a typewriter, recognition sees
 * spaces around narrow ones (`Servi ce`, `INV- 3914`) in which no space has room.
 */
export function joinedWords(words: readonly PlacedWord[]): PlacedWord[] {
  const recognised = words.filter(({ word, box }) => word.source === 'ocr' && widthOf(box) > 0);
  const pitch = pitchOf(recognised);
  if (pitch === null) return [...words];
  const neighbours = neighboursOf(recognised, pitch);
  const usual = median(neighbours.map(({ spaces }) => spaces));
  if (neighbours.length < ENOUGH || usual < SPACED.least || usual > SPACED.most) return [...words];
  const next = new Map(
    neighbours
      .filter(({ spaces }) => spaces < NO_SPACE && spaces > TWICE)
      .map(({ left, right }) => [left, right] as const),
  );
  const continued = new Set(next.values());
  return words.flatMap((word) => (continued.has(word) ? [] : [wholeOf(word, next)]));
}

/** The width of a letter where all letters of a page are of one; null where they are not. */
function pitchOf(words: readonly PlacedWord[]): number | null {
  const widths = words
    .filter(({ text }) => text.length >= TELLS.least && text.length <= TELLS.most)
    .map(({ text, box }) => widthOf(box) / (text.length - BEARING));
  const pitch = median(widths);
  const spread = median(widths.map((width) => Math.abs(width - pitch)));
  return widths.length >= ENOUGH && spread < EVEN * pitch ? pitch : null;
}

/** Words that follow each other on a line. */
function neighboursOf(words: readonly PlacedWord[], pitch: number): Neighbours[] {
  const byStart = [...words].sort((a, b) => a.box.x0 - b.box.x0);
  return byStart.flatMap((left, at) => {
    const right = byStart
      .slice(at + 1)
      .find((one) => Math.abs(middleOf(one.box) - middleOf(left.box)) < 0.5 * Math.max(left.size, one.size));
    if (!right || right.box.x0 - left.box.x1 > REACH * pitch) return [];
    const starts = (right.box.x0 - left.box.x0) / pitch - left.text.length;
    const ends = (right.box.x1 - left.box.x1) / pitch - right.text.length;
    return [{ left, right, spaces: (starts + ends) / 2 }];
  });
}

/** A word with all that goes on behind it; it was read no more surely than the worst of its pieces. */
function wholeOf(first: PlacedWord, next: ReadonlyMap<PlacedWord, PlacedWord>): PlacedWord {
  const pieces = [first];
  for (let piece = next.get(first); piece && !pieces.includes(piece); piece = next.get(piece)) pieces.push(piece);
  if (pieces.length === 1) return first;
  const text = pieces.map((piece) => piece.text).join('');
  const size = Math.max(...pieces.map((piece) => piece.size));
  return {
    ...first,
    text,
    size,
    box: unionOf(pieces.map(({ box }) => box)),
    word: {
      ...first.word,
      text,
      size,
      confidence: Math.min(...pieces.map(({ word }) => word.confidence)),
      box: unionOf(pieces.map(({ word }) => word.box)),
    },
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
