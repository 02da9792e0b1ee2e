import { fold, plain } from './fold.js';

describe('plain and fold', () => {
  it.each([
    ['TAX Invoice_1 [A-Z] ^', 'tax invoice_1 [a-z] ^', 'tax lnvolce_l [a-z] ^'],
    ["O`Brien's", "o'brien's", "o'brlen's"],
    ['Café – Łódź', 'cafe - łodz', 'cafe - łodz'],
    ['Burn', 'burn', 'bum'],
    ['', '', ''],
  ])('makes %j plain and folds it', (text, asPlain, folded) => {
    expect(plain(text)).toBe(asPlain);
    expect(fold(text)).toBe(folded);
  });
});
