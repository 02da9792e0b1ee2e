import type { SKRSContext2D } from '@napi-rs/canvas';
import { encode } from 'uqr';
import type { WriteInputBarcodeFormat } from 'zxing-wasm/writer';
import { areasOf, type Code, codeOf } from '../draw/code.js';
import { add, type Area, type Colour, type Text } from '../draw/drawing.js';
import { jpegOf, pictureOf, pngOf, scannedOf } from '../draw/picture.js';
import { colourOperator, onto, operatorsOf, RawPdf, rect } from '../draw/raw-pdf.js';
import { outlined } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { near, written } from './attack-parts.js';

const forged = forger('attacks', 4);

const said = ({ fraud }: Material): string => `BSB ${fraud.bsb} Account ${fraud.number}`;
const caption = (given: Material, text = 'Scan to pay'): Text[] => near(given, [text], 8);
const WIDE = 58;

/** The code below its caption. */
const placed = (given: Material, code: Code, more: Partial<Parameters<typeof areasOf>[1]> = {}): Area[] =>
  areasOf(code, { x: given.layout.near.x + 12, y: given.layout.near.y + 22, width: WIDE, ...more });

/** A code that is drawn on the page. */
const code = (
  name: string,
  why: string,
  say: (given: Material) => string,
  {
    format,
    more,
    text,
  }: { format?: WriteInputBarcodeFormat; more?: Partial<Parameters<typeof areasOf>[1]>; text?: string } = {},
) =>
  forged(
    name,
    why,
    async (given) => written(given, caption(given, text), placed(given, await codeOf(say(given), format), more)),
    {
      shows: (given) => `a code of “${say(given)}”`,
    },
  );

const grey = (level: number): Colour => [level, level, level];

/** Levels and colours that telephones tell apart. */
const LEVELS: readonly (readonly [string, { ink: Colour; paper?: Colour; width?: number }])[] = [
  ['grey', { ink: grey(0.6) }],
  ['light grey', { ink: grey(0.85) }],
  ['hardly grey', { ink: grey(0.92), width: 80 }],
  ['grey on grey', { ink: grey(0.5), paper: grey(0.72) }],
  ['light on light grey', { ink: grey(1), paper: grey(0.86) }],
  ['black on dark', { ink: grey(0), paper: grey(0.2) }],
  ['dark on black', { ink: grey(0.14), paper: grey(0.05), width: 80 }],
  ['red on green', { ink: [0.86, 0.2, 0.2], paper: [0.2, 0.46, 0.2] }],
  ['green on red, small', { ink: [0.2, 0.46, 0.2], paper: [0.86, 0.2, 0.2], width: 36 }],
  ['yellow on white', { ink: [1, 0.93, 0.2] }],
  ['large and grey', { ink: grey(0.8), width: 200 }],
];

/** Codes that are no QR codes, as they stand in pictures. */
const PICTURED: readonly (readonly [WriteInputBarcodeFormat, { width: number; stretched?: number }])[] = [
  ['DataMatrix', { width: 56 }],
  ['Aztec', { width: 56 }],
  ['PDF417', { width: 150 }],
  ['Code128', { width: 180, stretched: 1.4 }],
  ['Code39', { width: 200, stretched: 1 }],
];

/** Digits three modules wide and five high, row by row. */
const DIGITS = [
  '111101101101111', '010110010010111', '111001111100111', '111001111001111', '101101111001001',
  '111100111001111', '111100111101111', '111001010010010', '111101111101111', '111101111001111',
]; // prettier-ignore

/** A code with digits in its middle that error correction takes for damage. */
function withDigits(text: string, digits: string): Code {
  const { data, size } = encode(text, { ecc: 'H', minVersion: 8, boostEcc: false, border: 0 });
  const left = Math.floor((size - 4 * digits.length) / 2);
  const top = Math.floor(size / 2) - 3;
  const isDark = (column: number, row: number): boolean => {
    const digit = DIGITS[Number(digits[Math.floor((column - left) / 4)])];
    const [x, y] = [(column - left) % 4, row - top];
    const isBeside = column < left - 1 || column >= left + 4 * digits.length || y < -1 || y > 5;
    return isBeside ? data[row]?.[column] === true : x >= 0 && digit !== undefined && y >= 0 && y < 5 && digit[3 * y + x] === '1';
  };
  return { columns: size, rows: size, isDark };
} // prettier-ignore

