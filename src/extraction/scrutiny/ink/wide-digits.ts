import { type Component, findComponents } from '../../pages/image/components.js';
import { crop, type Raster, turn, warp } from '../../pages/image/raster.js';
import { holdsNumber, looksLike } from './like-digit.js';

/** Lighter than this of 255 is no ink. */
const INK = 170;

/** Dashes and specks are lower than this share of the digits of their row. */
const LOWEST = 0.6;

/**
 * Digits of print are about so wide as a share of their height; stretched ones are wider than this, and narrower than a rule. Up to 2.4
 * times the width of print they are recognised as they are.
 */
const USUAL = 0.65;
const WIDE = { from: 1.8, to: 16 };

/** Network and eye want so many pixels from the foot of a digit to its head. */
const LEAST_HEIGHT = 5;

/** A row has so many shapes at least. */
const LEAST_SHAPES = 6;

/**
 * Whether a writing that was set level shows digits that are stretched along their line: set to the proportions of print they are read as
 * digits, where recognition takes them as they stand for letters, and is sure of it.
 *
 * @param strip dark on white.
 */
export function holdsWideDigits(strip: Raster): boolean {
  const rows = rowsOf(findComponents(strip, INK));
  return rows.some((row) => {
    const aspect = middleOf(row.map(({ x0, x1, y0, y1 }) => (x1 - x0) / (y1 - y0)));
    if (aspect < WIDE.from || aspect > WIDE.to) return false;
    const narrow = row.map((shape) => squeezed(strip, shape, USUAL / aspect));
    return holdsNumber(narrow.map(looks)) || holdsNumber(narrow.map((one) => looks(turn(one, 180))).reverse());
  });
}

const looks = (shape: Raster) => looksLike(shape, { x0: 0, y0: 0, x1: shape.width, y1: shape.height });

/** Shapes of about one height on one line, from left to right. */
function rowsOf(shapes: readonly Component[]): Component[][] {
  const left = shapes
    .filter(({ y0, y1 }) => y1 - y0 >= LEAST_HEIGHT)
    .sort((a, b) => b.y1 - b.y0 - (a.y1 - a.y0) || a.x0 - b.x0);
  const rows: Component[][] = [];
  for (const shape of left) {
    const height = shape.y1 - shape.y0;
    const row = rows.find(([first]) => {
      const tallest = first as Component;
      return (
        height >= LOWEST * (tallest.y1 - tallest.y0) &&
        Math.abs(shape.y0 + shape.y1 - tallest.y0 - tallest.y1) < tallest.y1 - tallest.y0
      );
    });
    if (row) row.push(shape);
    else rows.push([shape]);
  }
  return rows.filter((row) => row.length >= LEAST_SHAPES).map((row) => row.sort((a, b) => a.x0 - b.x0));
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] as number;

/** What a shape is in a picture, so much narrower. */
function squeezed(picture: Raster, { x0, y0, x1, y1 }: Component, by: number): Raster {
  const [width, height] = [x1 - x0, y1 - y0];
  const narrow = Math.max(1, Math.round(width * by));
  return warp(crop(picture, x0, y0, width, height), narrow, height, [width / narrow, 0, 0, 0, 1, 0, 0, 0]);
}
