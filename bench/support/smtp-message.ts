import { randomBytes } from 'node:crypto';

/** Bytes of the PDF that each message carries; in base64 and with its headers a message is of some 136 KB. */
const PDF = 100_000;
const LINE = 76;

/**
 * Messages that differ in nothing but their Message-ID, so that none is a repeated delivery of another.
 * @returns gives the pieces of the next message
 */
export function messages(from: string, to: string): () => Buffer[] {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(PDF)]).toString('base64');
  const lines = pdf.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  const rest = Buffer.from(
    [
      `From: Accounts <${from}>`,
      `To: ${to}`,
      'Subject: Invoice INV-2041',
      'Date: Tue, 3 Nov 2026 09:00:00 +1100',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="bench"',
      '',
      '--bench',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Our invoice is attached.',
      '--bench',
      'Content-Type: application/pdf; name="INV-2041.pdf"',
      'Content-Disposition: attachment; filename="INV-2041.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      ...lines,
      '--bench--',
      '',
    ].join('\r\n'),
  );
  const run = randomBytes(6).toString('hex');
  let number = 0;
  return () => [Buffer.from(`Message-ID: <${run}-${(number += 1)}@supplier.example>\r\n`), rest];
}
