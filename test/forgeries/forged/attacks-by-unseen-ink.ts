import { outlines } from '../../support/extraction/breadth/letters.js';
import { textOf } from '../draw/drawing.js';
import { FONTS, RawPdf, rectangle } from '../draw/raw-pdf.js';
import { accountLines, outlined } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';
import { after } from './attack-parts.js';

const forged = forger('attacks', 3);

/** The account as paths, in the colour that is set. */
const paths = ({ fraud, layout, page }: Material): string => outlined(accountLines(fraud, layout.near), page.height);
const ground = ({ layout, page }: Material): string => rectangle(layout.near, page.height);
const black = '/FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1';
const white = '/FunctionType 2 /Domain [0 1] /C0 [1] /C1 [1] /N 1';

/** Paths in a colour that some viewers show black and those that are compared here white. */
const coloured = (name: string, why: string, colour: string, space: (pdf: RawPdf) => string = () => '') =>
  forged(name, why, (given) => {
    const pdf = new RawPdf();
    const resources = space(pdf);
    return after(given, `q ${colour} ${paths(given)} Q`, resources && `/ColorSpace << /C ${resources} >>`, pdf);
  });
/** Paths below a shading that covers them in some viewers only. */
const shaded = (name: string, shading: string) =>
  forged(name, 'Some viewers do not carry out the shading that covers the account.', (given) =>
    after(
      given,
      `0 g ${paths(given)} q ${ground(given)} W n /S sh Q`,
      `/Shading << /S << ${shading} /ColorSpace /DeviceGray /Extend [true true] /Function << ${white} >> >> >>`,
    ),
  );

/** A glyph that draws the whole account. */
const glyph = (name: string, why: string, procedure: (account: string) => string, colour: string) =>
  forged(name, why, (given) => {
    const pdf = new RawPdf();
    const drawing = pdf.addDeflated(procedure(plain(given.fraud)));
    const font = pdf.add(
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 12000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 65 /Widths [1000] /Encoding << /Type /Encoding /Differences [65 /a] >> /CharProcs << /a ${drawing} 0 R >> /Resources << /Font << ${FONTS} >> >> >>`,
    );
    const { near } = given.layout;
    return pdf
      .drawn(given.page, {
        fonts: `/O ${font} 0 R`,
        after: `q ${colour} BT /O 10 Tf 1 0 0 1 ${near.x + 5} ${given.page.height - near.y - 30} Tm (A) Tj ET Q`,
      })
      .file();
  });

/** A field that shows the verified number. */
const field = (
  name: string,
  why: string,
  make: (pdf: RawPdf) => { entries: string; form: string },
  says: (given: Material) => string,
) =>
  forged(name, why, (given) => {
    const pdf = new RawPdf();
    const number = textOf(given.page, 'number');
    const bottom = given.page.height - number.y - 3;
    const { entries, form } = make(pdf);
    const shown = pdf.form(
      `/Tx BMC q BT /F00 ${number.size} Tf 0 g 1 3 Td (${given.payee.number}) Tj ET Q EMC`,
      111,
      number.size + 3,
    );
    const widget = pdf.add(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /V (${given.payee.number}) /F 4 /Rect [${number.x - 1} ${bottom} ${number.x + 110} ${bottom + number.size + 3}] /AP << /N ${shown} 0 R >> ${entries.replace('SAYS', says(given))} >>`,
    );
    pdf.catalog = `/AcroForm << /Fields [${widget} 0 R] ${form} >>`;
    const page = { ...given.page, texts: given.page.texts.filter(({ part }) => part !== 'number') };
    return pdf.drawn(page, { annotations: [widget] }).file();
  });

const NAMES = ['four', 'five', 'six', 'seven', 'eight', 'nine', 'zero', 'one', 'two', 'three'];
const STANDARD = '/DR << /Font << /Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';

