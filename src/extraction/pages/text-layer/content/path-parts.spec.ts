import { partsOf, strokesIn } from './path-parts.js';

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
