import { settleBullets } from './bullets.js';
import type { RecognisedWord } from './recogniser.js';

const word = (text: string, x0: number, x1: number, confidence = 0.95): RecognisedWord => ({
  text,
  confidence,
  x0,
  x1,
  y0: 100,
  y1: 112,
});

const read = (words: readonly RecognisedWord[]): string =>
  settleBullets(words)
    .map(({ text }) => text)
    .join(' ');

describe('bullets that are read as letters', () => {
  it.each(['e', '«', '*', '©'])('are bullets beside the numbers of an account: %s', (mark) => {
    const line = [
      word('Laboratory', 0, 60),
      word(mark, 66, 70, 0.79),
      word('012-084', 76, 120),
      word(mark, 126, 130, 0.5),
      word('882017', 136, 176),
    ];
    expect(read(line)).toBe('Laboratory • 012-084 • 882017');
  });

  it.each([
    ['surely read', [word('Bianchi', 0, 40), word('e', 46, 50, 0.95), word('062204', 56, 96)]],
    ['beside words', [word('Bianchi', 0, 40), word('e', 46, 50, 0.5), word('Rossi', 56, 96)]],
    ['beside a short number', [word('12', 0, 10), word('e', 16, 20, 0.5), word('15', 26, 36)]],
    ['far from the number', [word('e', 0, 4, 0.5), word('062-204', 60, 100)]],
  ])('stay what they are where they are %s', (_, line) => {
    expect(read(line)).not.toContain('•');
  });
});
