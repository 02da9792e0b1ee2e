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

  it.each([
    ['1NV-20417', 'INV-20417'],
    ['lnvoice', 'Invoice'],
    ['1V0166661', 'IV0166661'],
    ['062O00', '062000'],
    ['12l34', '12134'],
  ])('reads %s as %s', (read, meant) => expect(settle(read)).toEqual([meant]));

  it.each(['1234', 'location', 'Oslo', '1A2', 'MO1', 'IV', '10.00'])('leaves %s as it is', (text) =>
    expect(settle(text)).toEqual([text]),
  );
});
