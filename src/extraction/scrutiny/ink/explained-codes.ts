import type { Box } from '../../document.js';
import { intersect } from '../../pages/geometry.js';
import type { PlainAndInk, Raster } from '../../pages/image/raster.js';
import type { TextPage } from '../../pages/text-layer/text-page.js';
import { knownQrCodes } from '../codes/known-qr-codes.js';
import { type FoundWriting, writingsOf } from './read-writing.js';
import { findWriting } from './writing.js';

/** Codes are looked at in so many dots to the inch, as where they are read. */
const DPI = 300;

/** A place where there may be a code is looked at with its edge, and a code has so many points on each side, at most. */
const PAD = 20;
const LARGEST = 200;

/** What a code takes up is found to the pixel of its picture; a little more is painted over, in points. */
const ROUND = 0.5;

/** More places of codes than this are not looked at. */
const MOST_PLACES = 6;

/** A part of a page of which it is known what all its ink is, and the level of its ground. */
export interface ExplainedPart {
  box: Box;
  light: number;
}

/** What is known of the codes of a page. */
export interface ExplainedCodes {
  /** Those that show nothing but what they hold, which is read and judged as a code. Of other ink their modules look like writing that cannot be read. */
  plain: ExplainedPart[];
  /** What is written on the modules of others. */
  writings: FoundWriting[];
}

/**
 * Explains the codes of a page as far as their modules are known.
 *
 * @param places where there may be codes, in points of the page
 */
export async function explainedCodes(page: TextPage, places: readonly Box[]): Promise<ExplainedCodes> {
  const found: ExplainedCodes = { plain: [], writings: [] };
  for (const place of places.slice(0, MOST_PLACES)) {
    if (Math.max(place.x1 - place.x0, place.y1 - place.y0) > LARGEST) continue;
    if (found.plain.some(({ box }) => covers(box, place))) continue;
    const part = intersect(
      { x0: place.x0 - PAD, y0: place.y0 - PAD, x1: place.x1 + PAD, y1: place.y1 + PAD },
      { x0: 0, y0: 0, x1: page.content.width, y1: page.content.height },
    );
    const inGrey = await codesIn(page.draw, part);
    if (inGrey.plain.length + inGrey.writings.length === 0) continue;
    // What only its colour sets off from the modules is none of them.
    const inColour = await codesIn(page.drawInk, part);
    found.plain.push(...inGrey.plain.filter(({ box }) => inColour.plain.some((other) => covers(other.box, box))));
    found.writings.push(...inGrey.writings, ...inColour.writings);
  }
  return found;
}

async function codesIn(draw: TextPage['draw'], part: Box): Promise<ExplainedCodes> {
  const picture = await draw(DPI, part);
  const pointsPerPixel = (part.x1 - part.x0) / picture.width;
  const known = await knownQrCodes(picture);
  const onPage = ({ x0, y0, x1, y1 }: Box): Box => ({
    x0: part.x0 + x0 * pointsPerPixel - ROUND,
    y0: part.y0 + y0 * pointsPerPixel - ROUND,
    x1: part.x0 + x1 * pointsPerPixel + ROUND,
    y1: part.y0 + y1 * pointsPerPixel + ROUND,
  });
  return {
    plain: known.filter(({ isPlain }) => isPlain).map((one) => ({ box: onPage(one), light: one.light })),
    writings: known
      .filter(({ isPlain }) => !isPlain)
      .flatMap(({ added }) =>
        writingsOf(
          { picture: added, writings: findWriting(added, DPI).writings, isRemade: true },
          { origin: [part.x0, part.y0], pointsPerPixel },
        ),
      ),
  };
}

const covers = (a: Box, b: Box): boolean =>
  a.x0 <= b.x0 + ROUND && a.y0 <= b.y0 + ROUND && a.x1 >= b.x1 - ROUND && a.y1 >= b.y1 - ROUND;

/** A page that shows the ground in the place of some of its parts. */
export function withoutParts(page: TextPage, parts: readonly ExplainedPart[]): TextPage {
  if (parts.length === 0) return page;
  const whole: Box = { x0: 0, y0: 0, x1: page.content.width, y1: page.content.height };
  const bare = (picture: Raster, drawn: Box): Raster => painted(picture, drawn, parts);
  return {
    ...page,
    draw: async (dpi, part, shows) => bare(await page.draw(dpi, part, shows), part ?? whole),
    drawInk: async (dpi, part, shows) => bare(await page.drawInk(dpi, part, shows), part ?? whole),
    drawBoth: async (dpi, shows): Promise<PlainAndInk> => {
      const { plain, ink } = await page.drawBoth(dpi, shows);
      const bared = bare(plain, whole);
      return { plain: bared, ink: ink === plain ? bared : bare(ink, whole) };
    },
  };
}

function painted(picture: Raster, drawn: Box, parts: readonly ExplainedPart[]): Raster {
  const { width, height } = picture;
  const data = picture.data.slice();
  const pixels = width / (drawn.x1 - drawn.x0);
  for (const { box, light } of parts) {
    const left = Math.max(0, Math.floor((box.x0 - drawn.x0) * pixels));
    const right = Math.min(width, Math.ceil((box.x1 - drawn.x0) * pixels));
    const bottom = Math.min(height, Math.ceil((box.y1 - drawn.y0) * pixels));
    for (let y = Math.max(0, Math.floor((box.y0 - drawn.y0) * pixels)); y < bottom && left < right; y++)
      data.fill(light, y * width + left, y * width + right);
  }
  return { width, height, data };
}
