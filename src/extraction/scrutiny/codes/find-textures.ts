import type { Raster } from '../../pages/image/raster.js';
import type { Region } from '../../pages/recognition/regions.js';

/** Side of the squares that a picture is looked at in, in points. */
const SQUARE = 6;

/** Codes that a telephone reads from paper are this large at least, in squares along each side. */
const LEAST_SQUARES = 4;

/** Modules are as dark as that against their ground, in levels of 255. */
const CONTRAST = 60;

/** Of the squares of a code some are all dark or light. */
const SHARE = 0.9;

/**
 * Blocks in which light and dark change everywhere along both axes, as in the codes that programs read. Writing has gaps between its lines,
 * and drawings have plain areas.
 *
 * @param points size of a pixel.
 * @param parts where anything stands.
 */
export function findTextures(picture: Raster, points: number, parts: readonly Region[]): Region[] {
  const side = Math.max(2, Math.round(SQUARE / points));
  const least = LEAST_SQUARES * side;
  return parts
    .filter(({ x0, y0, x1, y1 }) => x1 - x0 >= least && y1 - y0 >= least)
    .flatMap((part) => texturesIn(picture, part, side));
}

function texturesIn(picture: Raster, part: Region, side: number): Region[] {
  const columns = Math.floor((part.x1 - part.x0) / side);
  const rows = Math.floor((part.y1 - part.y0) / side);
  // How many squares change above and left of each corner.
  const sums = new Int32Array((columns + 1) * (rows + 1));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const changes = changesBothWays(picture, part.x0 + column * side, part.y0 + row * side, side);
      const at = (row + 1) * (columns + 1) + column + 1;
      sums[at] =
        (changes ? 1 : 0) +
        (sums[at - 1] as number) +
        (sums[at - columns - 1] as number) -
        (sums[at - columns - 2] as number);
    }
  const blocks: Region[] = [];
  for (let row = 0; row + LEAST_SQUARES <= rows; row++)
    for (let column = 0; column + LEAST_SQUARES <= columns; column++) {
      const sum = (y: number, x: number): number => sums[y * (columns + 1) + x] as number;
      const [bottom, right] = [row + LEAST_SQUARES, column + LEAST_SQUARES];
      const changing = sum(bottom, right) - sum(row, right) - sum(bottom, column) + sum(row, column);
      if (changing < SHARE * LEAST_SQUARES ** 2) continue;
      join(blocks, {
        x0: part.x0 + column * side,
        y0: part.y0 + row * side,
        x1: part.x0 + right * side,
        y1: part.y0 + bottom * side,
      });
    }
  return blocks;
}

/** Adds a block, in one with those that it meets. */
function join(blocks: Region[], added: Region): void {
  let whole = added;
  for (let at = blocks.length - 1; at >= 0; at--) {
    const one = blocks[at] as Region;
    if (one.x0 > whole.x1 || whole.x0 > one.x1 || one.y0 > whole.y1 || whole.y0 > one.y1) continue;
    whole = {
      x0: Math.min(one.x0, whole.x0),
      y0: Math.min(one.y0, whole.y0),
      x1: Math.max(one.x1, whole.x1),
      y1: Math.max(one.y1, whole.y1),
    };
    blocks.splice(at, 1);
  }
  blocks.push(whole);
}

function changesBothWays({ width, data }: Raster, left: number, top: number, side: number): boolean {
  return changes(data, top * width + left, side, width, 1) && changes(data, top * width + left, side, 1, width);
}

/** Whether one of the parallel lines of pixels of a square goes from light to dark. */
function changes(data: Uint8Array, first: number, side: number, apart: number, step: number): boolean {
  for (let line = 0; line < side; line++) {
    let darkest = 255;
    let lightest = 0;
    for (let pixel = 0, at = first + line * apart; pixel < side; pixel++, at += step) {
      const level = data[at] as number;
      if (level < darkest) darkest = level;
      if (level > lightest) lightest = level;
    }
    if (lightest - darkest >= CONTRAST) return true;
  }
  return false;
}
