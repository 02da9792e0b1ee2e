import type { Account } from '../documents.js';
import { lines } from '../draw/drawing.js';
import { type RawPage, RawPdf } from '../draw/raw-pdf.js';
import { typed } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';

const forged = forger('attacks', 4);

/** What a way to hide an account from one viewer works with. */
interface Place {
  given: Material;
  pdf: RawPdf;
  /** Where the account stands, from the bottom left corner of the page. */
  x: number;
  y: number;
  /** Operators that write it. */
  text: string;
}

const written = (account: Account, x: number, y: number, matrix = `1 0 0 1 ${x} ${y}`): string =>
  `BT /F01 9 Tf ${matrix} Tm (${plain(account)}) Tj ET`;

/** A second account that some viewers show and the library does not. */
const unlike = (
  name: string,
  why: string,
  make: (place: Place) => Partial<RawPage> & { operators: string; before?: string },
) =>
  forged(name, why, (given) => {
    const pdf = new RawPdf();
    const { page, layout, fraud } = given;
    const { near } = layout;
    const [x, y] = [Math.round(near.x) + 7, Math.round(page.height - near.y) - 28];
    const { operators, ...more } = make({ given, pdf, x, y, text: written(fraud, x, y) });
    const label = typed(lines(near.x + 7, near.y + 12, 12, { size: 9 }, ['Money is to be sent to']), page.height);
    return pdf.drawn(page, { ...more, after: `${label}\n${operators}` }).file();
  });

/** A function of PostScript that changes colours. */
const tint = (pdf: RawPdf, code: string, from: number, to: number): number =>
  pdf.addDeflated(code, `/FunctionType 4 /Domain [${'0 1 '.repeat(from)}] /Range [${'0 1 '.repeat(to)}]`);

const whole = ({ page }: Material): string => `0 0 ${page.width} ${page.height} re f`;

