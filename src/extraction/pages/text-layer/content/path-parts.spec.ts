import { isConvex, partsOf, strokesIn } from './path-parts.js';

const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const CLOSE = 3;

const square = (x: number) => [MOVE, x, 0, LINE, x + 5, 0, LINE, x + 5, 5, LINE, x, 5, CLOSE];
const letter = (x: number) => [MOVE, x, 0, CURVE, x + 9, 0, x + 9, 9, x, 9, LINE, x, 0, CLOSE];

describe('partsOf', () => {
  it('gives each curved part of a path its box', () =>
    expect(partsOf([...letter(10), ...letter(30)])).toEqual([
      { x0: 10, y0: 0, x1: 19, y1: 9 },
      { x0: 30, y0: 0, x1: 39, y1: 9 },
    ]));

  it('gives a part with many corners', () => {
    const zigzag = [MOVE, 0, 0, ...[1, 2, 3, 4, 5, 6].flatMap((x) => [LINE, x, x % 2])];
    expect(partsOf(zigzag)).toEqual([{ x0: 0, y0: 0, x1: 6, y1: 1 }]);
  });

  it('leaves rectangles out', () => expect(partsOf([...square(0), ...square(20)])).toEqual([]));
  it('gives nothing for what it does not know', () => expect(partsOf([...letter(0), 9, 1, 1])).toEqual([]));
});

describe('strokesIn', () => {
  it('counts the parts of a path', () => expect(strokesIn([...letter(10), ...letter(30), ...letter(50)])).toBe(3));

  it('counts characters that are drawn in one stroke', () => {
    const zigzag = [MOVE, 0, 0, ...Array.from({ length: 30 }, (_, x) => [LINE, x, x % 2]).flat()];
    expect(strokesIn(zigzag)).toBeGreaterThanOrEqual(6);
  });

  it('counts a rectangle once, and what it does not know', () => {
    expect(strokesIn(square(0))).toBe(1);
    expect(strokesIn(undefined)).toBe(1);
  });
});

describe('isConvex', () => {
  /** A rectangle of 60 by 40 whose corners are arcs of so many curves, as Chromium and other programs draw them. */
  const rounded = (curves: number, radius = 8): number[] => {
    const data: number[] = [MOVE, 0, radius];
    const corners = [[radius, radius, Math.PI], [60 - radius, radius, 1.5 * Math.PI], [60 - radius, 40 - radius, 0], [radius, 40 - radius, 0.5 * Math.PI]] as const; // prettier-ignore
    for (const [x, y, from] of corners) {
      const step = Math.PI / 2 / curves;
      const reach = (4 / 3) * Math.tan(step / 4) * radius;
      data.push(LINE, x + radius * Math.cos(from), y + radius * Math.sin(from));
      for (let at = 0; at < curves; at++) {
        const [one, two] = [from + at * step, from + (at + 1) * step];
        data.push(
          ...[CURVE, x + radius * Math.cos(one) - reach * Math.sin(one), y + radius * Math.sin(one) + reach * Math.cos(one)],
          ...[x + radius * Math.cos(two) + reach * Math.sin(two), y + radius * Math.sin(two) - reach * Math.cos(two)],
          ...[x + radius * Math.cos(two), y + radius * Math.sin(two)],
        ); // prettier-ignore
      }
    }
    return [...data, CLOSE];
  };

  it.each([1, 2, 8])('is a rectangle whose corners have %d curves each', (curves) =>
    expect(isConvex(rounded(curves))).toBe(true),
  );
  it('is a square', () => expect(isConvex(square(0))).toBe(true));

  it('is no shape with a dent, as each digit but a bar is', () => {
    const seven = [MOVE, 0, 0, LINE, 20, 0, LINE, 20, 4, LINE, 10, 30, LINE, 6, 30, LINE, 15, 4, LINE, 0, 4, CLOSE];
    expect(isConvex(seven)).toBe(false);
    const notched = [...rounded(1).slice(0, -1), LINE, 4, 20, CLOSE];
    expect(isConvex(notched)).toBe(false);
  });

  it('is no letter of a corner: curves that go back and forth', () => {
    const wave = [MOVE, 0, 0, LINE, 60, 0, LINE, 60, 40, CURVE, 40, 20, 30, 60, 20, 40, LINE, 0, 40, CLOSE];
    expect(isConvex(wave)).toBe(false);
  });

  it('is nothing in several parts, or wound around twice', () => {
    expect(isConvex([...square(0), ...square(20)])).toBe(false);
    const star = [MOVE, 0, 10, LINE, 20, 10, LINE, 4, 22, LINE, 10, 2, LINE, 16, 22, CLOSE];
    expect(isConvex(star)).toBe(false);
  });
});
