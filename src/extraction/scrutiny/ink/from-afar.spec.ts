import { hugeNumber } from './from-afar.js';
import type { Word } from '../../document.js';

const word = (text: string, y0: number): Word => ({
  text,
  box: { x0: 20, y0, x1: 500, y1: y0 + 150 },
  size: 150,
  bold: false,
  angle: 0,
  source: 'ocr',
  confidence: 0.8,
});

describe('a number as large as its page', () => {
  it('stands in rows that have six digits together', () =>
    expect(hugeNumber([word('633', 50), word('1284', 300)])).toEqual({ x0: 20, y0: 50, x1: 500, y1: 450 }));

  it('is no year and no word', () => expect(hugeNumber([word('2026', 50), word('PAID', 300)])).toBeNull());
});
