import type { Word } from '../../document.js';
import { apply, nearestQuarterTurn } from '../../pages/geometry.js';
import type { DrawnGlyph } from '../../pages/content/page-content.js';
import type { TextPage } from '../../pages/text-page.js';
import { turnWord } from '../../pages/upright.js';
import { wordsFromGlyphs } from '../../pages/words-from-glyphs.js';

/** Text that slopes by more degrees than this is no longer on one line with its own words. */
const SLANTED = 1.5;

/** Words of text that runs aslant, set level about the middle of all text that runs so; in points of the upright page. */
export function slantedText({ content, toUpright, turned }: TextPage): Word[] {
  const slopes = new Map<number, DrawnGlyph[]>();
  for (const glyph of content.glyphs) {
    if (glyph.invisible || glyph.untrusted) continue;
    const off = Math.abs(glyph.direction - nearestQuarterTurn(glyph.direction)) % 360;
    if (off <= SLANTED || off >= 360 - SLANTED) continue;
    const slope = Math.round(glyph.direction);
    const group = slopes.get(slope);
    if (group) group.push(glyph);
    else slopes.set(slope, [glyph]);
  }
  return [...slopes]
    .flatMap(([slope, glyphs]) => levelWords(glyphs, slope))
    .map((word) => turnWord(word, toUpright, turned));
}

function levelWords(glyphs: readonly DrawnGlyph[], slope: number): Word[] {
  const [sin, cos] = [Math.sin((slope * Math.PI) / 180), Math.cos((slope * Math.PI) / 180)];
  const x = glyphs.reduce((sum, glyph) => sum + glyph.x, 0) / glyphs.length;
  const y = glyphs.reduce((sum, glyph) => sum + glyph.y, 0) / glyphs.length;
  const level = glyphs.map((glyph) => {
    const [gx, gy] = apply([cos, -sin, sin, cos, 0, 0], glyph.x - x, glyph.y - y);
    return { ...glyph, x: x + gx, y: y + gy, direction: 0 };
  });
  return wordsFromGlyphs(level);
}
