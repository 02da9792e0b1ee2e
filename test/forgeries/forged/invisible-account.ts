import { type Account } from '../documents.js';
import {
  accountOf,
  ACCOUNT_PARTS,
  boxOf,
  type Drawing,
  placeOf,
  type Text,
  textOf,
  withoutAccount,
} from '../draw/drawing.js';
import { colourOperator, onto, operatorsOf, RawPdf, rectangle, textOperators } from '../draw/raw-pdf.js';
import { accountLines, outlined, penned } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';

const forged = forger('invisible account', 5);

/** What a person sees instead: an account drawn near by, in the place itself, by hand, or none at all. */
type Decoy = 'near' | 'instead' | 'pen' | 'none';

function decoyOf(decoy: Decoy, { fraud, layout, page }: Material): string {
  if (decoy === 'near') return outlined(accountLines(fraud, layout.near, { size: 11 }), page.height);
  if (decoy === 'pen') return penned(fraud, layout.near, page.height, 13);
  if (decoy === 'none') return '';
  const { bsb, number } = fraud;
  const texts = [
    { ...textOf(page, 'bsb'), text: bsb },
    { ...textOf(page, 'number'), text: number },
  ];
  const ink = texts[0]?.colour ? colourOperator(texts[0].colour) : '0 g';
  return `${ink} ${outlined(texts, page.height)}`;
}

/** How the verified account is hidden: operators in place of its digits. */
interface Hidden {
  hidden: string;
  resources?: string;
  entries?: string;
  after?: string;
}

/** The digits of the account as they are written, `more` inside each text object. */
const digits = (page: Drawing, more = ''): string =>
  accountOf(page)
    .map((text) => textOperators(text, page.height, more))
    .join('\n');

const changed = (page: Drawing, change: (text: Text) => Partial<Text>): string =>
  operatorsOf({ ...page, areas: [], texts: accountOf(page).map((text) => ({ ...text, ...change(text) })) });

const place = (page: Drawing, margin = 2) => placeOf(page, ACCOUNT_PARTS, margin);

const accountLine = ({ bsb, number }: Account): string => `BSB ${bsb} Account number ${number}`;

function hiding(
  name: string,
  why: string,
  decoy: Decoy,
  hide: (page: Drawing, pdf: RawPdf, material: Material) => Hidden,
  layout?: string,
) {
  return forged(
    name,
    why,
    (given) => {
      const pdf = new RawPdf();
      const { hidden, resources = '', entries = '', after = '' } = hide(given.page, pdf, given);
      const operators = [hidden, decoyOf(decoy, given), after].join('\n');
      return pdf.drawn(withoutAccount(given.page), { after: operators, resources, entries }).file();
    },
    {
      ...(layout ? { layout } : {}),
      shows: ({ fraud }) => (decoy === 'none' ? 'no account' : `${fraud.bsb} ${fraud.number}`),
    },
  );
}

const rounded = (page: Drawing, margin = 6): string => {
  const { x, y, width, height } = place(page, margin);
  const [left, bottom, end, top] = [x - 8, page.height - y - height, x + width + 8, page.height - y];
  return `${left + 8} ${bottom} m ${end - 8} ${bottom} l ${end + 3} ${bottom} ${end + 3} ${top} ${end - 8} ${top} c ${left + 8} ${top} l ${left - 3} ${top} ${left - 3} ${bottom} ${left + 8} ${bottom} c h`;
};

const group = (pdf: RawPdf, page: Drawing, content: string): number =>
  pdf.form(content, page.width, page.height, '/Group << /S /Transparency /CS /DeviceGray >>');

