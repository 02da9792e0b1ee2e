/**
 * A message whose only part is an invoice.
 * @param name its subject and the local part of its Message-ID
 */
export function invoiceMail(name: string, from: string, to: string, pdf: Uint8Array): Buffer {
  const lines =
    Buffer.from(pdf)
      .toString('base64')
      .match(/.{1,76}/g) ?? [];
  return Buffer.from(
    [
      `Message-ID: <${name}@supplier.example>`,
      `From: Accounts <${from}>`,
      `To: ${to}`,
      `Subject: ${name}`,
      'MIME-Version: 1.0',
      'Content-Type: application/pdf; name="invoice.pdf"',
      'Content-Disposition: attachment; filename="invoice.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      ...lines,
      '',
    ].join('\r\n'),
  );
}
