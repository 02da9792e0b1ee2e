import { pageOf } from '../../test/support/extraction/page-of-text.js';
import { Chance } from '../corpus/random.js';
import { misread } from './misread.js';

const page = pageOf(
  Array.from({ length: 40 }, (_, at) => `Kowalczuk Trading Pty Ltd   Invoice number ${1000 + at}`).join('\n'),
);
const textOf = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join(' ');

describe('a page that is misread', () => {
  const read = Array.from({ length: 20 }, (_, seed) => misread([page], new Chance(seed))[0]?.words ?? []);

  it('has words of a recogniser, none of them surer than one ever is', () => {
    expect(new Set(read.flat().map(({ source }) => source))).toEqual(new Set(['ocr']));
    expect(Math.max(...read.flat().map(({ confidence }) => confidence))).toBeLessThanOrEqual(0.96);
  });

  it('says something else here and there, and mostly what it said', () => {
    const words = new Set(page.words.map(({ text }) => text));
    const same = read.flat().filter(({ text }) => words.has(text)).length / read.flat().length;
    expect(same).toBeGreaterThan(0.9);
    expect(same).toBeLessThan(0.995);
    expect(new Set(read.map(textOf)).size).toBeGreaterThan(10);
  });

  it('is the same for the same chance', () => {
    expect(misread([page], new Chance(7))).toEqual(misread([page], new Chance(7)));
  });
});
