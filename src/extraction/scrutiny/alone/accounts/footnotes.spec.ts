import type { FieldEvidence, ReadDocument, Word } from '../../../document.js';
import { footnotedNumbers } from './footnotes.js';

const word = (text: string, x: number, y = 100): Word => ({
  text,
  box: { x0: x, y0: y, x1: x + 6 * text.length, y1: y + 10 },
  ...{ source: 'text', confidence: 1, size: 10, bold: false, angle: 0 },
});
const NUMBER: FieldEvidence = {
  value: '12345678',
  confidence: 1,
  page: 1,
  box: { x0: 200, y0: 100, x1: 248, y1: 110 },
  words: ['12345678'],
};
const found = (...words: Word[]): string[] =>
  footnotedNumbers([{ number: 1, width: 595, height: 842, words }], {
    fields: { account_number: NUMBER },
  } as unknown as ReadDocument).map(({ text }) => text);

describe('footnotedNumbers', () => {
  it.each([
    ['right behind the number', [word('12345678*', 200), word('*', 50, 700), word('closed', 60, 700)]],
    ['as a word behind it', [word('12345678', 200), word('*', 250), word('*closed', 50, 700)]],
    ['behind its label', [word('Number*:', 120), word('12345678', 200), word('*', 50, 700)]],
  ])('finds a mark %s, and its note', (_where, words) => expect(found(...words)).toEqual(['12345678 *']));

  it.each([
    ['no note has it', [word('12345678*', 200)]],
    ['another word has it', [word('12345678', 200), word('Total*', 50, 300), word('*incl', 50, 700)]],
    ['the note has another mark', [word('12345678*', 200), word('†', 50, 700)]],
  ])('finds nothing where %s', (_where, words) => expect(found(...words)).toEqual([]));
});
