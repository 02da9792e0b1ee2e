import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';

/** Signs that are small in every font: nobody takes them for digits where they are as small on the page. */
const SMALL_SIGNS = /^["'`´¨¸˜ˆ°º\u00AAª²³¹‘’‚‛“”„‟′″·•∙‣⁃–—‐‑‒―…«»‹›®™©†‡*^~¯˚ˇ˘˙]$/u;

/** Letters with accents: of those that are known but for their accents only these are looked at. */
const ACCENTED = /^[A-Za-z]\p{M}+$/u;

/** Height of what is drawn up to which a small sign is one, in points: digits that are lower are not legible. */
const SMALL = 4;

/** Signs that stand in each other, as a share of the height of their font: slices of something. */
const BESIDE = 0.2;
const ABOVE = 1;

/** A digit beside a character that is not known belongs to what it may say, this many times the height of the font away. */
const REACH = 3;

/** Digits, and letters that a person takes for digits. */
const LIKE_DIGIT = /[\p{N}OoIl|]/u;

/** Text that turns by more than this against most of its page stands on its head. */
const ON_HEAD = 150;

/**
 * Characters that are named, and of which it is not sure what a person sees: they say what the check of fonts does not know, or they are
 * clipped, masked, filled with a pattern, blended, turned or stretched, which that check does not see. And the digits beside them.
 */
export function unsureGlyphs(glyphs: readonly DrawnGlyph[]): Set<DrawnGlyph> {
  const shown = glyphs.filter(({ space, invisible }) => !space && !invisible);
  const main = mainDirection(shown);
  const small: DrawnGlyph[] = [];
  const found = new Set<DrawnGlyph>();
  for (const glyph of shown) {
    const turned = Math.abs(((glyph.direction - main + 540) % 360) - 180);
    if (glyph.altered === true || turned > ON_HEAD) found.add(glyph);
    else if (glyph.unknown === undefined) continue;
    else if (glyph.unknown <= SMALL && (SMALL_SIGNS.test(glyph.text) || ACCENTED.test(glyph.text.normalize('NFD'))))
      small.push(glyph);
    else found.add(glyph);
  }
  for (const glyph of slices(small)) found.add(glyph);
  if (found.size === 0) return found;
  const digits = shown.filter((glyph) => !found.has(glyph) && LIKE_DIGIT.test(glyph.text)).sort((a, b) => a.y - b.y);
  for (const glyph of [...found]) {
    const reach = REACH * glyph.size;
    for (let at = firstFrom(digits, glyph.y - glyph.size); at < digits.length; at++) {
      const digit = digits[at] as DrawnGlyph;
      if (digit.y > glyph.y + glyph.size) break;
      if (digit.x < glyph.x + glyph.advance + reach && digit.x + digit.advance > glyph.x - reach) found.add(digit);
    }
  }
  return found;
}

/** Signs that are drawn in each other, but for those drawn twice in one place. */
function slices(small: readonly DrawnGlyph[]): Set<DrawnGlyph> {
  const found = new Set<DrawnGlyph>();
  const sorted = small.toSorted((a, b) => a.x - b.x);
  sorted.forEach((one, at) => {
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next] as DrawnGlyph;
      const { size } = one;
      if (other.x - one.x > BESIDE * size) break;
      const isDouble = one.text === other.text && Math.abs(one.y - other.y) < 0.1 * size;
      if (isDouble || Math.abs(one.y - other.y) > ABOVE * size) continue;
      found.add(one);
      found.add(other);
    }
  });
  return found;
}

/** The direction of most characters, in steps of a quarter. */
function mainDirection(glyphs: readonly DrawnGlyph[]): number {
  const counts = [0, 0, 0, 0];
  for (const { direction } of glyphs) {
    const quarter = Math.round(direction / 90) % 4;
    counts[quarter] = (counts[quarter] ?? 0) + 1;
  }
  return 90 * counts.indexOf(Math.max(...counts));
}

/** The first of glyphs, from the top, that stands no higher than `y`. */
function firstFrom(glyphs: readonly DrawnGlyph[], y: number): number {
  let [low, high] = [0, glyphs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((glyphs[middle] as DrawnGlyph).y < y) low = middle + 1;
    else high = middle;
  }
  return low;
}
