export interface SampleInvoice {
  businessName?: string;
  abn?: string;
  accountName?: string;
  bsb?: string;
  accountNumber?: string;
  invoiceNumber?: string;
  /** A sentence below how to pay. */
  note?: string;
}

const SAMPLE: Required<SampleInvoice> = {
  businessName: 'Harbour Lane Joinery Pty Ltd',
  abn: '53 004 085 616',
  accountName: 'Harbour Lane Joinery Pty Ltd',
  bsb: '062-000',
  accountNumber: '1234 5678',
  invoiceNumber: 'HL-2041',
  note: '',
};

/** Of the process (service-environment.mjs), which makes the invoices of all its suites: it loads the library and its fonts once. */
declare const makeInvoicePdf: (invoice: Required<SampleInvoice>) => Promise<Buffer>;

/** A tax invoice of one page as a PDF with real text. */
export function invoicePdf(given: SampleInvoice = {}): Promise<Buffer> {
  return makeInvoicePdf({ ...SAMPLE, ...given });
}
