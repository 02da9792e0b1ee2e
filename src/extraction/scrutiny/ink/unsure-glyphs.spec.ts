import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { unsureGlyphs } from './unsure-glyphs.js';

const glyph = (text: string, at: number, more: Partial<DrawnGlyph> = {}): DrawnGlyph => ({
  text,
  x: 50 + 6 * at,
  y: 100,
  direction: 0,
  advance: 6,
  size: 10,
  bold: false,
  space: text === ' ',
  operation: 1,
  source: 'text',
  luminance: 0,
  mapped: true,
  invisible: false,
  box: { x0: 50 + 6 * at, y0: 93, x1: 56 + 6 * at, y1: 101 },
  item: at,
  ...more,
});

const textOf = (glyphs: readonly DrawnGlyph[]): string => [...unsureGlyphs(glyphs)].map(({ text }) => text).join('');

describe('unsureGlyphs', () => {
  const line = (text: string) => [...text].map((each, at) => glyph(each, at));

  it('finds none in text that the check of fonts knows', () => expect(textOf(line('BSB 062-000'))).toBe(''));

  it('finds what says something unknown, and the digits beside it', () => {
    const [first, ...rest] = line('文1A2 and so on 3');
    expect(textOf([{ ...(first as DrawnGlyph), unknown: 7 }, ...rest])).toBe('文12');
  });

  it('passes quotes and degrees as small as they are, and finds larger ones', () => {
    expect(textOf([glyph('“', 0, { unknown: 3 }), glyph('°', 4, { unknown: 3 })])).toBe('');
    expect(textOf([glyph('“', 0, { unknown: 7 })])).toBe('“');
  });

  it('finds small signs that stand in each other', () => {
    const slices = ['“', '°', '”'].map((text, at) => glyph(text, 0, { unknown: 2.5, y: 100 - 3 * at }));
    expect(textOf(slices)).toBe('“°”');
    expect(textOf([glyph('“', 0, { unknown: 2.5 }), glyph('“', 0, { unknown: 2.5, x: 50.3 })])).toBe('');
  });

  it('finds what the page shows otherwise than its font draws it, or on its head', () => {
    expect(textOf([glyph('A', 0, { altered: true }), glyph('B', 9)])).toBe('A');
    expect(textOf([...line('Invoice'), glyph('h', 30, { direction: 180 })])).toBe('h');
  });
});
