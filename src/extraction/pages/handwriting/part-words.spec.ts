import type { RecognisedWord } from '../recognition/recogniser.js';
import { partWords } from './part-words.js';

const word = (text: string, x0: number, x1: number, y0 = 10, y1 = 30): RecognisedWord => ({
  text,
  confidence: 0.8,
  x0,
  x1,
  y0,
  y1,
});

describe('a word whose box was drawn over the next ones', () => {
  it('ends where the first of them begins', () => {
    expect(partWords([word('Account', 10, 400), word('07S', 300, 390), word('244', 150, 200)])).toMatchObject([
      { text: 'Account', x0: 10, x1: 150 },
      { text: '07S', x0: 300, x1: 390 },
      { text: '244', x0: 150, x1: 200 },
    ]);
  });

  it('is left alone where nothing stands in it', () => {
    const words = [word('Account', 10, 100), word('244', 150, 200), word('Below', 20, 90, 40, 60)];
    expect(partWords(words)).toEqual(words);
  });
});
