import sharp, { type Sharp } from 'sharp';
import type { Drawing, Text } from './drawing.js';
import { pictureOf } from './picture.js';

/** So much of the table is seen on each side of the sheet, in points. */
export const AROUND = 60;
const DPI = 150;

/** Boards of wood: grain along them, and a gap here and there. */
function wood(width: number, height: number): Sharp {
  const data = Buffer.alloc(3 * width * height);
  let state = 4711;
  const random = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) | 0;
    return ((state >>> 16) & 255) / 255 - 0.5;
  };
  for (let y = 0; y < height; y++) {
    const grain = 10 * Math.sin(y / 7) + 6 * Math.sin(y / 2.3) + 8 * random() - (y % 260 < 4 ? 30 : 0);
    for (let x = 0; x < width; x++) {
      const level = grain + 4 * Math.sin(x / 90 + y / 40) + 10 * random();
      data.set([104 + level, 82 + level, 62 + level], 3 * (y * width + x));
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/**
 * A page on a sheet that lies on a table, photographed from above.
 *
 * @param texts that stand on the table, in points from the top left corner of the photograph.
 */
export async function onTable(page: Drawing, texts: readonly Text[] = []): Promise<Sharp> {
  const size = { width: page.width + 2 * AROUND, height: page.height + 2 * AROUND };
  const [width, height] = [Math.round((size.width * DPI) / 72), Math.round((size.height * DPI) / 72)];
  const sheet = await pictureOf(page, { dpi: DPI, paper: [0.93, 0.92, 0.9] })
    .rotate(0.8, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const written = await pictureOf({ ...size, areas: [], texts: [...texts] }, { dpi: DPI, paper: null })
    .png()
    .toBuffer();
  const { data, info } = await wood(width, height)
    .composite([{ input: sheet }, { input: written, left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).blur(0.6);
}
