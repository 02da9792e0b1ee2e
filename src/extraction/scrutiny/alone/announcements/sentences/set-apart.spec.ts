import type { Page, Word } from '../../../../document.js';
import { searchedPage } from '../../numbers/searched-page.js';
import { sentencesSetApart } from './set-apart.js';

const word = (text: string, x: number, y: number): Word => ({
  text,
  box: { x0: x, y0: y, x1: x + 5 * text.length, y1: y + 9 },
  ...{ source: 'text', confidence: 1, size: 9, bold: false, angle: 0 },
});
const found = (words: readonly Word[]): string[] => {
  const page: Page = { number: 1, width: 595, height: 842, words: [...words] };
  return sentencesSetApart(searchedPage(page)).map((said) => said.map(({ text }) => text).join(' '));
};
const downwards = (words: readonly string[], step: number): Word[] =>
  words.map((text, at) => word(text, 500, 100 + at * step));

describe('sentencesSetApart', () => {
  it('reads a word below the other down a margin', () => {
    expect(found(downwards(['Please', 'pay', 'Dana', 'Fox'], 40))).toEqual(['Please pay Dana Fox']);
  });

  it('reads words in two lines by turns', () => {
    const words = ['Please', 'send', 'it', 'to', 'Dana', 'Fox'].map((text, at) =>
      word(text, 50 + at * 40, 100 + (at % 2) * 6),
    );
    expect(found(words)).toContain('Please send it to Dana Fox');
  });

  it('reads no cells of a table, and no words of which each stands elsewhere', () => {
    const cells = downwards(['Good', 'Fair', 'Good', 'Good'], 14);
    const items = ['Brakes', 'Tyres', 'Lights', 'Horn'].map((text, at) => word(text, 420, 100 + at * 14));
    expect(found([...items, ...cells])).toEqual([]);
    expect(
      found(['Good', 'Fair', 'Poor', 'Bad'].map((text, at) => word(text, 50 + at * 90, 100 + at * at * 40))),
    ).toEqual([]);
  });
});
