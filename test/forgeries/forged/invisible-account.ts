import { accountOf, ACCOUNT_PARTS, type Drawing, placeOf, withoutAccount } from '../draw/drawing.js';
import { outlines } from '../../support/extraction/breadth/letters.js';
import { onto, operatorsOf, RawPdf, rectangle, textOperators } from '../draw/raw-pdf.js';
import { accountLines, forger, type Material } from '../forger.js';

const forged = forger('invisible account', 5);

/** The fraudster's account as outlines near by, as what a person then pays. */
const decoy = ({ fraud, layout, page }: Material): string =>
  accountLines(fraud, layout.near, { size: 11 })
    .map(({ text, x, y, size }) => `q 1 0 0 1 ${x} ${page.height - y} cm ${outlines(text, size)} Q`)
    .join('\n');

/** The digits of the account as they are written, `more` inside each text object. */
const digits = (page: Drawing, more = ''): string =>
  accountOf(page)
    .map((text) => textOperators(text, page.height, more))
    .join('\n');

const place = (page: Drawing) => placeOf(page, ACCOUNT_PARTS);

/** The page without its account, which `hidden` then writes. */
const hiding = (given: Material, hidden: string, resources = '', pdf = new RawPdf()): Buffer =>
  pdf.drawn(withoutAccount(given.page), { after: `${hidden}\n${decoy(given)}`, resources }).file();

const coloured = (page: Drawing, grey: number): Drawing => ({
  ...page,
  texts: accountOf(page).map((text) => ({ ...text, colour: [grey, grey, grey] as const })),
  areas: [],
});

export const INVISIBLE_ACCOUNT = [
  forged('white on a white picture', 'The verified account is white on white.', (given) => {
    const pdf = new RawPdf();
    const image = pdf.grey(Buffer.alloc(4, 255), 2, 2);
    const hidden = `q ${onto(place(given.page), given.page.height)} /W Do Q ${operatorsOf(coloured(given.page, 1))}`;
    return hiding(given, hidden, `/XObject << /W ${image} 0 R >>`, pdf);
  }),
  forged('grey of 0.955 on white', 'The verified account is too faint to be seen.', (given) =>
    hiding(given, operatorsOf(coloured(given.page, 0.955))),
  ),
  forged('text of one point', 'The verified account is too small to be read.', (given) => {
    const tiny = { ...given.page, areas: [], texts: accountOf(given.page).map((text) => ({ ...text, size: 1 })) };
    return hiding(given, operatorsOf(tiny));
  }),
  forged('clipped by a frame around it', 'The clip leaves only a frame around the verified account.', (given) => {
    const { height } = given.page;
    const box = place(given.page);
    const outer = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
    const clip = `${rectangle(outer, height)} ${rectangle({ x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6 }, height)} W* n`;
    return hiding(given, `q ${clip} ${digits(given.page)} Q`);
  }),
  forged('painted over by a rounded shape', 'A rounded white shape covers the verified account.', (given) => {
    const { height } = given.page;
    const { x, y, width, height: tall } = placeOf(given.page, ACCOUNT_PARTS, 6);
    const [left, bottom, end, top] = [x - 8, height - y - tall, x + width + 8, height - y];
    const middle = (bottom + top) / 2;
    const shape = `${left + 8} ${bottom} m ${end - 8} ${bottom} l ${end + 3} ${bottom} ${end + 3} ${top} ${end - 8} ${top} c ${left + 8} ${top} l ${left - 3} ${top} ${left - 3} ${middle} ${left + 8} ${bottom} c h`;
    return hiding(given, `${digits(given.page)} q 1 1 1 rg ${shape} f Q`);
  }, { layout: 'columns' }),
  forged('text render mode 3', 'The verified account is drawn with invisible ink.', (given) => hiding(given, digits(given.page, '3 Tr'))),
  forged('opacity of nothing', 'The verified account is drawn with no opacity.', (given) =>
    hiding(given, `q /N gs ${digits(given.page)} Q`, '/ExtGState << /N << /ca 0 /CA 0 >> >>'),
  ),
  forged('soft mask that lets nothing through', 'A soft mask hides the verified account.', (given) => {
    const pdf = new RawPdf();
    const { width, height } = given.page;
    const mask = pdf.form('0 g 0 0 2000 2000 re f', width, height, '/Group << /S /Transparency /CS /DeviceGray >>');
    return hiding(given, `q /M gs ${digits(given.page)} Q`, `/ExtGState << /M << /SMask << /S /Luminosity /G ${mask} 0 R >> >> >>`, pdf);
  }),
  forged('behind a picture that is drawn later', 'A later picture covers the verified account.', (given) => {
    const pdf = new RawPdf();
    const image = pdf.grey(Buffer.from([255, 254, 255, 254]), 2, 2);
    const hidden = `${digits(given.page)} q ${onto(placeOf(given.page, ACCOUNT_PARTS, 3), given.page.height)} /W Do Q`;
    return hiding(given, hidden, `/XObject << /W ${image} 0 R >>`, pdf);
  }),
  forged('off the crop box', 'The verified account stands outside of what is shown.', (given) => {
    const { page } = given;
    const outside = { ...page, areas: [], texts: [{ text: `BSB ${given.payee.bsb} Account number ${given.payee.number}`, x: 60, y: page.height + 40, size: 10 }] };
    return new RawPdf()
      .drawn(withoutAccount(page), {
        after: `${operatorsOf(outside)}\n${decoy(given)}`,
        entries: `/MediaBox [0 -100 ${page.width} ${page.height}] /CropBox [0 0 ${page.width} ${page.height}]`,
      })
      .file();
  }),
]; // prettier-ignore
