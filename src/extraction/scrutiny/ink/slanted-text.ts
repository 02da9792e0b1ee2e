import type { Word } from '../../document.js';
import { apply, nearestQuarterTurn } from '../../pages/geometry.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import type { TextPage } from '../../pages/text-layer/text-page.js';
import { turnWord } from '../../pages/text-layer/upright.js';
import { wordsFromGlyphs } from '../../pages/text-layer/words-from-glyphs.js';

/** Text that slopes by more degrees than this is no longer on one line with its own words. */
const SLANTED = 1.5;

/**
 * Words of a page with those that run aslant set level about the middle of all text that runs so, where they stand on one line; in
 * points of the upright page.
 */
export function levelSlanted(words: readonly Word[], { content, toUpright, turned }: TextPage): Word[] {
  const slopes = new Map<number, DrawnGlyph[]>();
  for (const glyph of content.glyphs) {
    if (glyph.invisible) continue;
    const off = Math.abs(glyph.direction - nearestQuarterTurn(glyph.direction)) % 360;
    if (off <= SLANTED || off >= 360 - SLANTED) continue;
    const slope = Math.round(glyph.direction);
    const group = slopes.get(slope);
    if (group) group.push(glyph);
    else slopes.set(slope, [glyph]);
  }
  if (slopes.size === 0) return [...words];
  const upright = (word: Word): Word => turnWord(word, toUpright, turned);
  const aslant = [...slopes.values()].flatMap(wordsFromGlyphs).map(upright);
  const level = [...slopes].flatMap(([slope, glyphs]) => levelWords(glyphs, slope)).map(upright);
  return [...words.filter((word) => !aslant.some((other) => isSame(word, other))), ...level];
}

const isSame = (a: Word, b: Word): boolean =>
  a.text === b.text && Math.abs(a.box.x0 - b.box.x0) < 1 && Math.abs(a.box.y0 - b.box.y0) < 1;

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
