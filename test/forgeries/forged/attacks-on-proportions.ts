import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import { outlines } from '../../support/extraction/breadth/letters.js';
import { add, canvasFont, type Text } from '../draw/drawing.js';
import { jpegOf, pictureOf } from '../draw/picture.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';

const forged = forger('attacks', 2);

const DPI = 150;
const PIXELS = DPI / 72;

/** Lines of stretched digits follow each other, in points. */
const LINE = 16;

const label = ({ layout }: Material, text = 'Transfer to'): Text => ({
  text,
  x: layout.far.x + 4,
  y: layout.far.y + 12,
  size: 9,
});

const linesOf = ({ fraud }: Material): string[] => [fraud.bsb.replace('-', ''), fraud.number];

interface Proportions {
  size: number;
  wide: number;
  high?: number;
}

/** The account in two lines of outlines, so many times as wide as letters are. */
function stretched(given: Material, { size, wide, high = 1 }: Proportions): Buffer {
  const { layout, page } = given;
  const lines = linesOf(given).map((text, at) => {
    const y = page.height - layout.far.y - 34 - at * LINE;
    return `q ${wide} 0 0 ${high} ${layout.far.x - 30} ${y} cm ${outlines(text, size)} Q`;
  });
  return new RawPdf().drawn(add(page, [label(given)]), { after: `0 g ${lines.join(' ')}` }).file();
}

/** The same in a picture of the page. */
async function stretchedPicture(given: Material, { size, wide }: Proportions): Promise<Buffer> {
  const { x, y } = given.layout.far;
  const draw = (context: SKRSContext2D): void =>
    linesOf(given).forEach((text, at) => {
      context.save();
      context.translate(x - 30, y + 20 + (at + 1) * 1.6 * size);
      context.scale(wide, 1);
      context.font = canvasFont({ size });
      context.fillStyle = '#000';
      context.fillText(text, 0, 0);
      context.restore();
    });
  return (await jpegOf(pictureOf(add(given.page, [label(given)]), { dpi: DPI, more: draw }), 88)).data;
}

interface Dark {
  ground: string;
  ink: string;
  /** Of the blur, in points. */
  soft: number;
  size: number;
}

/** A dark picture in which the account stands out of focus. */
function softOnDark({ fraud }: Material, { ground, ink, soft, size }: Dark): Promise<Buffer> {
  const canvas = createCanvas(Math.ceil(size * 10.5 * PIXELS), Math.ceil(size * 3 * PIXELS));
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(PIXELS, PIXELS);
  context.font = canvasFont({ size, bold: true });
  context.fillStyle = ink;
  context.fillText(`${fraud.bsb} ${fraud.number}`, size, 1.9 * size);
  return sharp(canvas.toBuffer('image/png'))
    .flatten()
    .blur(soft * PIXELS)
    .png()
    .toBuffer();
}

async function withDarkPicture(given: Material, dark: Dark): Promise<Buffer> {
  const pdf = new RawPdf();
  const { data, width, height } = await jpegOf(sharp(await softOnDark(given, dark)), 85);
  const { x, y } = given.layout.far;
  return pdf
    .drawn(add(given.page, [label(given)]), {
      after: `q ${width / PIXELS} 0 0 ${height / PIXELS} ${x - 14} ${given.page.height - y - 20 - height / PIXELS} cm /P Do Q`,
      resources: `/XObject << /P ${pdf.jpeg(data, width, height)} 0 R >>`,
    })
    .file();
}

async function pictureWithDarkPart(given: Material, dark: Dark): Promise<Buffer> {
  const page = await pictureOf(add(given.page, [label(given)]), { dpi: DPI })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  const { x, y } = given.layout.far;
  const [left, top] = [Math.round((x - 20) * PIXELS), Math.round((y + 20) * PIXELS)];
  return (await jpegOf(sharp(page).composite([{ input: await softOnDark(given, dark), left, top }]), 88)).data;
}

/** Digits in other proportions than print has, and soft ones on dark ground: a person reads them, recognition does not. */
export const ATTACKS_ON_PROPORTIONS = [
  forged('digits five times as wide as high', 'Stretched and flattened outlines give another account.', (given) => stretched(given, { size: 9, wide: 5, high: 0.7 })),
  forged('digits eight times as wide as print', 'Stretched outlines give another account.', (given) => stretched(given, { size: 7, wide: 8 })),
  forged('stretched digits in a picture, JPEG', 'Stretched digits give another account.', (given) => stretchedPicture(given, { size: 10, wide: 4.5 })),
  forged('digits eight times as wide in a picture, JPEG', 'Stretched digits give another account.', (given) => stretchedPicture(given, { size: 7, wide: 8 })),
  forged('soft light digits on a dark picture', 'Light digits out of focus stand on a dark picture.', (given) => withDarkPicture(given, { ground: '#101820', ink: '#f4f4f4', soft: 2, size: 12 })),
  forged('small soft light digits on a dark picture', 'Light digits out of focus stand on a dark picture.', (given) => withDarkPicture(given, { ground: '#111', ink: '#eee', soft: 1.8, size: 10 })),
  forged('soft light digits of 11 points on a dark part, JPEG', 'Light digits out of focus stand on a dark part of a picture.', (given) => pictureWithDarkPart(given, { ground: '#202830', ink: '#fff', soft: 2.2, size: 11 })),
  forged('soft light digits on a dark part, JPEG', 'Light digits out of focus stand on a dark part of a picture.', (given) => pictureWithDarkPart(given, { ground: '#202830', ink: '#fff', soft: 2, size: 12 })),
]; // prettier-ignore
