import type { Scrutiny } from '../../extraction/scrutiny/scrutiny.js';
import type { InvoiceStatus } from '../../invoices/invoice-status.js';
import type { Lapsed } from '../../verifications/counting/counting-verifications.js';
import type { VerifiedPayee } from './compared-payee.js';
import type { Namesake, OwnDetails } from './payment-case.js';

/** Another attachment of the same email, or a further invoice in one. */
export interface Sibling {
  fileName: string;
  status: InvoiceStatus;
  isRead: boolean;
  documentIsInvoice: boolean | null;
  abn: string | null;
  name: string | null;
  bsb: string | null;
  accountNumber: string | null;
  /** Whether a verification that counts is of this ABN and this account. */
  isVerified: boolean;
  scrutiny: Scrutiny | null;
}

/** What the database knows of where an invoice wants to be paid, the supplier's history aside. */
export interface PaymentContext {
  payees: VerifiedPayee[];
  lapsed: Lapsed | null;
  namesakes: Namesake[];
  lookalikes: Namesake[];
  onLetterhead: Namesake[];
  own: OwnDetails;
  siblings: Sibling[];
  /** Whether the email carries more documents than `siblings` lists. */
  moreInEmail: boolean;
  /** Ids of the verifications that say whose accounts siblings ask for. */
  explainedBy: string[];
  /** The version in which each verification was read that is named here, by its id. */
  versions: ReadonlyMap<string, string>;
}
