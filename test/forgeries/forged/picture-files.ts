import type { SKRSContext2D } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { add, boxOf, type Drawing, lines, type Text, textOf, withoutAccount } from '../draw/drawing.js';
import { penOnCanvas } from '../draw/pen.js';
import { jpegOf, type PictureOptions, pictureOf, pngOf, scannedOf } from '../draw/picture.js';
import { onto, RawPdf } from '../draw/raw-pdf.js';
import { accountLines } from '../draw/shows.js';
import { AROUND, onTable } from '../draw/table.js';
import { forger, type Material } from '../forger.js';
import { layoutAt } from '../layouts/index.js';
import { plain } from '../parties.js';

const forged = forger('picture files', 9);

const jpeg = async (picture: Sharp): Promise<Buffer> => (await jpegOf(picture)).data;

/** The fraudster's digits in the places of the verified ones. */
const swapped = ({ page, fraud }: Material): Drawing => ({
  ...page,
  texts: [
    ...withoutAccount(page).texts,
    { ...textOf(page, 'bsb'), text: fraud.bsb },
    { ...textOf(page, 'number'), text: fraud.number },
  ],
});

const withMore = ({ page }: Material, more: (context: SKRSContext2D) => void, options: PictureOptions = {}): Sharp =>
  pictureOf(page, { ...options, more });

const near = ({ fraud, layout }: Material, heading: string, size = 11): Text[] =>
  accountLines(fraud, layout.near, { size, heading });

/** Two pictures side by side. */
async function sideBySide(left: Sharp, right: Sharp): Promise<Sharp> {
  const [one, two] = await Promise.all([left, right].map((each) => each.png().toBuffer({ resolveWithObject: true })));
  if (!one || !two) throw new Error('no pictures');
  return sharp({
    create: {
      width: one.info.width + two.info.width + 30,
      height: Math.max(one.info.height, two.info.height),
      channels: 3,
      background: '#6a5a48',
    },
  }).composite([
    { input: one.data, left: 0, top: 0 },
    { input: two.data, left: one.info.width + 30, top: 0 },
  ]);
}

