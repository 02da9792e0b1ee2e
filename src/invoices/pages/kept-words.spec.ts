import type { Word } from '../../extraction/document.js';
import { keptWords, MOST_WORDS, shownWords } from './kept-words.js';

const word = (text: string): Word => ({
  text,
  box: { x0: 1.234, y0: 2, x1: 30.007, y1: 12.5 },
  source: 'ocr',
  confidence: 0.876,
  size: 9,
  bold: false,
  angle: 0,
});

describe('kept words', () => {
  it('are shown as they were read, to a hundredth of a point', () => {
    expect(shownWords(keptWords([word('Invoice'), word('INV-1')]))).toEqual([
      { index: 0, text: 'Invoice', box: { x0: 1.23, y0: 2, x1: 30.01, y1: 12.5 }, confidence: 0.88, source: 'ocr' },
      expect.objectContaining({ index: 1, text: 'INV-1' }),
    ]);
  });

  it('are small, and can always be stored', () => {
    expect(keptWords(Array.from({ length: MOST_WORDS + 1 }, () => word('a')))).toHaveLength(MOST_WORDS);
    expect(keptWords([word('a'.repeat(100_000))])[0]?.[0]).toHaveLength(500);
    expect(keptWords([word('a\0b\ud800c')])[0]?.[0]).toBe('ab\ufffdc');
  });
});
