import { pageOf } from '../../../../test/support/extraction/page-of-text.js';
import { cellsOfColumns } from './cells-of-columns.js';

const cellsIn = (text: string, confidence = 0.9): string[] =>
  [...cellsOfColumns(pageOf(text, { source: 'ocr', confidence }).words)].map((word) => word.text);

const column = (heading: string): string =>
  ['Dog      ', 'Monty    ', 'Tess     ', 'Princess ', 'Banjo    '].map((name, at) => `${name}    ${[heading, '14', '22', '31', '40'][at]}`).join('\n'); // prettier-ignore

describe('short numbers in rows of a table', () => {
  it.each(['Unit', 'Qty', 'Days', '#'])('are cells under %s', (heading) =>
    expect(cellsIn(column(heading))).toEqual(['14', '22', '31', '40']),
  );

  it.each(['Account', 'BSB', 'Pay', 'Transfer to'])('may be an account under %s', (heading) =>
    expect(cellsIn(column(heading))).toEqual([]),
  );

  it('may be one where no word stands in their lines, or they were not surely read', () => {
    expect(cellsIn('Unit\n14\n22\n31\n40')).toEqual([]);
    expect(cellsIn(column('Unit'), 0.7)).toEqual([]);
  });

  it('are cells where they are longer only in rows that end in a sum', () => {
    expect(cellsIn('Pemberlea     2840\nAdelaide      710')).toEqual([]);
    expect(cellsIn('Pemberlea     2840      388.00\nAdelaide      710       1,640.00')).toEqual(['2840', '710']);
    expect(cellsIn('Pemberlea     28401     388.00')).toEqual([]);
  });
});
