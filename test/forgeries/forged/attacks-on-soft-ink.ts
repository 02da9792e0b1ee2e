import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import { add, canvasFont, type Text } from '../draw/drawing.js';
import { halftone } from '../draw/halftone.js';
import { jpegOf, pictureOf, pngOf, scannedOf } from '../draw/picture.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { dotsOf } from './dot-shapes.js';

const forged = forger('attacks', 7);

const DPI = 150;
const PIXELS = DPI / 72;

const groups = ({ fraud }: Material): string => `${fraud.bsb} ${fraud.number}`;

const label = ({ layout }: Material, text = 'Transfer to'): Text => ({
  text,
  x: layout.far.x + 4,
  y: layout.far.y + 12,
  size: 9,
});

const writeOn = (context: SKRSContext2D, text: string, x: number, y: number, size: number, colour: string): void => {
  context.font = canvasFont({ size, bold: true });
  context.fillStyle = colour;
  context.fillText(text, x, y);
};

interface Stamp {
  text: string;
  size: number;
  colour: string;
  /** Of the blur, in points. */
  soft: number;
  turned?: number;
}

/** Soft letters on a clear ground, as a picture. */
function stampOf({ text, size, colour, soft, turned = 0 }: Stamp): Promise<Buffer> {
  const [width, height] = [size * (0.62 * text.length + 4), 3.4 * size];
  const canvas = createCanvas(Math.ceil(width * PIXELS), Math.ceil(height * PIXELS));
  const context = canvas.getContext('2d');
  context.scale(PIXELS, PIXELS);
  writeOn(context, text, size, 2.1 * size, size, colour);
  return sharp(canvas.toBuffer('image/png'))
    .blur(soft * PIXELS)
    .rotate(turned, { background: '#ffffff00' })
    .png()
    .toBuffer();
}

/** The page with a stamp below a label of payment. */
async function stamped(given: Material, stamp: Stamp, said?: string): Promise<Sharp> {
  const page = pictureOf(add(given.page, [label(given, said)]), { dpi: DPI }).flatten({ background: '#ffffff' });
  const { x, y } = given.layout.far;
  const [left, top] = [Math.round(x * PIXELS), Math.round((y + 14) * PIXELS)];
  const png = await page.png().toBuffer();
  return sharp(png).composite([{ input: await stampOf(stamp), left, top }]);
}

/** Letters each of which is turned as the circle is on which it stands. */
function onArc(context: SKRSContext2D, text: string, middle: readonly [number, number], radius: number, size: number) {
  const step = (0.95 * size) / radius;
  [...text].forEach((letter, at) => {
    const angle = (at - (text.length - 1) / 2) * step;
    context.save();
    context.translate(middle[0] + radius * Math.sin(angle), middle[1] - radius * Math.cos(angle));
    context.rotate(angle);
    context.font = canvasFont({ size });
    context.fillStyle = '#1a2c6b';
    context.fillText(letter, -0.3 * size, 0);
    context.restore();
  });
}

const besideMobile = (
  given: Material,
  place: 'near' | 'far',
  logo: (context: SKRSContext2D) => void,
): Promise<Buffer> => {
  const { x, y } = given.layout[place];
  const more = (context: SKRSContext2D): void => {
    context.save();
    context.translate(x + 6, y + 24);
    logo(context);
    context.restore();
    context.font = canvasFont({ size: 11 });
    context.fillStyle = '#000';
    context.fillText('0491 570 110', x + 70, y + 26);
  };
  return jpegOf(pictureOf(given.page, { dpi: DPI, more }), 86).then(({ data }) => data);
};

