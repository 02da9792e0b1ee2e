import { PDFName } from '@cantoo/pdf-lib';
import { crossIndustry, json, ubl, withData } from '../draw/attached.js';
import { add, type Area, boxOf, type Drawing, lines, textOf, type Text, withoutAccount } from '../draw/drawing.js';
import { byPdfLib } from '../draw/libraries.js';
import { penOperators } from '../draw/pen.js';
import { jpegOf, pictureOf } from '../draw/picture.js';
import { colourOperator, onto, RawPdf, rect, textOperators } from '../draw/raw-pdf.js';
import { outlined, typed } from '../draw/shows.js';
import { areasOf, type Code, codeOf } from '../draw/code.js';
import type { Payee } from '../documents.js';
import { honestly, type Material } from '../forger.js';
import { randomsOf } from '../parties.js';

const honest = honestly('pictures and forms', 5);

type Given = Omit<Material, 'fraud'>;

/** A picture in a box of the page, drawn over or under its text. */
async function withPicture(
  { page }: Given,
  drawing: Drawing,
  box: { x: number; y: number; width: number; height: number },
): Promise<Buffer> {
  const pdf = new RawPdf();
  const { data, width, height } = await jpegOf(pictureOf(drawing, { dpi: 150 }));
  const image = pdf.jpeg(data, width, height);
  return pdf
    .drawn(page, { before: `q ${onto(box, page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` })
    .file();
}

const letterhead = (name: string): Drawing => ({
  width: 240, height: 60,
  areas: [{ x: 0, y: 0, width: 60, height: 60, fill: [0.1, 0.5, 0.4] }, { x: 15, y: 15, width: 30, height: 30, fill: [0.95, 0.8, 0.2] }],
  texts: [{ text: name.split(' ').slice(0, 2).join(' '), x: 70, y: 30, size: 20, bold: true, colour: [0.1, 0.4, 0.3] }, { text: 'quality since 1987', x: 70, y: 48, size: 10, italic: true }],
}); // prettier-ignore

const withCode = ({ page }: Given, texts: Text[], code: Area[]): Buffer =>
  new RawPdf().drawn(add(page, texts, code)).file();

/** An address as those of portals are, with a number of its own. */
const online = (payee: Payee): Promise<Code> =>
  codeOf(`https://${payee.businessName.toLowerCase().replace(/[^a-z]+/g, '-')}.example/i/48213977`);

const HELV = '/Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** The account in fields of a form, with buttons below each other. */
function filledForm({ page, payee, layout }: Given, { format = '', buttons = [] as readonly string[], catalog = '' } = {}): Buffer {
  const pdf = new RawPdf();
  const made = (['bsb', 'number'] as const).map((part) => {
    const { x, y, width, height } = boxOf(textOf(page, part));
    const box = { x: x - 2, y: y - 3, width: width + 14, height: height + 5 };
    const look = pdf.addDeflated(`/Tx BMC q BT /Helv 9 Tf 2 4 Td (${payee[part]}) Tj ET Q EMC`, `/Type /XObject /Subtype /Form /BBox [0 0 ${box.width} ${box.height}] /Resources << /Font << ${HELV} >> >>`);
    return pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (${part}) /V (${payee[part]}) /DA (/Helv 9 Tf 0 g) /F 4 /Rect ${rect(box, page.height)} /AP << /N ${look} 0 R >> ${format} >>`);
  });
  buttons.forEach((action, at) => {
    const box = { x: layout.far.x + 4, y: layout.far.y + 4 + 24 * at, width: 60, height: 18 };
    const look = pdf.form(`0.85 g 0 0 60 18 re f 0 g BT /F00 9 Tf 16 6 Td (Print) Tj ET`, 60, 18);
    made.push(pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (button ${at}) /F 4 /Rect ${rect(box, page.height)} /AP << /N ${look} 0 R >> /A << ${action} >> >>`));
  });
  pdf.catalog = `/AcroForm << /Fields [${made.map((each) => `${each} 0 R`).join(' ')}] /DR << /Font << ${HELV} >> >> /DA (/Helv 9 Tf 0 g) >> ${catalog}`;
  return pdf.drawn(withoutAccount(page), { annotations: made }).file();
} // prettier-ignore

