import { type Text } from '../draw/drawing.js';
import { faxOf } from '../draw/fax.js';
import { pictureOf } from '../draw/picture.js';
import { onto, RawPdf } from '../draw/raw-pdf.js';
import { accountLines, outlined } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';
import { after } from './attack-parts.js';

const forged = forger('attacks', 3);

const said = (given: Material): string => `Pay to BSB ${given.fraud.bsb} account ${given.fraud.number}`;

/** The segments of a digit of a display, as boxes in a cell of 1 by 2. */
const SEGMENTS = [[0, 1.9, 1, 0.1], [0, 1, 0.12, 1], [0.88, 1, 0.12, 1], [0, 0.95, 1, 0.1], [0, 0, 0.12, 1], [0.88, 0, 0.12, 1], [0, 0, 1, 0.1]] as const; // prettier-ignore
const LIT = ['012456', '25', '02346', '02356', '1235', '01356', '013456', '025', '0123456', '012356'];

/** The boxes that show digits: left, bottom, width and height, from their lower left corner. */
const displayed = (digits: string, size: number): (readonly [number, number, number, number])[] =>
  [...digits].flatMap((digit, at) =>
    [...(LIT[Number(digit)] ?? '')].map((segment) => {
      const [x, y, width, height] = SEGMENTS[Number(segment)] as (typeof SEGMENTS)[number];
      return [(x + 1.6 * at) * (size / 2), y * (size / 2), width * (size / 2), height * (size / 2)] as const;
    }),
  );

/** A picture of the account in one bit for each dot, 1 for paper; its rows are whole bytes. */
async function bitsOf(given: Material, dpi = 150): Promise<{ bits: Buffer; width: number; height: number }> {
  const { near } = given.layout;
  const texts = accountLines(given.fraud, { ...near, x: 0, y: 0 });
  const drawing = { width: near.width, height: near.height, areas: [], texts };
  const { data, info } = await pictureOf(drawing, { dpi }).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  const row = Math.ceil(info.width / 8);
  const bits = Buffer.alloc(row * info.height);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if ((data[(y * info.width + x) * info.channels] as number) >= 128) bits[y * row + (x >> 3)]! |= 128 >> (x & 7);
  return { bits, width: info.width, height: info.height };
}

const atNear = ({ layout: { near }, page }: Material, down = 30): string =>
  `q 1 0 0 1 ${near.x + 4} ${page.height - near.y - down} cm`;

