import type { DrawnGlyph } from '../../pages/text-layer/content/page-content.js';
import { differingParts } from './differing-parts.js';

const BOX = { x0: 100, y0: 100, x1: 200, y1: 112 };

/** Characters of a line in a layer that is not always shown. */
const line = (text: string): DrawnGlyph[] =>
  [...text].map((character, at) => ({
    text: character,
    x: 100 + 6 * at,
    y: 110,
    direction: 0,
    advance: 6,
    size: 10,
    bold: false,
    space: character === ' ',
    operation: 1,
    source: 'text',
    luminance: 0,
    mapped: true,
    untrusted: false,
    box: { x0: 100 + 6 * at, y0: 100, x1: 106 + 6 * at, y1: 111 },
    item: at,
    differs: true,
    invisible: false,
  }));

describe('differingParts', () => {
  it.each(['Pay Dana', 'Cash to Dana', 'Swap the last two', 'BSB 062-000 12345678'])('doubts %s', (text) =>
    expect(differingParts({ glyphs: line(text), differing: [] }, null)).toHaveLength(1),
  );

  it.each(['DRAFT', 'DRAFT COPY', 'Page 2'])('lets pass %s', (text) =>
    expect(differingParts({ glyphs: line(text), differing: [] }, null)).toEqual([]),
  );

  it('doubts paths that may be letters, and lets a frame pass', () => {
    const paths = (count: number) => Array.from({ length: count }, () => ({ kind: 'path' as const, box: BOX }));
    expect(differingParts({ glyphs: [], differing: paths(6) }, null)).toHaveLength(1);
    expect(differingParts({ glyphs: [], differing: paths(2) }, null)).toEqual([]);
  });
});
