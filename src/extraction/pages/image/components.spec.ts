import { findComponents } from './components.js';
import type { Raster } from './raster.js';

/** A picture of dark shapes on white, its pixels so many bytes into their buffer. */
function drawn(lines: readonly string[], offset: number): Raster {
  const width = lines[0]?.length ?? 0;
  const data = new Uint8Array(offset + width * lines.length).subarray(offset);
  data.set([...lines.join('')].map((mark) => (mark === '#' ? 20 : mark === '+' ? 140 : 255)));
  return { width, height: lines.length, data };
}

const LINES = ['#.......#....', '.........#..#', '.............', '....####.....', '....#..#....+', '....####....+'];

describe('findComponents', () => {
  it.each([0, 1, 2, 3])('finds the same shapes wherever the pixels lie (offset %i)', (offset) => {
    expect(findComponents(drawn(LINES, offset), 127)).toEqual([
      { x0: 0, y0: 0, x1: 1, y1: 1, pixels: 1 },
      { x0: 8, y0: 0, x1: 10, y1: 2, pixels: 2 },
      { x0: 12, y0: 1, x1: 13, y1: 2, pixels: 1 },
      { x0: 4, y0: 3, x1: 8, y1: 6, pixels: 10 },
    ]);
  });

  it('takes what is as dark as the level for ink, white too', () => {
    expect(findComponents(drawn(LINES, 0), 140)).toHaveLength(5);
    expect(findComponents(drawn(LINES, 0), 255)).toEqual([{ x0: 0, y0: 0, x1: 13, y1: 6, pixels: 78 }]);
  });
});
