import type { Page, Word } from '../../document.js';
import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { layoutOf, layoutsOf } from './layout.js';

const linesOf = (page: Page): string[] => layoutOf(page).rows.map((row) => row.map((one) => one.text).join(' | '));

/** Turns each word of a page about the page's corner, as a crooked scan does. */
function skewed(page: Page, degrees: number): Page {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const shift = (word: Word): Word => {
    const by = slope * ((word.box.x0 + word.box.x1) / 2);
    return { ...word, box: { ...word.box, y0: word.box.y0 + by, y1: word.box.y1 + by } };
  };
  return { ...page, words: page.words.map(shift) };
}

/** Rows of cells that start where they are told to, set in a font whose spaces are narrower than its letters. */
function cellsAt(rows: readonly (readonly (readonly [x0: number, text: string])[])[]): Page {
  const [sample] = pageOf('A').words as [Word];
  const words = rows.flatMap((cells, row) =>
    cells.flatMap(([x0, cell]) => {
      let x = x0;
      return cell.split(' ').map((word): Word => {
        const box = { x0: x, x1: x + 4.5 * word.length, y0: 30 + 12 * row, y1: 39 + 12 * row };
        x = box.x1 + 2.5;
        return { ...sample, text: word, box };
      });
    }),
  );
  return { ...pageOf('A'), words };
}

const text = `
Invoice number            Date of the invoice       Payment is due by
4410                      3 May 2025                17 May 2025

A line of running text that goes over most of the width of the page
and another one of the same length that stands right under the first
`;

