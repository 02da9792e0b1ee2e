import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasFont } from '../../../../test/forgeries/draw/drawing.js';
import { inkOf } from '../../../../test/support/extraction/ink.js';
import type { Word } from '../../document.js';
import { findScatteredDigits } from './scattered-marks.js';

const at = (text: string, x0: number, y0: number): Word => ({
  text,
  box: { x0, y0, x1: x0 + 7 * text.length, y1: y0 + 10 },
  size: 10,
  bold: false,
  angle: 0,
  source: 'ocr',
  confidence: 0.9,
});

function found(draw: (context: SKRSContext2D) => void, read: readonly Word[] = [], page: readonly Word[] = []): number {
  const { picture, points } = inkOf(320, 340, (context) => {
    context.font = canvasFont({ size: 14 });
    draw(context);
  });
  return findScatteredDigits(picture, points, read, page).length;
}

/** Each letter on a place of its own. */
const apart = (text: string) => (context: SKRSContext2D) =>
  [...text].forEach((letter, index) =>
    context.fillText(letter, 20 + 70 * (index % 4), 30 + 40 * Math.floor(index / 4)),
  );

describe('scattered digits', () => {
  it('are found where each stands for itself', () => expect(found(apart('7354962839'))).toBe(1));

  it('are not found where they were read', () => {
    const read = [...'7354962839'].map((digit, index) => at(digit, 19 + 70 * (index % 4), 20 + 40 * Math.floor(index / 4)));
    expect(found(apart('7354962839'), read, read)).toBe(1);
    expect(found(apart('735496'))).toBe(0);
  });

  it('are found among more specks than a page of an invoice has, and suspected among many more', () => {
    const specks = (count: number) => (context: SKRSContext2D) => {
      context.font = canvasFont({ size: 11 });
      for (let index = 0; index < count; index++)
        context.fillText('>', 2 + 7 * (index % 45), 150 + 7 * Math.floor(index / 45));
    };
    const draw = (count: number) => (context: SKRSContext2D) => {
      apart('7354962839')(context);
      specks(count)(context);
    };
    expect(found(draw(500))).toBe(1);
    expect(found(specks(500))).toBe(0);
    expect(found(specks(1_100))).toBe(1);
  });

  it('are not found among letters', () => expect(found(apart('WAKEMNRHAX'))).toBe(0));

  it('are found in short numbers that were read with nothing beside them', () => {
    const groups = [at('735', 20, 20), at('496', 120, 20), at('2839', 220, 60)];
    expect(found(() => undefined, groups)).toBe(1);
    expect(found(() => undefined, groups, groups.map((one) => at('pcs', one.box.x1 + 3, one.box.y0)))).toBe(0);
  });

  it('are cells of a table where fewer than a number has stand elsewhere', () => {
    const column = [...'73549628'].map((_, index) => at('73', 40, 20 + 30 * index));
    const { picture, points } = inkOf(320, 340, () => undefined);
    const heights = (cells: number) =>
      findScatteredDigits(picture, points, column, [], new Set(column.slice(0, cells))).map(({ box }) => box.y1 - box.y0);
    expect(heights(8)).toEqual([]);
    expect(heights(5)).toEqual([]);
    expect(heights(4)).toEqual([220]);
    expect(heights(0)).toEqual([220]);
  });

  it('are found where one stroke joins them', () => {
    const joined = (context: SKRSContext2D) => {
      context.fillText('73549628', 20, 60);
      context.fillRect(18, 54, 70, 1.4);
    };
    expect(found(joined)).toBe(1);
    expect(found(joined, [{ ...at('73549628', 18, 48), confidence: 0.9 }])).toBe(0);
  });
}); // prettier-ignore
