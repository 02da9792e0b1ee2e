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
  /** Every account that is printed, to be paid into or not: `NNN-NNN` and the number. Left out where that is not known. */
  printed_accounts?: string[];
}

/** An account as `printed_accounts` names it. */
export const accountKey = ({ bsb, number }: { bsb: string; number: string }): string => `${bsb} ${number}`;

/** A made document: how it looks, and what it says. */
export interface Made<T> {
  sheet: T;
  truth: Omit<Truth, 'file' | 'kind'>;
}

/** What is said by a document from which nothing is to be extracted. */
export const NOTHING = {
  extracted_business_name: null,
  extracted_business_abn: null,
  extracted_account_name: null,
  extracted_account_number: null,
  extracted_account_bsb: null,
  extracted_invoice_number: null,
} satisfies Partial<Truth>;
