import type { BankMention } from '../candidates/bank-mention.js';
import { otherAccounts } from './other-accounts.js';
import type { PaymentSet } from './payment-sets.js';

const set = (bsb: string | null, account: string | null, score: number): PaymentSet => ({
  bsb: bsb === null ? null : ({ value: bsb } as BankMention),
  account: account === null ? null : ({ value: account } as BankMention),
  name: null,
  score,
  mentions: 1,
});

describe('otherAccounts', () => {
  it('gives what could be paid into beside the chosen account', () => {
    const others = otherAccounts([set('062000', '12345678', 5.5), set('032000', '99887766', 3.8)]);
    expect(others).toEqual([{ bsb: '032-000', accountNumber: '99887766' }]);
  });

  it('leaves out half accounts, the chosen one again, and what the document speaks against', () => {
    const sets = [
      set('062000', '12345678', 5.5),
      set(null, '99887766', 5),
      set('032000', null, 5),
      set('062000', '12345678', 4),
      set('032000', '99887766', 1.8),
    ];
    expect(otherAccounts(sets)).toEqual([]);
    expect(otherAccounts([])).toEqual([]);
  });
});
