import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import { tameWildPatterns } from './wild-patterns.js';

const list = (...argsArray: unknown[][]): PDFOperatorList => ({ fnArray: argsArray.map(() => 0), argsArray }) as never;
const tiling = (across: number, down: number, inside = list()) => [
  'TilingPattern',
  null,
  inside,
  [1, 0, 0, 1, 0, 0],
  [0, 0, 10, 20],
  across,
  down,
  1,
  1,
];

describe('patterns that cannot be drawn', () => {
  it.each([
    ['no step', 0, 0],
    ['no step downwards', 10, 0],
    ['a millionth of the tile', 1e-5, 1e-5],
    ['no number', NaN, 20],
  ])('get the size of their tile as their step: %s', (_, across, down) => {
    const pattern = tiling(across, down);
    expect(tameWildPatterns(list(['#000000'], pattern))).toBe(true);
    expect(pattern.slice(5, 7)).toEqual([10, 20]);
  });

  it('are found in patterns, and known the second time', () => {
    const inner = tiling(0, 0);
    const operations = list(tiling(10, 20, list(inner)));
    expect(tameWildPatterns(operations)).toBe(true);
    expect(inner.slice(5, 7)).toEqual([10, 20]);
    expect(tameWildPatterns(operations)).toBe(true);
  });

  it('leave others as they are, drawn backwards and overlapping too', () => {
    const patterns = [tiling(10, 20), tiling(-12, 40), tiling(2, 2)];
    expect(tameWildPatterns(list(...patterns))).toBe(false);
    expect(patterns.map((pattern) => pattern.slice(5, 7))).toEqual([
      [10, 20],
      [-12, 40],
      [2, 2],
    ]);
  });
});
