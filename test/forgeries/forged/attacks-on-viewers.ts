import { type Drawing, lines } from '../draw/drawing.js';
import { jpegOf, pictureOf } from '../draw/picture.js';
import { onto, RawPdf } from '../draw/raw-pdf.js';
import { accountLines, outlined, pictured, typed } from '../draw/shows.js';
import { forger } from '../forger.js';
import { plain } from '../parties.js';
import { after, label } from './attack-parts.js';

const forged = forger('attacks', 68);

/** Files that other viewers and printers show differently. */
export const ATTACKS_ON_VIEWERS = [
  forged('transfer function for printing', 'Printing turns white digits black.', (given) => {
    const pdf = new RawPdf();
    const turn = pdf.addStream('{1 exch sub}', '/FunctionType 4 /Domain [0 1] /Range [0 1]');
    return after(given, `q /T gs 1 g ${typed(accountLines(given.fraud, given.layout.near).map((text) => ({ ...text, colour: [1, 1, 1] as const })), given.page.height)} Q`, `/ExtGState << /T << /TR ${turn} 0 R >> >>`, pdf);
  }),
  forged('another picture for printing', 'A picture has an alternate that is printed.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const other = await pictured(pdf, accountLines(given.fraud, box), box);
    const image = await pictured(pdf, lines(box.x + 4, box.y + 20, 12, { size: 10 }, ['Thank you']), box, `/Alternates [<< /Image ${other} 0 R /DefaultForPrinting true >>]`);
    return after(given, `q ${onto(box, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }),
  forged('PostScript for the printer', 'A fragment of PostScript prints another account.', (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const fragment = pdf.addStream(`/Helvetica findfont 11 scalefont setfont ${box.x} ${given.page.height - box.y - 20} moveto (Pay ${plain(given.fraud)}) show`, '/Type /XObject /Subtype /PS');
    return after(given, '/S Do', `/XObject << /S ${fragment} 0 R >>`, pdf);
  }),
  forged('picture in a format few viewers know', 'Some viewers draw a picture that others leave out.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const { data, width, height } = await jpegOf(pictureOf({ width: box.width, height: box.height, areas: [], texts: accountLines(given.fraud, { ...box, x: 0, y: 0 }) }));
    const image = pdf.addStream(data, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter [/DCT]`);
    return after(given, `q ${onto(box, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }),
  forged('picture with a colour space that is missing', 'Viewers guess the colours of a picture.', async (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const { data, width, height } = await jpegOf(pictureOf({ width: box.width, height: box.height, areas: [], texts: accountLines(given.fraud, { ...box, x: 0, y: 0 }) }));
    const image = pdf.addStream(data, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /Nothing /BitsPerComponent 8 /Filter /DCTDecode`);
    return after(given, `q ${onto(box, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }),
  forged('content that breaks off for some', 'Some viewers stop at an error, others go on.', (given) =>
    after(given, `q ] >> ) /X 1 2 3 unknownOperator ${outlined(accountLines(given.fraud, given.layout.near), given.page.height)} Q`)),
  forged('a font whose program is broken', 'Viewers put another font in its place.', (given) => {
    const pdf = new RawPdf();
    const program = pdf.addDeflated('not a font', '/Length1 10');
    const descriptor = pdf.add(`<< /Type /FontDescriptor /FontName /AAAAAA+Arial /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 ${program} 0 R >>`);
    const font = pdf.add(`<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Arial /FirstChar 45 /LastChar 57 /Widths [333 278 278 556 556 556 556 556 556 556 556 556 556] /FontDescriptor ${descriptor} 0 R /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [48 /g1 /g2 /g3 /g4 /g5 /g6 /g7 /g8 /g9 /g10] >> >>`);
    const { near: box } = given.layout;
    return pdf.drawn(given.page, { after: `${label(given, 'Pay to')} BT /Odd 11 Tf 1 0 0 1 ${box.x + 60} ${given.page.height - box.y - 15} Tm (${plain(given.fraud)}) Tj ET`, fonts: `/Odd ${font} 0 R` }).file();
  }),
  forged('a field of choices', 'A list that opens shows another account.', (given) => {
    const pdf = new RawPdf();
    const { near: box } = given.layout;
    const field = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Ch /Ff 131072 /T (acc) /V (Pay ${plain(given.fraud)}) /Opt [(Pay ${plain(given.fraud)})] /DA (/Helv 10 Tf 0 g) /F 4 /Rect [${box.x} ${given.page.height - box.y - 20} ${box.x + 190} ${given.page.height - box.y}] >>`);
    pdf.catalog = `/AcroForm << /Fields [${field} 0 R] /DR << /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> /DA (/Helv 10 Tf 0 g) >>`;
    return pdf.drawn(given.page, { annotations: [field] }).file();
  }),
  forged('a page that a name opens first', 'The file opens at a page of another account.', (given) => {
    const pdf = new RawPdf().drawn(given.page).drawn({ ...given.page, areas: [], texts: [{ text: `Pay ${plain(given.fraud)}`, x: 40, y: 60, size: 14 }] });
    pdf.catalog = `/OpenAction [${pdf.pageNumber(1)} 0 R /Fit]`;
    return pdf.file();
  }),
  forged('media box that is turned inside out', 'The corners of the page are given the other way.', (given) => {
    const { page } = given;
    return new RawPdf().drawn(page, { after: outlined(accountLines(given.fraud, given.layout.near), page.height), entries: `/MediaBox [${page.width} ${page.height} 0 0]` }).file();
  }),
  forged('a page a hundred times as large', 'The page is huge and the account small on it.', (given) => {
    const { page } = given;
    const drawing: Drawing = { ...page, height: page.height * 4, width: page.width * 4 };
    return new RawPdf().drawn(drawing, { after: outlined([{ text: `PAY ${plain(given.fraud)}`, x: page.width, y: page.height * 3, size: 60 }], drawing.height) }).file();
  }),
]; // prettier-ignore
