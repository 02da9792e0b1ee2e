import { textWidth } from '../../support/extraction/breadth/letters.js';
import { jpegOf, pictureOf, pngOf } from '../draw/picture.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { outlined } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { after } from './attack-parts.js';

const forged = forger('attacks', 6);

const SIZE = 13;

const linesOf = ({ fraud: { bsb, number } }: Material): string[] => ['PAY TO OSPREY', `BSB ${bsb}`, `ACC ${number}`];

/** Where the first line of drawn text stands, from the lower left corner of the page. */
const placeOf = ({ layout, page }: Material, where: 'near' | 'far'): readonly [x: number, y: number] => [
  layout[where].x + 6,
  page.height - layout[where].y - SIZE,
];

/** Outlines of a line of text, and what is drawn with it in a space whose origin is the start of its base line. */
type Dressed = (text: string, outlines: string, width: number) => string;

/** The account as outlines, each line dressed in its own space. */
const dressed = (
  given: Material,
  dress: Dressed,
  { where = 'far' as 'near' | 'far', size = SIZE, apart = 24 } = {},
) => {
  const [x, y] = placeOf(given, where);
  return linesOf(given)
    .map((text, at) => {
      const own = outlined([{ text, x: 0, y: 0, size }], 0);
      return `q 1 0 0 1 ${x} ${y - apart * at} cm ${dress(text, own, textWidth(text, size))} Q`;
    })
    .join('\n');
};

/** Light outlines on a dark band. */
const band =
  (colour: string, { above = 13, below = 4, ink = '1 1 1' } = {}): Dressed =>
  (_, own, width) =>
    `q ${colour} rg -3 ${-below} ${width + 6} ${above + below} re f Q q ${ink} rg ${own} Q`;

const whole = (given: Material, operators: string): Buffer => after(given, operators);

/** The account in white on a black band for each line, as a picture of the page shows it. */
const picturedOnBands = (given: Material, dpi: number) =>
  pictureOf(given.page, {
    dpi,
    more: (context) => {
      const { x, y } = given.layout.far;
      linesOf(given).forEach((text, at) => {
        context.font = 'bold 12px "Forged sans 1"';
        const { width } = context.measureText(text);
        context.fillStyle = '#000';
        context.fillRect(x + 4, y + 6 + at * 20, width + 10, 16);
        context.fillStyle = '#fff';
        context.fillText(text, x + 9, y + 18 + at * 20);
      });
    },
  });

