import { formatAmount } from './amount.js';

describe('formatAmount', () => {
  it.each([
    [0n, '0.00'],
    [1n, '0.01'],
    [99n, '0.99'],
    [100n, '1.00'],
    [123450n, '1234.50'],
    [9_999_999_999n, '99999999.99'],
    [-5n, '-0.05'],
    [-123450n, '-1234.50'],
    [9_007_199_254_740_993n, '90071992547409.93'],
  ])('%s cents are %s', (cents, amount) => expect(formatAmount(cents)).toBe(amount));
});
