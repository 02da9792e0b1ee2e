/**
 * A PDF that no empty password opens: the entries that prove a password (ISO 32000-1, 7.6.3) belong to none that anybody
 * knows.
 */
export function passwordProtectedPdf(): Buffer {
  const proof = '<5a'.padEnd(65, '7') + '>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O ${proof} /U ${proof} >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<01> <01>] >>`;
  return Buffer.from(
    `${body}xref\n0 5\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`,
  );
}