/** What viewers show beside the pages, and ways to paint that pages hardly use. */
export const ATTACKS_ON_CORNERS = [
  forged('name of a layer', 'The panel of layers, which opens with the file, gives another account.', (given) => {
    const pdf = new RawPdf();
    const group = pdf.add(`<< /Type /OCG /Name (${said(given)}) >>`);
    pdf.catalog = `/PageMode /UseOC /OCProperties << /OCGs [${group} 0 R] /D << /ON [${group} 0 R] /Order [${group} 0 R] >> >>`;
    return pdf.drawn(given.page).file();
  }),
  forged('name of an attached file', 'The panel of attachments, which opens with the file, gives another account.', (given) => {
    const pdf = new RawPdf();
    const content = pdf.addDeflated('Thank you.', '/Type /EmbeddedFile');
    const file = pdf.add(`<< /Type /Filespec /F (${said(given)}.txt) /UF (${said(given)}.txt) /EF << /F ${content} 0 R >> >>`);
    pdf.catalog = `/PageMode /UseAttachments /Names << /EmbeddedFiles << /Names [(a) ${file} 0 R] >> >>`;
    return pdf.drawn(given.page).file();
  }),
  forged('description of an attached file', 'The panel of attachments describes a file with another account.', (given) => {
    const pdf = new RawPdf();
    const content = pdf.addDeflated('Thank you.', '/Type /EmbeddedFile');
    const file = pdf.add(`<< /Type /Filespec /F (read me.txt) /UF (read me.txt) /Desc (${said(given)}) /EF << /F ${content} 0 R >> >>`);
    pdf.catalog = `/PageMode /UseAttachments /Names << /EmbeddedFiles << /Names [(a) ${file} 0 R] >> >>`;
    return pdf.drawn(given.page).file();
  }),
  forged('label of the page', 'The number of the page, as viewers show it, is another account.', (given) => {
    const pdf = new RawPdf();
    pdf.catalog = `/PageLabels << /Nums [0 << /P (${said(given)}) >>] >>`;
    return pdf.drawn(given.page).file();
  }),
  forged('bookmark behind many others', 'The last of 600 bookmarks gives another account.', (given) => {
    const pdf = new RawPdf();
    const titles = [...Array.from({ length: 600 }, (_, at) => `Section ${at + 1}`), said(given)];
    const first = pdf.add('<< >>') + 1;
    titles.forEach((title, at) => pdf.add(`<< /Title (${title}) /Parent ${first - 1} 0 R ${at > 0 ? `/Prev ${first + at - 1} 0 R` : ''} ${at < titles.length - 1 ? `/Next ${first + at + 1} 0 R` : ''} >>`));
    pdf.set(first - 1, `<< /Type /Outlines /First ${first} 0 R /Last ${first + titles.length - 1} 0 R /Count ${titles.length} >>`);
    pdf.catalog = `/PageMode /UseOutlines /Outlines ${first - 1} 0 R`;
    return pdf.drawn(given.page).file();
  }),
  forged('heading among layers', 'A heading in the panel of layers gives another account.', (given) => {
    const pdf = new RawPdf();
    const group = pdf.add('<< /Type /OCG /Name (Logo) >>');
    pdf.catalog = `/PageMode /UseOC /OCProperties << /OCGs [${group} 0 R] /D << /ON [${group} 0 R] /Order [[(${said(given)}) ${group} 0 R]] >> >>`;
    return pdf.drawn(given.page).file();
  }),
  forged('heading without layers', 'A heading with nothing below it in the panel of layers gives another account.', (given) => {
    const pdf = new RawPdf();
    const group = pdf.add('<< /Type /OCG /Name (Logo) >>');
    pdf.catalog = `/PageMode /UseOC /OCProperties << /OCGs [${group} 0 R] /D << /ON [${group} 0 R] /Order [${group} 0 R [(${said(given)})]] >> >>`;
    return pdf.drawn(given.page).file();
  }),
  forged('tip of a field', 'A field says another account when a pointer rests on it.', (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const field = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Tx /T (ref) /TU (${said(given)}) /DA (/Helv 10 Tf 0 g) /F 4 /Rect [${box.x} ${given.page.height - box.y - 20} ${box.x + 190} ${given.page.height - box.y}] >>`);
    pdf.catalog = `/AcroForm << /Fields [${field} 0 R] /DR << /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /DA (/Helv 10 Tf 0 g) >>`;
    return pdf.drawn(given.page, { annotations: [field] }).file();
  }),
  forged('a list of which nothing is chosen', 'A list shows another account as what could be chosen.', (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const field = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Ch /Ff 0 /T (acc) /Opt [(Payment details) (${said(given)})] /DA (/Helv 9 Tf 0 g) /F 4 /Rect [${box.x} ${given.page.height - box.y - 44} ${box.x + 230} ${given.page.height - box.y}] >>`);
    pdf.catalog = `/AcroForm << /NeedAppearances true /Fields [${field} 0 R] /DR << /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /DA (/Helv 9 Tf 0 g) >>`;
    return pdf.drawn(given.page, { annotations: [field] }).file();
  }),
  forged('digits in circles of a standard font', 'Dingbats in circles give another account.', (given) => {
    const codes = [...'63312387654321'].map((digit) => (0xb5 + Number(digit)).toString(16)).join('');
    const dingbats =
      '/Ding << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>';
    return new RawPdf().drawn(given.page, { after: `${atNear(given)} BT /F00 10 Tf (Pay to) Tj ET BT 1 0 0 1 40 0 Tm /Ding 11 Tf <${codes}> Tj ET Q`, fonts: dingbats }).file();
  }, { shows: () => '633-123 87654321' }),
  forged('picture among the operators', 'A mask among the operators of the page shows another account.', async (given) => {
    const { bits, width, height } = await bitsOf(given, 100);
    return after(given, `q 0 g ${onto({ ...given.layout.near }, given.page.height)} BI /W ${width} /H ${height} /IM true /BPC 1 /F /AHx ID ${bits.toString('hex')}> EI Q`);
  }),
  forged('mask among the operators, inverted', 'A mask that paints where its bits are 1 shows another account.', async (given) => {
    const { bits, width, height } = await bitsOf(given, 100);
    return after(given, `q 0 g ${onto({ ...given.layout.near }, given.page.height)} BI /W ${width} /H ${height} /IM true /D [1 0] /BPC 1 /F /AHx ID ${Buffer.from(bits.map((byte) => 255 - byte)).toString('hex')}> EI Q`);
  }),
  forged('picture of the fax, inverted', 'A picture whose colours are turned shows another account.', async (given) => {
    const { bits, width, height } = await bitsOf(given, 200);
    const row = Math.ceil(width / 8);
    const grey = Buffer.alloc(width * height);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) grey[y * width + x] = ((bits[y * row + (x >> 3)] as number) >> (7 - (x & 7))) & 1 ? 255 : 0;
    const strips = await faxOf(grey, width, height);
    const pdf = new RawPdf();
    const image = pdf.addStream(strips.data, `/Type /XObject /Subtype /Image /Width ${width} /Height ${strips.rows} /ColorSpace /DeviceGray /BitsPerComponent 1 /Decode [${strips.whiteIsZero ? '0 1' : '1 0'}] /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${strips.rows} >>`);
    return after(given, `q ${onto({ ...given.layout.near, height: (given.layout.near.height * strips.rows) / height }, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }),
  forged('soft mask with a backdrop', 'What a mask leaves of a dark box shows another account.', (given) => {
    const { near: box } = given.layout;
    const { height, width } = given.page;
    const pdf = new RawPdf();
    const group = pdf.form(`0 g ${outlined(accountLines(given.fraud, box), height)}`, width, height, '/Group << /S /Transparency /CS /DeviceGray >>');
    return after(given, `q /M gs 0.1 0.1 0.3 rg ${box.x} ${height - box.y - box.height} ${box.width} ${box.height} re f Q`, `/ExtGState << /M << /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /BC [1] /G ${group} 0 R >> >> >>`, pdf);
  }),
  forged('mesh of triangles', 'A mesh of coloured triangles shows the digits of another account.', (given) => {
    const boxes = displayed(`${given.fraud.bsb}${given.fraud.number}`.replace(/\D/g, ''), 12);
    const data: number[] = [];
    const point = (x: number, y: number) => data.push(0, ...[x, y].flatMap((value) => [Math.round((value / 300) * 65_535) >> 8, Math.round((value / 300) * 65_535) & 255]), 0, 0, 0);
    for (const [x, y, w, h] of boxes) for (const [u, v] of [[x, y], [x + w, y], [x, y + h], [x + w, y], [x, y + h], [x + w, y + h]] as const) point(u, v);
    const pdf = new RawPdf();
    const shading = pdf.addDeflated(Buffer.from(data), '/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 16 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [0 300 0 300 0 1 0 1 0 1]');
    return after(given, `${atNear(given)} BT /F00 9 Tf 0 18 Td (Pay to) Tj ET /S sh Q`, `/Shading << /S ${shading} 0 R >>`, pdf);
  }),
  forged('hairlines', 'Lines of no width show the digits of another account.', (given) => {
    const lines = displayed(`${given.fraud.bsb}${given.fraud.number}`.replace(/\D/g, ''), 12).map(([x, y, w, h]) => (w > h ? `${x} ${y} m ${x + w} ${y} l S` : `${x} ${y} m ${x} ${y + h} l S`));
    return after(given, `${atNear(given)} BT /F00 9 Tf 0 18 Td (Pay to) Tj ET 0 G 0 w ${lines.join(' ')} Q`);
  }),
  forged('account parted by the end of a page', 'An account begins on one page and ends on the next.', (given) => {
    const { page } = given;
    const text = (words: string, y: number): Text => ({ text: words, x: 60, y, size: 9 });
    return new RawPdf().drawn({ ...page, texts: [...page.texts, text(`This invoice is paid to ${given.fraud.bsb}`, page.height - 14)] })
      .drawn({ ...page, areas: [], texts: [text(`${given.fraud.number} quoting the number of the invoice.`, 24)] }).file();
  }),
  forged('drawings within the characters of a font', 'Characters are drawn by forms that show another account.', (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const form = pdf.form(outlined([{ text: plain(given.fraud), x: 0, y: 0, size: 9 }], 0).replace(' cm ', ' cm 0 g '), 300, 20);
    const glyph = pdf.addDeflated('9000 0 d0 q 1000 0 0 1000 0 0 cm /X Do Q');
    const font = pdf.add(`<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 200000 12000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 46 /LastChar 46 /Widths [500] /Encoding << /Type /Encoding /Differences [46 /period] >> /CharProcs << /period ${glyph} 0 R >> /Resources << /XObject << /X ${form} 0 R >> >> >>`);
    return pdf.drawn(given.page, { after: `BT /F00 9 Tf 1 0 0 1 ${box.x + 4} ${given.page.height - box.y - 12} Tm (Pay to) Tj /T 1 Tf 1 0 0 1 ${box.x + 40} ${given.page.height - box.y - 12} Tm (.) Tj ET`, fonts: `/T ${font} 0 R` }).file();
  }),
  forged('pattern within a pattern', 'A pattern that fills a pattern shows another account.', (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const { height, width } = given.page;
    const inner = pdf.addDeflated('0 g 0 0 3 3 re f', '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 3 3] /XStep 3 /YStep 3 /Resources << >>');
    const outer = pdf.addDeflated(`/Pattern cs /I scn ${outlined(accountLines(given.fraud, box), height)}`, `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 ${width} ${height}] /XStep ${width} /YStep ${height} /Resources << /Pattern << /I ${inner} 0 R >> >>`);
    return after(given, `q /Pattern cs /O scn 0 0 ${width} ${height} re f Q`, `/Pattern << /O ${outer} 0 R >>`, pdf);
  }),
  forged('numbers written as dates', 'A BSB and an account are written as dates are.', (given) =>
    after(given, `${atNear(given)} BT /F00 10 Tf (Pay to BSB 12/11/19   Account 24/10/2025) Tj ET Q`), { shows: () => '121-119 24102025' }),
  forged('digits in the cells of a grid of boxes', 'Boxes of a form hold the digits of another account, one in each, as outlines.', (given) => {
    const digits = `${given.fraud.bsb}${given.fraud.number}`.replace(/\D/g, '');
    const cells = [...digits].map((digit, at) => `0.5 w ${14 * at} -4 14 18 re S q 1 0 0 1 ${14 * at + 4} 0 cm ${outlined([{ text: digit, x: 0, y: 0, size: 10 }], 0)} Q`);
    return after(given, `${atNear(given, 50)} BT /F00 9 Tf 0 22 Td (Transfer to) Tj ET 0 G 0 g ${cells.join('\n')} Q`);
  }),
]; // prettier-ignore
