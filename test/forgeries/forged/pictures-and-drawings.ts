import { type Box, boxOf, type Drawing, lines, type Text, textOf, withoutAccount } from '../draw/drawing.js';
import { penOperators } from '../draw/pen.js';
import { jpegOf, pictureOf, scannedOf } from '../draw/picture.js';
import { onto, operatorsOf, RawPdf, rect } from '../draw/raw-pdf.js';
import { accountLines, outlined, penned, pictured, typed } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { grouped, plain } from '../parties.js';
import { SHAPES } from './dot-shapes.js';

const forged = forger('pictures and drawings', 3);

const asResource = (image: number, name = 'P'): string => `/XObject << /${name} ${image} 0 R >>`;

/** A page with the fraudster's account as a picture in a box. */
async function withPicture({ fraud }: Material, page: Drawing, box: Box, size = 11): Promise<Buffer> {
  const pdf = new RawPdf();
  const image = await pictured(pdf, accountLines(fraud, box, { size }), box);
  return pdf.drawn(page, { after: `q ${onto(box, page.height)} /P Do Q`, resources: asResource(image) }).file();
}

/** The verified account in small print at the foot, its place left to something else. */
function small({ page, payee }: Material, size = 5): Drawing {
  const emptied = withoutAccount(page);
  const text = `BSB ${payee.bsb} Account number ${payee.number}`;
  return { ...emptied, texts: [...emptied.texts, { text, x: 40, y: page.height - 12, size }] };
}

/** A file whose second page is only a picture. */
async function behind(first: Drawing, picture: ReturnType<typeof pictureOf>): Promise<Buffer> {
  const pdf = new RawPdf();
  const { data, width, height } = await jpegOf(picture);
  const image = pdf.jpeg(data, width, height);
  const content = 'q 595 0 0 842 0 0 cm /P Do Q';
  return pdf
    .drawn(first)
    .page({ width: 595, height: 842, content, resources: asResource(image) })
    .file();
}

const letterOf = ({ fraud }: Material, heading: string, size = 13, x = 60): Drawing => ({
  width: 595,
  height: 842,
  areas: [],
  texts: accountLines(fraud, { x, y: 160, width: 0, height: 0 }, { size, heading }),
});

/** The digits of the fraudster's account in the places of the verified ones. */
const inPlace = ({ page, fraud }: Material): Text[] => [
  { ...textOf(page, 'bsb'), text: fraud.bsb },
  { ...textOf(page, 'number'), text: fraud.number },
];

