/**
 * What rules can be written about. A fact that cannot be had is null, and leaves the rules that need it out: nothing is
 * ever judged on what is not known.
 */
export interface Facts {
  /** Whether the document is an invoice. */
  documentIsInvoice: boolean | null;
  /** Whether the ABN passes its checksum. */
  businessAbnValid: boolean | null;
  /** Whether a branch with this BSB exists, as far as the directory or the banks' ranges say. */
  accountBsbExists: boolean | null;
  /** Whether the account number has a form that Australian banks use. */
  accountNumberValid: boolean | null;
  /** Invoices of this entity, older than this one, with the same file. */
  earlierWithSameContent: number | null;
  /** Invoices of this entity, older than this one, of the same supplier with the same number. */
  earlierWithSameNumber: number | null;
  /** Whether a PDF's text and its picture say the same account. */
  textMatchesPicture: boolean | null;
}

export type FactName = keyof Facts;
