import { IDENTITY } from '../../pages/geometry.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import type { TextPage } from '../../pages/text-layer/text-page.js';
import { wordsFromGlyphs } from '../../pages/text-layer/words-from-glyphs.js';
import { levelSlanted } from './slanted-text.js';

/** A line that runs so many degrees off the level, from a place on. */
function line(text: string, degrees: number, x: number, y: number, more: Partial<DrawnGlyph> = {}): DrawnGlyph[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [...text].map((each, at) => {
    const [left, base] = [x + 6 * at * cos, y + 6 * at * sin];
    return {
      text: each, x: left, y: base, direction: (degrees + 360) % 360, advance: 6, size: 10, bold: false, space: each === ' ', operation: 1,
      source: 'text', luminance: 0, mapped: true, invisible: false, box: { x0: left, y0: base - 8, x1: left + 6, y1: base + 1 }, ...more,
    }; // prettier-ignore
  });
}

/** @param read of which words were made */
function levelled(glyphs: DrawnGlyph[], read = glyphs) {
  const page = { content: { glyphs }, toUpright: IDENTITY, turned: 0 } as unknown as TextPage;
  return levelSlanted(wordsFromGlyphs(read), page);
}

const isOnOneLine = (words: ReturnType<typeof levelled>): boolean =>
  words.every(({ box }) => Math.abs(box.y0 - (words[0]?.box.y0 ?? 0)) < 0.5);

describe('levelSlanted', () => {
  it.each([[4], [-7], [23]])('sets a line that slopes by %d degrees level', (degrees) => {
    const words = levelled(line('BSB 733-111 98765432', degrees, 60, 200));
    expect(words.map(({ text }) => text)).toEqual(['BSB', '733-111', '98765432']);
    expect(isOnOneLine(words)).toBe(true);
  });

  it('leaves level and upright text where it is', () => {
    const glyphs = [...line('BSB 733-111', 0, 60, 100), ...line('98765432', 90, 300, 100)];
    expect(levelled(glyphs)).toEqual(wordsFromGlyphs(glyphs));
  });

  it('leaves what is level beside what slopes', () => {
    const level = line('Tax Invoice', 0, 60, 40);
    const words = levelled([...level, ...line('733-111 98765432', 12, 60, 200)]);
    for (const word of wordsFromGlyphs(level)) expect(words).toContainEqual(word);
    expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['733-111', '98765432']));
  });

  it('keeps each slope apart, and says nothing twice', () => {
    const words = levelled([...line('733-111', 8, 60, 100), ...line('98765432', -8, 60, 400)]);
    expect(words.map(({ text }) => text).sort()).toEqual(['733-111', '98765432']);
  });

  it('does not say what slopes and is not drawn', () => {
    const hidden = line('98765432', 9, 60, 300, { invisible: true });
    const shown = line('733-111', 9, 60, 100);
    const words = levelled([...shown, ...hidden], shown);
    expect(words.map(({ text }) => text)).toEqual(['733-111']);
  });
});