describe('the layout of a page', () => {
  it('parts columns and keeps phrases together', () => {
    expect(linesOf(pageOf(text)).slice(0, 2)).toEqual([
      'Invoice number | Date of the invoice | Payment is due by',
      '4410 | 3 May 2025 | 17 May 2025',
    ]);
  });

  it('parts cells that stand closer than columns do where their column starts in the rows below', () => {
    const office = 'Office account for this invoice';
    const edge = 30 + 4.5 * 27 + 4 * 2.5 + 7;
    const rows = [
      [
        [30, office],
        [edge, 'Trust account for deposits'],
      ],
      [
        [30, 'Example Pty Ltd'],
        [edge, 'Example Trust'],
      ],
      [
        [30, 'Acc 1234567'],
        [edge, 'Acc 7654321'],
      ],
    ] as const;
    expect(linesOf(cellsAt(rows))[0]).toBe('Office account for this invoice | Trust account for deposits');
    expect(linesOf(cellsAt(rows.slice(0, 2)))[0]).toBe('Office account for this invoice Trust account for deposits');
  });

  it('leaves the spaces of a typewriter, however many words start under one another', () => {
    const line = 'Example Pty Ltd trades as Example';
    expect(linesOf(pageOf(`${line}\n        Pty   Ltd\n        Pty   Ltd\n`))[0]).toBe(line);
  });

  it.each([-2, -0.7, 0.7, 2])('finds the same lines on a page that is skewed by %d degrees', (degrees) => {
    expect(linesOf(skewed(pageOf(text), degrees))).toEqual(linesOf(pageOf(text)));
  });

  it('holds a word once that was read twice, and numbers as often as they were read', () => {
    const page = pageOf('Bankacc. no. 437243', { source: 'ocr', confidence: 0.7 });
    const within = (word: Word, text: string): Word => ({ ...word, text, confidence: 0.6 });
    const [label, , number] = page.words as [Word, Word, Word];
    expect(linesOf({ ...page, words: [...page.words, within(label, 'Bamk')] })).toEqual(['Bankacc. no. 437243']);
    expect(linesOf({ ...page, words: [...page.words, within(number, '437248')] }).join(' ')).toContain('437248');
  });

  it('keeps a recognised dash, whose box is as low as its ink, on its line', () => {
    const page = pageOf('Example Fasteners - BSB: 062-903 A/C: 10294471', { source: 'ocr' });
    const words = page.words.map((word): Word => {
      if (word.text === 'A/C:') return { ...word, box: { ...word.box, y0: word.box.y0 - 0.6, y1: word.box.y1 - 1.4 } };
      if (word.text !== '-') return word;
      return { ...word, size: 0.7, box: { ...word.box, y0: word.box.y0 + 4, y1: word.box.y0 + 4.7 } };
    });
    expect(layoutOf({ ...page, words }).rows).toHaveLength(1);
  });

  it('leaves out rules of a table that were read as bars and dashes', () => {
    const page = pageOf('| Bank    | 062-903\n\u2014_\u2014    \u2014\u2014\u2014\nNext - line', { source: 'ocr' });
    const words = page.words.map((word) => (word.text === '|' ? { ...word, size: 16 } : word));
    expect(linesOf({ ...page, words })).toEqual(['Bank | 062-903', 'Next - line']);
  });

  it('leaves out dirt that was read as a character, but not beside a number', () => {
    const page = pageOf('Invoice no 1    Account 1234 1 567', { source: 'ocr', confidence: 0.9 });
    const words = page.words.map((word) => (word.text === '1' ? { ...word, confidence: 0.02 } : word));
    expect(linesOf({ ...page, words })).toEqual(['Invoice no | Account 1234 1 567']);
  });

  it.each([
    ['Invoice Ne 42003-3', 'Invoice No 42003-3'],
    ['Invoice Ne: INV-7', 'Invoice No: INV-7'],
    ['Invoice N2    42003-3', 'Invoice No | 42003-3'],
    ['Ne Zha Studio 7', 'Ne Zha Studio 7'],
  ])('takes the sign of a number for what it is, as recognition reads it: %j', (read, line) => {
    expect(linesOf(pageOf(read, { source: 'ocr' }))).toEqual([line]);
    expect(linesOf(pageOf(read))[0]).not.toContain('No');
  });

  it('puts lines that stand close under each other into one block', () => {
    const layout = layoutOf(pageOf('Bluegum Bikes\nABN 53 004 085 616\n\n\nBill to\nPlover Dental\n'));
    expect(layout.blocks.map((block) => block.map((one) => one.text))).toEqual([
      ['Bluegum Bikes', 'ABN 53 004 085 616'],
      ['Bill to', 'Plover Dental'],
    ]);
  });

  it('parts a word that was read in one with the first word of the next column', () => {
    const heads = (name: string): string =>
      `\nTax invoice${name} Bikes\n           202 Esplanade\n           Bendigo VIC 3550\n`;
    expect(linesOf(pageOf(heads('Bluegum'), { source: 'ocr' }))[0]).toBe('Tax invoice | Bluegum Bikes');
    expect(linesOf(pageOf(heads('Bluegum')))[0]).toBe('Tax invoiceBluegum Bikes');
    expect(linesOf(pageOf(heads('Bluegum').replaceAll('  ', ''), { source: 'ocr' }))[0]).toBe(
      'Tax invoiceBluegum Bikes',
    );
    expect(linesOf(pageOf('\nThe McAllister\n      12 Kent St\n      Perth WA\n', { source: 'ocr' }))[0]).toBe(
      'The McAllister',
    );
  });

  it('reads text that runs along the side in a layout of its own', () => {
    const page = pageOf('Total');
    const side = (word: string, y0: number, y1: number): Word => ({
      text: word,
      box: { x0: 500, x1: 509, y0, y1 },
      source: 'text',
      confidence: 1,
      size: 9,
      bold: false,
      angle: 270,
    });
    page.words.push(side('TAX', 300, 320), side('INVOICE', 260, 295));
    expect(layoutsOf(page).map((layout) => layout.segments.map((one) => one.text))).toEqual([
      ['Total'],
      ['TAX INVOICE'],
    ]);
  });
});
