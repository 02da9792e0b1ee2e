import type { WriteInputBarcodeFormat } from 'zxing-wasm/writer';
import { areasOf, codeOf } from '../../../../test/forgeries/draw/code.js';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import { DenseParts } from './find-dense-parts.js';
import { findCodes, findQrCodes } from './find-qr-codes.js';

const STEP = 2;

async function pageWith(format: WriteInputBarcodeFormat, width: number, stretched: number) {
  const areas = areasOf(await codeOf('BSB 062-000 Account 12345678', format), { x: 40, y: 120, width, stretched });
  return inkOf(
    300,
    300,
    (context) => areas.forEach(({ x, y, width, height }) => context.fillRect(x, y, width, height)),
    150,
  );
}

describe('findCodes', () => {
  it.each<[WriteInputBarcodeFormat, number, number]>([
    ['DataMatrix', 50, 1],
    ['Aztec', 50, 1],
    ['PDF417', 150, 1],
    ['Code128', 220, 0.6],
  ])('finds %s of %d points', async (format, width, stretched) => {
    const { picture, points } = await pageWith(format, width, stretched);
    const found = findCodes(picture, points).map(({ x0, x1 }) => [x0 * points, x1 * points] as const);
    expect(found.some(([x0, x1]) => x0 < 50 && x1 > 30 + width)).toBe(true);
  });

  it('finds none in lines of writing', () => {
    const { picture, points } = inkOf(
      300,
      300,
      (context) => {
        for (const [size, top] of [
          [6, 10],
          [9, 80],
          [16, 180],
        ] as const) {
          context.font = `${size}px sans-serif`;
          for (let line = 0; line < 4; line++)
            context.fillText(
              'Tax invoice 4821, BSB 062-000, account 12345678, total',
              8,
              top + 1.9 * size * (line + 1),
            );
        }
      },
      150,
    );
    const dense = new DenseParts(picture.width, points, STEP);
    findQrCodes(picture, [], dense);
    expect(dense.parts()).toEqual([]);
  });
});
