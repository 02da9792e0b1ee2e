import sharp from 'sharp';
import type { PageView } from '../document.js';
import type { ColourRaster } from '../pages/open/picture-file.js';
import { type Bend, bendAt, type Perspective, perspectiveBetween } from '../pages/image/raster.js';

/** Corners of a page that is filed as it is read. */
const WHOLE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** Less than half a pixel of any picture that is drawn. */
const NEARLY = 1e-4;

/** Draws an upright page out of the picture of the page as it is filed. */
export async function straightenInColour(
  picture: ColourRaster,
  { corners, bend }: Extract<PageView, { from: 'picture' }>,
  width: number,
  height: number,
): Promise<ColourRaster> {
  const turns = bend.sag === 0 && bend.twist === 0 ? quarterTurnsOf(corners) : null;
  if (turns !== null) return turnInColour(picture, turns);
  const upright = WHOLE.map(([x, y]) => [x * width, y * height] as const);
  const places = corners.map(([x, y]) => [x * picture.width, y * picture.height] as const);
  const toPicture = perspectiveBetween(upright, places);
  if (toPicture === null) return picture;
  const bent = { sag: bend.sag * width, twist: bend.twist * width };
  return { width, height, data: warpInColour(picture, width, height, toPicture, bent) };
}

/** As `warp` of grey pictures, in colour. */
function warpInColour(
  source: ColourRaster,
  width: number,
  height: number,
  [a, b, c, d, e, f, g, h]: Perspective,
  bend: Bend,
): Uint8Array {
  const { data } = source;
  const row = source.width * 3;
  const maxX = source.width - 1.001;
  const maxY = source.height - 1.001;
  const result = new Uint8Array(width * height * 3);
  const offsets = Float32Array.from({ length: width }, (_, column) => bendAt(bend, (2 * column + 1) / width - 1));
  for (let line = 0, at = 0; line < height; line++) {
    for (let column = 0; column < width; column++) {
      const x = column + 0.5;
      const y = line + 0.5 + (offsets[column] as number);
      const w = 1 / (g * x + h * y + 1);
      const sx = Math.min(maxX, Math.max(0, (a * x + b * y + c) * w - 0.5));
      const sy = Math.min(maxY, Math.max(0, (d * x + e * y + f) * w - 0.5));
      const left = sx | 0;
      const top = sy | 0;
      const dx = sx - left;
      const dy = sy - top;
      const corner = top * row + left * 3;
      for (let from = corner; from < corner + 3; from++) {
        const upper = (data[from] as number) * (1 - dx) + (data[from + 3] as number) * dx;
        const lower = (data[from + row] as number) * (1 - dx) + (data[from + row + 3] as number) * dx;
        result[at++] = upper + (lower - upper) * dy + 0.5;
      }
    }
  }
  return result;
}

/** By how many quarter turns counter-clockwise the upright page is the whole picture; null where it is not. */
function quarterTurnsOf(corners: readonly (readonly [number, number])[]): number | null {
  for (let turns = 0; turns < WHOLE.length; turns++) {
    const isTurned = corners.every(([x, y], at) => {
      const [wholeX, wholeY] = WHOLE[(at + turns) % WHOLE.length] ?? [0, 0];
      return Math.abs(x - wholeX) < NEARLY && Math.abs(y - wholeY) < NEARLY;
    });
    if (isTurned) return turns;
  }
  return null;
}

/** @param turns quarter turns counter-clockwise */
export async function turnInColour({ width, height, data }: ColourRaster, turns: number): Promise<ColourRaster> {
  if (turns === 0) return { width, height, data };
  const turned = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(360 - 90 * turns)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: turned.info.width, height: turned.info.height, data: turned.data };
}
