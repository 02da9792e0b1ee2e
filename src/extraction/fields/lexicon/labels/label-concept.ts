/**
 * What labels can announce. The first group are fields of an invoice; the second are details that stand near them or look
 * like them, and are known so that their values are never taken for a field.
 */
export type LabelConcept =
  | 'abn'
  | 'buyer_abn'
  | 'third_party_abn'
  | 'acn'
  | 'bsb'
  | 'account_number'
  | 'account_name'
  | 'bsb_and_account'
  | 'account'
  | 'name'
  | 'number'
  | 'payee'
  | 'bank'
  | 'invoice_number'
  | 'invoice'
  | 'reference'
  | 'payment_reference'
  | 'buyer'
  | 'supplier'
  | 'other_number'
  | 'customer_account'
  | 'foreign_bank'
  | 'bpay'
  | 'payid'
  | 'phone'
  | 'date'
  | 'amount'
  | 'address';

/** Labels by what they announce, in lower case; spaces and punctuation do not matter when matching. */
export type Labels = Readonly<Record<LabelConcept, readonly string[]>>;
