import type { PageContent, PlacedPicture } from './content/page-content.js';
import { area } from '../geometry.js';
import { type Raster, shrink } from '../image/raster.js';

/** A picture that covers so much of its page is a scan of it. */
const WHOLE_PAGE = 0.8;

/** Pictures that cover less of the page are no part of the scan. */
const SMALL = 0.02;

/** The picture that a page consists of, as its operations tell; null where it has none. */
export function scanOf(content: PageContent): PlacedPicture | null {
  const page = content.width * content.height;
  const large = content.pictures.filter((picture) => area(picture.box) > SMALL * page);
  const [picture] = large;
  return picture && large.length === 1 && area(picture.box) >= WHOLE_PAGE * page ? picture : null;
}

/** Whether a page draws something else besides its scan that may be seen. */
export function drawsMore({ glyphs, pictures, areas }: PageContent, scan: PlacedPicture): boolean {
  return (
    pictures.length > 1 ||
    glyphs.some(({ space, invisible }) => !space && !invisible) ||
    areas.some(({ operation }) => operation > scan.operation)
  );
}

/** Squares of the page that are compared, in pixels of the drawn page. */
const SQUARE = 8;

/**
 * Mean levels of a square may differ by so much between a scan and the page drawn with it, from scaling alone: the third largest
 * difference is at most 30 in the 33 scanned pages of PDFs of the development corpus (one-bit faxes), and 25 in all others.
 */
const MOST_DIFFERENCE = 36;

/** At least this many squares that differ are more than the edge of a picture. */
const LEAST_SQUARES = 3;

/** The resolution of the drawn page that is compared. */
export const COMPARED_DPI = 72;

/**
 * Whether a page shows its scan and nothing else: no text, stamp or patch upon it, and all of it.
 *
 * @param drawn the page as it is shown, in few pixels.
 * @param scan the decoded picture, turned as the page shows it.
 */
export function showsOnly(drawn: Raster, { box }: PlacedPicture, scan: Raster, pointsPerPixel: number): boolean {
  let different = 0;
  const factor = { x: scan.width / (box.x1 - box.x0), y: scan.height / (box.y1 - box.y0) };
  const small = shrink(scan, Math.max(1, Math.floor((Math.min(factor.x, factor.y) * pointsPerPixel) / 2)));
  const [perX, perY] = [
    (small.width / (box.x1 - box.x0)) * pointsPerPixel,
    (small.height / (box.y1 - box.y0)) * pointsPerPixel,
  ];
  const [left, top] = [box.x0 / pointsPerPixel, box.y0 / pointsPerPixel];
  for (let y = 0; y + SQUARE <= drawn.height; y += SQUARE) {
    for (let x = 0; x + SQUARE <= drawn.width; x += SQUARE) {
      const shown = mean(drawn, x, y, x + SQUARE, y + SQUARE);
      const [x0, y0] = [(x - left) * perX, (y - top) * perY];
      const [x1, y1] = [x0 + SQUARE * perX, y0 + SQUARE * perY];
      const inside = x0 >= 0 && y0 >= 0 && x1 <= small.width && y1 <= small.height;
      const outside = x1 <= 0 || y1 <= 0 || x0 >= small.width || y0 >= small.height;
      if (!inside && !outside) continue;
      const expected = inside ? mean(small, Math.round(x0), Math.round(y0), Math.round(x1), Math.round(y1)) : 255;
      if (Math.abs(shown - expected) > MOST_DIFFERENCE && ++different >= LEAST_SQUARES) return false;
    }
  }
  return true;
}

function mean({ width, data }: Raster, x0: number, y0: number, x1: number, y1: number): number {
  let sum = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sum += data[y * width + x] as number;
  return sum / Math.max(1, (x1 - x0) * (y1 - y0));
}
