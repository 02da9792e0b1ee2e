import type { Word } from '../../document.js';
import { blankRaster } from '../../pages/image/raster.js';
import { unreadMarks } from './marks-by-account.js';

/** The lines of an account of 8 points, at two pixels to the point. */
const AROUND = { x0: 40, y0: 300, x1: 340, y1: 380 };
const PIXELS = 2;
const SIZE = 8;

interface Ring {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The marks among rings, in points, of a line of two pixels each. */
function found(rings: readonly Ring[], words: readonly Word[] = []): number {
  const picture = blankRaster(300 * PIXELS, 80 * PIXELS);
  const fill = (x: number, y: number): void => {
    picture.data[(y - 300 * PIXELS) * picture.width + x - 40 * PIXELS] = 0;
  };
  for (const ring of rings) {
    const [left, top] = [ring.x * PIXELS, ring.y * PIXELS];
    const [right, bottom] = [left + ring.wide * PIXELS - 1, top + ring.high * PIXELS - 1];
    for (const line of [0, 1]) {
      for (let x = left; x <= right; x++) {
        fill(x, top + line);
        fill(x, bottom - line);
      }
      for (let y = top; y <= bottom; y++) {
        fill(left + line, y);
        fill(right - line, y);
      }
    }
  }
  return unreadMarks(picture, AROUND, SIZE, words).length;
}

const word = (text: string, { x, y, wide, high }: Ring): Word => ({
  text,
  box: { x0: x, y0: y, x1: x + wide, y1: y + high },
  ...{ source: 'ocr', confidence: 0.95, size: high, bold: false, angle: 0 },
});
const letter = (x: number, y = 330, high = 14): Ring => ({ x, y, wide: 10, high });
const frame = { x: 180, y: 322, wide: 60, high: 30 };

describe('unreadMarks', () => {
  it('finds three large letters that were not read, and two in a frame', () => {
    expect(found([letter(190), letter(204), letter(218)])).toBe(1);
    expect(found([frame, letter(190), letter(204)])).toBe(1);
  });

  it('finds them askew', () => {
    expect(found([letter(190, 336), letter(204, 332), letter(218, 328)])).toBe(1);
  });

  it.each<[string, readonly Ring[], readonly Word[]]>([
    ['letters of the size of the account', [letter(190, 330, 8), letter(204, 330, 8), letter(218, 330, 8)], []],
    ['two large ones without a frame', [letter(190), letter(204)], []],
    ['large ones far apart', [letter(60), letter(140), letter(220)], []],
    ['what was read', [letter(190), letter(204), letter(218)], [word('PAY', { ...letter(190), wide: 40 })]],
    ['frames', [frame, { x: 60, y: 305, wide: 270, high: 70 }], []],
  ])('leaves %s', (_, rings, words) => {
    expect(found(rings, words)).toBe(0);
  });
});
