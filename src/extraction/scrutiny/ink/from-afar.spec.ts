import { createCanvas } from '@napi-rs/canvas';
import type { Word } from '../../document.js';
import { measureBlocks } from '../../pages/image/light-grid.js';
import type { Raster } from '../../pages/image/raster.js';
import { hugeNumber, readFromAfar } from './from-afar.js';

const word = (text: string, y0: number): Word => ({
  text,
  box: { x0: 20, y0, x1: 500, y1: y0 + 150 },
  size: 150,
  bold: false,
  angle: 0,
  source: 'ocr',
  confidence: 0.8,
});

describe('a number as large as its page', () => {
  it('stands in rows that have six digits together', () =>
    expect(hugeNumber([word('633', 50), word('1284', 300)])).toEqual({ x0: 20, y0: 50, x1: 500, y1: 450 }));

  it('is no year and no word', () => expect(hugeNumber([word('2026', 50), word('PAID', 300)])).toBeNull());
});

describe('readFromAfar', () => {
  /** A page of 603 by 855 pixels, so that squares at its edges are not whole, with a number over all of it in pale ink and in grain. */
  function withHugeNumber(): Raster {
    const [width, height] = [603, 855];
    const context = createCanvas(width, height).getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#bbb';
    context.font = '260px Helvetica';
    ['6331', '2845'].forEach((digits, row) => context.fillText(digits, 10, 300 + 300 * row));
    const { data } = context.getImageData(0, 0, width, height);
    const grain = (at: number) => (at * 7_919) % 11;
    return { width, height, data: Uint8Array.from({ length: width * height }, (_, at) => data[4 * at]! - grain(at)) };
  }

  it('reads the same picture where the squares of the page were measured before', async () => {
    const page = withHugeNumber();
    const read: Raster[] = [];
    const recogniser = {
      recognise: async (picture: Raster) => {
        read.push(picture);
        return [];
      },
      close: async () => undefined,
    };
    const points = 72 / 150;
    await readFromAfar(page, points, recogniser);
    const count = read.length;
    await readFromAfar(page, points, recogniser, measureBlocks(page));
    expect(count).toBeGreaterThan(0);
    expect(read.slice(count)).toEqual(read.slice(0, count));
  });
});
