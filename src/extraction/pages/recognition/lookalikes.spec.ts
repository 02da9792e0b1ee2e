import { settleLookalikes } from './lookalikes.js';

const row = (...texts: string[]) =>
  texts.map((text, index) => ({ text, confidence: 0.9, x0: 40 * index, x1: 40 * index + 30, y0: 0, y1: 20 }));
const settle = (...texts: string[]) => settleLookalikes(row(...texts)).map(({ text }) => text);

describe('settleLookalikes', () => {
  it('takes a mark among groups of digits for the digit it looks like', () => {
    expect(settle('68', '940', '$82', '687')).toEqual(['68', '940', '582', '687']);
    expect(settle('185', '666', 'O11')).toEqual(['185', '666', '011']);
  });

  it('leaves amounts and words beside a number alone', () => {
    expect(settle('$82', '687')).toEqual(['$82', '687']);
    expect(settle('Level', '16', 'SB')).toEqual(['Level', '16', 'SB']);
  });

  it('takes `BSB` in digits for the label where its number stands beside it', () => {
    expect(settle('858', '302-434')).toEqual(['BSB', '302-434']);
    expect(settle('8SB:', '302434')).toEqual(['BSB', '302434']);
    expect(settle('858', '434')).toEqual(['858', '434']);
    expect(settle('Level', '858')).toEqual(['Level', '858']);
  });

  it.each([
    ['1NV-20417', 'INV-20417'],
    ['lnvoice', 'Invoice'],
    ['1V0166661', 'IV0166661'],
    ['062O00', '062000'],
    ['12l34', '12134'],
    ['A/CNe', 'A/C No'],
    ['AcctNo.:', 'Acct No.:'],
    ['SI1-58728', 'SI-58728'],
    ['T1-6979', 'TI-6979'],
    ['WO0/199483', 'WO/199483'],
    ['INv-11035', 'INV-11035'],
  ])('reads %s as %s', (read, meant) => expect(settle(read)).toEqual([meant]));

  it.each(['1234', 'location', 'Oslo', '1A2', 'MO1', 'IV', '10.00', 'T1', 'S1178766', 'A1-3040', 'Canoe', 'accone'])(
    'leaves %s as it is',
    (text) => expect(settle(text)).toEqual([text]),
  );
});
