import type { Box } from '../document.js';
import type { DrawnGlyph, FilledArea, PageContent } from './pdf-content.js';

/** Text that differs from its ground by fewer levels than this is not seen. */
const LEAST_CONTRAST = 10;

const WHITE = 255;

/** More areas than this are not compared with the text. */
const MOST_AREAS = 3_000;

/** Marks characters that are painted over later, or that have the colour of what lies below them. */
export function markUnseen(content: PageContent): void {
  const areas = content.areas.slice(0, MOST_AREAS);
  const covering = areas.filter(({ rectangle }) => rectangle);
  for (const glyph of content.glyphs) {
    if (glyph.invisible || glyph.space) continue;
    glyph.invisible = isPaintedOver(glyph, content, covering) || hasColourOfGround(glyph, content, areas);
  }
}

function isPaintedOver(glyph: DrawnGlyph, { pictures }: PageContent, covering: readonly FilledArea[]): boolean {
  const later = (item: { box: Box; operation: number }) => item.operation > glyph.operation && lies(glyph, item.box);
  return covering.some(later) || pictures.some((picture) => picture.opaque && later(picture));
}

function hasColourOfGround(glyph: DrawnGlyph, { pictures }: PageContent, areas: readonly FilledArea[]): boolean {
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
