import type { SKRSContext2D } from '@napi-rs/canvas';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { findWithinLines } from './within-lines.js';

const SIZE = 10;
const glyph = (text: string, x: number, invisible = false): DrawnGlyph => ({
  ...{ text, x, y: 50, size: SIZE, advance: 6, direction: 0, bold: false, space: false, operation: 0, source: 'text' },
  ...{ invisible, luminance: 0, mapped: true, box: { x0: x, y0: 42, x1: x + 6, y1: 52 } },
});
const line = (text: string, x: number): DrawnGlyph[] => [...text].map((one, at) => glyph(one, x + 6 * at));

const found = (glyphs: readonly DrawnGlyph[], draw: (context: SKRSContext2D) => void) => {
  const { picture, points } = inkOf(120, 80, draw);
  return findWithinLines(picture, points, glyphs).letters.length;
};
/** A letter of which the page, 120 points wide, shows so many points. */
const cut = (shown: number) => (context: SKRSContext2D) => context.fillRect(120 - shown, 43, shown + 3, 7);

describe('what the right edge of a page leaves of a letter', () => {
  const beyond = glyph('m', 117, true);

  it('is a part of the text that runs beyond the page', () =>
    expect(found([...line('Pay', 98), beyond], cut(3))).toBe(0));

  it('is another letter where no text is', () => expect(found(line('Pay', 98), cut(3))).toBe(1));

  it('may be another digit behind one', () => {
    expect(found([...line('123', 98), beyond], cut(3))).toBe(1);
    expect(found([...line('Pay', 98), { ...beyond, text: '4' }], cut(3))).toBe(1);
  });

  it('is none of the text away from the edge', () =>
    expect(found([...line('Pay', 68), beyond, glyph('m', 87, true)], (context) => context.fillRect(87, 43, 4, 7))).toBe(
      1,
    ));
});
