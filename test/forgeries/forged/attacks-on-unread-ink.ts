import type { Box } from '../../../src/extraction/document.js';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { add, type Text } from '../draw/drawing.js';
import { halftone } from '../draw/halftone.js';
import { penOperators } from '../draw/pen.js';
import { jpegOf, pictureOf, pngOf } from '../draw/picture.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { outlined } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';

const forged = forger('attacks', 5);

const digitsOf = ({ fraud }: Material): string => plain(fraud).replace(/\D/g, '');

/** The account as groups of digits of some lengths, one after the other. */
function groupsOf(given: Material, ...lengths: number[]): string[] {
  const digits = digitsOf(given);
  let at = 0;
  return lengths.map((length) => digits.slice(at, (at += length))).filter((group) => group !== '');
}

const label = ({ layout }: Material, text = 'Transfer to'): Text => ({
  text,
  x: layout.far.x + 4,
  y: layout.far.y + 12,
  size: 9,
});

/** The page with a label of payment and operators over it. */
const drawn = (given: Material, operators: string): Buffer =>
  new RawPdf().drawn(add(given.page, [label(given)]), { after: operators }).file();

/** Groups as outlines, in so many columns so far apart. */
const columns = (
  given: Material,
  groups: readonly string[],
  { across, down, count, size }: Record<'across' | 'down' | 'count' | 'size', number>,
) =>
  outlined(
    groups.map((text, at) => ({
      text,
      x: given.layout.far.x + 8 + (at % count) * across,
      y: given.layout.far.y + 34 + Math.floor(at / count) * down,
      size,
    })),
    given.page.height,
  );

/** A wavy line in points, y upwards. */
function wave(
  x0: number,
  x1: number,
  y: number,
  { rise, length, width }: Record<'rise' | 'length' | 'width', number>,
): string {
  const points: string[] = [];
  for (let x = x0; x <= x1; x += 1)
    points.push(
      `${x.toFixed(1)} ${(y + rise * Math.sin(((x - x0) / length) * 2 * Math.PI)).toFixed(2)} ${x === x0 ? 'm' : 'l'}`,
    );
  return `q ${width} w ${points.join(' ')} S Q`;
}

const writeOn = (context: SKRSContext2D, text: string, x: number, y: number, size: number, colour: string): void => {
  context.font = `${size}px "Forged sans 0"`;
  context.fillStyle = colour;
  context.fillText(text, x, y);
};

/** Letters by light and shadow alone. */
const embossed = (
  context: SKRSContext2D,
  text: string,
  [x, y, size]: readonly [number, number, number],
  [light, shadow, ground]: readonly [string, string, string],
): void => {
  writeOn(context, text, x - 0.6, y - 0.6, size, light);
  writeOn(context, text, x + 0.7, y + 0.7, size, shadow);
  writeOn(context, text, x, y, size, ground);
};

/** A picture of 280 by 46 points placed on the page under a label of payment. */
async function placed(given: Material, draw: (context: SKRSContext2D) => void): Promise<Buffer> {
  const pdf = new RawPdf();
  const picture = pictureOf({ width: 280, height: 46, areas: [], texts: [] }, { dpi: 150, more: draw });
  const { data, width, height } = await jpegOf(picture, 80);
  const { x, y } = given.layout.far;
  return pdf
    .drawn(add(given.page, [label(given)]), {
      after: `q 280 0 0 46 ${x + 4} ${given.page.height - y - 70} cm /P Do Q`,
      resources: `/XObject << /P ${pdf.jpeg(data, width, height)} 0 R >>`,
    })
    .file();
}

const page = (given: Material, more: (context: SKRSContext2D, x: number, y: number) => void) =>
  pictureOf(add(given.page, [label(given)]), {
    dpi: 150,
    more: (context) => more(context, given.layout.far.x + 6, given.layout.far.y + 40),
  });

/** Where specks of dirt stand: so far apart that no two are one writing, and clear of what is printed and of the digits that are added. */
function placesOf(
  { page: { width, height, texts, areas }, layout: { far } }: Material,
  count: number,
): [number, number][] {
  const taken = [
    ...texts.map(({ text, x, y, size = 10 }) => ({ x0: x, x1: x + 0.6 * size * text.length, y0: y - size, y1: y })),
    ...areas.map(({ x, y, width: wide, height: high }) => ({ x0: x, x1: x + wide, y0: y, y1: y + high })),
    { x0: far.x, x1: far.x + 250, y0: far.y, y1: far.y + 170 },
  ];
  const places: [number, number][] = [];
  for (let row = 0; row < height / 15 - 2; row += 1)
    for (let column = 0; column < width / 15 - 2; column += 1) {
      const [x, y] = [12 + 15 * column + ((row * 7 + column * 3) % 4), 12 + 15 * row + ((row * 3 + column * 5) % 4)];
      const isClear = ({ x0, y0, x1, y1 }: Box) => x < x0 - 16 || x > x1 + 12 || y < y0 - 16 || y > y1 + 12;
      if (taken.every(isClear)) places.push([x, y]);
    }
  return places.slice(-count);
}

