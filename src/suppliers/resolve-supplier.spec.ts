import { resolveSupplier } from './resolve-supplier.js';
import { supplierIdentity } from './supplier-identity.js';
import type { SupplierIdentity } from './supplier-identity.js';

const ABN = '53004085616';
const OTHER = '33007457141';
const identity = (abn: string | null, name: string | null = 'Harbour Lane Pty Ltd'): SupplierIdentity =>
  supplierIdentity(abn, name) as SupplierIdentity;

const ofAbn = { id: 'of-abn', ownAbn: ABN, sameName: true };
const ofOther = { id: 'of-other', ownAbn: OTHER, sameName: true };
const nameOnly = { id: 'name-only', ownAbn: null, sameName: true };

describe('supplierIdentity', () => {
  it('uses only valid ABNs and meaningful names', () => {
    expect(supplierIdentity('53004085617', 'Harbour Lane P/L')).toEqual({
      abn: null,
      name: 'Harbour Lane P/L',
      nameNormalised: 'harbour lane',
    });
    expect(supplierIdentity('53004085617', '...')).toBeNull();
    expect(supplierIdentity(null, null)).toBeNull();
  });
});

describe('resolveSupplier', () => {
  it('finds by ABN first, whatever the name', () => {
    expect(resolveSupplier(identity(ABN), [nameOnly, ofOther, { ...ofAbn, sameName: false }])).toMatchObject({
      kind: 'known',
      supplier: { id: 'of-abn' },
    });
  });

  it('takes the supplier of that name without an ABN, but never one with another ABN', () => {
    expect(resolveSupplier(identity(ABN), [ofOther, nameOnly])).toEqual({
      kind: 'known',
      supplier: nameOnly,
      namesakes: [ofOther],
    });
    expect(resolveSupplier(identity(ABN), [ofOther])).toEqual({ kind: 'new', namesakes: [ofOther] });
  });

  it('goes by the name alone if only one supplier has it', () => {
    expect(resolveSupplier(identity(null), [ofAbn])).toMatchObject({ kind: 'known', supplier: ofAbn });
    expect(resolveSupplier(identity(null), [ofAbn, { ...ofOther, id: ofAbn.id }])).toMatchObject({ kind: 'known' });
    expect(resolveSupplier(identity(null), [ofAbn, ofOther])).toEqual({
      kind: 'ambiguous',
      namesakes: [ofAbn, ofOther],
    });
    expect(resolveSupplier(identity(null), [])).toEqual({ kind: 'new', namesakes: [] });
  });
});