/** Made by reading what the library does not carry out. */
export const UNLIKE_VIEWERS = [
  unlike('white taken from white, one group in another', 'A group that is not isolated blends with the page.', ({ given, pdf, text }) => {
    const { width, height } = given.page;
    const state = '/ExtGState << /Less << /BM /Difference >> >>';
    const inner = pdf.form(`/Less gs 1 1 1 rg ${text}`, width, height, '/Group << /S /Transparency >>', state);
    const outer = pdf.form('/In Do', width, height, '/Group << /S /Transparency /I false >>', `/XObject << /In ${inner} 0 R >>`);
    return { before: `1 1 1 rg ${whole(given)}`, operators: 'q /Out Do Q', resources: `/XObject << /Out ${outer} 0 R >>` };
  }),
  unlike('white that multiplies in a group', 'A cover lets through what is below where the group is not isolated.', ({ given, pdf, x, y, text }) => {
    const { width, height } = given.page;
    const cover = pdf.form(`/Times gs 1 g ${x - 3} ${y - 4} 190 15 re f`, width, height, '/Group << /S /Transparency /CS /DeviceRGB >>', '/ExtGState << /Times << /BM /Multiply >> >>');
    return { operators: `0 g ${text} q /Cover Do Q`, resources: `/XObject << /Cover ${cover} 0 R >>` };
  }),
  unlike('cover that a group knocks out', 'The last object of a group takes the ones before away.', ({ given, pdf, x, y, text }) => {
    const { width, height } = given.page;
    const cover = `${x - 3} ${y - 4} 190 15 re f`;
    const group = pdf.form(`1 1 1 rg ${cover} /None gs ${cover}`, width, height, '/Group << /S /Transparency /I true /K true >>', '/ExtGState << /None << /ca 0 >> >>');
    return { operators: `${text} q /Cover Do Q`, resources: `/XObject << /Cover ${group} 0 R >>` };
  }),
  unlike('white text whose light is another', 'Other viewers put a colour space in the place of light.', ({ pdf, text }) => ({
    operators: `q 1 1 1 rg ${text} Q`,
    resources: `/ColorSpace << /DefaultRGB [/DeviceN [/Red /Green /Blue] /DeviceGray ${tint(pdf, '{ mul mul 1 exch sub }', 3, 1)} 0 R] >>`,
  })),
  unlike('white paper whose inks are others', 'Other viewers put a colour space in the place of inks.', ({ pdf, text }) => ({
    operators: `q 0 0 0 0 k ${text} Q`,
    resources: `/ColorSpace << /DefaultCMYK [/DeviceN [/A /B /C /D] /DeviceGray ${tint(pdf, '{ add add add }', 4, 1)} 0 R] >>`,
  })),
  unlike('grey with a gamma of its own', 'Light grey is dark in viewers that heed the gamma.', ({ text }) => ({
    operators: `q 0.97 g ${text} Q`,
    resources: '/ColorSpace << /DefaultGray [/CalGray << /WhitePoint [0.95 1 1.09] /Gamma 60 >>] >>',
  })),
  unlike('cover of an ink that paints nothing', 'The cover is painted with the ink None.', ({ pdf, x, y, text }) => ({
    operators: `0 g ${text} q /Ink cs 1 scn ${x - 3} ${y - 4} 190 15 re f Q`,
    resources: `/ColorSpace << /Ink [/Separation /None /DeviceGray ${tint(pdf, '{ pop 1 }', 1, 1)} 0 R] >>`,
  })),
  unlike('minus in a matrix', 'One viewer reads one number, another two.', ({ given, x, y }) => ({
    operators: `q 1 0 0 1 300 700 cm BT /F01 9 Tf 5000-${300 - x} ${y - 700} Td (${plain(given.fraud)}) Tj ET Q`,
  })),
  unlike('two signs before a place', 'One viewer reads nothing, another a number.', ({ given, x, y }) => ({
    operators: `q ${written(given.fraud, x, y, `1 0 0 1 +-+${x} ${y}`)} Q`,
  })),
  unlike('a place beyond 32 bits', 'Some viewers reckon with 32 bits.', ({ given, x, y }) => ({
    operators: `q ${written(given.fraud, x, y, `1 0 0 1 ${x} ${4_294_967_296 * 2 + y}`)} Q`,
  })),
  unlike('operands that nothing takes', 'The library stops where operands are too many.', ({ text }) => ({
    operators: `q ${'9 '.repeat(36)} i ${text} Q`,
  })),
  unlike('picture in the content that swallows an account', 'Viewers find the end of a picture in different places.', ({ text }) => ({
    operators: `q BI /W 4 /H 2 /BPC 8 /CS /G ID \xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\nEI %\xfe\xfe\xfe\xfe\xfe\xfe\xfe\n Q ${text}\nq q EI Q`,
  })),
  unlike('letters in Wingdings', 'A viewer with the font draws signs.', ({ given, pdf, x, y }) => {
    const descriptor = pdf.add('<< /Type /FontDescriptor /FontName /Wingdings /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>');
    const font = pdf.add(`<< /Type /Font /Subtype /TrueType /BaseFont /Wingdings /FirstChar 32 /LastChar 127 /Widths [${'700 '.repeat(96)}] /Encoding /WinAnsiEncoding /FontDescriptor ${descriptor} 0 R >>`);
    const letters = [...plain(given.fraud)].map((each) => (/\d/.test(each) ? String.fromCharCode(106 + Number(each)) : ' ')).join('');
    return { operators: `BT /Signs 11 Tf 1 0 0 1 ${x} ${y} Tm (${letters}) Tj ET`, fonts: `/Signs ${font} 0 R` };
  }),
  unlike('bookmark with an account', 'Viewers show bookmarks beside the page.', ({ given, pdf }) => {
    const inner = pdf.add(`<< /Title (Transfer to ${plain(given.fraud)}) >>`);
    const item = pdf.add(`<< /Title (Payment) /First ${inner} 0 R /Last ${inner} 0 R /Count 1 >>`);
    const outline = pdf.add(`<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 2 >>`);
    pdf.catalog = `/PageMode /UseOutlines /Outlines ${outline} 0 R`;
    return { operators: '' };
  }),
]; // prettier-ignore
