const NUMBER = 10;
const padded = (value: number): string => String(value).padStart(NUMBER, '0');

/**
 * A file of our own as one that is laid out for the web: its references stand in front, behind an object that says how it is laid out (ISO 32000-1,
 * annex F).
 *
 * @param firstPage the object that it says is the first page.
 */
export function forWeb(file: Buffer, firstPage: number): Buffer {
  const text = file.toString('latin1');
  const [start, end] = [text.indexOf('1 0 obj'), text.lastIndexOf('xref\n0 ')];
  const rows = [...text.slice(end).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  const own = rows.length + 1;
  const laidOut = (length: number, main: number): string =>
    `${own} 0 obj\n<< /Linearized 1 /L ${padded(length)} /H [${padded(start)} 100] /O ${firstPage} /E ${padded(length)} /N 1 /T ${padded(main)} >>\nendobj\n`;
  const table = (shift: number): string =>
    `xref\n0 ${own + 1}\n0000000000 65535 f \n${[...rows.map((offset) => offset + shift), start].map((offset) => `${padded(offset)} 00000 n \n`).join('')}trailer\n<< /Size ${own + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`;
  const main = start + laidOut(0, 0).length;
  const shift = laidOut(0, 0).length + table(0).length;
  const tail = `startxref\n${main}\n%%EOF\n`;
  const length = end + shift + tail.length;
  const parts = [text.slice(0, start), laidOut(length, main), table(shift), text.slice(start, end), tail];
  return Buffer.from(parts.join(''), 'latin1');
}
