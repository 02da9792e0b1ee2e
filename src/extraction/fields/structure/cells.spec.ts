import type { Page, Word } from '../../document.js';
import { layoutOf } from './layout.js';

const SIZE = 10;

/** A recognised line: its words, each with how far it stands from the one before it. */
type Line = readonly (readonly [gap: number, text: string])[];

/** What the segments of recognised lines say; a character is 5 wide, and a gap between words usually 3. */
function segmentsOf(...lines: readonly Line[]): string[] {
  const words = lines.flatMap((line, row) => {
    let x = 40;
    return line.map(([gap, text]): Word => {
      const x0 = x + gap;
      x = x0 + 5 * text.length;
      const box = { x0, x1: x, y0: 50 + 14 * row, y1: 50 + 14 * row + SIZE };
      return { text, box, source: 'ocr', confidence: 0.95, size: SIZE, bold: false, angle: 0 };
    });
  });
  const page: Page = { number: 1, width: 595, height: 842, words };
  return layoutOf(page).segments.map(({ text }) => text);
}

describe('the cells of a recognised line', () => {
  it('end where a gap far wider than its others ends at the edge of a column', () => {
    const edge = 11;
    expect(
      segmentsOf(
        [
          [60, 'Dimitra'],
          [3, 'Turnbull'],
          [edge, 'Bill'],
          [3, 'to'],
        ],
        [
          [138 + edge, 'Attn:'],
          [3, 'Caleb'],
        ],
      ),
    ).toEqual(['Dimitra Turnbull', 'Bill to', 'Attn: Caleb']);
  });

  it('go on where nothing else starts behind the gap', () => {
    expect(
      segmentsOf(
        [
          [60, 'Dimitra'],
          [3, 'Turnbull'],
          [11, 'Ecology'],
        ],
        [[90, 'Consultant']],
      ),
    ).toEqual(['Dimitra Turnbull Ecology', 'Consultant']);
  });

  it('go on where all gaps of the line are wide, as in justified lines', () => {
    expect(
      segmentsOf(
        [
          [60, 'Dimitra'],
          [9, 'Turnbull'],
          [11, 'Ecology'],
        ],
        [[60 + 75 + 20, 'Consultant']],
      ),
    ).toEqual(['Dimitra Turnbull Ecology', 'Consultant']);
  });

  it('end where most gaps of a line part cells, as in the head of a table, by the gaps of the page', () => {
    const row = (...cells: readonly string[]): Line =>
      cells.flatMap((cell, at) => cell.split(' ').map((word, n) => [n > 0 ? 3 : at > 0 ? 11 : 60, word] as const));
    expect(
      segmentsOf(row('Invoice', 'Date of', 'Settle', 'File'), row('number.', 'when is', 'before', 'no'), [
        [60, 'We'],
        [3, 'thank'],
        [3, 'you'],
        [3, 'for'],
        [3, 'your'],
        [3, 'custom'],
      ]).slice(0, 2),
    ).toEqual(['Invoice', 'Date of']);
  });
});
