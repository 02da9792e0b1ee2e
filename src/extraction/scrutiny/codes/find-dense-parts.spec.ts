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

  it('finds a code of pale modules with dark edges, of which nearly all that is dark is thin', async () => {
    const areas = areasOf(await codeOf('BSB 062-000 Account 12345678', 'DataMatrix'), { x: 40, y: 120, width: 100 });
    const { picture, points } = inkOf(
      300,
      300,
      (context) => {
        context.lineWidth = 0.4;
        for (const { x, y, width, height } of areas) {
          context.fillStyle = '#aaa';
          context.fillRect(x, y, width, height);
          context.strokeRect(x, y, width, height);
        }
      },
      150,
    );
    expect(findCodes(picture, points).some(({ x0, x1 }) => x0 * points < 50 && x1 * points > 130)).toBe(true);
  });

  it('finds a code into which rules go on', async () => {
    const areas = areasOf(await codeOf('BSB 062-000 Account 12345678', 'DataMatrix'), { x: 40, y: 220, width: 60 });
    const { picture, points } = inkOf(
      300,
      300,
      (context) => {
        for (let x = 34; x < 120; x += 10) context.fillRect(x, 5, 0.5, 290);
        for (const { x, y, width, height } of areas) context.fillRect(x, y, width, height);
      },
      150,
    );
    expect(findCodes(picture, points).some(({ y0, y1 }) => y0 * points < 230 && y1 * points > 270)).toBe(true);
  });

  it('finds none in the rules of tables and frames', () => {
    const { picture, points } = inkOf(300, 300, (context) => {
      for (const x of [20, 40, 90, 94, 140, 160, 180]) context.fillRect(x, 20, 1, 260);
      for (const y of [20, 40, 60, 80, 100, 150, 280]) context.fillRect(20, y, 161, 1);
    });
    expect(findCodes(picture, points)).toEqual([]);
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
    const dense = new DenseParts(picture, points, STEP);
    findQrCodes(picture, [], dense);
    expect(dense.parts()).toEqual([]);
  });
});
