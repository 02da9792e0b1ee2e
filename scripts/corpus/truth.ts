/** What a document says, in the form in which corpora are compared. */
export interface Truth {
  file: string;
  kind: 'digital' | 'scan' | 'photo';
  traits: string[];
  document_is_invoice: boolean;
  extracted_business_name: string | null;
  extracted_business_abn: string | null;
  extracted_account_name: string | null;
  extracted_account_number: string | null;
  extracted_account_bsb: string | null;
  extracted_invoice_number: string | null;
}

/** A made document: how it looks, and what it says. */
export interface Made<T> {
  sheet: T;
  truth: Omit<Truth, 'file' | 'kind'>;
}
