import type { RecognisedWord } from '../recognition/recogniser.js';
import { isTallNumber } from './tall-numbers.js';

const word = (text: string, x0: number, y0: number, height: number, confidence = 0.95): RecognisedWord => ({
  text,
  confidence,
  x0,
  y0,
  x1: x0 + text.length * height * 0.6,
  y1: y0 + height,
});

const LABEL = word('Account', 50, 100, 20);

const isTall = (number: RecognisedWord, label = LABEL): boolean => isTallNumber(number, [label, number]);

describe('a number that looks written by hand', () => {
  it('stands higher than the label beside it', () => {
    expect(isTall(word('416961', 200, 92, 34))).toBe(true);
    expect(isTall(word('416961', 200, 99, 22))).toBe(false);
  });

  it('stands higher than the label above it', () => {
    expect(isTall(word('082-703', 55, 130, 34))).toBe(true);
    expect(isTall(word('082-703', 55, 300, 34))).toBe(false);
  });

  it('is held against the nearest label, not against what was written above that', () => {
    const written = word('Harbour', 50, 30, 40);
    const number = word('416961', 200, 92, 34);
    expect(isTallNumber(number, [written, LABEL, number])).toBe(true);
    const below = word('082-703', 55, 130, 34);
    expect(isTallNumber(below, [written, LABEL, below])).toBe(true);
  });

  it('has a label that was surely read', () => {
    expect(isTall(word('416961', 200, 92, 34), { ...LABEL, confidence: 0.5 })).toBe(false);
  });

  it('is no amount', () => {
    expect(isTall(word('$416.96', 200, 92, 34))).toBe(false);
    expect(isTall(word('1,416', 200, 92, 34))).toBe(false);
  });
});
