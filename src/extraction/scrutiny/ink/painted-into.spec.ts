import type { Box } from '../../document.js';
import { type DrawnGlyph, emptyContent, type PageContent } from '../../pages/text-layer/content/page-content.js';
import { blendedInto, paintedInto } from './painted-into.js';

const AT: Box = { x0: 100, y0: 100, x1: 110, y1: 112 };

const letter = (operation: number, more: Partial<DrawnGlyph> = {}): DrawnGlyph => ({
  ...{ text: 'M', x: AT.x0, y: AT.y1, size: 12, advance: 10, direction: 0, bold: false, space: false, source: 'text' },
  ...{ invisible: false, luminance: 0, mapped: true, box: AT, operation },
  ...more,
});

const page = (content: Partial<PageContent>): PageContent => ({
  ...emptyContent(595, 842),
  glyphs: [letter(5)],
  ...content,
});

const found = (content: Partial<PageContent>): number[] => [...paintedInto(page(content))];

describe('paintedInto', () => {
  it('finds letters that something light is painted into', () => {
    expect(found({ overlays: [{ box: AT, operation: 9 }] })).toEqual([5]);
    expect(found({ glyphs: [letter(5), letter(9, { invisible: true, luminance: 255 })] })).toEqual([5]);
    const picture = { name: 'clear', matrix: [1, 0, 0, 1, 0, 0] as const, width: 9, height: 9, opaque: false };
    expect(found({ pictures: [{ ...picture, box: AT, operation: 9 }] })).toEqual([5]);
  });

  it('passes letters on something light, and beside it', () => {
    expect(found({ overlays: [{ box: AT, operation: 1 }] })).toEqual([]);
    expect(found({ overlays: [{ box: { x0: 90, y0: 100, x1: 101, y1: 112 }, operation: 9 }] })).toEqual([]);
    expect(found({})).toEqual([]);
  });
});

describe('blendedInto', () => {
  const found = (box: Box, operation: number, lightens = true) =>
    blendedInto(page({ overlays: [{ box, operation, lightens }] }));

  it('finds what is blended onto letters', () => expect(found(AT, 9)).toEqual([AT]));

  it('finds what is as large as the page', () => {
    const whole = { x0: 0, y0: 0, x1: 595, y1: 842 };
    expect(found(whole, 9)).toEqual([whole]);
  });

  it('passes what covers letters, and what lies below or beside them', () => {
    expect(found(AT, 9, false)).toEqual([]);
    expect(found(AT, 1)).toEqual([]);
    expect(found({ x0: 90, y0: 100, x1: 101, y1: 112 }, 9)).toEqual([]);
  });
});
