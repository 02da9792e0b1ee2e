import type { Text } from '../draw/drawing.js';
import type { Material } from '../forger.js';
import { SHAPES } from './dot-shapes.js';

/** Where the dots of digits of three by five stand; y from the top. */
export function dots(text: string, x: number, y: number, pitch: number): [number, number][] {
  return [...text].flatMap((character, at) =>
    (SHAPES[character] ?? []).flatMap((row, line) =>
      [4, 2, 1].flatMap((bit, column): [number, number][] =>
        row & bit ? [[x + (at * 4.4 + column) * pitch, y + line * pitch]] : [],
      ),
    ),
  );
}

/** Digits of squares beside the words of payment. */
export function matrix(
  text: string,
  { layout, page }: Material,
  { side, pitch }: { side: number; pitch: number },
): string {
  const squares = dots(text, layout.near.x + 8, layout.near.y + 28, pitch).map(
    ([x, y]) => `${x.toFixed(2)} ${(page.height - y).toFixed(2)} ${side} ${side} re`,
  );
  return `q 0 g ${squares.join(' ')} f Q`;
}

const STROKES: Record<string, string> = {
  '0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg', '-': 'g',
}; // prettier-ignore

/** Digits of seven thin strokes with gaps where they meet. */
export function segments(text: string, { layout, page }: Material): string {
  const [w, h, gap] = [8, 9, 1.4];
  const ends: Record<string, [number, number, number, number]> = {
    a: [gap, 2 * h, w - gap, 2 * h], b: [w, h + gap, w, 2 * h - gap], c: [w, gap, w, h - gap], d: [gap, 0, w - gap, 0],
    e: [0, gap, 0, h - gap], f: [0, h + gap, 0, 2 * h - gap], g: [gap, h, w - gap, h],
  }; // prettier-ignore
  const base = page.height - layout.near.y - 48;
  const paths = [...text].flatMap((character, at) =>
    [...(STROKES[character] ?? '')].map((name) => {
      const [x0, y0, x1, y1] = ends[name] as [number, number, number, number];
      const left = layout.near.x + 6 + at * 12;
      return `${left + x0} ${base + y0} m ${left + x1} ${base + y1} l S`;
    }),
  );
  return `q 0.4 w 0 G ${paths.join(' ')} Q`;
}

/** A row of a digit of three by five, in a mark. */
export const banner = (digit: string, row: number, mark: string): string => {
  const bits = SHAPES[digit]?.[row] ?? 0;
  return [4, 2, 1].map((bit) => (bits & bit ? mark : ' ')).join('');
};

/** Digits of full stops. */
export const points = (text: string, x: number, y: number, pitch = 3): Text[] =>
  dots(text, x, y, pitch).map(([left, top]) => ({ text: '.', x: left, y: top, size: 9, bold: true }));

/** Digits of bars and underscores, in three rows. */
export const SEVEN: Record<string, readonly [string, string, string]> = {
  '0': [' _ ', '| |', '|_|'], '1': ['   ', '  |', '  |'], '2': [' _ ', ' _|', '|_ '], '3': [' _ ', ' _|', ' _|'], '4': ['   ', '|_|', '  |'],
  '5': [' _ ', '|_ ', ' _|'], '6': [' _ ', '|_ ', '|_|'], '7': [' _ ', '  |', '  |'], '8': [' _ ', '|_|', '|_|'], '9': [' _ ', '|_|', ' _|'],
}; // prettier-ignore