const dirt = (given: Material, count: number): string =>
  `q 0.4 G 0.8 w ${placesOf(given, count)
    .map(([x, y]) => [x, given.page.height - y] as const)
    .map(([x, y]) => `${x} ${y} m ${x + 2.7} ${y - 5.4} l ${x + 5.4} ${y} l`)
    .join(' ')} S Q`;

/** Ink that recognition does not read and a person does. */
export const ATTACKS_ON_UNREAD_INK = [
  forged('groups of three by hand, far apart', 'A note by hand gives the account in groups.', (given) =>
    drawn(given, groupsOf(given, 3, 3, 3, 3, 3, 3).map((text, at) => penOperators(text, { x: given.layout.far.x + 8 + (at % 3) * 62, y: given.layout.far.y + 34 + Math.floor(at / 3) * 26, size: 12 }, given.page.height)).join('\n'))),
  forged('outlines in pairs, wide apart', 'Drawn digits stand in pairs in columns.', (given) =>
    drawn(given, columns(given, groupsOf(given, 2, 2, 2, 2, 2, 2, 2, 2), { across: 48, down: 22, count: 4, size: 13 }))),
  forged('outlines one by one down the page', 'Drawn digits stand one below the other.', (given) =>
    drawn(given, columns(given, [...digitsOf(given)], { across: 60, down: 15, count: 2, size: 10 }))),
  forged('small outlines in fours', 'Small drawn digits stand in fours.', (given) =>
    drawn(given, columns(given, groupsOf(given, 3, 3, 4, 4, 4), { across: 75, down: 18, count: 2, size: 8.5 }))),
  forged('outlines between two waves', 'Wavy lines join the digits above and below.', (given) => {
    const [x, y] = [given.layout.far.x + 8, given.page.height - given.layout.far.y - 40];
    const line = { rise: 1.3, length: 7, width: 0.9 };
    return drawn(given, [columns(given, [groupsOf(given, 6, 9).join(' ')], { across: 0, down: 0, count: 1, size: 15 }), wave(x - 2, x + 140, y + 6, line), wave(x - 2, x + 140, y + 16.6, line)].join('\n'));
  }),
  forged('outlines under a saw line', 'A sharp line runs through the digits.', (given) => {
    const [x, y] = [given.layout.far.x + 8, given.page.height - given.layout.far.y - 29];
    return drawn(given, `${columns(given, [groupsOf(given, 6, 9).join(' ')], { across: 0, down: 0, count: 1, size: 14 })} ${wave(x - 2, x + 132, y, { rise: 3, length: 9, width: 0.8 })}`);
  }),
  forged('embossed plate', 'Digits stand out of a plate by light and shadow.', (given) =>
    placed(given, (context) => {
      context.fillStyle = '#9fb2c4';
      context.fillRect(0, 0, 280, 46);
      embossed(context, groupsOf(given, 6, 9).join(' '), [8, 34, 27], ['#d6e2ee', '#6f8194', '#9fb2c4']);
    })),
  forged('screened digits on a screen', 'Larger dots show the digits among small ones.', (given) => {
    const { x, y } = given.layout.far;
    return drawn(given, groupsOf(given, 6, 9).map((text, at) => `q 1 0 0 1 ${x} ${given.page.height - y - 62 - 44 * at} cm ${halftone(text, { pitch: 2.2, small: 0.4, large: 0.85, size: 42 })} Q`).join('\n'));
  }),
  forged('grey digits that are hardly there', 'Large digits of a light grey are plain on a screen.', (given) =>
    drawn(given, `0.925 g ${columns(given, groupsOf(given, 6, 9), { across: 0, down: 30, count: 1, size: 26 })}`)),
  forged('embossed plate, JPEG', 'Digits stand out of a grey plate of a scan.', async (given) =>
    (await jpegOf(page(given, (context, x, y) => {
      context.fillStyle = '#c9c4b8';
      context.fillRect(x - 4, y - 20, 240, 34);
      embossed(context, groupsOf(given, 6, 9).join(' '), [x, y + 5, 23], ['#f2efe6', '#98938a', '#c9c4b8']);
    }), 88)).data),
  forged('digits in a picture of many colours, PNG', 'White digits with dark edges stand before a motley ground.', (given) =>
    pngOf(page(given, (context, x, y) => {
      for (let at = 0; at < 700; at++) {
        context.fillStyle = `hsl(${(at * 53) % 360},55%,${32 + ((at * 19) % 46)}%)`;
        context.fillRect(x + ((at * 47) % 260), y - 24 + ((at * 31) % 46), 8, 6);
      }
      const text = groupsOf(given, 6, 9).join(' ');
      writeOn(context, text, x + 6, y + 8, 28, '#fff');
      context.lineWidth = 0.9;
      context.strokeStyle = '#000';
      context.strokeText(text, x + 6, y + 8);
    }))),
  forged('outlines one by one on a dirty page', 'Drawn digits stand apart, and hundreds of specks are on the page.', (given) =>
    drawn(given, `${columns(given, [...digitsOf(given)], { across: 60, down: 22, count: 4, size: 11 })} ${dirt(given, 480)}`)),
]; // prettier-ignore
