import type { PageWord } from '../data';
import { wordBeside, wordsBetween, wordsIn } from './words';

const word = (index: number, text: string, x0: number, y0: number): PageWord => ({
  index,
  text,
  box: { x0, y0, x1: x0 + 40, y1: y0 + 10 },
  confidence: 1,
  source: 'text',
});
const WORDS = [
  word(0, 'BSB:', 50, 100),
  word(1, '062-000', 150, 100),
  word(2, 'Account:', 50, 120),
  word(3, '1234', 150, 120),
  word(4, '5678', 195, 120),
];
const at = (index: number) => WORDS[index] as PageWord;

describe('words of a page', () => {
  it('are those that a drawn box touches, in reading order', () =>
    expect(wordsIn(WORDS, { x0: 160, y0: 124, x1: 200, y1: 126 })).toEqual([at(3), at(4)]));

  it('are none beside them', () => expect(wordsIn(WORDS, { x0: 400, y0: 0, x1: 500, y1: 90 })).toEqual([]));

  it('reach from one to another whichever comes first', () =>
    expect(wordsBetween(WORDS, 4, 3).map(({ text }) => text)).toEqual(['1234', '5678']));

  it.each([
    ['right', 3, 4],
    ['left', 1, 0],
    ['down', 1, 3],
    ['up', 4, 1],
  ] as const)('lie %s of %i at %i', (direction, from, to) =>
    expect(wordBeside(WORDS, from, direction)).toEqual(at(to)),
  );

  it('begin with the first one, and end at the edge', () => {
    expect(wordBeside(WORDS, null, 'right')).toEqual(at(0));
    expect(wordBeside(WORDS, 4, 'right')).toBeNull();
    expect(wordBeside(WORDS, 0, 'up')).toBeNull();
  });
});