export const PICTURES_AND_FORMS = [
  honest('letterhead as a picture', (given) =>
    withPicture(given, letterhead(given.payee.businessName), { x: given.layout.far.x, y: given.layout.far.y, width: 240, height: 60 })),
  honest('letterhead as a picture, business name in it', async (given) => {
    const { page } = given;
    const business = textOf(page, 'business');
    const rest = { ...page, texts: page.texts.filter((text) => text !== business) };
    const box = boxOf(business);
    const pdf = new RawPdf();
    const drawing = { width: box.width + 4, height: box.height + 4, areas: [], texts: [{ ...business, x: 2, y: business.y - box.y + 2 }] };
    const { data, width, height } = await jpegOf(pictureOf(drawing, { dpi: 300 }));
    const image = pdf.jpeg(data, width, height);
    return pdf.drawn(rest, { after: `q ${onto({ x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4 }, page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` }).file();
  }, { layout: 'columns' }),
  honest('logos of banks', (given) =>
    withPicture(given, { width: 200, height: 40, areas: [{ x: 4, y: 4, width: 32, height: 32, fill: [0.95, 0.75, 0] }, { x: 80, y: 4, width: 32, height: 32, fill: [0.8, 0, 0.1] }], texts: [{ text: 'CommonBank', x: 40, y: 24, size: 6 }, { text: 'BPAY', x: 118, y: 26, size: 14, bold: true }] }, { x: given.layout.near.x, y: given.layout.near.y + 20, width: 200, height: 40 })),
  honest('logo drawn with paths', (given) => {
    const { x, y } = given.layout.far;
    const top = given.page.height - y - 60;
    return new RawPdf().drawn(given.page, { before: `q 0.8 0.2 0.1 rg ${x} ${top} m ${x + 50} ${top} l ${x + 25} ${top + 50} l h f 0.1 0.3 0.6 rg ${x + 60} ${top} m ${x + 60} ${top + 40} ${x + 110} ${top + 40} ${x + 110} ${top} c f Q` }).file();
  }),
  honest('name of the letterhead as outlines', (given) => {
    const { x, y } = given.layout.far;
    const texts = [{ text: given.payee.businessName.split(' ').slice(0, 2).join(' '), x, y: y + 40, size: 24 }];
    return new RawPdf().drawn(given.page, { before: `${colourOperator([0.3, 0.1, 0.4])} ${outlined(texts, given.page.height)} 0 g` }).file();
  }),
  honest('QR code', async (given) =>
    withCode(given, lines(given.layout.near.x + 75, given.layout.near.y + 30, 12, { size: 9 }, ['Scan to view', 'this invoice']), areasOf(await online(given.payee), { x: given.layout.near.x + 10, y: given.layout.near.y + 8, width: 55 }))),
  honest('QR code to pay online', async (given) =>
    withCode(given, lines(given.layout.near.x + 75, given.layout.near.y + 30, 12, { size: 9 }, ['Scan to pay', 'by card']), areasOf(await online(given.payee), { x: given.layout.near.x + 10, y: given.layout.near.y + 8, width: 50 }))),
  honest('QR code of the account', async (given) =>
    withCode(given, lines(given.layout.near.x + 75, given.layout.near.y + 30, 12, { size: 9 }, ['Scan with your', 'banking app']), areasOf(await codeOf(`${given.payee.accountName}\nBSB ${given.payee.bsb}\nAccount ${given.payee.number}`), { x: given.layout.near.x + 10, y: given.layout.near.y + 8, width: 55 }))),
  honest('QR code as a picture', async (given) =>
    withPicture(given, { width: 100, height: 100, areas: areasOf(await online(given.payee), { x: 8, y: 8, width: 84 }), texts: [] }, { x: given.layout.near.x, y: given.layout.near.y + 2, width: 60, height: 60 })),
  honest('barcode', (given) => {
    const random = randomsOf('bars');
    let x = given.layout.near.x + 4;
    const bars = Array.from({ length: 60 }, () => {
      const width = 0.6 + Math.floor(random() * 3) * 0.6;
      const bar = `${x.toFixed(2)} ${(given.page.height - given.layout.near.y - 40).toFixed(2)} ${width.toFixed(2)} 28 re`;
      x += width + 0.6 + Math.floor(random() * 2) * 0.7;
      return bar;
    });
    return new RawPdf().drawn(given.page, { after: `q 0 g ${bars.join(' ')} f Q` }).file();
  }),
  honest('signature by hand', (given) =>
    new RawPdf().drawn(given.page, { after: penOperators('WLLSON', { x: given.layout.far.x + 30, y: given.layout.far.y + 40, size: 16 }, given.page.height) }).file()),
  honest('photograph of goods', async (given) => {
    const random = randomsOf('photo');
    const areas = Array.from({ length: 400 }, (_, at) => ({ x: (at % 20) * 8, y: Math.floor(at / 20) * 6, width: 8, height: 6, fill: [0.3 + random() * 0.4, 0.3 + random() * 0.3, 0.2 + random() * 0.2] as const }));
    return withPicture(given, { width: 160, height: 120, areas, texts: [] }, { x: given.layout.far.x, y: given.layout.far.y + 10, width: 130, height: 70 });
  }),
  honest('light watermark across', (given) =>
    new RawPdf().drawn(given.page, { before: textOperators({ text: 'ORIGINAL', x: 100, y: given.page.height * 0.8, size: 70, bold: true, colour: [0.93, 0.93, 0.93], turned: -40 }, given.page.height) }).file()),
  honest('watermark in a layer', (given) => {
    const pdf = new RawPdf();
    const layer = pdf.add('<< /Type /OCG /Name (Watermark) /Usage << /Print << /PrintState /ON >> /View << /ViewState /ON >> >> >>');
    pdf.catalog = `/OCProperties << /OCGs [${layer} 0 R] /D << /Order [${layer} 0 R] /ON [${layer} 0 R] >> >>`;
    const mark = textOperators({ text: 'COPY', x: 140, y: given.page.height * 0.7, size: 80, bold: true, colour: [0.94, 0.94, 0.94], turned: -35 }, given.page.height);
    return pdf.drawn(given.page, { before: `/OC /L BDC ${mark} EMC`, resources: `/Properties << /L ${layer} 0 R >>` }).file();
  }),
  honest('whole page in a layer that is on', (given) => {
    const pdf = new RawPdf();
    const layer = pdf.add('<< /Type /OCG /Name (Page) >>');
    pdf.catalog = `/OCProperties << /OCGs [${layer} 0 R] /D << /Order [${layer} 0 R] >> >>`;
    return pdf.drawn(given.page, { before: '/OC /L BDC', after: 'EMC', resources: `/Properties << /L ${layer} 0 R >>` }).file();
  }),
  honest('links', (given) => {
    const pdf = new RawPdf();
    const link = pdf.add(`<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect ${rect({ ...given.layout.near, height: 14 }, given.page.height)} /A << /S /URI /URI (https://view.invoices.example/117) >> >>`);
    const words = lines(given.layout.near.x + 2, given.layout.near.y + 11, 12, { size: 9, colour: [0, 0, 0.8] }, ['View this invoice online']);
    return pdf.drawn(add(given.page, words), { annotations: [link] }).file();
  }),
  honest('widget for a signature', (given) => {
    const pdf = new RawPdf();
    const sign = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /F 132 /Rect [0 0 0 0] >>`);
    pdf.catalog = `/AcroForm << /Fields [${sign} 0 R] /SigFlags 3 >>`;
    return pdf.drawn(given.page, { annotations: [sign] }).file();
  }),
  honest('signature that is shown', (given) => {
    const pdf = new RawPdf();
    const box = { x: given.layout.far.x, y: given.layout.far.y + 10, width: 180, height: 40 };
    const look = pdf.form(typed(lines(4, 14, 12, { size: 8 }, ['Digitally signed by M. Ashgrove', 'Date: 2026.01.15 10:22:41 +11']), 40), 180, 40);
    const sign = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /F 132 /Rect ${rect(box, given.page.height)} /AP << /N ${look} 0 R >> >>`);
    pdf.catalog = `/AcroForm << /Fields [${sign} 0 R] /SigFlags 3 >>`;
    return pdf.drawn(given.page, { annotations: [sign] }).file();
  }),
  honest('stamp of receipt', (given) => {
    const pdf = new RawPdf();
    const box = { x: given.layout.far.x + 200, y: given.layout.far.y + 4, width: 110, height: 34 };
    const look = pdf.form(`1 0 0 RG 1 w 1 1 108 32 re S ${typed([{ text: 'RECEIVED', x: 20, y: 15, size: 13, bold: true, colour: [0.8, 0, 0] }, { text: '12 MAY 2026', x: 24, y: 28, size: 9, colour: [0.8, 0, 0] }], 34)}`, 110, 34);
    const stamp = pdf.add(`<< /Type /Annot /Subtype /Stamp /F 4 /Rect ${rect(box, given.page.height)} /AP << /N ${look} 0 R >> >>`);
    return pdf.drawn(given.page, { annotations: [stamp] }).file();
  }),
  honest('form whose fields hold the account', (given) => filledForm(given), { layout: 'columns' }),
  honest('form with formats, buttons and a script that print', (given) =>
    filledForm(given, {
      format: '/AA << /F << /S /JavaScript /JS (AFNumber_Format\\(0, 3, 0, 0, "", true\\);) >> /K << /S /JavaScript /JS (AFNumber_Keystroke\\(0, 3, 0, 0, "", true\\);) >> >>',
      buttons: ['/S /Named /N /Print', '/S /JavaScript /JS (this.print\\({bUI: true, bSilent: false}\\);)'],
      catalog: '/OpenAction << /S /JavaScript /JS (this.print\\(true\\);) >>',
    }), { layout: 'columns' }),
  honest('form by pdf-lib with empty fields', (given) =>
    byPdfLib([given.page], (document, [page]) => {
      const field = document.getForm().createTextField('amount');
      const { x, y } = given.layout.far;
      if (page) field.addToPage(page, { x, y: given.page.height - y - 30, width: 120, height: 18 });
    })),
  honest('form by pdf-lib with the date filled in', (given) =>
    byPdfLib([given.page], (document, [page]) => {
      const field = document.getForm().createTextField('date');
      field.setText('12/05/2026');
      const { x, y } = given.layout.far;
      if (page) field.addToPage(page, { x, y: given.page.height - y - 30, width: 120, height: 18 });
    })),
  honest('tagged with actual text of a ligature', (given) => {
    const words = `/Span << /ActualText (office) >> BDC ${textOperators({ text: 'office', x: given.layout.near.x, y: given.layout.near.y + 14, size: 10 }, given.page.height)} EMC`;
    return new RawPdf().drawn(given.page, { after: words }).file();
  }),
  honest('tagged with actual text of blanks and hyphens', (given) => {
    const { page } = given;
    const account = (['bsb', 'number'] as const).map((part, at) =>
      `/Span << /MCID ${at} >> BDC ${textOperators(textOf(page, part), page.height)} EMC /Span << /ActualText <FEFF0020> >> BDC EMC /Span << /ActualText (\\255) >> BDC EMC`);
    return new RawPdf().drawn(withoutAccount(page), { after: account.join('\n') }).file();
  }),
  honest('tagged with a description of the logo', (given) => {
    const pdf = new RawPdf();
    const { x, y } = given.layout.far;
    const logo = `/Figure << /MCID 0 >> BDC q 0.1 0.5 0.4 rg ${x} ${given.page.height - y - 20} 20 20 re f Q EMC`;
    pdf.drawn(given.page, { after: logo, entries: '/StructParents 0' });
    const tree = pdf.add('<< >>');
    const figure = pdf.add(`<< /Type /StructElem /S /Figure /P ${tree} 0 R /Pg ${pdf.pageNumber(0)} 0 R /K 0 /Alt (Logo of ${given.payee.businessName}, a green square above the bank account) >>`);
    pdf.set(tree, `<< /Type /StructTreeRoot /K [${figure} 0 R] /ParentTree << /Nums [0 [${figure} 0 R]] >> >>`);
    pdf.catalog = `/MarkInfo << /Marked true >> /StructTreeRoot ${tree} 0 R`;
    return pdf.file();
  }),
  honest('metadata and bookmarks', (given) =>
    byPdfLib([given.page], (document) => {
      document.setTitle('Invoice');
      document.setSubject('Tax invoice');
      document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseNone'));
    })),
  honest('named layers, pages and attached files', (given) => {
    const pdf = new RawPdf();
    const group = pdf.add('<< /Type /OCG /Name (Payment details) >>');
    const content = pdf.addDeflated('<Invoice/>', '/Type /EmbeddedFile');
    const file = pdf.add(`<< /Type /Filespec /F (invoice.xml) /UF (invoice.xml) /Desc (Invoice data for your accounts system) /EF << /F ${content} 0 R >> >>`);
    const { near: box } = given.layout;
    const field = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (reference) /TU (Reference of your payment) /DA (/Helv 9 Tf 0 g) /F 4 /Rect [${box.x} ${given.page.height - box.y - 16} ${box.x + 120} ${given.page.height - box.y}] >>`);
    pdf.catalog = `/OCProperties << /OCGs [${group} 0 R] /D << /ON [${group} 0 R] /Order [[(Invoice) ${group} 0 R]] >> >> /PageLabels << /Nums [0 << /S /D /P (Invoice ) >>] >> /Names << /EmbeddedFiles << /Names [(a) ${file} 0 R] >> >> /AcroForm << /Fields [${field} 0 R] /DA (/Helv 9 Tf 0 g) >>`;
    return pdf.drawn(given.page, { annotations: [field] }).file();
  }),
  honest('electronic invoice in UBL', (given) => withData(given.page, 'invoice.xml', ubl({ ...given.payee, name: 'Trading account', note: 'Thank you for your business. Our bank details have not changed.' }))),
  honest('electronic invoice as Factur-X', (given) => withData(given.page, 'factur-x.xml', crossIndustry({ ...given.payee, note: 'Goods remain ours until paid in full. Delivered on 14 May 2026 to site 1040.' }))),
  honest('electronic invoice in JSON', (given) => withData(given.page, 'invoice.json', json(given.payee))),
  honest('coloured ground and rounded boxes', (given) => {
    const { x, y } = given.layout.far;
    const [left, bottom] = [x, given.page.height - y - 60];
    return new RawPdf().drawn(given.page, { before: `q 0.97 0.98 0.95 rg 0 0 ${given.page.width} ${given.page.height} re f 0.9 0.95 1 rg ${left + 8} ${bottom} m ${left + 200} ${bottom} l ${left + 208} ${bottom} ${left + 208} ${bottom + 50} ${left + 200} ${bottom + 50} c ${left + 8} ${bottom + 50} l ${left} ${bottom + 50} ${left} ${bottom} ${left + 8} ${bottom} c f Q` }).file();
  }, { layout: 'prose' }),
  honest('QR code of a biller at post offices', async (given) =>
    withCode(given, lines(given.layout.near.x + 75, given.layout.near.y + 30, 12, { size: 9 }, ['Billpay code 0419', 'Ref 0010 4423 317']), areasOf(await codeOf('*419 0010442 3317'), { x: given.layout.near.x + 10, y: given.layout.near.y + 8, width: 55 }))),
]; // prettier-ignore
