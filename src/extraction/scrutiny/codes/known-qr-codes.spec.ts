import { encode } from 'uqr';
import { blankRaster, type Raster } from '../../pages/image/raster.js';
import { knownQrCodes } from './known-qr-codes.js';

const PAGE = 'https://portal.harbour.example/i/4821';
const MODULE = 7;
const MARGIN = 40;

/** A picture of modules, dark ones true. */
function pictureOf(modules: readonly (readonly boolean[])[], light = 255, dark = 0): Raster {
  const side = modules.length * MODULE + 2 * MARGIN;
  const picture = blankRaster(side, side, light);
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark)
        fill(picture, { x: MARGIN + x * MODULE, y: MARGIN + y * MODULE, width: MODULE, height: MODULE }, dark);
    }),
  );
  return picture;
}

function fill(
  picture: Raster,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  level: number,
): void {
  for (let row = y; row < y + height; row++)
    picture.data.fill(level, row * picture.width + x, row * picture.width + x + width);
}

const modulesOf = (text: string, ecc: 'L' | 'H' = 'L') => encode(text, { ecc, boostEcc: false, border: 0 }).data;

const isPlain = async (picture: Raster): Promise<boolean> => (await knownQrCodes(picture)).some((one) => one.isPlain);

describe('knownQrCodes', () => {
  it('finds a code where it stands', async () => {
    const modules = modulesOf(PAGE);
    const [found] = await knownQrCodes(pictureOf(modules));
    expect(found?.light).toBe(255);
    for (const [side, at] of [
      [found?.x0, MARGIN],
      [found?.y0, MARGIN],
      [found?.x1, MARGIN + modules.length * MODULE],
      [found?.y1, MARGIN + modules.length * MODULE],
    ])
      expect(Math.abs((side ?? 0) - (at ?? 0))).toBeLessThanOrEqual(1);
  });

  /** A picture of squares that are drawn each by itself: at the edges between dark ones the ground shows through. */
  const inSquares = (text: string, seam: number, width = 1): Raster => {
    const modules = modulesOf(text);
    const picture = pictureOf(modules);
    modules.forEach((row, y) =>
      row.forEach((isDark, x) => {
        const [left, top] = [MARGIN + x * MODULE, MARGIN + y * MODULE];
        if (isDark && row[x + 1]) fill(picture, { x: left + MODULE - 1, y: top, width, height: MODULE }, seam);
        if (isDark && modules[y + 1]?.[x])
          fill(picture, { x: left, y: top + MODULE - 1, width: MODULE, height: width }, seam);
      }),
    );
    return picture;
  };

  it('finds one plain whose modules are squares of their own', async () =>
    expect(await isPlain(inSquares(PAGE, 64))).toBe(true));

  it.each([
    ['lines between them that can be read', 128, 1],
    ['lines that are wider than where squares meet', 64, 4],
  ])('does not find one plain with %s', async (_, seam, width) =>
    expect(await isPlain(inSquares(PAGE, seam, width))).toBe(false),
  );

  it('finds one on a tinted ground', async () => expect(await isPlain(pictureOf(modulesOf(PAGE), 235, 40))).toBe(true));

  it.each([
    ['a stroke across it', { x: 100, y: 120, width: 40, height: 3 }, 0],
    ['pale writing on it', { x: 110, y: 110, width: 30, height: 3 }, 205],
    ['what is light on its dark modules', { x: 100, y: 100, width: 60, height: 3 }, 90],
  ])('does not find one plain that has %s', async (_, stroke, level) => {
    const picture = pictureOf(modulesOf(PAGE, 'H'));
    fill(picture, stroke, level);
    expect(await isPlain(picture)).toBe(false);
  });

  it('does not find one plain of which modules are others, though it is decoded', async () => {
    const modules = modulesOf(PAGE, 'H').map((row) => [...row]);
    for (const x of [14, 15, 16]) (modules[16] as boolean[])[x] = !modules[16]?.[x];
    expect(await isPlain(pictureOf(modules))).toBe(false);
  });

  it('does not know one whose text is as long as makes any drawing', async () =>
    expect(await isPlain(pictureOf(modulesOf(`${PAGE}#${'4821'.repeat(20)}`)))).toBe(false));

  it('does not know one that is pale, or light on dark', async () => {
    expect(await isPlain(pictureOf(modulesOf(PAGE), 255, 200))).toBe(false);
    expect(await isPlain(pictureOf(modulesOf(PAGE), 0, 255))).toBe(false);
  });

  it('shows what is drawn on one, without it', async () => {
    const picture = pictureOf(modulesOf(PAGE, 'H'));
    fill(picture, { x: 100, y: 120, width: 60, height: 3 }, 128);
    const [found] = await knownQrCodes(picture);
    const drawn = [...(found?.added.data ?? [])].filter((level) => level === 0).length;
    expect(drawn).toBeGreaterThan(60);
    expect(drawn).toBeLessThanOrEqual(180);
  });
});
