import { markUnseen } from './covered.js';
import { type DrawnGlyph, emptyContent, type FilledArea } from './page-content.js';

const glyph = (y: number, operation: number, luminance = 0): DrawnGlyph => ({
  text: '7',
  x: 100,
  y,
  direction: 0,
  advance: 6,
  size: 10,
  bold: false,
  space: false,
  operation,
  source: 'text',
  luminance,
  mapped: true,
  invisible: false,
  box: { x0: 100, y0: y - 7, x1: 106, y1: y + 1 },
});
const area = (y0: number, y1: number, operation: number, luminance: number): FilledArea => ({
  box: { x0: 50, y0, x1: 300, y1 },
  luminance,
  rectangle: true,
  operation,
});
const unseen = (glyphs: DrawnGlyph[], areas: FilledArea[], height = 842): boolean[] => {
  const content = { ...emptyContent(595, height), glyphs, areas };
  markUnseen(content);
  return glyphs.map(({ invisible }) => invisible);
};

describe('markUnseen', () => {
  it.each([842, 20, 14_400])('finds what is painted over, from edge to edge of a page %s high', (height) => {
    const ys = [7, height / 2, height - 1];
    const glyphs = ys.map((y) => glyph(y, 1));
    expect(unseen(glyphs, [area(-50, height + 50, 2, 255)], height)).toEqual([true, true, true]);
    expect(unseen([glyph(height / 2, 3)], [area(0, height, 2, 255)], height)).toEqual([false]);
  });

  it('compares with the last area below', () => {
    const areas = [area(100, 200, 1, 0), area(140, 160, 2, 255)];
    expect(unseen([glyph(120, 3), glyph(150, 3), glyph(150, 3, 255), glyph(190, 3, 255)], areas)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('sees no white text on a page that has nothing', () => {
    expect(unseen([glyph(400, 1, 255), glyph(400, 1, 0)], [])).toEqual([true, false]);
  });
});