export const PICTURES_AND_DRAWINGS = [
  forged('big picture of an account beside small verified text', 'People pay what is written big.', (given) =>
    withPicture(given, small(given), given.layout.near),
  ),
  forged('picture of an account below the untouched one', 'A picture shows a second account.', (given) =>
    withPicture(given, given.page, given.layout.near),
  ),
  forged('picture of an account far from the untouched one', 'A picture elsewhere shows a second account.', (given) =>
    withPicture(given, given.page, given.layout.far, 14),
  ),
  forged('outlines of an account below the untouched one', 'Outlines show a second account.', (given) =>
    new RawPdf()
      .drawn(given.page, { after: outlined(accountLines(given.fraud, given.layout.near), given.page.height) })
      .file(),
  ),
  forged('outlines of an account, the verified one small', 'Outlines show the account that is paid.', (given) =>
    new RawPdf()
      .drawn(small(given), { after: outlined(accountLines(given.fraud, given.layout.near, { size: 12 }), given.page.height) })
      .file(),
  ),
  forged('outlines in the place, the verified one small at the foot', 'Outlines stand where people look for the account.', (given) =>
    new RawPdf().drawn(small(given, 6), { after: outlined(inPlace(given), given.page.height) }).file(),
    { layout: 'columns' },
  ),
  forged('pictures in the place, the verified one small at the foot', 'Pictures of digits stand where people look.', async (given) => {
    const pdf = new RawPdf();
    const boxes = inPlace(given).map((text) => ({ text, box: boxOf(text) }));
    const images: number[] = [];
    for (const { text, box } of boxes) images.push(await pictured(pdf, [text], box));
    const after = boxes.map(({ box }, at) => `q ${onto(box, given.page.height)} /P${at} Do Q`).join('\n');
    const resources = `/XObject << ${images.map((image, at) => `/P${at} ${image} 0 R`).join(' ')} >>`;
    return pdf.drawn(small(given, 7), { after, resources }).file();
  }),
  forged('stamp annotation with a picture of an account', 'A stamp shows a second account.', async (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const image = await pictured(pdf, accountLines(given.fraud, near), near);
    const look = pdf.form(`q ${near.width} 0 0 ${near.height} 0 0 cm /P Do Q`, near.width, near.height, '', asResource(image));
    const stamp = pdf.add(`<< /Type /Annot /Subtype /Stamp /F 4 /Rect ${rect(near, given.page.height)} /AP << /N ${look} 0 R >> >>`);
    return pdf.drawn(given.page, { annotations: [stamp] }).file();
  }),
  forged('second page that is only a picture', 'The pictured letter behind asks for payment elsewhere.', (given) =>
    behind(given.page, pictureOf(letterOf(given, 'Please use our new account from now on'))),
  ),
  forged('scanned page behind, aslant', 'The scanned letter behind asks for payment elsewhere.', async (given) =>
    behind(given.page, await scannedOf(pictureOf(letterOf(given, 'Remit all payments to')), { degrees: 2.5 })),
  ),
  forged('page behind turned by 90 degrees, a picture', 'The turned page behind asks for payment elsewhere.', (given) => {
    const letter = { ...letterOf(given, 'Pay by bank transfer to', 14, 80), width: 842, height: 595 };
    return behind(given.page, pictureOf(letter).rotate(90));
  }),
  forged('page behind upside down, a picture', 'The page behind is read when the sheet is turned.', (given) =>
    behind(given.page, pictureOf(letterOf(given, 'Our account for this invoice')).rotate(180)),
  ),
  forged('note by hand beside the account', 'A note in ink gives another account.', (given) =>
    new RawPdf().drawn(given.page, { after: penned(given.fraud, given.layout.near, given.page.height, 13) }).file(),
  ),
  forged('note by hand across the margin', 'A note in ink at the edge gives another account.', (given) => {
    const { height, width } = given.page;
    const words = penOperators(`PAY TO ${plain(given.fraud)}`, { x: 0, y: height, size: 12 }, height);
    return new RawPdf().drawn(given.page, { after: `q 0 1 -1 0 ${width - 8} 200 cm ${words} Q` }).file();
  }),
  forged('verified number struck out by hand, another above', 'The digits are corrected in ink.', (given) => {
    const { height } = given.page;
    const { x, y, width } = boxOf(textOf(given.page, 'number'));
    const stroke = `q 1.4 w 0.1 0.15 0.5 RG ${x - 3} ${height - y - 5} m ${x + width + 3} ${height - y - 6} l S Q`;
    const note = penOperators(plain(given.fraud), { x: x + width + 12, y: y + 9, size: 10 }, height);
    return new RawPdf().drawn(given.page, { after: `${stroke} ${note}` }).file();
  }, { layout: 'boxed' }),
  forged('watermark of an account across the page', 'Large grey letters across give another account.', (given) => {
    const { page, fraud } = given;
    const text: Text = { text: `PAY ${fraud.bsb} ${fraud.number}`, x: 60, y: page.height * 0.75, size: 34, bold: true, colour: [0.72, 0.72, 0.72], turned: -40 };
    return new RawPdf().drawn(page, { before: operatorsOf({ ...page, areas: [], texts: [text] }) }).file();
  }),
  forged('inline pictures of single digits', 'Each digit of another account is a picture of its own.', async (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const characters = [...`${given.fraud.bsb} ${given.fraud.number}`];
    const images = new Map<string, number>();
    for (const each of new Set(characters)) {
      const box = { x: 0, y: 0, width: 9, height: 14 };
      images.set(each, await pictured(pdf, [{ text: each, x: 1, y: 11, size: 12 }], box));
    }
    const after = characters
      .map((each, at) => `q ${onto({ x: near.x + 60 + at * 9, y: near.y + 10, width: 9, height: 14 }, given.page.height)} /P${images.get(each)} Do Q`)
      .join('\n');
    const resources = `/XObject << ${[...images.values()].map((image) => `/P${image} ${image} 0 R`).join(' ')} >>`;
    const label = typed(lines(near.x, near.y + 21, 12, { size: 10 }, ['Remit to']), given.page.height);
    return pdf.drawn(given.page, { after: `${label}\n${after}`, resources }).file();
  }),
  forged('outlines drawn with lines, not filled', 'Letters are stroked paths.', (given) =>
    new RawPdf()
      .drawn(given.page, { after: outlined(accountLines(given.fraud, given.layout.near, { size: 14 }), given.page.height).replace(/ f(\n| Q)/g, ' S$1').replace(/^/, '0.6 w ') })
      .file(),
  ),
  forged('digits made of small rectangles', 'Another account is drawn dot by dot.', (given) => {
    const { near } = given.layout;
    const dots = dotted(`${given.fraud.bsb} ${given.fraud.number}`, near.x + 4, given.page.height - near.y - 30);
    const label = typed(lines(near.x, near.y + 11, 12, { size: 10 }, ['Pay to our new account']), given.page.height);
    return new RawPdf().drawn(given.page, { after: `${label} ${dots}` }).file();
  }),
  forged('picture of an account on coloured ground', 'The second account is white on blue.', async (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const texts = accountLines(given.fraud, { ...near, x: 0, y: 0 }, { size: 11 }).map((text) => ({ ...text, colour: [1, 1, 1] as const }));
    const areas = [{ x: 0, y: 0, width: near.width, height: near.height, fill: [0.1, 0.3, 0.7] as const }];
    const { data, width, height } = await jpegOf(pictureOf({ width: near.width, height: near.height, areas, texts }, { dpi: 180 }));
    const image = pdf.jpeg(data, width, height);
    return pdf.drawn(given.page, { after: `q ${onto(near, given.page.height)} /P Do Q`, resources: asResource(image) }).file();
  }),
  forged('whole page as a picture over its own text', 'The picture on top shows another account than the text beneath.', async (given) => {
    const pdf = new RawPdf();
    const shown = { ...given.page, texts: [...withoutAccount(given.page).texts, ...inPlace(given)] };
    const { data, width, height } = await jpegOf(pictureOf(shown));
    const image = pdf.jpeg(data, width, height);
    const all = { x: 0, y: 0, width: given.page.width, height: given.page.height };
    return pdf.drawn(given.page, { after: `q ${onto(all, all.height)} /P Do Q`, resources: asResource(image) }).file();
  }),
  forged('scan of another account with the verified one as its text', 'The text layer of the scan was changed.', async (given) => {
    const pdf = new RawPdf();
    const shown = { ...given.page, texts: [...withoutAccount(given.page).texts, ...inPlace(given)] };
    const { data, width, height } = await jpegOf(await scannedOf(pictureOf(shown), { degrees: 0 }));
    const image = pdf.jpeg(data, width, height);
    const all = { x: 0, y: 0, width: given.page.width, height: given.page.height };
    const hidden = operatorsOf(given.page).replace(/ Tm {2}\(/g, ' Tm 3 Tr (');
    return pdf
      .page({ width: all.width, height: all.height, content: `q ${onto(all, all.height)} /P Do Q ${hidden}`, resources: asResource(image) })
      .file();
  }),
  forged('pattern of letters that tiles a box', 'A tiling pattern paints another account.', (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const cell = outlined([{ text: `Pay ${plain(given.fraud)}`, x: 2, y: 12, size: 11 }], 24);
    const pattern = pdf.addDeflated(cell, `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 180 24] /XStep 180 /YStep 24 /Matrix [1 0 0 1 ${near.x} ${given.page.height - near.y - 48}] /Resources << >>`);
    const box = `${near.x} ${given.page.height - near.y - 48} 180 48`;
    return pdf
      .drawn(given.page, { after: `q /Pattern cs /T scn ${box} re f Q`, resources: `/Pattern << /T ${pattern} 0 R >>` })
      .file();
  }),
  forged('letters as a clip under a shading', 'A shading shines through letters of another account.', (given) => {
    const { near } = given.layout;
    const words = accountLines(given.fraud, near, { size: 12 })
      .map(({ text, x, y, size }) => `BT /F01 ${size} Tf 1 0 0 1 ${x} ${given.page.height - y} Tm 7 Tr (${text}) Tj ET`);
    const shading = '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [0.2 0 0.2] /N 1 >> >> >>';
    return new RawPdf().drawn(given.page, { after: words.map((each) => `q ${each} /S sh Q`).join('\n'), resources: shading }).file();
  }),
  forged('sticker over the account, as a picture', 'A sticker with other digits covers the account.', async (given) => {
    const pdf = new RawPdf();
    const boxes = inPlace(given).map((text) => ({ text, box: boxOf(text) }));
    const images: number[] = [];
    for (const { text, box } of boxes) images.push(await pictured(pdf, [{ ...text, colour: [0, 0, 0] }], { ...box }));
    const after = boxes.map(({ box }, at) => `q ${onto(box, given.page.height)} /P${at} Do Q`).join('\n');
    const resources = `/XObject << ${images.map((image, at) => `/P${at} ${image} 0 R`).join(' ')} >>`;
    const label = lines(given.layout.near.x, given.layout.near.y + 12, 12, { size: 5 }, [`BSB ${given.payee.bsb} Account number ${grouped(given.payee.number, 4)}`]);
    return pdf.drawn({ ...given.page, texts: [...given.page.texts, ...label] }, { after, resources }).file();
  }),
]; // prettier-ignore

/** Digits of 3 by 5 squares; `y` is the base line from the bottom of the page. */
function dotted(text: string, x: number, y: number, side = 2.6): string {
  return [...text]
    .flatMap((character, at) =>
      (SHAPES[character] ?? []).flatMap((row, line) =>
        [4, 2, 1].flatMap((bit, column) =>
          row & bit
            ? [
                `${(x + at * 4 * side + column * side).toFixed(2)} ${(y + (4 - line) * side).toFixed(2)} ${side} ${side} re`,
              ]
            : [],
        ),
      ),
    )
    .concat('f')
    .join(' ');
}
