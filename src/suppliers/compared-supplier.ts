import type { Resolution } from './resolve-supplier.js';
import type { KnownSupplier } from './supplier-lookup.js';

/** Whose earlier invoices an invoice is compared with. */
export interface ComparedSupplier {
  supplier: KnownSupplier;
  /** Whether it is the supplier itself, one with the same name and another ABN, or one of several that have the name, where no ABN is given. */
  of: 'own' | 'namesake' | 'one_of_several';
}

/**
 * Whose earlier invoices an invoice can be compared with; null if there are none, `ambiguous` where it gives a name alone and nobody can tell. While a
 * supplier has named no account itself, it is held against others of its name: a first invoice without an account must not make strangers of them.
 */
export function comparedSupplier(found: Resolution<KnownSupplier>): ComparedSupplier | 'ambiguous' | null {
  const paid = found.namesakes.filter(({ accounts }) => accounts.length > 0);
  if (found.kind === 'ambiguous') {
    const [first] = paid;
    // Whichever of them it is, none was ever paid into this account.
    return first && paid.every(({ invoicesOnAccount }) => invoicesOnAccount === null)
      ? { supplier: first, of: 'one_of_several' }
      : 'ambiguous';
  }
  if (found.kind === 'known' && (found.supplier.accounts.length > 0 || paid.length === 0))
    return { supplier: found.supplier, of: 'own' };
  const namesake = paid[0] ?? found.namesakes[0];
  return namesake ? { supplier: namesake, of: 'namesake' } : null;
}
