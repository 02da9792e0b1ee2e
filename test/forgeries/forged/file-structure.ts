import { deflateSync } from 'node:zlib';
import { encryption128, encryption256 } from '../../support/extraction/breadth/encryption.js';
import { withUpdate } from '../../support/extraction/breadth/pdf-writer.js';
import { type Drawing, lines, textOf, withoutAccount } from '../draw/drawing.js';
import { jpegOf, pictureOf } from '../draw/picture.js';
import { FONTS, onto, operatorsOf, RawPdf } from '../draw/raw-pdf.js';
import { accountLines, outlined, penned, pictured, typed } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';

const forged = forger('file structure', 8);

/** The page with the fraudster's digits in the place of the verified ones. */
const swapped = ({ page, fraud }: Material): Drawing => ({
  ...page,
  texts: [
    ...withoutAccount(page).texts,
    { ...textOf(page, 'bsb'), text: fraud.bsb },
    { ...textOf(page, 'number'), text: fraud.number },
  ],
});

const contentOf = (drawing: Drawing): string => {
  const data = Buffer.from(operatorsOf(drawing), 'latin1');
  return `<< /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
};

const withoutVersion = (file: Buffer): Buffer =>
  Buffer.from(file.toString('latin1').replace(/^%PDF-\d\.\d/, '%PDF-a.b'), 'latin1');

/** Number of the content stream of a file's first page. */
const contentsNumber = (file: Buffer): number => Number(/\/Contents (\d+) 0 R/.exec(file.toString('latin1'))?.[1]);

/** A file with an update behind that lists several objects. */
function updated(file: Buffer, objects: ReadonlyMap<number, string>, more = ''): Buffer {
  const text = file.toString('latin1');
  const previous = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const size = Math.max(Number(/\/Size (\d+)/.exec(text)?.[1]), ...[...objects.keys()].map((each) => each + 1));
  let body = '';
  const rows = [...objects].map(([number, object]) => {
    const row = `${number} 1\n${String(file.length + body.length).padStart(10, '0')} 00000 n \n`;
    body += `${number} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const table = `xref\n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Prev ${previous} ${more} >>\n`;
  return Buffer.concat([
    file,
    Buffer.from(`${body}${table}startxref\n${file.length + body.length}\n%%EOF\n`, 'latin1'),
  ]);
}

