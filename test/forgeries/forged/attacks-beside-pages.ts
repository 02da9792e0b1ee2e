import { RawPdf } from '../draw/raw-pdf.js';
import { accountLines, outlined } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { after } from './attack-parts.js';

const forged = forger('attacks', 5);

const said = ({ fraud }: Material): string => `Pay to BSB ${fraud.bsb} account ${fraud.number}`;
/** The account as outlines beside the words of payment. */
const drawn = ({ fraud, layout, page }: Material): string => outlined(accountLines(fraud, layout.near), page.height);
const overNear = ({ layout: { near }, page }: Material): string =>
  `${near.x} ${page.height - near.y - near.height} ${near.width} ${near.height} re f`;
const steep = (from: string, to: string, exponent = 1): string =>
  `<< /FunctionType 2 /Domain [0 1] /C0 [${from}] /C1 [${to}] /N ${exponent} >>`;

const annotated = (given: Material, entries: string): Buffer => {
  const pdf = new RawPdf();
  const note = pdf.add(`<< /Type /Annot ${entries} >>`);
  return pdf.drawn(given.page, { annotations: [note] }).file();
};

/** A profile of colours (ICC.1) of sRGB's three, with a curve of its own. */
function profileWith(gamma: number): Buffer {
  const fixed = (values: readonly number[]): Buffer => {
    const data = Buffer.alloc(4 * values.length);
    values.forEach((value, at) => data.writeInt32BE(Math.round(value * 65_536), 4 * at));
    return data;
  };
  const xyz = (...values: number[]): Buffer => Buffer.concat([Buffer.from('XYZ \0\0\0\0', 'latin1'), fixed(values)]);
  const curve = Buffer.from([...Buffer.from('curv\0\0\0\0\0\0\0\x01', 'latin1'), gamma, 0, 0, 0]);
  const text = Buffer.from('text\0\0\0\0test\0\0\0\0', 'latin1');
  const white = [0.9642, 1, 0.8249] as const;
  const tags: readonly (readonly [string, Buffer])[] = [
    ...[['cprt', text], ['desc', text], ['wtpt', xyz(...white)], ['rTRC', curve], ['gTRC', curve], ['bTRC', curve]] as const,
    ...[['rXYZ', xyz(0.4361, 0.2225, 0.0139)], ['gXYZ', xyz(0.3851, 0.7169, 0.0971)], ['bXYZ', xyz(0.1431, 0.0606, 0.7141)]] as const,
  ]; // prettier-ignore
  const head = Buffer.alloc(132 + 12 * tags.length);
  head.writeUInt32BE(0x02100000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  fixed(white).copy(head, 68);
  head.writeUInt32BE(tags.length, 128);
  let start = head.length;
  tags.forEach(([name, data], index) => {
    head.write(name, 132 + 12 * index, 'latin1');
    head.writeUInt32BE(start, 136 + 12 * index);
    head.writeUInt32BE(data.length, 140 + 12 * index);
    start += data.length;
  });
  const profile = Buffer.concat([head, ...tags.map(([, data]) => data)]);
  profile.writeUInt32BE(profile.length);
  return profile;
}

const INK = 'Printers that have the ink print what screens do not show.';
const BENEATH = 'What overprints lets through the account that is drawn beneath.';
const BESIDE = 'Viewers show it beside the page.';

/** What viewers show beside the pages, and what printers make of inks and levels. */
export const ATTACKS_BESIDE_PAGES = [
  forged('description of a picture', 'Viewers show it while a pointer rests on the picture, and read it out.', (given) => {
    const pdf = new RawPdf();
    const { x, y } = given.layout.near;
    const picture = `/Figure << /MCID 0 >> BDC q 0.1 0.5 0.4 rg ${x} ${given.page.height - y - 20} 20 20 re f Q EMC`;
    pdf.drawn(given.page, { after: picture, entries: '/StructParents 0' });
    const tree = pdf.add('<< >>');
    const figure = pdf.add(`<< /Type /StructElem /S /Figure /P ${tree} 0 R /Pg ${pdf.pageNumber(0)} 0 R /K 0 /Alt (${said(given)}) >>`);
    pdf.set(tree, `<< /Type /StructTreeRoot /K [${figure} 0 R] /ParentTree << /Nums [0 [${figure} 0 R]] >> >>`);
    pdf.catalog = `/MarkInfo << /Marked true >> /StructTreeRoot ${tree} 0 R`;
    return pdf.file();
  }),
  forged('reason of a signature', 'The panel of signatures gives another account.', (given) => {
    const pdf = new RawPdf();
    const value = pdf.add(`<< /Type /Sig /Filter /Adobe.PPKLite /Reason (${said(given)}) /ByteRange [0 1 2 3] /Contents <00> >>`);
    const field = pdf.add(`<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature) /F 132 /Rect [0 0 0 0] /V ${value} 0 R >>`);
    pdf.catalog = `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`;
    return pdf.drawn(given.page, { annotations: [field] }).file();
  }),
  forged('author of a note', BESIDE, (given) => annotated(given, `/Subtype /Text /T (${said(given)}) /Contents (Thanks) /F 28 /Rect [500 700 520 720]`)),
  forged('subject of a note', BESIDE, (given) => annotated(given, `/Subtype /Text /Subj (${said(given)}) /Contents (Thanks) /F 28 /Rect [500 700 520 720]`)),
  forged('author of a mark', BESIDE, (given) => annotated(given, `/Subtype /Highlight /T (${said(given)}) /QuadPoints [60 710 200 710 60 700 200 700] /F 4 /Rect [60 700 200 710]`)),
  forged('title of a sound', BESIDE, (given) => annotated(given, `/Subtype /Sound /T (${said(given)}) /Contents (Hello) /F 4 /Rect [500 700 520 720]`)),
  forged('title in the other data of the file', 'The title of the window gives another account.', (given) => {
    const pdf = new RawPdf();
    const data = pdf.addStream(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${said(given)}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`,
      '/Type /Metadata /Subtype /XML',
    );
    pdf.catalog = `/ViewerPreferences << /DisplayDocTitle true >> /Metadata ${data} 0 R`;
    return pdf.drawn(given.page).file();
  }),
  forged('title of an article', BESIDE, (given) => {
    const pdf = new RawPdf();
    const thread = pdf.add('<< >>');
    const bead = pdf.add('<< >>');
    pdf.drawn(given.page);
    pdf.set(thread, `<< /Type /Thread /F ${bead} 0 R /I << /Title (${said(given)}) >> >>`);
    pdf.set(bead, `<< /T ${thread} 0 R /N ${bead} 0 R /V ${bead} 0 R /P ${pdf.pageNumber(0)} 0 R /R [50 50 500 700] >>`);
    pdf.catalog = `/Threads [${thread} 0 R]`;
    return pdf.file();
  }),
  ...['Black', 'All', 'Cyan'].map((ink) =>
    forged(`${ink} that screens show white`, INK, (given) =>
      after(given, `q /S cs 1 scn ${drawn(given)} Q`, `/ColorSpace << /S [/Separation /${ink} /DeviceGray ${steep('1', '1')}] >>`))),
  forged('black among other inks that screens show white', INK, (given) => {
    const pdf = new RawPdf();
    const white = pdf.addStream('{ pop pop 1 }', '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]');
    return after(given, `q /S cs 1 1 scn ${drawn(given)} Q`, `/ColorSpace << /S [/DeviceN [/Gloss /Black] /DeviceGray ${white} 0 R] >>`, pdf);
  }),
  forged('black that printers make of light grey', 'Printers make black of what is nearly white.', (given) =>
    after(given, `q /G gs 0.985 0.985 0.985 rg ${drawn(given)} Q`, `/ExtGState << /G << /BG2 ${steep('0', '1', 0.05)} /UCR2 ${steep('0', '0')} >> >>`)),
  forged('screen of dots that darkens', 'Printers darken what is nearly white.', (given) =>
    after(given, `q /G gs 0.985 g ${drawn(given)} Q`, `/ExtGState << /G << /HT << /Type /Halftone /HalftoneType 1 /Frequency 60 /Angle 45 /SpotFunction /Round /TransferFunction ${steep('0', '1', 50)} >> >> >>`)),
  forged('paper whose colours are darker', 'Viewers show colours as on the paper that the file names.', (given) => {
    const pdf = new RawPdf();
    const profile = pdf.addDeflated(profileWith(80), '/N 3');
    pdf.catalog = `/OutputIntents [<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (Custom) /DestOutputProfile ${profile} 0 R >>]`;
    return after(given, `q 0.985 g ${drawn(given)} Q`, '', pdf);
  }),
  forged('white that overprints outlines', BENEATH, (given) =>
    after(given, `${drawn(given)} q /O gs 0 0 0 0 k ${overNear(given)} Q`, '/ExtGState << /O << /op true /OP true /OPM 1 >> >>')),
  forged('varnish that overprints outlines', BENEATH, (given) =>
    after(given, `${drawn(given)} q /O gs /S cs 1 scn ${overNear(given)} Q`, `/ExtGState << /O << /op true /OP true /OPM 1 >> >> /ColorSpace << /S [/Separation /Varnish /DeviceCMYK ${steep('0 0 0 0', '0 0 0 0')}] >>`)),
]; // prettier-ignore
