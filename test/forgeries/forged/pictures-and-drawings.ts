import { outlines } from '../../support/extraction/breadth/letters.js';
import { type Box, type Drawing, lines, type Text, withoutAccount } from '../draw/drawing.js';
import { penOperators } from '../draw/pen.js';
import { jpegOf, pictureOf, scannedOf } from '../draw/picture.js';
import { onto, RawPdf, rect } from '../draw/raw-pdf.js';
import { accountLines, forger, type Material, ofBox } from '../forger.js';
import { grouped } from '../parties.js';

const forged = forger('pictures and drawings', 3);

const atOrigin = { x: 0, y: 0 };

/** A picture of the fraudster's account that fills a box. */
const pictured = ({ fraud }: Material, box: Box, size = 11) =>
  jpegOf(pictureOf(ofBox(box, accountLines(fraud, { ...box, ...atOrigin }, { size })), { dpi: 200 }));

async function withPicture(given: Material, page: Drawing, box: Box, size = 11): Promise<Buffer> {
  const pdf = new RawPdf();
  const { data, width, height } = await pictured(given, box, size);
  const image = pdf.jpeg(data, width, height);
  return pdf
    .drawn(page, { after: `q ${onto(box, page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` })
    .file();
}

const outlined = (texts: readonly Text[], height: number): string =>
  texts
    .map(({ text, x, y, size }) => `q 1 0 0 1 ${x.toFixed(2)} ${(height - y).toFixed(2)} cm ${outlines(text, size)} Q`)
    .join('\n');

/** The verified account in small print at the foot, its place left to something else. */
function small({ page, payee }: Material, size = 5): Drawing {
  const emptied = withoutAccount(page);
  return {
    ...emptied,
    texts: [
      ...emptied.texts,
      { text: `BSB ${payee.bsb} Account number ${payee.number}`, x: 40, y: page.height - 12, size },
    ],
  };
}

export const PICTURES_AND_DRAWINGS = [
  forged('big picture of an account beside small verified text', 'People pay what is written big.', (given) =>
    withPicture(given, small(given), given.layout.near),
  ),
  forged('picture of an account below the untouched one', 'A picture shows a second account.', (given) =>
    withPicture(given, given.page, given.layout.near),
  ),
  forged('outlines of an account below the untouched one', 'Outlines show a second account.', (given) =>
    new RawPdf()
      .drawn(given.page, { after: outlined(accountLines(given.fraud, given.layout.near), given.page.height) })
      .file(),
  ),
  forged('outlines in the place of the account, the verified one small', 'Outlines show the account that is paid.', (given) => {
    const at = given.layout.near;
    return new RawPdf()
      .drawn(small(given), { after: outlined(accountLines(given.fraud, at, { size: 12 }), given.page.height) })
      .file();
  }),
  forged('stamp annotation with a picture of an account', 'A stamp shows a second account.', async (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const { data, width, height } = await pictured(given, near);
    const image = pdf.jpeg(data, width, height);
    const look = pdf.form(`q ${near.width} 0 0 ${near.height} 0 0 cm /P Do Q`, near.width, near.height, '', `/XObject << /P ${image} 0 R >>`);
    const stamp = pdf.add(`<< /Type /Annot /Subtype /Stamp /F 4 /Rect ${rect(near, given.page.height)} /AP << /N ${look} 0 R >> >>`);
    return pdf.drawn(given.page, { annotations: [stamp] }).file();
  }),
  forged('second page that is only a picture', 'The pictured letter behind asks for payment elsewhere.', async (given) => {
    const pdf = new RawPdf();
    const page: Drawing = { width: 595, height: 842, areas: [], texts: [
      { text: 'Change of bank account', x: 60, y: 90, size: 16, bold: true },
      ...lines(60, 130, 20, { size: 12 }, ['Please use our new account from now on.', `BSB ${given.fraud.bsb}`, `Account ${grouped(given.fraud.number, 4)}`]),
    ] }; // prettier-ignore
    const { data, width, height } = await jpegOf(pictureOf(page));
    const image = pdf.jpeg(data, width, height);
    return pdf
      .drawn(given.page)
      .page({ width: 595, height: 842, content: 'q 595 0 0 842 0 0 cm /P Do Q', resources: `/XObject << /P ${image} 0 R >>` })
      .file();
  }),
  forged('scanned page behind, aslant', 'The scanned letter behind asks for payment elsewhere.', async (given) => {
    const pdf = new RawPdf();
    const page: Drawing = { width: 595, height: 842, areas: [], texts: accountLines(given.fraud, { x: 60, y: 160, width: 0, height: 0 }, { size: 13, heading: 'Remit all payments to' }) };
    const { data, width, height } = await jpegOf(await scannedOf(pictureOf(page), { degrees: 2.5 }));
    const image = pdf.jpeg(data, width, height);
    return pdf
      .drawn(given.page)
      .page({ width: 595, height: 842, content: 'q 595 0 0 842 0 0 cm /P Do Q', resources: `/XObject << /P ${image} 0 R >>` })
      .file();
  }),
  forged('page behind turned by 90 degrees, a picture', 'The turned page behind asks for payment elsewhere.', async (given) => {
    const pdf = new RawPdf();
    const page: Drawing = { width: 842, height: 595, areas: [], texts: accountLines(given.fraud, { x: 80, y: 100, width: 0, height: 0 }, { size: 14, heading: 'Pay by bank transfer to' }) };
    const { data, width, height } = await jpegOf(pictureOf(page).rotate(90));
    const image = pdf.jpeg(data, width, height);
    return pdf
      .drawn(given.page)
      .page({ width: 595, height: 842, content: 'q 595 0 0 842 0 0 cm /P Do Q', resources: `/XObject << /P ${image} 0 R >>` })
      .file();
  }),
  forged('note by hand beside the account', 'A note in ink gives another account.', (given) => {
    const { near } = given.layout;
    const write = (text: string, line: number) => penOperators(text, { x: near.x + 6, y: near.y + 24 + line * 24, size: 13 }, given.page.height);
    return new RawPdf()
      .drawn(given.page, { after: `${write('NEW BSB', 0)} ${write(`${given.fraud.bsb} ${given.fraud.number}`, 1)}` })
      .file();
  }),
  forged('note by hand across the margin', 'A note in ink at the edge gives another account.', (given) => {
    const { height } = given.page;
    const words = penOperators(`PAY TO ${given.fraud.bsb} ${given.fraud.number}`, { x: 0, y: height, size: 12 }, height);
    return new RawPdf().drawn(given.page, { after: `q 0 1 -1 0 ${given.page.width - 8} 200 cm ${words} Q` }).file();
  }),
]; // prettier-ignore
