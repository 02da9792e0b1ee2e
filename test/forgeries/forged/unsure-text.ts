import { outlines, textWidth } from '../../support/extraction/breadth/letters.js';
import type { Account } from '../documents.js';
import { lines } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { typed } from '../draw/shows.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';

const forged = forger('attacks', 7);

interface Place {
  given: Material;
  pdf: RawPdf;
  /** Where the account stands, from the bottom left corner of the page. */
  x: number;
  y: number;
}

interface Written {
  operators: string;
  fonts?: string;
  resources?: string;
}

const shown = (name: string, why: string, make: (place: Place) => Written) =>
  forged(name, why, (given) => {
    const pdf = new RawPdf();
    const { near } = given.layout;
    const [x, y] = [Math.round(near.x) + 8, Math.round(given.page.height - near.y) - 32];
    const { operators, ...more } = make({ given, pdf, x, y });
    const label = typed(lines(near.x + 8, near.y + 12, 12, { size: 9 }, ['Deposit into']), given.page.height);
    return pdf.drawn(given.page, { ...more, after: `${label}\n${operators}` }).file();
  });

const GREEK = [...'ΨΩΞΣΔΛΓΦΠψωξφπλδ'];
const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
const bare = ({ bsb, number }: Account): string => `${bsb.replace('-', '')}${number}`;

/** A text in drawings of several characters each, which say others; `turn` is undone where it stands. */
function inDrawings(
  { given, pdf, x, y }: Place,
  of: number,
  says: (at: number) => string,
  turn: readonly [inFont: string, onPage: string] = ['1 0 0 1 0 0', '1 0 0 1'],
): Written {
  const parts = bare(given.fraud).match(new RegExp(`.{1,${of}}`, 'g')) ?? [];
  const width = (part: string) => Math.round(textWidth(part, 1000));
  const drawings = parts.map((part, at) => {
    const outline = outlines(part, 1000).replace(/^q|Q$/g, '');
    return `/d${at} ${pdf.addDeflated(`${width(part)} 0 d0 ${turn[0]} cm ${outline}`)} 0 R`;
  });
  const rows = parts.map((_, at) => `<${hex(at + 65, 2)}> <${hex(says(at).charCodeAt(0), 4)}>`);
  const map = pdf.addDeflated(
    `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar ${rows.join(' ')} endbfchar endcmap`,
  );
  const font = pdf.add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [-2000 -2000 4000 4000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar ${64 + parts.length} /Widths [${parts.map(width).join(' ')}] /Encoding << /Type /Encoding /Differences [65 ${parts.map((_, at) => `/d${at}`).join(' ')}] >> /CharProcs << ${drawings.join(' ')} >> /Resources << >> /ToUnicode ${map} 0 R >>`,
  );
  let left = x;
  const operators = parts.map((part, at) => {
    const written = `BT /Said 11 Tf ${turn[1]} ${left.toFixed(2)} ${y} Tm <${hex(at + 65, 2)}> Tj ET`;
    left += (width(part) * 11) / 1000;
    return written;
  });
  return { operators: operators.join('\n'), fonts: `/Said ${font} 0 R` };
}

/** A long dash or stop that is seen through something. */
const bar = (sign: string, size: number, x: number, y: number): string =>
  `BT /F01 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${sign}) Tj ET`;

/** Made by reading what is taken for text that says what it shows. */
export const UNSURE_TEXT = [
  shown('two digits a drawing that say Greek', 'Each drawing draws two digits and says a Greek letter.', (place) =>
    inDrawings(place, 2, (at) => GREEK[at] ?? 'Ω')),
  shown('four digits a drawing that say signs', 'Each drawing draws four digits and says a sign.', (place) =>
    inDrawings(place, 4, (at) => '§¤¥£¢©®'[at] ?? '§')),
  shown('digits on their side that say Greek', 'The font draws digits on their side, and the page turns them back.', (place) =>
    inDrawings(place, 1, (at) => GREEK[at] ?? 'Ω', ['0 1 -1 0 720 0', '0 -1 1 0'])),
  shown('digits four times as wide that say Greek', 'The font draws wide digits, and the page makes them narrow.', (place) =>
    inDrawings(place, 1, (at) => GREEK[at] ?? 'Ω', ['4 0 0 1 0 0', '0.25 0 0 1'])),
  shown('digits that say paragraph signs and degrees', 'What each says looks like a digit where it is small.', (place) =>
    inDrawings(place, 1, (at) => ({ 0: '°', 1: '¶', 3: 'ß', 6: '‘', 9: '’' })[Number(bare(place.given.fraud)[at])] ?? '¿')),
  shown('dash behind a clip of digits', 'A long dash is seen through the outlines of digits.', ({ given, x, y }) => ({
    operators: `q 1 0 0 1 ${x} ${y} cm ${outlines(plain(given.fraud), 12).replace(/^q|\bf\*?\s*Q?$/g, '')} W n 0 0 0.4 rg ${bar('\\227', 380, -6, -108)} Q`,
  })),
  shown('stop behind a mask of digits', 'A full stop is seen through a mask.', ({ given, pdf, x, y }) => {
    const mask = pdf.form(`1 g BT /F01 12 Tf 1 0 0 1 ${x} ${y} Tm (${plain(given.fraud)}) Tj ET`, given.page.width, given.page.height, '/Group << /S /Transparency /CS /DeviceGray >>');
    return {
      operators: `q /Let gs 0 g ${bar('.', 1400, x - 110, y - 30)} Q`,
      resources: `/ExtGState << /Let << /SMask << /S /Luminosity /G ${mask} 0 R >> >> >>`,
    };
  }),
  shown('letters filled with a pattern of digits', 'The pattern in large letters draws an account.', ({ given, pdf, x, y }) => {
    const tile = pdf.addDeflated(`1 1 1 rg 0 0 220 30 re f 0 0 0 rg q 1 0 0 1 4 8 cm ${outlines(plain(given.fraud), 11)} Q`, `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 2 /BBox [0 0 220 30] /XStep 220 /YStep 30 /Resources << >> /Matrix [1 0 0 1 ${x} ${y - 8}]`);
    return { operators: `q /Pattern cs /Tile scn ${bar('\\227', 420, x - 6, y - 120)} Q`, resources: `/Pattern << /Tile ${tile} 0 R >>` };
  }),
]; // prettier-ignore