/** Writing on dark shapes that are hardly larger than it, and writing that a rule joins: ink to whatever looks for letters in dark on white. */
export const ATTACKS_ON_SMALL_SHAPES = [
  forged('white outlines on a black band for each line', 'The bands are hardly higher than the digits on them.', (given) =>
    whole(given, dressed(given, band('0 0 0')))),
  forged('white outlines on snug blue bands beside the account', 'The bands are as high as the digits.', (given) =>
    whole(given, dressed(given, band('0.1 0.2 0.5', { above: 10.5, below: 1.5 }), { where: 'near' }))),
  forged('black outlines on mid-blue bands', 'Digits and bands are dark, and a person tells them apart.', (given) =>
    whole(given, dressed(given, band('0.35 0.45 0.8', { ink: '0 0 0' })))),
  forged('white outlines on bands that fade', 'Each band goes from black to grey.', (given) =>
    whole(given, dressed(given, (_, own, width) => {
      const steps = Math.ceil((width + 6) / 2);
      const shades = Array.from({ length: steps }, (__, at) => `${((0.65 * at) / steps).toFixed(2)} g ${-3 + 2 * at} -4 2.2 17 re f`);
      return `q ${shades.join(' ')} Q q 1 g ${own} Q`;
    }))),
  forged('white outlines on bands across the page', 'Small white digits stand in rules from edge to edge.', (given) => {
    const [x] = placeOf(given, 'far');
    return whole(given, dressed(given, (_, own) => `q 0.1 0.2 0.4 rg ${-x} -2 ${given.page.width} 8.5 re f Q q 1 g ${own} Q`, { size: 7 }));
  }),
  forged('white outlines on bands that stand upright', 'The bands are turned by a quarter.', (given) => {
    const [x, y] = placeOf(given, 'far');
    return whole(given, `q 0 1 -1 0 ${x + 60} ${y - 110} cm 1 0 0 1 ${-x} ${-y + 50} cm ${dressed(given, band('0 0 0'))} Q`);
  }),
  forged('white outlines on slanted bands', 'The bands are turned by eleven degrees.', (given) => {
    const [x, y] = placeOf(given, 'far');
    const [sin, cos] = [Math.sin(0.2), Math.cos(0.2)];
    return whole(given, `q ${cos} ${sin} ${-sin} ${cos} ${x} ${y - 40} cm 1 0 0 1 ${-x} ${-y} cm ${dressed(given, band('0.6 0 0.1'))} Q`);
  }),
  forged('white outlines, one to a tile', 'Each character stands on a tile of its own.', (given) =>
    whole(given, dressed(given, (text) =>
      [...text].map((each, at) => (each === ' ' ? '' : `q 0 g ${15 * at} -4 14 17 re f 1 g ${outlined([{ text: each, x: 15 * at + 3, y: 0, size: SIZE }], 0)} Q`)).join('\n')))),
  forged('digits on black discs', 'Each digit stands in white on a black disc.', (given) =>
    whole(given, dressed(given, (text) =>
      [...text].map((each, at) => (each === ' ' ? '' : `q 0 G 1 J 15 w ${17 * at} 4 m ${17 * at} 4 l S 1 g ${outlined([{ text: each, x: 17 * at - 3, y: 0, size: 10 }], 0)} Q`)).join('\n')))),
  forged('underlined outlines', 'Underlines touch the digits, so that each line is one shape.', (given) =>
    whole(given, dressed(given, (_, own, width) => `${own} q 0 g -1 -1 ${width + 2} 1.6 re f Q`))),
  forged('underlined outlines in one line', 'BSB and number are one long shape.', (given) => {
    const [x, y] = placeOf(given, 'far');
    const text = linesOf(given).slice(1).join(' ');
    return whole(given, `q 1 0 0 1 ${x} ${y} cm ${outlined([{ text, x: 0, y: 0, size: 11 }], 0)} q 0 g 0 -0.8 ${textWidth(text, 11)} 1 re f Q Q`);
  }),
  forged('outlines in frames that touch them', 'A frame joins the letters of each line.', (given) =>
    whole(given, dressed(given, (_, own, width) => `${own} q 1.2 w -0.5 -0.4 ${width + 1} 10 re S Q`))),
  forged('outlines that stand on a bar', 'The feet of the digits are in a thick bar.', (given) =>
    whole(given, dressed(given, (_, own, width) => `${own} q 0 g -3 -5 ${width + 6} 7 re f Q`, { size: 16, apart: 28 }))),
  forged('outlines that hang from a bar', 'The heads of the digits are in a thick bar.', (given) =>
    whole(given, dressed(given, (_, own, width) => `${own} q 0 g -3 9.5 ${width + 6} 8 re f Q`, { size: 16, apart: 30 }))),
  forged('page of underlined outlines behind the invoice', 'The second page has nothing but the underlined account.', async (given) => {
    const pdf = new RawPdf();
    pdf.drawn(given.page);
    const lines = dressed(given, (_, own, width) => `${own} q 0 g -1 -1 ${width + 2} 1.6 re f Q`);
    return pdf.drawn({ ...given.page, texts: [], areas: [] }, { after: lines }).file();
  }),
  forged('white on black bands, JPEG', 'A scan has a black band for each line of the account.', async (given) =>
    (await jpegOf(picturedOnBands(given, 150), 85)).data),
  forged('white on black bands, PNG', 'A clean picture of the page has a black band for each line.', (given) =>
    pngOf(picturedOnBands(given, 200))),
  forged('labels as text, numbers in bands', 'The labels are text that may be of anything, the numbers light on dark outlines.', (given) => {
    const [x, y] = placeOf(given, 'far');
    const lines = [given.fraud.bsb, given.fraud.number].map((text, at) => {
      const own = outlined([{ text, x: 0, y: 0, size: SIZE }], 0);
      return `q 1 0 0 1 ${x + 60} ${y - 24 * at} cm ${band('0 0 0')(text, own, textWidth(text, SIZE))} Q`;
    });
    const labels = ['Code', 'No.'].map((text, at) => ({ text, x: given.layout.far.x + 6, y: given.layout.far.y + SIZE + 24 * at, size: 9 }));
    const page = { ...given.page, texts: [...given.page.texts, ...labels] };
    return new RawPdf().drawn(page, { after: lines.join('\n') }).file();
  }, { layout: 'columns' }),
]; // prettier-ignore
