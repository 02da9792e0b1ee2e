import type { FilledArea, PaintedDrawing } from '../../pages/text-layer/content/page-content.js';
import type { Raster } from '../../pages/image/raster.js';
import { unseenDrawings } from './unseen-drawings.js';

const page = (): Raster => ({ width: 100, height: 100, data: new Uint8Array(10_000).fill(255) });
const withInk = (): Raster => {
  const drawn = page();
  for (let x = 12; x < 60; x += 4) drawn.data.fill(0, 15 * 100 + x, 15 * 100 + x + 2);
  return drawn;
};
const PATH: PaintedDrawing = {
  kind: 'path',
  box: { x0: 10, y0: 10, x1: 70, y1: 20 },
  strokes: 14,
  rectangle: false,
  pale: true,
  operation: 5,
};
const BLACK: PaintedDrawing = { ...PATH, pale: false };
const COVER: FilledArea = { box: { x0: 0, y0: 0, x1: 90, y1: 90 }, luminance: 255, rectangle: true, operation: 9 };
const GROUND: PaintedDrawing = { ...PATH, box: { x0: 0, y0: 0, x1: 95, y1: 95 }, strokes: 8 };

const isFound = async (drawings: PaintedDrawing[], shown: Raster, without: Raster, areas: FilledArea[] = []) =>
  (await unseenDrawings({ width: 100, drawings, areas, pictures: [] }, shown, async () => without)) !== null;

describe('unseenDrawings', () => {
  it('finds white on white', async () => expect(await isFound([PATH], page(), page())).toBe(true));
  it('finds what something covers, between other ink', async () => {
    expect(await isFound([BLACK], page(), page(), [COVER])).toBe(true);
    expect(await isFound([BLACK], withInk(), withInk(), [COVER])).toBe(true);
  });
  it('passes what is missing where it is not drawn', async () => {
    expect(await isFound([PATH], withInk(), page())).toBe(false);
    expect(await isFound([BLACK], withInk(), page(), [COVER])).toBe(false);
  });
  it('passes what is black with nothing about it', async () =>
    expect(await isFound([BLACK], page(), page())).toBe(false));
  it('finds bars of digits, and passes a few, and the dots of rules', async () => {
    const bars = (count: number, size: number): PaintedDrawing[] =>
      Array.from({ length: count }, (_, at) => ({
        ...PATH,
        box: { x0: at, y0: 0, x1: at + size, y1: size },
        strokes: 1,
        rectangle: true,
      }));
    expect(await isFound(bars(30, 5), page(), page())).toBe(true);
    expect(await isFound(bars(8, 5), page(), page())).toBe(false);
    expect(await isFound(bars(90, 0.75), page(), page())).toBe(false);
  });
  it('passes the ground of a table', async () => expect(await isFound([GROUND], page(), page())).toBe(false));
  it('finds a picture that shows nothing', async () =>
    expect(await isFound([{ ...BLACK, kind: 'picture', strokes: 1 }], page(), page())).toBe(true));
});
