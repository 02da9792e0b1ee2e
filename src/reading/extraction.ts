import type { FieldEvidence, FieldName, PrintedAccount, ReadDocument } from '../extraction/document.js';
import type { AccountShown, InvoiceEvidence } from '../invoices/invoice.entity.js';
import type { Extraction } from '../invoices/invoice-readings.service.js';

/** What is kept of one read document. */
export function toExtraction(document: ReadDocument): Extraction {
  const { fields } = document;
  const value = (name: FieldName): string | null => fields[name]?.value ?? null;
  return {
    pages: document.pages,
    documentIsInvoice: document.isInvoice,
    documentKind: document.kind,
    extractedBusinessName: value('business_name'),
    extractedBusinessAbn: value('business_abn'),
    extractedAccountName: value('account_name'),
    extractedAccountNumber: value('account_number'),
    extractedAccountBsb: value('account_bsb'),
    extractedInvoiceNumber: value('invoice_number'),
    evidence: { ...evidenceOf(fields), accounts: document.accounts.map(accountShown) },
    scrutiny: document.scrutiny,
    shownNumbers: document.shownNumbers ?? null,
    textMatchesPicture: document.textMatchesPicture,
    taxInvoice: document.taxInvoice,
    totalCents: document.taxInvoice.totalCents,
  };
}

const accountShown = ({ bsb, accountNumber, accountName, page, box, said }: PrintedAccount): AccountShown => ({
  bsb,
  account_number: accountNumber,
  account_name: accountName,
  page,
  box,
  said,
});

function evidenceOf(fields: Record<FieldName, FieldEvidence | null>): InvoiceEvidence {
  return Object.fromEntries(
    Object.entries(fields).map(([name, found]) => {
      if (found === null) return [name, null];
      const { confidence, page, box, words } = found;
      return [name, { confidence, page, box, words }];
    }),
  );
}
