import type { PDFDict } from '@cantoo/pdf-lib';
import { dictionaryOf } from '../../../../test/support/pdf-dictionary.js';
import type { Box, Word } from '../../document.js';
import type { Annotation } from './annotations.js';
import { borderedPlace, drawnByBorders, placeOf } from './link-borders.js';

const link = (entries: object): PDFDict => dictionaryOf({ Subtype: 'Link', Rect: [30, 20, 10, 40], ...entries });

describe('borderedPlace', () => {
  it.each([
    ['nothing is said', {}],
    ['a border has a width', { Border: [0, 0, 1] }],
    ['a style has a width', { Border: [0, 0, 0], BS: { W: 2 } }],
    ['a style says no width', { BS: {} }],
  ])('gives the place where %s', (_, entries) => expect(borderedPlace(link(entries))).toBe(placeOf([10, 20, 30, 40])));

  it.each([
    ['the border has no width', { Border: [0, 0, 0] }],
    ['the style has no width', { BS: { W: 0 } }],
    ['the border has no colour', { C: [] }],
    ['it is no link', { Subtype: 'Square' }],
  ])('gives none where %s', (_, entries) => expect(borderedPlace(link(entries))).toBeNull());
});

describe('drawnByBorders', () => {
  const WORD = { text: '12345678', box: { x0: 100, y0: 100, x1: 150, y1: 110 } } as Word;
  const strokes = (count: number): Box[] =>
    Array.from({ length: count }, (_, at) => ({ x0: 9 * at, y0: 0, x1: 9 * at + 1, y1: 8 }));
  const drawn = (boxes: readonly Box[], border = true): Box | null =>
    drawnByBorders(
      boxes.map((box) => ({ subtype: 'Link', border, box }) as Annotation),
      [WORD],
    );

  it('finds six that frame nothing', () => expect(drawn(strokes(6))).toEqual({ x0: 0, y0: 0, x1: 46, y1: 8 }));
  it('finds one across a digit', () => expect(drawn([{ x0: 120, y0: 101, x1: 121, y1: 109 }])).not.toBeNull());
  it('finds nothing in a few', () => expect(drawn(strokes(5))).toBeNull());
  it('finds nothing where there are no borders', () => expect(drawn(strokes(20), false)).toBeNull());
  it('finds nothing in many around words', () =>
    expect(drawn(Array.from({ length: 9 }, () => ({ x0: 98, y0: 98, x1: 152, y1: 112 })))).toBeNull());
});
