import type { Box } from '../../document.js';
import { union } from '../../pages/geometry.js';
import type { Raster } from '../../pages/image/raster.js';
import type { PageContent, PaintedDrawing } from '../../pages/text-layer/content/page-content.js';

/** At least this many characters that nobody sees may be a number. */
const LEAST_STROKES = 6;

/** Rectangles are parts of digits between these sizes, in points, and so many of them are a digit; smaller ones are the dots of dotted rules. */
const LEAST_PART = 1;
const LARGEST_PART = 12;
const RECTANGLES_IN_STROKE = 4;

/** What is larger than letters both ways may be the ground of a table with round corners, which has eight curves and lines. */
const STROKES_OF_GROUND = 11;

/** A single character drawn as a path is no larger than this, in points, and a picture of a number no smaller. */
const LARGEST_LETTER = 60;
const LEAST_PICTURE = { long: 30, short: 5 };

/** Fewer levels of 255 are nothing to be seen. */
const SEEN = 16;

/** More grounds and covers than this are not held against each drawing: all of them are taken to be covered. */
const MOST_COVERS = 2_000;

/**
 * What a page paints as paths and pictures, large enough to be an account, that leaves nothing to be seen: white on white, covered, masked away. It
 * hangs on how a viewer mixes colours, covers and masks whether anybody sees it, and nobody honest draws letters for nobody.
 *
 * @param shown the page as it is drawn.
 * @param without draws it in the same size without some operations.
 * @returns where that is, in points; null where all is seen.
 */
export async function unseenDrawings(
  content: Pick<PageContent, 'width' | 'drawings' | 'areas' | 'pictures'>,
  shown: Raster,
  without: (operations: ReadonlySet<number>) => Promise<Raster>,
): Promise<Box | null> {
  const scale = shown.width / content.width;
  const candidates = mayBeUnseen(content, (box) => isEven(shown, box, scale));
  if (!isEnough(candidates)) return null;
  const [sure, open] = parted(candidates, ({ box }) => isEven(shown, box, scale));
  if (isEnough(sure)) return sure.map(({ box }) => box).reduce(union);
  const rest = await without(new Set(open.map(({ operation }) => operation)));
  const unseen = [...sure, ...open.filter(({ box }) => isEven(shown, box, scale, rest))];
  return isEnough(unseen) ? unseen.map(({ box }) => box).reduce(union) : null;
}

/** The drawings that are light, have something other than paper below, or something above, and pictures of nothing. */
function mayBeUnseen(
  { drawings, areas, pictures }: Pick<PageContent, 'drawings' | 'areas' | 'pictures'>,
  isNothing: (box: Box) => boolean,
): PaintedDrawing[] {
  const grounds = [...areas, ...pictures.map((picture) => ({ ...picture, luminance: null }))];
  const isAbout = ({ box, operation }: PaintedDrawing): boolean => {
    if (grounds.length > MOST_COVERS) return true;
    const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
    return grounds.some(
      (other) =>
        (other.operation > operation || (other.operation < operation && other.luminance !== 255)) &&
        x > other.box.x0 &&
        x < other.box.x1 &&
        y > other.box.y0 &&
        y < other.box.y1,
    );
  };
  return drawings
    .filter(isLargeEnough)
    .filter((one) => one.pale || isAbout(one) || (one.kind === 'picture' && isNothing(one.box)));
}

function isLargeEnough({ kind, box, strokes, rectangle }: PaintedDrawing): boolean {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  if (kind === 'picture')
    return Math.max(width, height) >= LEAST_PICTURE.long && Math.min(width, height) >= LEAST_PICTURE.short;
  const longest = Math.max(width, height);
  if (rectangle) return longest >= LEAST_PART && longest <= LARGEST_PART;
  if (Math.min(width, height) > LARGEST_LETTER) return strokes > STROKES_OF_GROUND;
  return strokes >= LEAST_STROKES || longest <= LARGEST_LETTER;
}

function isEnough(drawings: readonly PaintedDrawing[]): boolean {
  const strokes = drawings.reduce(
    (sum, { kind, strokes: own, rectangle }) =>
      sum + (kind === 'picture' ? LEAST_STROKES : rectangle ? own / RECTANGLES_IN_STROKE : own),
    0,
  );
  return strokes >= LEAST_STROKES;
}

/** Whether a part of a drawing has one level, or the same difference to another drawing everywhere. */
function isEven(drawn: Raster, { x0, y0, x1, y1 }: Box, scale: number, other?: Raster): boolean {
  let [least, most] = [255, -255];
  const right = Math.min(drawn.width, Math.ceil(x1 * scale));
  const bottom = Math.min(drawn.height, Math.ceil(y1 * scale));
  for (let y = Math.max(0, Math.floor(y0 * scale)); y < bottom && most - least < SEEN; y++)
    for (let x = Math.max(0, Math.floor(x0 * scale)), at = y * drawn.width + x; x < right; x++, at++) {
      const level = (drawn.data[at] as number) - (other ? (other.data[at] as number) : 0);
      if (level < least) least = level;
      if (level > most) most = level;
    }
  return most - least < SEEN;
}

function parted<T>(all: readonly T[], holds: (one: T) => boolean): [T[], T[]] {
  return [all.filter(holds), all.filter((one) => !holds(one))];
}
