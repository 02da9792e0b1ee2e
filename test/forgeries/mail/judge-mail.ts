import { createHash } from 'node:crypto';
import type { ReadingResult } from '../../../src/extraction/document.js';
import { picturesFinding, withPicture } from '../../../src/smtp-ingress/pictures/picture-findings.js';
import { readMessage } from '../../../src/smtp-ingress/mime/read-message.js';
import { restOfEmail } from '../../../src/rules/payment/rest-of-email.js';
import type { Sibling } from '../../../src/rules/payment/payment-context.js';
import { normaliseName } from '../../../src/names/normalise-name.js';
import { judgeFile, type Verdict } from '../judge.js';
import { PAYEE } from './mails.js';

/** Reads a file with the real reader. */
export type Read = (bytes: Buffer) => Promise<ReadingResult>;

const INVOICE = 'invoice.pdf';

/**
 * What the service says of the invoice of a message, its payee verified: the message is taken apart, its text and pictures and its other
 * attachments are searched, and the invoice is judged with all of that.
 */
export async function judgeMail(raw: Buffer, read: Read): Promise<Verdict> {
  const { attachments, textFindings, pictures } = await readMessage({ bytes: raw, whole: true });
  let findings = textFindings;
  for (const { fileName, content } of pictures)
    if (findings !== null) findings = withPicture(findings, fileName, picturesFinding(await read(content)));
  const documents = attachments.flatMap(({ fileName, content }) => (content ? [{ fileName, content }] : []));
  const invoice = documents.find(({ fileName }) => fileName === INVOICE);
  if (!invoice) throw new Error('the invoice of the message is missing');
  const siblings: Sibling[] = [];
  for (const { fileName, content } of documents)
    if (fileName !== INVOICE) siblings.push(...siblingsOf(fileName, await read(content)));
  const email = restOfEmail(
    { abn: PAYEE.abn, businessName: normaliseName(PAYEE.businessName), account: { bsb: PAYEE.bsb, accountNumber: PAYEE.number } },
    {
      textFindings: findings,
      attachments: attachments.map(({ fileName, outcome, reason, size }) => ({
        file_name: fileName, size, outcome: outcome === 'document' ? 'invoice' : outcome, reason, invoice_id: null,
      })),
    },
    siblings,
  );
  const [verdict] = judgeFile(await read(invoice.content), [PAYEE], email);
  if (!verdict) throw new Error('the invoice of the message was not judged');
  return verdict;
} // prettier-ignore

function siblingsOf(fileName: string, result: ReadingResult): Sibling[] {
  const none = { abn: null, name: null, bsb: null, accountNumber: null, isVerified: false, scrutiny: null };
  if (result.outcome === 'unreadable')
    return [{ ...none, fileName, status: 'invalid', isRead: false, documentIsInvoice: null }];
  return result.documents.map(({ isInvoice, fields, scrutiny }) => ({
    fileName,
    status: 'processed',
    isRead: true,
    documentIsInvoice: isInvoice,
    abn: fields.business_abn?.value ?? null,
    name: fields.business_name?.value ?? null,
    bsb: fields.account_bsb?.value ?? null,
    accountNumber: fields.account_number?.value ?? null,
    isVerified: false,
    scrutiny,
  }));
}

/** Reads each file once: every message brings the same invoice, and many the same logo. */
export function remembering(read: Read): Read {
  const known = new Map<string, Promise<ReadingResult>>();
  return (bytes) => {
    const key = createHash('sha256').update(bytes).digest('hex');
    const before = known.get(key) ?? read(bytes);
    known.set(key, before);
    return before;
  };
}
