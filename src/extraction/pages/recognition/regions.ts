import { blankRaster, crop, type Raster, warp } from '../image/raster.js';
import type { RecognisedWord, Recogniser } from './recogniser.js';

/** A part of a picture in pixels; x1 and y1 exclusive. */
export interface Region {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** White space around each part on the sheet that is read, in pixels. */
const MARGIN = 16;

/**
 * Reads parts of a picture, put below each other on one sheet so that recognition cannot overlook them.
 *
 * @returns for each part its words, in pixels of the picture.
 */
export async function readRegions(
  picture: Raster,
  regions: readonly Region[],
  recogniser: Recogniser,
  { scale = 1, characters }: { scale?: number; characters?: string } = {},
): Promise<RecognisedWord[][]> {
  const found: RecognisedWord[][] = regions.map(() => []);
  if (regions.length === 0) return found;
  const parts = regions.map((region) => cutOut(picture, region, scale));
  const width = Math.max(...parts.map((part) => part.width)) + 2 * MARGIN;
  const tops: number[] = [];
  let height = MARGIN;
  for (const part of parts) {
    tops.push(height);
    height += part.height + MARGIN;
  }
  const sheet = blankRaster(width, height);
  parts.forEach((part, index) => {
    for (let y = 0; y < part.height; y++) {
      const row = part.data.subarray(y * part.width, (y + 1) * part.width);
      sheet.data.set(row, ((tops[index] as number) + y) * width + MARGIN);
    }
  });
  const words = await recogniser.recognise(sheet, { layout: 'block', dpi: 200, characters });
  for (const word of words) {
    const middle = (word.y0 + word.y1) / 2;
    const index = tops.findLastIndex((top) => top - MARGIN / 2 <= middle);
    const region = regions[index];
    if (!region) continue;
    const top = tops[index] as number;
    found[index]?.push({
      ...word,
      x0: region.x0 + (word.x0 - MARGIN) / scale,
      x1: region.x0 + (word.x1 - MARGIN) / scale,
      y0: region.y0 + (word.y0 - top) / scale,
      y1: region.y0 + (word.y1 - top) / scale,
    });
  }
  return found;
}

/** A part of a picture, made larger. */
export function cutOut(picture: Raster, { x0, y0, x1, y1 }: Region, scale: number): Raster {
  if (scale === 1) return crop(picture, x0, y0, x1 - x0, y1 - y0);
  const width = Math.round((x1 - x0) * scale);
  const height = Math.round((y1 - y0) * scale);
  return warp(picture, width, height, [1 / scale, 0, x0, 0, 1 / scale, y0, 0, 0]);
}

/** A picture with white space around it. */
export function withMargin(image: Raster): Raster {
  const framed = blankRaster(image.width + 2 * MARGIN, image.height + 2 * MARGIN);
  for (let y = 0; y < image.height; y++) {
    const row = image.data.subarray(y * image.width, (y + 1) * image.width);
    framed.data.set(row, (y + MARGIN) * framed.width + MARGIN);
  }
  return framed;
}

/** Whether two parts of a picture cover each other to some extent in both directions. */
export function overlap(a: Region, b: Region): boolean {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return width > 0.3 * Math.min(a.x1 - a.x0, b.x1 - b.x0) && height > 0.3 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}
