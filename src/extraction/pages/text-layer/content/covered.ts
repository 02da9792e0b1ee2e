import type { Box } from '../../../document.js';
import type { DrawnGlyph, FilledArea, PageContent, PlacedPicture } from './page-content.js';

/** Text that differs from its ground by fewer levels than this is not seen. */
const LEAST_CONTRAST = 10;

const WHITE = 255;

/** More areas than this are not compared with the text. */
const MOST_AREAS = 3_000;

/** A page is cut into so many bands, and a character compared only with what lies in its own. */
const BANDS = 72;

/** What lies in one band of a page, in the order in which it was drawn. */
interface Band {
  areas: FilledArea[];
  pictures: PlacedPicture[];
}

/** Marks characters that are painted over later, or that have the colour of what lies below them. */
export function markUnseen(content: PageContent): void {
  const bands = bandsOf(content);
  for (const glyph of content.glyphs) {
    if (glyph.invisible || glyph.space) continue;
    const band = bands[bandAt((glyph.box.y0 + glyph.box.y1) / 2, content.height)];
    if (!band) continue;
    glyph.covered = isPaintedOver(glyph, band);
    glyph.faint = !glyph.covered && hasColourOfGround(glyph, band);
    glyph.invisible = glyph.covered || glyph.faint;
  }
}

function bandAt(y: number, height: number): number {
  return Math.floor((Math.min(Math.max(y, 0), height) / height) * (BANDS - 1));
}

function bandsOf({ areas, pictures, height }: PageContent): Band[] {
  const bands = Array.from({ length: BANDS }, (): Band => ({ areas: [], pictures: [] }));
  const within = ({ y0, y1 }: Box) => bands.slice(bandAt(y0, height), bandAt(y1, height) + 1);
  for (const area of areas.slice(0, MOST_AREAS)) for (const band of within(area.box)) band.areas.push(area);
  for (const picture of pictures) for (const band of within(picture.box)) band.pictures.push(picture);
  return bands;
}

function isPaintedOver(glyph: DrawnGlyph, { areas, pictures }: Band): boolean {
  const later = (item: { box: Box; operation: number }) => item.operation > glyph.operation && lies(glyph, item.box);
  return areas.some((area) => area.rectangle && later(area)) || pictures.some((one) => one.opaque && later(one));
}

function hasColourOfGround(glyph: DrawnGlyph, { areas, pictures }: Band): boolean {
  if (glyph.luminance === null) return false;
  const below = (item: { box: Box; operation: number }) => item.operation < glyph.operation && lies(glyph, item.box);
  if (pictures.some(below)) return false;
  const ground = areas.findLast(below);
  const level = ground ? ground.luminance : WHITE;
  return level !== null && Math.abs(level - glyph.luminance) < LEAST_CONTRAST;
}

function lies({ box }: DrawnGlyph, area: Box): boolean {
  const x = (box.x0 + box.x1) / 2;
  const y = (box.y0 + box.y1) / 2;
  return x > area.x0 && x < area.x1 && y > area.y0 && y < area.y1;
}