/** Paths, pictures and glyphs that leave nothing to be seen where the library and PDFium draw them, and show an account elsewhere. */
export const ATTACKS_BY_UNSEEN_INK = [
  coloured('outlines after a change of colour space alone', 'A new colour space begins with black, and some viewers keep the white from before.', '1 g /DeviceGray cs'),
  coloured('outlines in a spot ink that is not set', 'A new ink begins at its full, and some viewers keep the white from before.', '1 g /C cs', (pdf) => `[/Separation /Spot /DeviceGray ${pdf.add(`<< ${black} >>`)} 0 R]`),
  coloured('outlines in a colour beyond a list', 'Viewers take the last colour of a list or none where a number is beyond it.', '/C cs 7 sc', () => '[/Indexed /DeviceGray 1 <00ff>]'),
  coloured('outlines in a profile that is none', 'Viewers differ in how many values a broken profile has.', '/C cs 1 1 1 sc', (pdf) => `[/ICCBased ${pdf.addDeflated('nothing', '/N 3 /Alternate /DeviceCMYK')} 0 R]`),
  coloured('outlines in an ink of samples', 'Viewers differ in what stands between the samples of a function.', '/C cs 1 sc', (pdf) => `[/Separation /Spot /DeviceGray ${pdf.addDeflated(Buffer.from([255, 0]), '/FunctionType 0 /Domain [0 1] /Range [0 1] /Size [2] /BitsPerSample 8 /Order 3 /Encode [0 0.001]')} 0 R]`),
  coloured('outlines in grey of a strange curve', 'Viewers differ in whether they follow the curve of a colour space.', '/C cs 0.5 0.5 0.5 sc', () => '[/CalRGB << /WhitePoint [0.95 1 1.09] /Gamma [0.01 0.01 0.01] >>]'),
  shaded('outlines under a circle of no size', '/ShadingType 3 /Coords [0 0 0 0 0 0]'),
  shaded('outlines under a gradient of no length', '/ShadingType 2 /Coords [5 5 5 5]'),
  forged('outlines in a mask that was moved', 'Viewers differ in where a mask lies.', (given) => {
    const pdf = new RawPdf();
    const mask = pdf.form(`1 g ${ground(given)} f`, given.page.width, given.page.height, '/Group << /S /Transparency /CS /DeviceGray >>');
    return after(given, `q 1 0 0 1 300 300 cm /M gs 1 0 0 1 -300 -300 cm 0 g ${paths(given)} Q`, `/ExtGState << /M << /SMask << /S /Luminosity /G ${mask} 0 R >> >> >>`, pdf);
  }),
  forged('segments of digits in white', 'The digits are made of bars in a colour that some viewers show black.', (given) => {
    const { near } = given.layout;
    const [left, bottom] = [near.x + 4, given.page.height - near.y - 30];
    const bars = [...`${given.fraud.bsb}${given.fraud.number}`].flatMap((digit, at) => segments(digit).map(([x, y, width, height]) => `${left + 12 * at + x} ${bottom + y} ${width} ${height} re f`));
    return after(given, `q 1 g /DeviceGray cs ${bars.join(' ')} Q`);
  }),
  forged('outlines in a tint that is hardly there', 'The account is drawn nearly transparent, in a box of the same tint.', (given) =>
    after(given, `q /Tint gs 0.54 0.11 0.11 rg ${ground(given)} f ${paths(given)} Q`, '/ExtGState << /Tint << /Type /ExtGState /ca 0.0667 /BM /Normal >> >>'),
  ),
  forged('segments of digits with round ends in a tint', 'The digits are made of nearly transparent bars without a dent.', (given) => {
    const { near } = given.layout;
    const [left, bottom] = [near.x + 4, given.page.height - near.y - 30];
    const bars = [...`${given.fraud.bsb}${given.fraud.number}`].flatMap((digit, at) => segments(digit).map(([x, y, width, height]) => pill(left + 12 * at + x, bottom + y, width, height)));
    return after(given, `q /Tint gs 0 g ${bars.join(' ')} Q`, '/ExtGState << /Tint << /Type /ExtGState /ca 0.05 /BM /Normal >> >>');
  }),
  forged('content of no kind', 'Some viewers paint what does not say that it is content.', (given) => {
    const pdf = new RawPdf();
    const content = pdf.addDeflated(`0 g ${paths(given)}`, `/Type /XObject /BBox [0 0 ${given.page.width} ${given.page.height}] /Resources << >>`);
    return after(given, 'q /Out Do Q', `/XObject << /Out ${content} 0 R >>`, pdf);
  }),
  glyph('a white glyph with colours that count for some', 'A glyph in the colour of its text sets a colour, which some viewers follow.', (account) => `1000 0 0 0 12000 1000 d1 0 g ${outlines(account, 1000)}`, '1 g'),
  glyph('a white glyph that does not say whether it has colours', 'Viewers differ in whose colour the glyph has.', (account) => `1 g ${outlines(account, 1000)}`, '0 g'),
  field('field to be drawn anew in a font of other digits', 'Viewers that draw the field anew show other digits than its appearance.', (pdf) => {
    const odd = pdf.add(`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [48 ${NAMES.map((each) => `/${each}`).join(' ')}] >> >>`);
    return { entries: '/DA (/Odd 10 Tf 0 g)', form: `/NeedAppearances true /DR << /Font << /Odd ${odd} 0 R >> >>` };
  }, () => ''),
  field('field that a script formats', 'Viewers that carry out scripts show what the script says.', () => ({ entries: '/DA (/Helv 10 Tf 0 g) /AA << /F << /S /JavaScript /JS (event.value = "SAYS") >> >>', form: STANDARD }), ({ fraud }) => fraud.number),
  field('field with a currency that is an account', 'The format of a number puts an account before it.', () => ({ entries: '/DA (/Helv 10 Tf 0 g) /AA << /F << /S /JavaScript /JS (AFNumber_Format\\(0, 0, 0, 0, "SAYS or ", true\\);) >> >>', form: STANDARD }), ({ fraud }) => `Pay ${plain(fraud)}`),
]; // prettier-ignore

/** The bars of a digit as displays show it: left, bottom, width and height. */
function segments(digit: string): readonly (readonly [number, number, number, number])[] {
  const bars = [
    [1, 13, 6, 1.5],
    [7, 7, 1.5, 6],
    [7, 1, 1.5, 6],
    [1, 0, 6, 1.5],
    [0, 1, 1.5, 6],
    [0, 7, 1.5, 6],
    [1, 6.5, 6, 1.5],
  ] as const;
  const lit = ['012345', '12', '01346', '01236', '1256', '02356', '023456', '012', '0123456', '012356'][Number(digit)];
  return [...(lit ?? '6')].map((at) => bars[Number(at)] ?? bars[6]);
}

/** A filled bar whose corners are cut. */
function pill(x: number, y: number, width: number, height: number): string {
  const cut = 0.3;
  const [right, top] = [x + width, y + height];
  const points = [[x + cut, y], [right - cut, y], [right, y + cut], [right, top - cut], [right - cut, top], [x + cut, top], [x, top - cut], [x, y + cut]]; // prettier-ignore
  return `${points.map(([px, py], at) => `${px} ${py} ${at === 0 ? 'm' : 'l'}`).join(' ')} h f`;
}