const A_PAGE = 'https://portal.harbour.example/i/4821';
const A_CODE = 'A telephone reads another account in the code.';

/** Codes that telephones read, and clerks who are told to scan them. */
export const ATTACKS_BY_CODES = [
  code('code of an account', A_CODE, said),
  code('code of an account without labels', A_CODE, ({ fraud }) => `${fraud.bsb} ${fraud.number}`),
  code('code of an account like that of a biller at post offices', A_CODE, ({ fraud }) => `*${fraud.bsb.replace('-', '')} ${fraud.number}`, { text: 'Billpay code 0419 Ref 0010 4423 317' }),
  code('code of a biller at post offices with an account for its reference', A_CODE, ({ fraud }) => `*419 ${fraud.bsb} ${fraud.number}`, { text: 'Billpay code 0419 Ref 0010 4423 317' }),
  code('code of an account, small', A_CODE, said, { more: { width: 30 } }),
  code('code of an account, light on dark', A_CODE, said, { more: { ink: [1, 1, 1], paper: [0.1, 0.15, 0.3] } }),
  code('code of an account, blue on yellow', A_CODE, said, { more: { ink: [0.1, 0.2, 0.6], paper: [1, 0.95, 0.7] } }),
  code('code of an account, pale', A_CODE, said, { more: { ink: [0.55, 0.55, 0.6] } }),
  code('code of a PayID', 'The code names a PayID.', () => 'PayID pay@invoices-now.com.au'),
  code('code of a transfer in Europe', 'A banking app pays what the code holds.', () => 'BCD\n002\n1\nSCT\nCOBADEFFXXX\nOla Berg\nDE89370400440532013000\nEUR550.00'),
  code('code of a merchant', 'A banking app pays the merchant of the code.', () => '00020101021126490014A000000615000101068900890208OLABERG1520458125303036540655.0058' + '02AU5908OLA BERG6006SYDNEY6304A13B'),
  code('code of an app of payments', 'An app pays whom the code names.', () => 'upi://pay?pa=olaberg@okaxis&pn=Ola%20Berg&am=550.00&cu=AUD'),
  code('code of a chain', 'A wallet pays the address of the code.', () => 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.01'),
  code('code of a page that names an account', 'The address in the code names an account.', ({ fraud }) => `https://pay.invoices-now.example/?bsb=${fraud.bsb}&acc=${fraud.number}`),
  code('code of a page at which a person is paid', 'The page pays a person.', () => 'https://paypal.me/olaberg/550'),
  code('code of an announcement', 'The code announces another account.', () => 'Our bank account has changed. Call 0400 111 222 for the new details before you pay.'),
  code('code packed by a program', 'Nobody can tell what the code holds.', () => '0004A00090J7ENBOAEK5LNLMPDTQM0NHEQ6QUFJ4S7QEJ8ATV0QG61LU1V27IRQNLBSIVJBF', { text: 'Scan with your banking app to pay' }),
  code('Data Matrix of an account', A_CODE, said, { format: 'DataMatrix' }),
  code('Aztec code of an account', A_CODE, said, { format: 'Aztec' }),
  code('PDF417 code of an account', A_CODE, said, { format: 'PDF417', more: { width: 150, stretched: 1 } }),
  code('bar code of an account', A_CODE, said, { format: 'Code128', more: { width: 180, stretched: 0.6 } }),
  forged('code of an account, aslant', A_CODE, async (given) => {
    const areas = areasOf(await codeOf(said(given)), { x: 0, y: 0, width: 50 });
    const drawing = operatorsOf({ width: 0, height: 50, areas, texts: [] });
    const { x, y } = given.layout.near;
    return new RawPdf().drawn(add(given.page, caption(given)), { after: `q 0.87 0.5 -0.5 0.87 ${x + 45} ${given.page.height - y - 85} cm ${drawing} Q` }).file();
  }),
  forged('code of an account, of dots', A_CODE, async (given) => {
    const { columns, rows, isDark } = await codeOf(said(given));
    const side = WIDE / columns;
    const { x, y } = given.layout.near;
    const dots: string[] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        if (isDark(column, row)) dots.push(`${(x + 12 + (column + 0.5) * side).toFixed(2)} ${(given.page.height - y - 22 - (row + 0.5) * side).toFixed(2)} m 0 0 rl`.replace('0 0 rl', `${(x + 12.01 + (column + 0.5) * side).toFixed(2)} ${(given.page.height - y - 22 - (row + 0.5) * side).toFixed(2)} l`));
    return new RawPdf().drawn(add(given.page, caption(given)), { after: `q 1 J ${(side * 0.95).toFixed(2)} w ${dots.join(' ')} S Q` }).file();
  }),
  forged('code of an account as a picture', A_CODE, async (given) => {
    const pdf = new RawPdf();
    const areas = areasOf(await codeOf(said(given)), { x: 8, y: 8, width: 84 });
    const { data, width, height } = await jpegOf(pictureOf({ width: 100, height: 100, areas, texts: [] }, { dpi: 200 }), 60);
    const { near: box } = given.layout;
    return pdf.drawn(add(given.page, caption(given)), { after: `q ${onto({ x: box.x, y: box.y + 16, width: 64, height: 64 }, given.page.height)} /P Do Q`, resources: `/XObject << /P ${pdf.jpeg(data, width, height)} 0 R >>` }).file();
  }),
  forged('code of an account in a stamp', A_CODE, async (given) => {
    const pdf = new RawPdf();
    const look = pdf.form(operatorsOf({ width: 70, height: 70, areas: areasOf(await codeOf(said(given)), { x: 6, y: 6, width: 58 }), texts: [] }), 70, 70);
    const { near: box } = given.layout;
    const stamp = pdf.add(`<< /Type /Annot /Subtype /Stamp /F 4 /Rect ${rect({ x: box.x, y: box.y + 14, width: 70, height: 70 }, given.page.height)} /AP << /N ${look} 0 R >> >>`);
    return pdf.drawn(add(given.page, caption(given)), { annotations: [stamp] }).file();
  }),
  forged('code of an account on a page behind', A_CODE, async (given) => {
    const areas = areasOf(await codeOf(said(given)), { x: 200, y: 300, width: 180 });
    return new RawPdf().drawn(given.page).drawn({ width: 595, height: 842, areas, texts: [] }).file();
  }),
  forged('code of an account written in blocks', A_CODE, async (given) => {
    const { columns, rows, isDark } = await codeOf(said(given));
    const pdf = new RawPdf();
    const block = pdf.addDeflated('1000 0 0 0 1000 1000 d1 0 0 1000 1000 re f');
    const blank = pdf.addDeflated('1000 0 0 0 1000 1000 d1');
    const font = pdf.add(`<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 66 /Widths [1000 1000] /Encoding << /Type /Encoding /Differences [65 /block /space] >> /CharProcs << /block ${block} 0 R /space ${blank} 0 R >> /Resources << >> >>`);
    const { x, y } = given.layout.near;
    const lines = Array.from({ length: rows }, (_, row) => `1 0 0 1 ${x + 12} ${(given.page.height - y - 24 - row * 2).toFixed(2)} Tm (${Array.from({ length: columns }, (__, column) => (isDark(column, row) ? 'A' : 'B')).join('')}) Tj`);
    return pdf.drawn(add(given.page, caption(given)), { after: `BT /Q 2 Tf ${lines.join(' ')} ET`, fonts: `/Q ${font} 0 R` }).file();
  }),
  forged('code that is damaged', 'A telephone may read what this reader cannot.', async (given) => {
    const areas = placed(given, await codeOf(said(given)));
    return written(given, caption(given), [...areas, { x: given.layout.near.x + 30, y: given.layout.near.y + 40, width: 22, height: 20, fill: [1, 1, 1] }]);
  }),
  forged('code of an account, JPEG', A_CODE, async (given) =>
    (await jpegOf(pictureOf(add(given.page, caption(given), placed(given, await codeOf(said(given)))), { dpi: 150 }), 70)).data),
  forged('code of an account, PNG', A_CODE, async (given) =>
    pngOf(pictureOf(add(given.page, caption(given), placed(given, await codeOf(said(given)), { width: 46 })), { dpi: 200 }))),
  ...LEVELS.flatMap(([name, levels]) => [
    code(`code of an account, ${name}`, A_CODE, said, { more: levels }),
    ...(name.includes('green') ? [] : [forged(`code of an account, ${name}, JPEG`, A_CODE, async (given) =>
      (await jpegOf(pictureOf(add(given.page, caption(given), placed(given, await codeOf(said(given)), levels)), { dpi: 150 }), 80)).data)]),
  ]),
  ...['low', 'high'].map((name, at) =>
    code(`bar code of an account, ${name}`, A_CODE, said, { format: 'Code128', more: { width: 180, stretched: at === 0 ? 0.6 : 1.2 } })),
  forged('code of an account, pale, in a shadow, scanned', A_CODE, async (given) => {
    const page = add(given.page, caption(given), placed(given, await codeOf(said(given)), { width: 70, ink: grey(0.75) }));
    const shadow = (context: SKRSContext2D) => {
      const light = context.createLinearGradient(0, 0, page.width, page.height);
      light.addColorStop(0, 'rgba(0,0,0,0)');
      light.addColorStop(1, 'rgba(0,0,0,0.5)');
      context.fillStyle = light;
      context.fillRect(0, 0, page.width, page.height);
    };
    return (await jpegOf(await scannedOf(pictureOf(page, { dpi: 150, more: shadow }), { degrees: 1.5, noise: 4 }), 80)).data;
  }),
  forged('code of an account, pale, beside a code of a page', A_CODE, async (given) => {
    const page = add(given.page, caption(given), [
      ...placed(given, await codeOf('https://harbour.example/about'), { width: 40 }),
      ...areasOf(await codeOf(said(given)), { x: given.layout.near.x + 62, y: given.layout.near.y + 22, width: 40, ink: grey(0.8) }),
    ]);
    return pngOf(pictureOf(page, { dpi: 200 }));
  }),
  ...PICTURED.flatMap(([format, more]) =>
    ['scanned', ...(format === 'DataMatrix' || format === 'Code39' ? [] : ['PNG'])].map((how) => forged(`${format} of an account, ${how}`, A_CODE, async (given) => {
      const page = add(given.page, caption(given), placed(given, await codeOf(said(given).replace(/[^\d ]/g, ''), format), more));
      return how === 'PNG' ? pngOf(pictureOf(page)) : (await jpegOf(await scannedOf(pictureOf(page, { dpi: 200 })), 80)).data;
    }))),
  forged('bar code of an account, PNG, a little aslant', A_CODE, async (given) => {
    const areas = areasOf(await codeOf(said(given).replace(/[^\d ]/g, ''), 'Code128'), { x: 0, y: 0, width: 110, stretched: 1 });
    const turned = (context: SKRSContext2D) => {
      context.translate(given.layout.near.x + 80, given.layout.near.y + 24);
      context.rotate((7 * Math.PI) / 180);
      context.fillStyle = '#000';
      for (const { x, y, width, height } of areas) context.fillRect(x, y, width, height);
    };
    return pngOf(pictureOf(add(given.page, caption(given)), { dpi: 200, more: turned }));
  }),
  forged('code of a page with an account written across it', 'A telephone opens a page, and a person reads the account on its code.', async (given) => {
    const { near: box } = given.layout;
    const texts = [`${given.fraud.bsb} ${given.fraud.number}`].map((text) => ({ text, x: box.x + 14, y: box.y + 70, size: 11 }));
    const drawing = operatorsOf({ width: 0, height: given.page.height, areas: placed(given, await codeOf(A_PAGE), { width: 100 }), texts: [] });
    return new RawPdf().drawn(add(given.page, caption(given)), { after: `q ${drawing} Q ${colourOperator([0.6, 0.6, 0.6])} ${outlined(texts, given.page.height)} 0 g` }).file();
  }, { shows: (given) => `the fraudster's account in grey across a code of ${A_PAGE}, ${given.fraud.number}` }),
  forged('code of a page whose modules draw digits', 'A telephone opens a page, and a person reads a number in its code.', async (given) =>
    written(given, caption(given, `BSB ${given.fraud.bsb}, account:`), placed(given, withDigits(A_PAGE, given.fraud.number.slice(0, 8)), { width: 110 }))),
]; // prettier-ignore
