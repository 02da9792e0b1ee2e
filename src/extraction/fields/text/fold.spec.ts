import { fold, plain, shapeOf } from './fold.js';

describe('plain and fold', () => {
  it.each([
    ['TAX Invoice_1 [A-Z] ^', 'tax invoice_1 [a-z] ^', 'tax lnvolce_l [a-z] ^'],
    ["O`Brien's", "o'brien's", "o'brlen's"],
    ['Café – Łódź', 'cafe - łodz', 'cafe - łodz'],
    ['Burn', 'burn', 'bum'],
    ['Bank &/c', 'bank &/c', 'bank a/c'],
    ['', '', ''],
  ])('makes %j plain and folds it', (text, asPlain, folded) => {
    expect(plain(text)).toBe(asPlain);
    expect(fold(text)).toBe(folded);
  });

  it('leave words of one shape apart, which are those whose letters are read as one other', () => {
    expect(fold('Honzon')).not.toBe(fold('Horizon'));
    expect(shapeOf('Honzon')).toBe(shapeOf('Horizon'));
    expect(shapeOf('Honzon')).not.toBe(shapeOf('Horizons'));
  });
});
