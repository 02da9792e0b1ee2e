import { isPrintedBillpay } from './billpay-codes.js';

const PRINTED = 'By EFT BSB: 066-512 Account: 00900147 Billpay code 0419 Ref 0010 4423 317 31/10/2026'.split(' ');

describe('isPrintedBillpay', () => {
  it.each(['*419 0010442 3317', '*0419 00104423317', '*419 0010 4423 317'])('knows %s by what is printed', (code) =>
    expect(isPrintedBillpay(code, PRINTED)).toBe(true),
  );

  it.each([
    ['has another reference', '*419 0010442 3318', PRINTED],
    ['has another biller', '*418 0010442 3317', PRINTED],
    ['has digits before them', '*633108 419 0010442 3317', PRINTED],
    ['is no code of a biller', '419 0010442 3317', PRINTED],
    ['says more', '*419 0010442 3317 BSB', PRINTED],
    ['is printed as something else', '*066512 00900147', PRINTED],
    ['is not printed', '*419 0010442 3317', ['Billpay', 'code', '0419']],
  ] as const)('does not know one that %s', (_, code, printed) =>
    expect(isPrintedBillpay(code, [...printed])).toBe(false),
  );
});
