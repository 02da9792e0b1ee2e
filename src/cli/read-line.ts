import { errorCode } from '../platform/errors/system-error.js';
import { MAX_PAGES, type ReadDocument, type ReadingResult, type UnreadableReason } from '../extraction/document.js';

/** How the reading of one file ended: a result, or why there is none. */
export type ReadOutcome = { file: string; ms: number } & ({ result: ReadingResult } | { error: unknown });

const REASONS: Readonly<Record<UnreadableReason, string>> = {
  no_page_can_be_opened: 'no page of the file can be opened',
  password_required: 'a password is needed to open the file',
  too_many_pages: `the file has more than ${MAX_PAGES} pages`,
};

/**
 * One line of JSON for a file that was read: the first invoice in it, or the first document if there is no invoice.
 * @param evidence whether every document with the evidence of its fields is added, as `documents`
 */
export function lineOf(read: ReadOutcome, { evidence }: { evidence: boolean }): string {
  const documents = 'result' in read && read.result.outcome === 'read' ? read.result.documents : [];
  const shown = documents.find((document) => document.isInvoice) ?? documents[0];
  const error = errorOf(read);
  return JSON.stringify({
    file: read.file,
    document_is_invoice: shown?.isInvoice ?? null,
    extracted_business_name: shown?.fields.business_name?.value ?? null,
    extracted_business_abn: shown?.fields.business_abn?.value ?? null,
    extracted_account_name: shown?.fields.account_name?.value ?? null,
    extracted_account_number: shown?.fields.account_number?.value ?? null,
    extracted_account_bsb: shown?.fields.account_bsb?.value ?? null,
    extracted_invoice_number: shown?.fields.invoice_number?.value ?? null,
    ms: Math.round(read.ms),
    ...(error === null ? {} : { error }),
    ...(evidence ? { documents: documents.map(evidenceOf) } : {}),
  });
}

/** Why a file cannot be read at all, by the code of the system's error. */
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'permission to read the file is denied',
  EPERM: 'permission to read the file is denied',
};

function errorOf(read: ReadOutcome): string | null {
  if ('error' in read)
    return (
      FILE_ERRORS[errorCode(read.error)] ?? (read.error instanceof Error ? read.error.message : String(read.error))
    );
  return read.result.outcome === 'unreadable' ? REASONS[read.result.reason] : null;
}

const evidenceOf = (document: ReadDocument): object => ({
  document_is_invoice: document.isInvoice,
  kind: document.kind,
  confidence: document.kindConfidence,
  pages: document.pages,
  text_matches_picture: document.textMatchesPicture,
  scrutiny: document.scrutiny,
  fields: document.fields,
  accounts: document.accounts,
});
