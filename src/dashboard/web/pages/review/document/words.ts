import type { Box, PageWord } from '../data';

/** The words that a box touches, in reading order. */
export function wordsIn(words: readonly PageWord[], { x0, y0, x1, y1 }: Box): PageWord[] {
  return words.filter(({ box }) => box.x0 <= x1 && box.x1 >= x0 && box.y0 <= y1 && box.y1 >= y0);
}

/** The words from one to another, in reading order, whichever comes first. */
export function wordsBetween(words: readonly PageWord[], one: number, other: number): PageWord[] {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  return words.filter(({ index }) => index >= first && index <= last);
}

/**
 * The word to which an arrow key leads: the one before or behind in reading order, or the nearest one of the line above or below.
 * The first word if there is none to start from; null at the edge of the page.
 */
export function wordBeside(
  words: readonly PageWord[],
  from: number | null,
  direction: 'left' | 'right' | 'up' | 'down',
): PageWord | null {
  const at = words.findIndex(({ index }) => index === from);
  const start = words[at];
  if (start === undefined) return words[0] ?? null;
  if (direction === 'left') return words[at - 1] ?? null;
  if (direction === 'right') return words[at + 1] ?? null;
  const middle = ({ box }: PageWord): number => (box.y0 + box.y1) / 2;
  const centre = ({ box }: PageWord): number => (box.x0 + box.x1) / 2;
  const beyond = words.filter((word) =>
    direction === 'up' ? middle(word) < start.box.y0 : middle(word) > start.box.y1,
  );
  const [nearest] = beyond.toSorted(
    (a, b) => Math.abs(middle(a) - middle(start)) - Math.abs(middle(b) - middle(start)),
  );
  if (nearest === undefined) return null;
  const line = beyond.filter((word) => middle(word) >= nearest.box.y0 && middle(word) <= nearest.box.y1);
  return line.toSorted((a, b) => Math.abs(centre(a) - centre(start)) - Math.abs(centre(b) - centre(start)))[0] ?? null;
}
