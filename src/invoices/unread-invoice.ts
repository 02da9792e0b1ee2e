import type { Invoice } from './invoice.entity.js';

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
  sourceInvoiceId: null,
  documentNumber: 1,
  pages: null,
  documentIsInvoice: null,
  documentKind: null,
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
  textMatchesPicture: null,
  taxInvoice: null,
  totalCents: null,
  checkResults: [],
  checkDetails: [],
  checksLeftOut: [],
  facts: null,
  supplierId: null,
  verificationId: null,
  judgedAt: null,
  learnt: null,
  outcome: 'unread',
  review: null,
  reviewedAt: null,
  readAt: null,
  assigneeId: null,
  uploadedBy: null,
  corrected: null,
  pickedLook: null,
  failureReason: null,
  redactedAt: null,
};