export const FILE_STRUCTURE = [
  forged('encrypted with RC4, a picture of another account', 'A second account is pictured in an encrypted file.', async (given) => {
    const pdf = new RawPdf();
    const image = await pictured(pdf, accountLines(given.fraud, given.layout.near), given.layout.near);
    return pdf
      .drawn(given.page, { after: `q ${onto(given.layout.near, given.page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` })
      .file(encryption128('RC4'));
  }),
  forged('encrypted with AES, outlines of another account', 'A second account is drawn in an encrypted file.', (given) =>
    new RawPdf().drawn(given.page, { after: outlined(accountLines(given.fraud, given.layout.near), given.page.height) }).file(encryption128('AES'))),
  forged('encrypted with AES of 256 bits, a letter behind', 'An encrypted file has a letter behind.', (given) =>
    new RawPdf()
      .drawn(given.page)
      .drawn({ ...given.page, areas: [], texts: accountLines(given.fraud, { x: 60, y: 80, width: 0, height: 0 }, { size: 12, heading: 'Use only our new account' }) })
      .file(encryption256())),
  forged('update that puts a page of another account in its place', 'The last version of the file shows another account.', (given) => {
    const file = new RawPdf().drawn(given.page).file();
    return withUpdate(file, contentsNumber(file), contentOf(swapped(given)));
  }),
  forged('update that adds handwriting', 'The last version of the file has a note in ink.', (given) => {
    const file = new RawPdf().drawn(given.page).file();
    const content = Buffer.from(`${operatorsOf(given.page)}\n${penned(given.fraud, given.layout.near, given.page.height)}`, 'latin1').toString('latin1');
    return withUpdate(file, contentsNumber(file), `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }),
  forged('update that adds a page', 'The last version of the file has another page.', (given) => {
    const file = new RawPdf().drawn(given.page).file();
    const text = file.toString('latin1');
    const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
    const first = Number(/\/Kids \[(\d+) 0 R\]/.exec(text)?.[1]);
    const letter = typed(accountLines(given.fraud, { x: 60, y: 80, width: 0, height: 0 }, { size: 12, heading: 'Please pay this account' }), given.page.height);
    return updated(file, new Map([
      [size, `<< /Length ${letter.length} >>\nstream\n${letter}\nendstream`],
      [size + 1, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${given.page.width} ${given.page.height}] /Resources << /Font << ${FONTS} >> >> /Contents ${size} 0 R >>`],
      [2, `<< /Type /Pages /Kids [${first} 0 R ${size + 1} 0 R] /Count 2 >>`],
    ]));
  }),
  forged('update that adds a note', 'The last version of the file has a note of another account.', (given) => {
    const file = new RawPdf().drawn(given.page).file();
    const text = file.toString('latin1');
    const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
    const number = Number(/\/Kids \[(\d+) 0 R\]/.exec(text)?.[1]);
    const page = new RegExp(`\\n${number} 0 obj\\n<<([\\s\\S]*?)>>\\nendobj`).exec(text)?.[1] ?? '';
    const { near } = given.layout;
    const box = `[${near.x} ${given.page.height - near.y - near.height} ${near.x + near.width} ${given.page.height - near.y}]`;
    return updated(file, new Map([
      [size, `<< /Type /Annot /Subtype /FreeText /F 4 /Rect ${box} /DA (/Helv 10 Tf 0 g) /Contents (Pay ${given.fraud.bsb} ${given.fraud.number}) >>`],
      [number, `<<${page} /Annots [${size} 0 R] >>`],
    ]));
  }),
  forged('hybrid cross-references', 'Old and new viewers find different objects.', (given) => {
    // The table gives the verified page; the stream of the same section, which newer viewers look into first, the other.
    const file = new RawPdf().drawn(given.page).file();
    const text = file.toString('latin1');
    const number = contentsNumber(file);
    const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
    const previous = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
    const object = `${number} 0 obj\n${contentOf(swapped(given))}\nendobj\n`;
    const [objectAt, streamAt] = [file.length, file.length + object.length];
    const row = (type: number, offset: number) => Buffer.from([type, (offset >>> 24) & 255, (offset >>> 16) & 255, (offset >>> 8) & 255, offset & 255, 0]);
    const rows = deflateSync(Buffer.concat([row(1, objectAt), row(1, streamAt)]));
    const stream = Buffer.concat([
      Buffer.from(`${size} 0 obj\n<< /Type /XRef /Size ${size + 1} /Index [${number} 1 ${size} 1] /W [1 4 1] /Root 1 0 R /Filter /FlateDecode /Length ${rows.length} >>\nstream\n`, 'latin1'),
      rows, Buffer.from('\nendstream\nendobj\n'),
    ]);
    const tableAt = streamAt + stream.length;
    const table = `xref\n0 0\ntrailer\n<< /Size ${size + 1} /Root 1 0 R /Prev ${previous} /XRefStm ${streamAt} >>\nstartxref\n${tableAt}\n%%EOF\n`;
    return Buffer.concat([file, Buffer.from(object, 'latin1'), stream, Buffer.from(table, 'latin1')]);
  }),
  forged('two objects of one number, no table', 'Viewers that repair the file choose different objects.', (given) => {
    const pdf = new RawPdf().drawn(given.page);
    const broken = pdf.file().toString('latin1');
    const number = contentsNumber(Buffer.from(broken, 'latin1'));
    const cut = broken.slice(0, broken.lastIndexOf('xref\n0 '));
    return Buffer.from(`${cut}${number} 0 obj\n${contentOf(swapped(given))}\nendobj\ntrailer\n<< /Root 1 0 R >>\n`, 'latin1');
  }),
  forged('two content entries of one page', 'Viewers take the first or the last of two entries.', (given) => {
    const pdf = new RawPdf();
    const other = pdf.addDeflated(operatorsOf(swapped(given)));
    return pdf.drawn(given.page, { entries: `/Contents ${other} 0 R` }).file();
  }),
  forged('two content entries in a stream of objects without a filter', 'Viewers take the first or the last of two entries.', (given) => {
    const pdf = new RawPdf();
    const other = pdf.addDeflated(operatorsOf(swapped(given)));
    const text = pdf.drawn(given.page).file().toString('latin1');
    const number = Number(/\/Kids \[(\d+) 0 R\]/.exec(text)?.[1]);
    const page = new RegExp(`\\n${number} 0 obj\\n(<<[\\s\\S]*?)>>\\nendobj`).exec(text)?.[1] ?? '';
    const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
    const previous = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
    const head = `${number} 0 `;
    const objects = `${head}${page} /Contents ${other} 0 R >>`;
    const holder = `${size} 0 obj\n<< /Type /ObjStm /N 1 /First ${head.length} /Length ${objects.length} >>\nstream\n${objects}\nendstream\nendobj\n`;
    const at = text.length + holder.length;
    const row = (type: number, second: number, third: number) => Buffer.from([type, second >>> 24, second >>> 16, second >>> 8, second, third]);
    const rows = Buffer.concat([row(2, size, 0), row(1, text.length, 0), row(1, at, 0)]);
    const references = `${size + 1} 0 obj\n<< /Type /XRef /Size ${size + 2} /Index [${number} 1 ${size} 2] /W [1 4 1] /Root 1 0 R /Prev ${previous} /Length ${rows.length} >>\nstream\n${rows.toString('latin1')}\nendstream\nendobj\n`;
    return Buffer.from(`${text}${holder}${references}startxref\n${at}\n%%EOF\n`, 'latin1');
  }),
  forged('header without a version, another picture for printing', 'Some readers refuse the file, viewers show it, and printers another picture.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const other = await pictured(pdf, accountLines(given.fraud, box), box);
    const image = await pictured(pdf, lines(box.x + 4, box.y + 20, 12, { size: 10 }, ['Thank you']), box, `/Alternates [<< /Image ${other} 0 R /DefaultForPrinting true >>]`);
    const file = pdf.drawn(given.page, { after: `q ${onto(box, given.page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` }).file();
    return withoutVersion(file);
  }),
  forged('header without a version, PostScript for the printer', 'Some readers refuse the file, viewers show it, and printers another account.', (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const fragment = pdf.addStream(`/Helvetica findfont 11 scalefont setfont ${box.x} ${given.page.height - box.y - 20} moveto (Pay ${plain(given.fraud)}) show`, '/Type /XObject /Subtype /PS');
    return withoutVersion(pdf.drawn(given.page, { after: '/S Do', resources: `/XObject << /S ${fragment} 0 R >>` }).file());
  }),
  forged('header without a version, page that the count leaves out', 'Some readers refuse the file, and the tree of pages counts fewer than it has.', (given) => {
    const pdf = new RawPdf().drawn(given.page).drawn({ ...given.page, areas: [], texts: accountLines(given.fraud, { x: 60, y: 80, width: 0, height: 0 }, { size: 12, heading: 'Pay this account' }) });
    return withoutVersion(Buffer.from(pdf.file().toString('latin1').replace('/Count 2', '/Count 1'), 'latin1'));
  }),
  forged('two files in one', 'A second file stands behind the first.', (given) =>
    Buffer.concat([new RawPdf().drawn(given.page).file(), new RawPdf().drawn(swapped(given)).file()])),
  forged('two files in one, the honest one last', 'Another file stands before the honest one.', (given) =>
    Buffer.concat([new RawPdf().drawn(swapped(given)).file(), new RawPdf().drawn(given.page).file()])),
  forged('XFA form of another account', 'A viewer with XFA shows another form than the pages.', (given) => {
    const pdf = new RawPdf();
    const draw = (text: string, y: number) => `<draw y="${y}mm" w="120mm" h="8mm"><value><text>${text}</text></value></draw>`;
    const template = `<template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform name="form" layout="position"><pageSet><pageArea><contentArea w="210mm" h="297mm"/><medium stock="a4"/></pageArea></pageSet>${draw('Tax invoice', 20)}${draw(`Pay BSB ${given.fraud.bsb}`, 40)}${draw(`Account ${given.fraud.number}`, 50)}</subform></template>`;
    const xdp = `<?xml version="1.0"?><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><config xmlns="http://www.xfa.org/schema/xci/3.0/"><present><pdf><interactive>1</interactive></pdf></present></config>${template}</xdp:xdp>`;
    const stream = pdf.addDeflated(xdp);
    pdf.catalog = `/NeedsRendering true /AcroForm << /Fields [] /XFA ${stream} 0 R >>`;
    return pdf.drawn(given.page).file();
  }),
  forged('XFA packets in an array', 'A viewer with XFA shows other values than the pages.', (given) => {
    const pdf = new RawPdf();
    const data = pdf.addDeflated(`<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form><account>${given.fraud.bsb} ${given.fraud.number}</account></form></xfa:data></xfa:datasets>`);
    const template = pdf.addDeflated('<template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform name="form"><field name="account" w="80mm" h="8mm"><ui><textEdit/></ui></field></subform></template>');
    pdf.catalog = `/AcroForm << /Fields [] /XFA [(template) ${template} 0 R (datasets) ${data} 0 R] >>`;
    return pdf.drawn(given.page).file();
  }),
  forged('page that the count leaves out', 'The tree of pages counts fewer than it has.', (given) => {
    const pdf = new RawPdf().drawn(given.page).drawn({ ...given.page, areas: [], texts: accountLines(given.fraud, { x: 60, y: 80, width: 0, height: 0 }, { size: 12, heading: 'Pay this account' }) });
    return Buffer.from(pdf.file().toString('latin1').replace('/Count 2', '/Count 1'), 'latin1');
  }),
  forged('picture larger than readers draw', 'A huge picture of one bit a dot shows another account.', async (given) => {
    const { near } = given.layout;
    const pdf = new RawPdf();
    const side = { width: 13_200, height: Math.round((13_200 * near.height) / near.width) };
    const drawing = { width: near.width, height: near.height, areas: [], texts: accountLines(given.fraud, { ...near, x: 0, y: 0 }) };
    const { data, info } = await pictureOf(drawing, { dpi: 150 }).flatten({ background: '#ffffff' }).greyscale().resize(side.width, side.height, { kernel: 'nearest', fit: 'fill' }).threshold(128).raw().toBuffer({ resolveWithObject: true });
    const bits = packed(data, info.width, info.height, info.channels);
    const image = pdf.addDeflated(bits, `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray /BitsPerComponent 1`);
    return pdf.drawn(given.page, { after: `q ${onto(near, given.page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` }).file();
  }),
  forged('page in very large units', 'The unit of the page is 10 points.', (given) => {
    const { page, layout } = given;
    return new RawPdf().drawn(page, { after: outlined(accountLines(given.fraud, layout.near, { size: 12 }), page.height), entries: '/UserUnit 10' }).file();
  }),
  forged('page turned with a note in ink', 'The page is turned and has a note.', (given) =>
    new RawPdf().drawn(given.page, { after: penned(given.fraud, given.layout.near, given.page.height), entries: '/Rotate 90' }).file()),
  forged('crop box that leaves the account out', 'Only the part of the page with another account is shown.', (given) => {
    const { page, layout } = given;
    const tall = page.height + 200;
    const lifted = { ...page, height: tall, texts: page.texts.map((text) => (text.part === 'bsb' || text.part === 'number' ? { ...text, y: tall - 30, x: text.part === 'bsb' ? 60 : 160 } : text)) };
    const shown = typed(accountLines(given.fraud, layout.near), tall);
    return new RawPdf().drawn(lifted, { after: shown, entries: `/MediaBox [0 0 ${page.width} ${tall}] /CropBox [0 200 ${page.width} ${tall}]` }).file();
  }),
  forged('thumbnail pages after many blank ones', 'The letter stands after 30 blank pages.', (given) => {
    const pdf = new RawPdf().drawn(given.page);
    for (let at = 0; at < 30; at++) pdf.page({ width: 595, height: 842, content: '' });
    return pdf.drawn({ ...given.page, width: 595, height: 842, areas: [], texts: accountLines(given.fraud, { x: 60, y: 80, width: 0, height: 0 }, { size: 12, heading: 'Remit to' }) }).file();
  }),
  forged('picture of another account that breaks off', 'Viewers draw a damaged picture that others may leave out.', async (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const drawing = { width: near.width, height: near.height, areas: [], texts: accountLines(given.fraud, { ...near, x: 0, y: 0 }) };
    const { data, width, height } = await jpegOf(pictureOf(drawing));
    // Cut off at its end, which viewers put up with.
    const image = pdf.jpeg(data.subarray(0, Math.floor(data.length * 0.97)), width, height);
    return pdf.drawn(given.page, { after: `q ${onto(near, given.page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` }).file();
  }),
  forged('XFA form, a catalog without it behind the end', 'A viewer with XFA shows another form than the pages; an object that nobody uses hides it.', (given) =>
    Buffer.concat([withForm(given).file(), Buffer.from('\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n', 'latin1')])),
  forged('XFA form, a trailer of another catalog behind the end', 'A viewer with XFA shows another form than the pages; a trailer that nobody uses hides it.', (given) => {
    const pdf = withForm(given);
    const other = pdf.add('<< /Type /Catalog /Pages 2 0 R >>');
    return Buffer.concat([pdf.file(), Buffer.from(`\ntrailer\n<< /Root ${other} 0 R >>\n`, 'latin1')]);
  }),
  forged('another picture for printing, a twin behind the end', 'Printers show another picture; an object that nobody uses hides it.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const other = await pictured(pdf, accountLines(given.fraud, box), box);
    const image = await pictured(pdf, lines(box.x + 4, box.y + 20, 12, { size: 10 }, ['Thank you']), box, `/Alternates [<< /Image ${other} 0 R /DefaultForPrinting true >>]`);
    const file = pdf.drawn(given.page, { after: `q ${onto(box, given.page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` }).file();
    return Buffer.concat([file, Buffer.from(`\n${image} 0 obj\n<< /Type /Nothing >>\nendobj\n`, 'latin1')]);
  }),
]; // prettier-ignore

/** The page in a file that shows another account to viewers with XFA. */
function withForm({ page, fraud }: Material): RawPdf {
  const pdf = new RawPdf();
  const stream = pdf.addDeflated(`<?xml version="1.0"?><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform name="form"><draw w="120mm" h="8mm"><value><text>Pay ${plain(fraud)}</text></value></draw></subform></template></xdp:xdp>`); // prettier-ignore
  pdf.catalog = `/NeedsRendering true /AcroForm << /Fields [] /XFA ${stream} 0 R >>`;
  return pdf.drawn(page);
}

/** Grey bytes as bits, 1 for light. */
function packed(data: Buffer, width: number, height: number, channels: number): Buffer {
  const row = Math.ceil(width / 8);
  const bits = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[(y * width + x) * channels] as number) > 127) bits[y * row + (x >> 3)]! |= 128 >> (x & 7);
  return bits;
}
