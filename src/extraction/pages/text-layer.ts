import { area } from './geometry.js';
import type { DrawnGlyph, PageContent } from './pdf-content.js';

/** How a page of a PDF is to be read: from these characters of its text layer, or as a picture. */
export type TextLayerJudgement = { readAs: 'text'; glyphs: DrawnGlyph[] } | { readAs: 'picture' };

/** A page with fewer characters has no text layer worth its name if something else is drawn on it. */
const FEW_CHARACTERS = 40;

/** Outlined letters: so many small curved shapes on a page with little text. */
const MANY_SHAPES = 60;

/** Share of the page that pictures of a scan cover. */
const SCAN_COVER = 0.5;

/** Decides whether the text layer of a page says what the page shows. */
export function judgeTextLayer(content: PageContent): TextLayerJudgement {
  const shown = content.glyphs.filter((glyph) => !glyph.invisible);
  const hidden = content.glyphs.filter((glyph) => glyph.invisible);
  const characters = shown.filter((glyph) => !glyph.space);
  const covered = content.pictures.reduce((sum, { box }) => sum + area(box), 0);
  const isScan = covered > SCAN_COVER * content.width * content.height;
  if (characters.length < FEW_CHARACTERS) {
    if (isScan && hidden.length >= FEW_CHARACTERS && isReadable(hidden))
      return { readAs: 'text', glyphs: content.glyphs };
    if (isScan || content.shapes.length > MANY_SHAPES) return { readAs: 'picture' };
    return { readAs: 'text', glyphs: shown };
  }
  return isReadable(shown) ? { readAs: 'text', glyphs: shown } : { readAs: 'picture' };
}

/** Whether characters make words that a person would write. */
function isReadable(glyphs: readonly DrawnGlyph[]): boolean {
  const characters = glyphs.filter((glyph) => !glyph.space);
  if (characters.length === 0) return false;
  const usual = characters.filter((glyph) => glyph.mapped && /^[A-Za-z0-9.,:$()/&'@\-–—’%+#*|]+$/.test(glyph.text));
  return usual.length > 0.85 * characters.length;
}