export const INVISIBLE_ACCOUNT = [
  hiding('white on a white picture', 'The verified account is white on white.', 'near', (page, pdf) => {
    const image = pdf.grey(Buffer.alloc(4, 255), 2, 2);
    const hidden = `q ${onto(place(page), page.height)} /W Do Q ${changed(page, () => ({ colour: [1, 1, 1] }))}`;
    return { hidden, resources: `/XObject << /W ${image} 0 R >>` };
  }),
  hiding('grey of 0.955 on white', 'The verified account is too faint to be seen.', 'instead', (page) => ({
    hidden: changed(page, () => ({ colour: [0.955, 0.955, 0.955] })),
  }), 'columns'),
  hiding('pale yellow on white', 'The verified account is too faint to be seen.', 'near', (page) => ({
    hidden: changed(page, () => ({ colour: [1, 1, 0.88] })),
  })),
  hiding('grey of 0.88 at six points', 'Hardly anybody sees so small a grey.', 'pen', (page) => ({
    hidden: changed(page, () => ({ colour: [0.88, 0.88, 0.88], size: 6 })),
  })),
  hiding('text of one point', 'The verified account is too small to be read.', 'near', (page) => ({
    hidden: changed(page, () => ({ size: 1 })),
  })),
  hiding('text of two points at the foot', 'The verified account is too small to be read.', 'instead', (page, _, { payee }) => ({
    hidden: operatorsOf({ ...page, areas: [], texts: [{ text: accountLine(payee), x: 50, y: page.height - 20, size: 2 }] }),
  }), 'ruled'),
  hiding('squeezed to a sliver', 'The letters are drawn a tenth as wide as they are high.', 'near', (page) => ({
    hidden: digits(page, '6 Tz'),
  })),
  hiding('clipped to a frame around it', 'The clip leaves only a frame around the verified account.', 'near', (page) => {
    const clip = `${rectangle(place(page, 8), page.height)} ${rectangle(place(page, 4), page.height)} W* n`;
    return { hidden: `q ${clip} ${digits(page)} Q` };
  }),
  hiding('clipped to a triangle beside it', 'The box of the clip covers the account, the clip does not.', 'pen', (page) => {
    const { x, y, width, height } = place(page, 12);
    const [bottom, top] = [page.height - y - height, page.height - y];
    const clip = `${x} ${bottom} m ${x + 2} ${bottom} l ${x} ${top} l ${x + width} ${top} l ${x + width} ${top - 1} l ${x + 1} ${top - 1} l h W n`;
    return { hidden: `q ${clip} ${digits(page)} Q` };
  }),
  hiding('painted over by a rounded shape', 'A rounded white shape covers the verified account.', 'near', (page) => ({
    hidden: `${digits(page)} q 1 1 1 rg ${rounded(page)} f Q`,
  }), 'columns'),
  hiding('painted over by a rounded shape, other digits on it', 'A white shape covers the account; others stand on it.', 'instead', (page) => ({
    hidden: `${digits(page)} q 1 1 1 rg ${rounded(page)} f Q`,
  }), 'boxed'),
  hiding('painted over by thick lines', 'White lines cover the verified account.', 'none', (page) => ({
    hidden: `${digits(page)} q 1 1 1 RG 16 w ${accountOf(page).map(boxOf).map(({ x, y, width, height }) => `${x - 2} ${page.height - y - height / 2} m ${x + width + 2} ${page.height - y - height / 2} l S`).join(' ')} Q`,
  })),
  hiding('painted over by letters', 'White blocks of a font cover the verified account.', 'near', (page) => ({
    hidden: `${digits(page)} ${accountOf(page).map((text) => textOperators({ ...text, colour: [1, 1, 1], text: 'MMMMMMMMMMMM', size: text.size * 1.5, bold: true, y: text.y + 2 }, page.height)).join(' ')} ${accountOf(page).map((text) => textOperators({ ...text, colour: [1, 1, 1], text: 'HHHHHHHHHHHHHHHH', size: text.size * 1.5, bold: true, y: text.y + 1, x: text.x - 3 }, page.height)).join(' ')}`,
  })),
  hiding('text render mode 3', 'The verified account is drawn with invisible ink.', 'instead', (page) => ({ hidden: digits(page, '3 Tr') })),
  hiding('text render mode 3 without anything else', 'The verified account is drawn with invisible ink.', 'none', (page) => ({ hidden: digits(page, '3 Tr') })),
  hiding('used as a clip for nothing', 'The digits only clip what is not drawn.', 'near', (page) => ({ hidden: `q ${digits(page, '7 Tr')} Q` })),
  hiding('opacity of nothing', 'The verified account is drawn with no opacity.', 'near', (page) => ({
    hidden: `q /N gs ${digits(page)} Q`, resources: '/ExtGState << /N << /ca 0 /CA 0 >> >>',
  })),
  hiding('opacity of four hundredths', 'The verified account is drawn with next to no opacity.', 'instead', (page) => ({
    hidden: `q /N gs ${digits(page)} Q`, resources: '/ExtGState << /N << /ca 0.04 >> >>',
  }), 'across'),
  hiding('blended away', 'Screen on white leaves nothing of the verified account.', 'near', (page) => ({
    hidden: `q /N gs ${digits(page)} Q`, resources: '/ExtGState << /N << /BM /Screen >> >>',
  })),
  hiding('soft mask that lets nothing through', 'A soft mask hides the verified account.', 'near', (page, pdf) => {
    const mask = group(pdf, page, '0 g 0 0 2000 2000 re f');
    return { hidden: `q /M gs ${digits(page)} Q`, resources: `/ExtGState << /M << /SMask << /S /Luminosity /G ${mask} 0 R >> >> >>` };
  }),
  hiding('soft mask of alpha', 'A soft mask without alpha hides the verified account.', 'pen', (page, pdf) => {
    const mask = group(pdf, page, '');
    return { hidden: `q /M gs ${digits(page)} Q`, resources: `/ExtGState << /M << /SMask << /S /Alpha /G ${mask} 0 R >> >> >>` };
  }),
  hiding('behind a picture that is drawn later', 'A later picture covers the verified account.', 'near', (page, pdf) => {
    const image = pdf.grey(Buffer.from([255, 254, 255, 254]), 2, 2);
    return { hidden: `${digits(page)} q ${onto(place(page, 3), page.height)} /W Do Q`, resources: `/XObject << /W ${image} 0 R >>` };
  }),
  hiding('behind a shading', 'A white shading covers the verified account.', 'instead', (page) => ({
    hidden: `${digits(page)} q ${rectangle(place(page, 3), page.height)} W n /S sh Q`,
    resources: '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 600 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0.995] /N 1 >> >> >>',
  }), 'prose'),
  hiding('behind a pattern', 'A white pattern covers the verified account.', 'near', (page, pdf) => {
    const pattern = pdf.addDeflated('1 g 0 0 10 10 re f', '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>');
    return {
      hidden: `${digits(page)} q /Pattern cs /T scn ${rectangle(place(page, 3), page.height)} f Q`,
      resources: `/Pattern << /T ${pattern} 0 R >>`,
    };
  }),
  hiding('behind a form with a white ground', 'A form drawn later covers the verified account.', 'near', (page, pdf) => {
    const form = pdf.form(`1 g ${rectangle(place(page, 3), page.height)} f`, page.width, page.height);
    return { hidden: `${digits(page)} /X Do`, resources: `/XObject << /X ${form} 0 R >>` };
  }),
  hiding('off the crop box', 'The verified account stands outside of what is shown.', 'near', (page, _, { payee }) => ({
    hidden: operatorsOf({ ...page, areas: [], texts: [{ text: accountLine(payee), x: 60, y: page.height + 40, size: 10 }] }),
    entries: `/MediaBox [0 -100 ${page.width} ${page.height}] /CropBox [0 0 ${page.width} ${page.height}]`,
  })),
  hiding('half off the page', 'Only the upper halves of the digits are on the page.', 'near', (page, _, { payee }) => ({
    hidden: operatorsOf({ ...page, areas: [], texts: [{ text: accountLine(payee), x: 60, y: page.height + 6, size: 11 }] }),
  })),
  hiding('under the words of a table', 'The verified account is written over by other words.', 'pen', (page, _, { payee }) => {
    const at = { x: 60, y: page.height - 60, size: 9 };
    const words = 'Terms are strictly thirty days from the date of the invoice';
    return { hidden: operatorsOf({ ...page, areas: [], texts: [{ ...at, text: accountLine(payee) }, { ...at, text: words }, { ...at, x: 61, text: words, bold: true }] }) };
  }),
  hiding('mirrored', 'The digits are drawn as in a mirror.', 'near', (page) => ({
    hidden: accountOf(page).map((text) => `q ${colourOperator(text.colour)} BT /F00 ${text.size} Tf -1 0 0 1 ${text.x + 60} ${page.height - text.y} Tm (${text.text}) Tj ET Q`).join('\n'),
  })),
  hiding('black on black', 'The verified account stands black on a black box.', 'near', (page) => ({
    hidden: `q 0.02 g ${rectangle(place(page, 3), page.height)} f Q ${changed(page, () => ({ colour: [0, 0, 0] }))}`,
  })),
]; // prettier-ignore
