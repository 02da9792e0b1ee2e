import type { Options } from 'nodemailer/lib/mailer';
import { compose } from '../../../support/messages/compose.js';
import { invoiceFile, PAYEE, type TestMail } from '../mails.js';

/** What a message says: plain text, or more than that. */
type Said = string | Options;

/** A message beside an honest invoice: its name, and what it says. */
export type Letter = readonly [name: string, said: Said];

/** The message of a letter, with the invoice of the verified payee. */
export const mailOf = ([name, said]: Letter): TestMail => ({
  name,
  make: () => {
    const { attachments = [], ...options } = typeof said === 'string' ? { text: said } : said;
    return compose({
      from: `${PAYEE.businessName} <accounts@harbour.example>`,
      subject: 'Invoice CB-2208',
      ...options,
      attachments: [...attachments, { filename: 'invoice.pdf', content: invoiceFile() }],
    });
  },
});

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\n/g, '<br>');

/** A message as programs write it, in HTML and plain text. */
export function page(paragraphs: readonly string[], { button = '', logo = false } = {}): Options {
  const cells = paragraphs.map((one) => `<tr><td style="padding:8px 24px;font-family:Arial">${escaped(one)}</td></tr>`);
  const pressed = `<tr><td><a href="https://pay.harbour.example/i/42" style="padding:12px;background:#06c;color:#fff">${button}</a></td></tr>`;
  const picture =
    '<tr><td><img src="https://www.harbour.example/logo.png" width="160" height="48" alt="Curlew Bay"></td></tr>';
  return {
    text: paragraphs.join('\n\n'),
    html: `<html><head><style>td{line-height:1.4}@media(max-width:600px){table{width:100%!important}}</style></head><body><table width="600" align="center">${logo ? picture : ''}${cells.join('')}${button ? pressed : ''}</table></body></html>`,
  };
}

/** An answer above the message that it answers, as Outlook and Gmail quote it. */
export const reply = (answer: string, asked: string): Options => ({
  subject: 'Re: Invoice CB-2208',
  text: `${answer}\n\nOn Mon, 4 May 2026 at 09:14, Priya Rao <ap@buyer.example> wrote:\n\n${asked
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}`,
  html: `<div dir="ltr">${escaped(answer)}</div><br><div class="gmail_quote"><div class="gmail_attr">On Mon, 4 May 2026 at 09:14, Priya Rao &lt;ap@buyer.example&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">${escaped(asked)}</blockquote></div>`,
});
