import MailComposer from 'nodemailer/lib/mail-composer';
import type { Options } from 'nodemailer/lib/mailer';

const SENDER = {
  from: 'Accounts <billing@acme.example>',
  to: 'inbox@in.payproof.example',
  subject: 'Invoice 1042',
  date: new Date('2025-03-04T05:06:07Z'),
  messageId: '<1042@acme.example>',
};

/** A message as nodemailer composes it. */
export function compose(mail: Options): Promise<Buffer> {
  return new MailComposer({ ...SENDER, ...mail }).compile().build();
}

/** A message written by hand: each line is ended by CRLF; a usual header is before it. */
export function byHand(...lines: string[]): Buffer {
  return Buffer.from(
    [
      'From: Accounts <billing@acme.example>',
      'To: inbox@in.payproof.example',
      'Subject: Invoice 1042',
      'Message-ID: <1042@acme.example>',
      'Date: Tue, 4 Mar 2025 16:06:07 +1100',
      'MIME-Version: 1.0',
      ...lines,
      '',
    ].join('\r\n'),
    'latin1',
  );
}

/** Base64 in lines of 76 characters. */
export function base64(content: Buffer): string {
  return content.toString('base64').replace(/(.{76})/g, '$1\r\n');
}

export interface Part {
  headers: string[];
  body: string;
}

/** The lines of a multipart, from its Content-Type on. */
export function multipart(subtype: string, parts: Part[], boundary = `----=_Part_${subtype}`): string[] {
  return [
    `Content-Type: multipart/${subtype}; boundary="${boundary}"`,
    '',
    'This is a multi-part message in MIME format.',
    ...parts.flatMap(({ headers, body }) => [`--${boundary}`, ...headers, '', body]),
    `--${boundary}--`,
  ];
}

export const textPart = (text: string): Part => ({ headers: ['Content-Type: text/plain; charset=utf-8'], body: text });

export const base64Part = (headers: string[], content: Buffer): Part => ({
  headers: [...headers, 'Content-Transfer-Encoding: base64'],
  body: base64(content),
});
