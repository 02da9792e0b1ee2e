import type { Page, Word } from '../../document.js';
import { layoutOf } from './layout.js';

const PITCH = 6;

/** Recognised words, each at a column of a typewriter; the ink of a narrow letter is narrower than its column. */
const word = (text: string, column: number, row: number): Word => {
  const bearing = (letter = ''): number => (/[il.,'|]/.test(letter) ? 0.35 : 0.05) * PITCH;
  const x0 = 40 + PITCH * column + bearing(text[0]);
  const x1 = 40 + PITCH * (column + text.length) - bearing(text.at(-1));
  const box = { x0, x1, y0: 50 + 14 * row, y1: 60 + 14 * row };
  return { text, box, source: 'ocr', confidence: 0.95, size: 10, bold: false, angle: 0 };
};

/** Lines of a typewriter: a space is a column that is left free, a bar is where a word was read in two. */
const typed = (lines: readonly string[]): Word[] =>
  lines.flatMap((line, row) => {
    let column = 0;
    return line.split(' ').flatMap((whole) => {
      const pieces = whole.split('|').map((piece) => {
        column += piece.length;
        return word(piece, column - piece.length, row);
      });
      column += 1;
      return pieces;
    });
  });

const textOf = (words: Word[]): string[] => {
  const page: Page = { number: 1, width: 595, height: 842, words };
  return layoutOf(page).segments.map(({ text }) => text);
};

const LINES = [
  'Delivery charge before Christmas 2024',
  'Foundry Upholstery Company Melbourne',
  'Please quote Servi|ce and Invoice INV-|3914',
  'Payment within fourteen days 13,|579.|90',
];

describe('words that were read in pieces', () => {
  it('are one where no space of a typewriter has room between them', () => {
    expect(textOf(typed(LINES)).slice(2)).toEqual([
      'Please quote Service and Invoice INV-3914',
      'Payment within fourteen days 13,579.90',
    ]);
  });

  it('are read no more surely than the worst of their pieces', () => {
    const words = typed(LINES).map((one) => (one.text === '3914' ? { ...one, confidence: 0.4 } : one));
    const page: Page = { number: 1, width: 595, height: 842, words };
    const joined = layoutOf(page).segments.flatMap((one) => one.words.filter(({ text }) => text === 'INV-3914'));
    expect(joined.map((one) => one.word.confidence)).toEqual([0.4]);
  });

  it('stay apart where one print was read twice', () => {
    const words = typed([...LINES, 'GST 020.35']);
    const again = word('1,020.35', 3, LINES.length);
    expect(textOf([...words, again]).at(-1)).toMatch(/020\.35 1,020\.35|1,020\.35 020\.35/);
  });

  it('stay apart where letters are of unequal width', () => {
    const proportional = typed(LINES).map((one, at) => {
      const x1 = one.box.x1 + (at % 2 ? 0.25 : -0.25) * (one.box.x1 - one.box.x0);
      return { ...one, box: { ...one.box, x1 } };
    });
    expect(textOf(proportional).join(' ')).toContain('Servi ce');
  });

  it('stay apart in a text layer, which says itself where words end', () => {
    const printed = typed(LINES).map((one): Word => ({ ...one, source: 'text', confidence: 1 }));
    expect(textOf(printed).join(' ')).toContain('INV- 3914');
  });
});

describe('a number that was read twice in one place', () => {
  const long = { ...word('725555087432', 10, 0), confidence: 0.7 };
  const inner = (text: string, confidence: number): Word => ({ ...word(text, 11, 0), confidence });

  it('is the longer one where that was read more surely', () => {
    expect(textOf([long, inner('721', 0.65)])).toEqual(['725555087432']);
  });

  it('is doubted where the shorter one was read more surely', () => {
    expect(textOf([long, inner('721', 0.9)]).join(' ')).toContain('721');
  });
});

it('takes two apostrophes that were recognised of one for one', () => {
  expect(textOf([word("Ewan'’s", 0, 0)])).toEqual(['Ewan’s']);
});
