import { normaliseName } from '../names/normalise-name.js';
import { isValidAbn } from '../numbers/abn.js';

/** What says who a supplier is: the ABN first, then the name. */
export interface SupplierIdentity {
  /** 11 digits with a right checksum. */
  abn: string | null;
  name: string | null;
  nameNormalised: string | null;
}

/** An account in the form in which it is kept. */
export interface Account {
  /** `NNN-NNN`. */
  bsb: string;
  accountNumber: string;
}

/** Who the supplier is by what a document says; null if it says neither a valid ABN nor a name. */
export function supplierIdentity(abn: string | null, name: string | null): SupplierIdentity | null {
  const valid = abn !== null && isValidAbn(abn) ? abn : null;
  const nameNormalised = (name === null ? '' : normaliseName(name)) || null;
  return valid === null && nameNormalised === null ? null : { abn: valid, name, nameNormalised };
}

export function isSameAccount(one: Account, other: Account): boolean {
  return one.bsb === other.bsb && one.accountNumber === other.accountNumber;
}
