import { pageOf } from '../../../test/support/extraction/page-of-text.js';
import type { ReadDocument } from '../document.js';
import { letterheadOf } from './letterhead.js';

/** What is kept of drawn lines at the head of a page of 842 points. */
const keptOf = (...lines: string[]): string[] => keptOfWords(lines, 'ocr');

const keptOfWords = (lines: readonly string[], source: 'ocr' | 'text'): string[] => {
  const page = pageOf(lines.join('\n'), { source });
  return letterheadOf([{ ...page, height: 842, doubts: [], inCodes: { accounts: [], announcements: [] } }], {
    pages: [page.number],
  } as ReadDocument).map(({ text }) => text);
};

const small = (count: number) =>
  Array.from({ length: count }, (_, at) => `Terms of delivery ${String.fromCharCode(97 + at)}`);

describe('letterheadOf', () => {
  it('keeps the lines of a letterhead in their order', () =>
    expect(keptOf('## Ochre Lane Ceramics', 'Clay and glazes', '12 34')).toEqual([
      'Ochre Lane Ceramics',
      'Clay and glazes',
    ]));

  it('keeps a logo below more small print than is kept', () => {
    const columns = small(18).map((line, at) => `${line}          ${small(18)[17 - at]}`);
    const kept = keptOf(...columns, '## Ochre Lane Ceramics');
    expect([kept.length, kept.at(-1)]).toEqual([24, 'Ochre Lane Ceramics']);
  });

  it('keeps of text what is larger than the page', () =>
    expect(
      keptOfWords(['## Ochre Lane Ceramics', 'Saltwater Cafe Pty Ltd', 'Clay and glazes', 'Kilns for hire'], 'text'),
    ).toEqual(['Ochre Lane Ceramics']));

  it('keeps a name at the end of a line across the page', () =>
    expect(keptOf(`${'clay and glazes '.repeat(8)}by Ochre Lane Ceramics`).join(' ')).toContain('Ochre Lane Ceramics'));
});
