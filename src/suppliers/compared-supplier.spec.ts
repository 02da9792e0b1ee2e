import { comparedSupplier } from './compared-supplier.js';
import type { KnownSupplier } from './supplier-lookup.js';

const supplier = (id: string, accounts: number, invoicesOnAccount: number | null = null): KnownSupplier => ({
  id,
  ownAbn: null,
  sameName: true,
  name: 'Harbour Lane',
  abn: null,
  invoices: 1,
  invoicesOnAccount,
  accounts: Array.from({ length: accounts }, () => ({ bsb: '062-000', accountNumber: '12345678', invoices: 1 })),
  recent: [],
});

const paid = supplier('paid', 1);
const unpaid = supplier('unpaid', 0);

describe('whose earlier invoices an invoice is compared with', () => {
  it('is the supplier itself, once it has named an account', () => {
    expect(comparedSupplier({ kind: 'known', supplier: paid, namesakes: [supplier('other', 1)] })).toEqual({
      supplier: paid,
      of: 'own',
    });
  });

  it('is a namesake that was paid, as long as it has not', () => {
    expect(comparedSupplier({ kind: 'known', supplier: unpaid, namesakes: [supplier('other', 0), paid] })).toEqual({
      supplier: paid,
      of: 'namesake',
    });
    expect(comparedSupplier({ kind: 'known', supplier: unpaid, namesakes: [supplier('other', 0)] })).toEqual({
      supplier: unpaid,
      of: 'own',
    });
  });

  it('is a namesake, where nobody of the ABN is known, best one that was paid', () => {
    expect(comparedSupplier({ kind: 'new', namesakes: [unpaid, paid] })).toEqual({ supplier: paid, of: 'namesake' });
    expect(comparedSupplier({ kind: 'new', namesakes: [unpaid] })).toEqual({ supplier: unpaid, of: 'namesake' });
    expect(comparedSupplier({ kind: 'new', namesakes: [] })).toBeNull();
  });

  it('is any of several of a name, where none of them was ever paid into the account', () => {
    expect(comparedSupplier({ kind: 'ambiguous', namesakes: [unpaid, paid] })).toEqual({
      supplier: paid,
      of: 'one_of_several',
    });
    expect(comparedSupplier({ kind: 'ambiguous', namesakes: [paid, supplier('known', 1, 2)] })).toBe('ambiguous');
    expect(comparedSupplier({ kind: 'ambiguous', namesakes: [unpaid, supplier('other', 0)] })).toBe('ambiguous');
  });
});
