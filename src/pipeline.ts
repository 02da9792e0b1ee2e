import { abaCheckQueued } from './aba/aba-check.events.js';
import { checkAbaFile } from './aba/check-aba-file.job.js';
import {
  invoiceFailed,
  invoiceGroundsChanged,
  invoiceInvalid,
  invoiceQueued,
  invoiceRead,
  invoiceReadAgain,
  invoiceReadAgainAsked,
} from './invoices/invoice.events.js';
import { sendUserLink } from './identity/links/send-user-link.job.js';
import { userLinkMade, userRemoved } from './identity/user.events.js';
import { unassignInvoices } from './reviews/assignment/unassign-invoices.job.js';
import { checkInvoice } from './rules/check-invoice.job.js';
import { learnVerification, recheckEmail, recheckInvoice, recheckVerification } from './rules/recheck-invoices.job.js';
import { checkPicks } from './reviews/corrections/check-picks.job.js';
import { invoiceAccountPicked, invoiceCorrected } from './reviews/review.events.js';
import { authenticateSenderJob } from './smtp-ingress/authentication/authenticate-sender.job.js';
import { confirmArrival } from './smtp-ingress/confirmations/confirm-arrival.job.js';
import {
  inboundEmailAuthenticated,
  inboundEmailAuthenticationChanged,
  inboundEmailReceived,
  inboundEmailSettled,
} from './smtp-ingress/inbound-email.events.js';
import { readMessageJob } from './smtp-ingress/read-message.job.js';
import { readInvoice, readInvoiceAgain } from './invoices/read-invoice.job.js';
import { askIndividual } from './verifications/individual/ask-individual.job.js';
import { checkVerification } from './verifications/automated-checks/check-verification.job.js';
import { notifyReplaced } from './verifications/replacement/notify-replaced.job.js';
import {
  VERIFICATION_ENDED,
  verificationAccountReplaced,
  verificationAliasesChanged,
  verificationChecked,
  verificationNoLongerCounts,
  verificationPending,
  verificationRechecked,
} from './verifications/verification.events.js';
import { deleteDocuments } from './platform/documents/delete-documents.job.js';
import { documentsDropped } from './platform/documents/document.events.js';
import { on } from './platform/jobs/job.js';
import type { Route } from './platform/jobs/job.js';

/** What happens next: the only place that knows the order email, invoice, reading, checks, and what follows in verifications. */
export const PIPELINE: Route[] = [
  on(inboundEmailReceived, authenticateSenderJob),
  on(inboundEmailAuthenticated, readMessageJob),
  on(inboundEmailSettled, confirmArrival),
  on(invoiceQueued, readInvoice),
  on(invoiceRead, checkInvoice),
  // Other attachments of its email wait for it.
  on(invoiceInvalid, checkInvoice),
  on(invoiceFailed, checkInvoice),
  on(invoiceReadAgainAsked, readInvoiceAgain),
  on(invoiceReadAgain, recheckInvoice),
  on(inboundEmailAuthenticationChanged, recheckEmail),
  on(abaCheckQueued, checkAbaFile),
  on(verificationPending, checkVerification),
  on(verificationChecked, askIndividual),
  on(invoiceCorrected, recheckInvoice),
  on(invoiceGroundsChanged, recheckInvoice),
  on(invoiceAccountPicked, checkPicks),
  on(VERIFICATION_ENDED.verified, learnVerification),
  on(verificationAliasesChanged, learnVerification),
  on(verificationAccountReplaced, notifyReplaced),
  // What is recorded as matching it is told by `invoice.verification_lost`, an event for each invoice: nothing follows it here.
  on(verificationNoLongerCounts, recheckVerification),
  on(verificationAliasesChanged, recheckVerification),
  on(verificationRechecked, recheckVerification),
  on(userLinkMade, sendUserLink),
  on(userRemoved, unassignInvoices),
  on(documentsDropped, deleteDocuments),
];