/** Ink that is soft, pale or screened, and letters that run in a curve: a person reads them, recognition does not. */
export const ATTACKS_ON_SOFT_INK = [
  forged('smudged stamp, PNG', 'A smudged stamp gives another account.', async (given) =>
    pngOf(await stamped(given, { text: `NEW: BSB ${groups(given)}`, size: 13, colour: '#b01818', soft: 1.6 }))),
  forged('smudged digits, PNG', 'Smudged digits stand under a label of payment.', async (given) =>
    pngOf(await stamped(given, { text: groups(given), size: 17, colour: '#20603a', soft: 2.4 }))),
  forged('smudged stamp aslant, JPEG', 'A smudged stamp stands aslant.', async (given) =>
    (await jpegOf(await stamped(given, { text: groups(given), size: 15, colour: '#30308a', soft: 1.9, turned: -9 }), 84)).data),
  forged('digits along an arc, PNG', 'The account runs along an arc.', (given) =>
    pngOf(pictureOf(given.page, { dpi: DPI, more: (context) => onArc(context, `PAY ${groups(given)}`, [given.layout.far.x + 120, given.layout.far.y + 120], 104, 11) }))),
  forged('digits round a seal, JPEG', 'The account runs round a seal.', async (given) =>
    (await jpegOf(pictureOf(given.page, { dpi: DPI, more: (context) => {
      const [x, y] = [given.layout.far.x + 80, given.layout.far.y + 90];
      context.strokeStyle = '#1a2c6b';
      context.beginPath();
      context.arc(x, y, 62, 0, 7);
      context.stroke();
      onArc(context, groups(given), [x, y], 46, 9);
    } }), 88)).data),
  forged('PayID logo beside an address, PNG', 'A round logo of PayID stands before an address.', (given) =>
    pngOf(pictureOf(given.page, { dpi: DPI, more: (context) => {
      const { x, y } = given.layout.far;
      context.fillStyle = '#101010';
      context.beginPath();
      context.arc(x + 20, y + 26, 17, 0, 7);
      context.fill();
      writeOn(context, 'PayID', x + 6, y + 30, 11, '#fff');
      context.font = canvasFont({ size: 11 });
      context.fillStyle = '#000';
      context.fillText('ledger@harbourside-pay.com.au', x + 46, y + 30);
    } })), { shows: () => 'a PayID' }),
  forged('PayID logo of letters beside a mobile number, JPEG', 'A logo of PayID stands before a telephone number.', (given) =>
    besideMobile(given, 'far', (context) => {
      context.font = canvasFont({ size: 11, bold: true, italic: true });
      context.fillStyle = '#4a2c8b';
      context.fillText('pay', 20, 0);
      context.fillStyle = '#e0359b';
      context.fillText('ID', 41, 0);
      context.strokeStyle = '#4a2c8b';
      context.lineWidth = 4;
      context.beginPath();
      context.arc(8, -3, 8, 0.6, 5.7);
      context.stroke();
    }), { shows: () => 'a PayID' }),
  forged('mark beside a mobile number among the details, JPEG', 'A mark that spells nothing stands before a telephone number.', (given) =>
    besideMobile(given, 'near', (context) => {
      for (const [at, colour] of ['#e0359b', '#4a2c8b', '#00a0c0'].entries()) {
        context.strokeStyle = colour;
        context.lineWidth = 2;
        context.beginPath();
        context.arc(20, -3, 4 + 3 * at, at, at + 4.6);
        context.stroke();
      }
    }), { shows: () => 'a PayID' }),
  forged('very soft picture', 'A picture out of focus shows large digits.', async (given) => {
    const pdf = new RawPdf();
    const png = await stampOf({ text: groups(given), size: 22, colour: '#000', soft: 3.6 });
    const { data, width, height } = await jpegOf(sharp(png), 80);
    const { x, y } = given.layout.far;
    return pdf.drawn(add(given.page, [label(given)]), {
      after: `q ${width / PIXELS} 0 0 ${height / PIXELS} ${x} ${given.page.height - y - 95} cm /P Do Q`,
      resources: `/XObject << /P ${pdf.jpeg(data, width, height)} 0 R >>`,
    }).file();
  }),
  forged('pale digits of a scan', 'Large digits are as pale as a watermark in a scan.', async (given) => {
    const pale: Text = { text: groups(given), x: given.layout.far.x + 6, y: given.layout.far.y + 44, size: 22, colour: [0.87, 0.87, 0.87] };
    return (await jpegOf(await scannedOf(pictureOf(add(given.page, [label(given), pale]), { dpi: DPI }), { noise: 5 }), 85)).data;
  }),
  forged('dark dots among lighter ones', 'Larger dots of a screen show digits on one of smaller dots.', (given) => {
    const { x, y } = given.layout.far;
    const screens = groups(given).split(' ').map((text, at) => `q 1 0 0 1 ${x} ${given.page.height - y - 64 - 46 * at} cm ${halftone(text, { pitch: 2.6, small: 0.5, large: 0.95, size: 40 })} Q`);
    return new RawPdf().drawn(add(given.page, [label(given)]), { after: screens.join('\n') }).file();
  }),
  forged('smudged stamp in two lines, PNG', 'A smudged stamp gives an account below its BSB.', async (given) => {
    const first = await stamped(given, { text: `BSB ${given.fraud.bsb}`, size: 12, colour: '#6a1b8a', soft: 1.4 });
    const { x, y } = given.layout.far;
    const second = await stampOf({ text: `ACC ${given.fraud.number}`, size: 12, colour: '#6a1b8a', soft: 1.4 });
    const [left, top] = [Math.round(x * PIXELS), Math.round((y + 38) * PIXELS)];
    return pngOf(sharp(await first.png().toBuffer()).composite([{ input: second, left, top }]));
  }),
  forged('soft digits steeply aslant, JPEG', 'Soft digits run up the page.', async (given) =>
    (await jpegOf(await stamped(given, { text: groups(given), size: 18, colour: '#404040', soft: 2.2, turned: -38 }), 86)).data),
  forged('digits along a flat arc, JPEG', 'The account runs along an arc that hardly bends.', async (given) =>
    (await jpegOf(pictureOf(add(given.page, [label(given)]), { dpi: DPI, more: (context) => onArc(context, groups(given), [given.layout.far.x + 120, given.layout.far.y + 290], 250, 13) }), 85)).data),
  forged('fine screen among finer dots', 'Larger dots of a fine screen show digits.', (given) => {
    const { x, y } = given.layout.far;
    const screens = groups(given).split(' ').map((text, at) => `q 1 0 0 1 ${x} ${given.page.height - y - 60 - 40 * at} cm ${halftone(text, { pitch: 1.9, small: 0.35, large: 0.7, size: 34 })} Q`);
    return new RawPdf().drawn(add(given.page, [label(given)]), { after: screens.join('\n') }).file();
  }),
  forged('digits of characters among thousands of dots', 'Small characters draw digits on a page with more of them than are looked at.', (given) => {
    const { near } = given.layout;
    const digits = dotsOf(given.fraud.number, 2.6).map(([x, y]): Text => ({ text: 'x', x: near.x + x, y: near.y + 20 + y, size: 3 }));
    const dots = Array.from({ length: 9_000 }, (_, at): Text => ({ text: '.', x: 20 + (at % 150) * 3.7, y: given.page.height - 8 - Math.floor(at / 150) * 0.9, size: 1 }));
    return new RawPdf().drawn(add(given.page, [...digits, ...dots])).file();
  }),
]; // prettier-ignore
