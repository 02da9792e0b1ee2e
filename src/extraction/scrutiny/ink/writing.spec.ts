import { blankRaster, type Raster } from '../../pages/image/raster.js';
import { findWriting } from './writing.js';

/** Solid boxes, each given by its left edge, width and height, that end on one line; their middles are open, as those of letters are. */
function letters(boxes: readonly (readonly [left: number, width: number, height: number])[]): Raster {
  const picture = blankRaster(200, 60);
  for (const [left, width, height] of boxes)
    for (let y = 40 - height; y < 40; y++)
      for (let x = left; x < left + width; x++)
        if (width <= 3 || x < left + 2 || x >= left + width - 2) picture.data[y * picture.width + x] = 0;
  for (const [left, width] of boxes) for (let x = left; x < left + width; x++) picture.data[30 * picture.width + x] = 0;
  return picture;
}

describe('findWriting', () => {
  it('finds letters with thin strokes among them, as `amilies` has', () => {
    const word = [
      [20, 11, 14],
      [36, 20, 14],
      [60, 2, 14],
      [67, 2, 19],
      [74, 2, 14],
      [80, 13, 14],
      [95, 11, 14],
    ] as const;
    expect(findWriting(letters(word), 200).writings.map(({ shapes }) => shapes.length)).toEqual([7]);
  });

  it('leaves single letters beside a stroke that is much longer', () => {
    const parted = [
      [20, 11, 14],
      [36, 2, 27],
      [44, 11, 14],
    ] as const;
    expect(findWriting(letters(parted), 200).writings).toEqual([]);
  });
});
