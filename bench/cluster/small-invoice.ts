import { invoiceMail } from '../support/invoice-mail.js';

/**
 * A page of text as a PDF of some 900 bytes, made without a library: thousands of them cost nothing.
 * @param lines of Latin letters, digits and spaces alone
 */
function smallPdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 11 Tf 60 780 Td 24 TL\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** A small invoice under a number of its own. */
export function smallInvoice(number: string): Buffer {
  return smallPdf([
    'Wattlebird Fencing Pty Ltd',
    'ABN 51 824 753 556',
    'TAX INVOICE',
    `Invoice number ${number}`,
    'Supply and install fence panels 960.00',
    'GST 96.00',
    'Total due 1,056.00',
    'BSB 062-000',
    'Account number 1234 5678',
  ]);
}

/** A message with such an invoice, as SMTP sends it. */
export function smallMessage(number: string, from: string, to: string): Buffer {
  return invoiceMail(number, from, to, smallInvoice(number));
}