/** A page of white paper in a picture of a table, light falling off. */
async function photographed(page: Sharp): Promise<Sharp> {
  const { data, info } = await page
    .flatten({ background: '#ffffff' })
    .rotate(3, { background: '#77614c' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const light = Buffer.from(
    `<svg width="${info.width}" height="${info.height}"><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#a8a49c"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  return sharp(data)
    .composite([{ input: light, blend: 'multiply' }])
    .blur(0.6);
}

export const PICTURE_FILES = [
  forged('pasted digits, JPEG', 'Other digits are pasted into the scan.', async (given) => {
    const picture = pictureOf(swapped(given), { dpi: 200 });
    return jpeg(await scannedOf(picture));
  }),
  forged('second account below, PNG', 'The picture shows a second account.', (given) => pngOf(pictureOf(add(given.page, near(given, 'Please pay to'))))),
  forged('second account below, JPEG', 'The picture shows a second account.', async (given) => jpeg(await scannedOf(pictureOf(add(given.page, near(given, 'New account details')), { dpi: 200 })))),
  forged('two invoices on one photo', 'A second invoice lies beside.', async (given) => {
    const other = layoutAt('boxed').page;
    const second = { ...other, texts: other.texts.map((text) => (text.part === 'bsb' ? { ...text, text: given.fraud.bsb } : text.part === 'number' ? { ...text, text: given.fraud.number } : text)) };
    return jpeg(await photographed(await sideBySide(pictureOf(given.page), pictureOf(second))));
  }, { layout: 'columns' }),
  forged('sticker aslant over the account', 'A sticker with other digits is stuck on.', async (given) => {
    const box = boxOf(textOf(given.page, 'bsb'));
    return jpeg(await scannedOf(withMore(given, (context) => {
      context.translate(box.x, box.y);
      context.rotate(-0.06);
      context.fillStyle = '#fff6c0';
      context.fillRect(-8, -8, 190, 62);
      context.fillStyle = '#202020';
      context.font = '11px "Forged sans 1"';
      [`BSB ${given.fraud.bsb}`, `Acc ${given.fraud.number}`].forEach((text, at) => context.fillText(text, 2, 12 + at * 18));
    }, { dpi: 200 })));
  }, { layout: 'ruled' }),
  forged('sticker beside the account', 'A sticker with other digits is stuck beside.', async (given) => {
    const { near: box } = given.layout;
    return jpeg(await scannedOf(withMore(given, (context) => {
      context.translate(box.x + 20, box.y + 8);
      context.rotate(0.05);
      context.fillStyle = '#ffe27a';
      context.fillRect(0, 0, 180, 48);
      context.fillStyle = '#101010';
      context.font = '12px "Forged sans 1"';
      [`Pay BSB ${given.fraud.bsb}`, `Account ${given.fraud.number}`].forEach((text, at) => context.fillText(text, 8, 18 + at * 18));
    }, { dpi: 200 })));
  }),
  forged('note by hand on a scan', 'A note in ink gives another account.', async (given) => {
    const { near: box } = given.layout;
    return jpeg(await scannedOf(withMore(given, (context) => {
      penOnCanvas(context, 'PAY TO', { x: box.x + 8, y: box.y + 24, size: 13 });
      penOnCanvas(context, plain(given.fraud), { x: box.x + 8, y: box.y + 50, size: 13 });
    }, { dpi: 200 })));
  }),
  forged('number struck out by hand on a scan', 'The account is corrected in ink.', async (given) => {
    const box = boxOf(textOf(given.page, 'number'));
    return jpeg(await scannedOf(withMore(given, (context) => {
      context.strokeStyle = '#1a2680';
      context.lineWidth = 1.4;
      context.beginPath();
      context.moveTo(box.x - 4, box.y + box.height / 2);
      context.lineTo(box.x + box.width + 4, box.y + box.height / 2 - 2);
      context.stroke();
      penOnCanvas(context, plain(given.fraud), { x: box.x + box.width + 12, y: box.y + box.height, size: 11 });
    }, { dpi: 200 })));
  }, { layout: 'boxed' }),
  forged('verified account faint, another plain', 'The verified account is hardly to be seen.', (given) => {
    const faint = { ...given.page, texts: given.page.texts.map((text) => (text.part === 'bsb' || text.part === 'number' ? { ...text, colour: [0.93, 0.93, 0.93] as const } : text)) };
    return pngOf(pictureOf(add(faint, near(given, 'Transfer to'))));
  }, { layout: 'columns' }),
  forged('second account in red on green', 'The colours differ, their lightness does not.', async (given) => {
    const { near: box } = given.layout;
    const texts = near(given, 'Please pay to', 13).map((text) => ({ ...text, colour: [0.86, 0.2, 0.2] as const, bold: true }));
    return pngOf(pictureOf(add(given.page, texts, [{ ...box, fill: [0.16, 0.49, 0.16] }]), { dpi: 200 }));
  }),
  forged('second account turned by 90 degrees', 'A second account runs up the edge.', async (given) =>
    jpeg(await scannedOf(pictureOf(add(given.page, [{ text: `Remit to BSB ${given.fraud.bsb} Account ${given.fraud.number}`, x: given.page.width - 14, y: given.page.height * 0.85, size: 12, turned: -90 }]), { dpi: 200 })))),
  forged('second account aslant', 'A second account is written aslant.', (given) =>
    pngOf(pictureOf(add(given.page, [{ text: `PAY ${given.fraud.bsb} ${given.fraud.number}`, x: given.layout.far.x + 10, y: given.layout.far.y + 70, size: 15, turned: -22, bold: true, colour: [0.7, 0.1, 0.1] }]), { dpi: 170 }))),
  forged('second account upside down', 'A second account stands on its head.', async (given) =>
    jpeg(pictureOf(add(given.page, [{ text: `Pay BSB ${given.fraud.bsb} Account ${given.fraud.number}`, x: given.layout.far.x + 320, y: given.layout.far.y + 40, size: 12, turned: 180 }]), { dpi: 170 }))),
  forged('white second account on black', 'A second account stands white on black.', (given) => {
    const texts = near(given, 'PAY THIS ACCOUNT', 12).map((text) => ({ ...text, colour: [1, 1, 1] as const }));
    return pngOf(pictureOf(add(given.page, texts, [{ ...given.layout.near, fill: [0, 0, 0] }]), { dpi: 170 }));
  }),
  forged('transparent picture', 'A second account is drawn in white and shows on a dark ground.', (given) => {
    const texts = near(given, 'Pay to', 12).map((text) => ({ ...text, colour: [1, 1, 1] as const }));
    return pngOf(pictureOf(add(given.page, texts), { dpi: 170, paper: null }));
  }),
  forged('photo with a slip laid on the page', 'A slip with another account lies on the page.', async (given) => {
    const { near: box } = given.layout;
    return jpeg(await photographed(withMore(given, (context) => {
      context.translate(box.x, box.y);
      context.rotate(0.12);
      context.fillStyle = '#f4f4f4';
      context.fillRect(0, 0, 230, 70);
      context.strokeStyle = '#999999';
      context.strokeRect(0, 0, 230, 70);
      context.fillStyle = '#000000';
      context.font = '12px "Forged serif 0"';
      ['New bank details', `BSB ${given.fraud.bsb}`, `Account ${given.fraud.number}`].forEach((text, at) => context.fillText(text, 10, 18 + at * 18));
    }, { dpi: 180 })));
  }),
  forged('small second account in the corner', 'A second account stands small in a corner.', (given) =>
    pngOf(pictureOf(add(given.page, lines(given.page.width - 190, given.page.height - 24, 10, { size: 7 }, ['Pay only to', `BSB ${given.fraud.bsb} Account ${given.fraud.number}`])), { dpi: 220 }))),
  forged('picture turned on its side by its own mark', 'The mark of a camera turns a picture with a second account.', async (given) =>
    pictureOf(add(given.page, near(given, 'Please pay')), { dpi: 170 }).flatten({ background: '#ffffff' }).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 88 }).toBuffer()),
  forged('second account in blue on blue', 'A second account is plain to an eye and faint in grey.', (given) => {
    const texts = near(given, 'Bank transfer to', 13).map((text) => ({ ...text, colour: [0.1, 0.35, 0.95] as const, bold: true }));
    return pngOf(pictureOf(add(given.page, texts, [{ ...given.layout.near, fill: [0.62, 0.25, 0.1] }]), { dpi: 200 }));
  }),
  forged('white second account on the table beside the sheet', 'The sheet is all that is read of a photograph.', async (given) =>
    jpeg(await onTable(given.page, [{ text: `Pay to BSB ${given.fraud.bsb} Account ${given.fraud.number}`, x: AROUND, y: given.page.height + 1.6 * AROUND, size: 13, colour: [0.96, 0.96, 0.94] }]))),
  forged('second account on the table in a tone of the wood', 'The grain of the table hides a second account.', async (given) =>
    jpeg(await onTable(given.page, [{ text: `Pay to BSB ${given.fraud.bsb} Account ${given.fraud.number}`, x: AROUND, y: given.page.height + 1.6 * AROUND, size: 16, colour: [0.56, 0.46, 0.37] }]))),
  forged('black second account up the table beside the sheet', 'The sheet is all that is read of a photograph.', async (given) =>
    jpeg(await onTable(given.page, [{ text: `${given.fraud.bsb} ${given.fraud.number}`, x: given.page.width + 1.6 * AROUND, y: given.page.height, size: 18, turned: -90, colour: [0.05, 0.05, 0.05] }])), { layout: 'boxed' }),
  forged('small second account on the table beside the sheet, PDF', 'The sheet is all that is read of a photograph in a PDF.', async (given) => {
    const pdf = new RawPdf();
    const { data, width, height } = await jpegOf(await onTable(given.page, [{ text: `EFT: ${given.fraud.bsb} / ${given.fraud.number}`, x: AROUND / 3, y: AROUND / 2, size: 9, colour: [0.95, 0.95, 0.95] }]));
    const image = pdf.jpeg(data, width, height);
    const page = { x: 0, y: 0, width: 420, height: (420 * height) / width };
    return pdf.page({ width: page.width, height: page.height, content: `q ${onto(page, page.height)} /P Do Q`, resources: `/XObject << /P ${image} 0 R >>` }).file();
  }, { layout: 'ruled' }),
]; // prettier-ignore
