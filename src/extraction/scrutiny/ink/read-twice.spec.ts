import type { Word } from '../../document.js';
import { isReadTwice } from './read-twice.js';

const word = (text: string, x0: number, more: Partial<Word> = {}): Word => ({
  text,
  box: { x0, y0: 100, x1: x0 + 50, y1: 110 },
  source: 'ocr',
  confidence: 0.9,
  size: 10,
  bold: false,
  angle: 0,
  ...more,
});

describe('isReadTwice', () => {
  const before = [word('972-739', 200)];

  it('finds the same digits recognised again at nearly the same place', () => {
    expect(isReadTwice(word('972-739', 203), before)).toBe(true);
  });

  it.each([
    ['other digits at the same place', word('972-736', 200), before],
    ['the same digits beside them', word('972-739', 255), before],
    ['the same digits on the next line', word('972-739', 200, { box: { x0: 200, y0: 111, x1: 250, y1: 121 } }), before],
    [
      'small digits within the place of large ones',
      word('972-739', 200, { box: { x0: 200, y0: 100, x1: 220, y1: 105 } }),
      before,
    ],
    [
      'digits that are drawn over text that says the same',
      word('972-739', 200),
      [word('972-739', 200, { source: 'text' })],
    ],
    ['digits where nothing was read', word('972-739', 200), []],
    ['digits on their head that look the same', word('000', 200, { angle: 180 }), [word('000', 200)]],
  ])('keeps %s', (_what, read, earlier) => {
    expect(isReadTwice(read, earlier)).toBe(false);
  });
});
