import type { Invoice } from './invoice.entity.js';

/** What an invoice holds of its document, of people and companies, and what was made of it: before it is read, and once it is redacted. */
export const NO_CONTENT = {
  extractedBusinessName: null,
  extractedBusinessAbn: null,
  extractedAccountName: null,
  extractedAccountNumber: null,
  extractedAccountBsb: null,
  extractedInvoiceNumber: null,
  evidence: null,
  otherAccounts: null,
  scrutiny: null,
  shownNumbers: null,
  readAgainAt: null,
  checkAgainAt: null,
  taxInvoice: null,
  totalCents: null,
  checkDetails: [],
  checksLeftOut: [],
  facts: null,
  supplierId: null,
  verificationId: null,
  explainedBy: [],
  learnt: null,
  corrected: null,
  pickedLook: null,
  assigneeId: null,
} satisfies Partial<Invoice>;

/** What is kept of an invoice of which nothing is read yet. */
export const UNREAD: Omit<
  Invoice,
  | 'id'
  | 'entityId'
  | 'status'
  | 'source'
  | 'originalFileName'
  | 'contentType'
  | 'documentKey'
  | 'contentHash'
  | 'size'
  | 'createdAt'
  | 'updatedAt'
  | 'inboundEmailId'
  | 'attachmentNumber'
> = {
  ...NO_CONTENT,
  sourceInvoiceId: null,
  documentNumber: 1,
  pages: null,
  documentIsInvoice: null,
  documentKind: null,
  textMatchesPicture: null,
  checkResults: [],
  judgedAt: null,
  outcome: 'unread',
  review: null,
  reviewedAt: null,
  readAt: null,
  uploadedBy: null,
  failureReason: null,
  redactedAt: null,
};
