import { add, type Text } from '../draw/drawing.js';
import { jpegOf, pictureOf, pngOf } from '../draw/picture.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { outlined, typed } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { encryption128 } from '../../support/extraction/breadth/encryption.js';
import { plain } from '../parties.js';
import { dotsOf } from './dot-shapes.js';

const forged = forger('attacks', 2);

const after = ({ page }: Material, operators: string, resources = ''): Buffer =>
  new RawPdf().drawn(page, { after: operators, resources }).file();

/** Dots as squares, turned about the first one. */
function dotted(given: Material, text: string, { pitch, side, degrees }: Record<'pitch' | 'side' | 'degrees', number>) {
  const { near } = given.layout;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const squares = dotsOf(text, pitch).map(([x, y]) => `${x.toFixed(2)} ${(-y).toFixed(2)} ${side} ${side} re`);
  const turn = `${cos.toFixed(4)} ${(-sin).toFixed(4)} ${sin.toFixed(4)} ${cos.toFixed(4)}`;
  return `q ${turn} ${near.x + 10} ${given.page.height - near.y - 25} cm ${squares.join(' ')} f Q`;
}

const steps = (given: Material, size: number, across: number, down: number): Text[] =>
  [...plain(given.fraud)].map((text, at) => ({
    text,
    x: given.layout.far.x + 6 + at * across,
    y: given.layout.far.y + (down < 0 ? 90 : 10) + at * down,
    size,
  }));

/** What was found by attacking how ink is read. */
export const ATTACKS_ON_INK = [
  forged('digits of dots, 12 degrees aslant', 'The rows of dots run down.', (given) =>
    after(given, dotted(given, plain(given.fraud), { pitch: 2.2, side: 1.2, degrees: 12 }))),
  forged('digits of dots, 33 degrees aslant', 'The rows of dots run down steeply.', (given) =>
    after(given, dotted(given, plain(given.fraud), { pitch: 1.8, side: 1, degrees: 33 }))),
  forged('digits of dots aslant, PNG', 'The rows of dots in a picture run down.', (given) => {
    const { near } = given.layout;
    const areas = dotsOf(plain(given.fraud), 2.1).map(([x, y]) => ({ x: near.x + 8 + x * 0.97 - y * 0.24, y: near.y + 20 + y * 0.97 + x * 0.24, width: 1.3, height: 1.3, fill: [0, 0, 0] as const }));
    return pngOf(pictureOf(add(given.page, [{ text: 'Transfer to', x: near.x + 8, y: near.y + 12, size: 9 }], areas), { dpi: 200 }));
  }),
  forged('digits that characters draw up the page', 'Small characters draw digits that run up.', (given) =>
    new RawPdf().drawn(add(given.page, dotsOf(plain(given.fraud), 3).map(([x, y]) => ({ text: 'x', x: 20 + y, y: 700 - x, size: 4 })))).file()),
  forged('digits that characters draw aslant', 'Small characters draw digits that run down.', (given) =>
    new RawPdf().drawn(add(given.page, dotsOf(plain(given.fraud), 4.4).map(([x, y]) => ({ text: '*', x: 60 + x * 0.94 - y * 0.34, y: 500 + x * 0.34 + y * 0.94, size: 4, turned: 20 })))).file()),
  forged('outlines in steps down', 'Each drawn digit stands a step lower.', (given) => after(given, outlined(steps(given, 10, 9, 4), given.page.height))),
  forged('outlines in steps up', 'Each drawn digit stands a step higher.', (given) => after(given, outlined(steps(given, 13, 12, -5), given.page.height))),
  forged('dark page picture under the text', 'Digits as large as the page are grey in a picture under the text.', async (given) => {
    const pdf = new RawPdf();
    const rows = [given.fraud.bsb, given.fraud.number.slice(0, 3), given.fraud.number.slice(3)];
    const texts = rows.map((text, at): Text => ({ text, x: 14, y: given.page.height * (0.28 + at * 0.32), size: given.page.width / 4.2, bold: true, colour: [0.8, 0.84, 0.9] }));
    const { data, width, height } = await jpegOf(pictureOf({ ...given.page, areas: [], texts }, { dpi: 60 }), 85);
    return pdf.drawn(given.page, { before: `q ${given.page.width} 0 0 ${given.page.height} 0 0 cm /P Do Q`, resources: `/XObject << /P ${pdf.jpeg(data, width, height)} 0 R >>` }).file();
  }),
  forged('picture as large as the page, blended onto letters', 'White digits of a black picture show in black letters only.', async (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const block = Array.from({ length: 36 }, (_, at): Text => ({ text: 'W', x: near.x + at * 5, y: near.y + 46, size: 24, bold: true }));
    const whole = { x: 0, y: 0, width: given.page.width, height: given.page.height };
    const digits: Text = { text: plain(given.fraud), x: near.x + 4, y: near.y + 43, size: 14, colour: [1, 1, 1] };
    const { data, width, height } = await jpegOf(pictureOf({ ...whole, areas: [{ ...whole, fill: [0, 0, 0] }], texts: [digits] }, { dpi: 150 }), 90);
    const resources = `/XObject << /P ${pdf.jpeg(data, width, height)} 0 R >> /ExtGState << /S << /BM /Screen >> >>`;
    return pdf.drawn(given.page, { after: `${typed(block, given.page.height)} q /S gs ${given.page.width} 0 0 ${given.page.height} 0 0 cm /P Do Q`, resources }).file();
  }),
  forged('content with errors, encrypted', 'Some viewers stop at an error in an encrypted file, others show the account after it.', (given) =>
    new RawPdf().drawn(given.page, { after: `9 m ) ${outlined([{ text: plain(given.fraud), x: 60, y: 400, size: 14 }], given.page.height)}` }).file(encryption128('AES'))),
]; // prettier-ignore
