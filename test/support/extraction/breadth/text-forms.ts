import { createCanvas } from '@napi-rs/canvas';
import { FAKE_ACCOUNT, HEAD, INVOICE, ITEMS, type Line, PAYMENT } from './invoice.js';
import { codes, embedFont, FAMILY, type Meaning, outlines, textWidth } from './letters.js';
import { PdfWriter, type WriteOptions, withUpdate } from './pdf-writer.js';
import { encryption128, encryption256 } from './encryption.js';
import type { Form } from './form.js';

const A4 = '/MediaBox [0 0 595 842]';

/** How one line is drawn. */
type DrawLine = (line: Line) => string;

interface Sheet {
  lines?: readonly Line[];
  line?: DrawLine;
  before?: string;
  after?: string;
  /** Entries of the page besides its content. */
  page?: string;
  resources?: string;
  catalog?: string;
  /** Makes further objects before the page is written; what it gives is put in for `$1`, `$2` and so on. */
  objects?: (pdf: PdfWriter) => number[];
  filter?: { name: string; encode: (content: string) => Buffer | string };
  write?: WriteOptions;
}

const escape = (text: string) => text.replace(/[\\()]/g, '\\$&');
const fontOf = ({ bold }: Line) => (bold ? '/F2' : '/F1');
const place = (line: Line) => `BT ${fontOf(line)} ${line.size} Tf 1 0 0 1 ${line.x} ${line.y} Tm`;
export const plainLine: DrawLine = (line) => `${place(line)} (${escape(line.text)}) Tj ET`;
export const STANDARD_FONTS = ['Helvetica', 'Helvetica-Bold']
  .map((name, at) => `/F${at + 1} << /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`)
  .join(' ');

function sheet(given: Sheet = {}): Buffer {
  const { lines = INVOICE, line = plainLine, before = '', after = '', page = A4, resources = '', catalog = '' } = given;
  const pdf = new PdfWriter();
  const made = given.objects?.(pdf) ?? [];
  const fill = (text: string) => text.replace(/\$(\d) 0 R/g, (_, at: string) => `${made[Number(at) - 1]} 0 R`);
  const content = fill([before, ...lines.map(line), after].join('\n'));
  const stream = given.filter
    ? pdf.addStream(given.filter.encode(content), `/Filter /${given.filter.name}`)
    : pdf.addDeflated(Buffer.from(content, 'latin1'));
  const fonts = resources.includes('/Font ') ? '' : `/Font << ${STANDARD_FONTS} >>`;
  pdf.finish(`${fill(page)} /Resources << ${fonts} ${fill(resources)} >> /Contents ${stream} 0 R`, fill(catalog));
  return pdf.write(given.write);
}

const matrices: Record<number, string> = {
  90: '0 -1 1 0 0 595 cm',
  180: '-1 0 0 -1 595 842 cm',
  270: '0 1 -1 0 842 0 cm',
};
const box = (turned: number) => (turned === 180 ? A4 : '/MediaBox [0 0 842 595]');

function embedded(
  meaning?: Meaning,
  line: DrawLine = (each) => `${place({ ...each, bold: false })} ${codes(each.text)} Tj ET`,
) {
  const characters = [...INVOICE, { text: FAKE_ACCOUNT }].map(({ text }) => text).join('') + '\uFB01\uFB02';
  return sheet({ line, objects: (pdf) => [embedFont(pdf, characters, meaning)], resources: '/Font << /F1 $1 0 R >>' });
}

const fake = (y = 360): readonly Line[] => [
  { text: 'Account number:', x: 50, y, size: 10, bold: false },
  { text: FAKE_ACCOUNT, x: 150, y, size: 10, bold: false },
];
const fakeText = fake().map(plainLine).join('\n');
/** The invoice with another account in the place of the right one, for what is then drawn over or replaced. */
const instead = PAYMENT.map((line) => (line.text === '38145602' ? { ...line, text: FAKE_ACCOUNT } : line));

const characterwise: DrawLine = (line) => {
  let x = line.x;
  return [...line.text]
    .map((text) => {
      const drawn = plainLine({ ...line, text, x: Number(x.toFixed(2)) });
      x += textWidth(text, line.size);
      return drawn;
    })
    .join('\n');
};

const spaced: DrawLine = (line) =>
  `${place(line)} [${[...line.text].map((each) => `(${escape(each)}) -250`).join(' ')}] TJ ET`;

const xobject = (pdf: PdfWriter, lines: readonly Line[], entries: string, matrix = '1 0 0 1 0 0') =>
  pdf.addDeflated(
    lines.map(plainLine).join('\n'),
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Matrix [${matrix}] /Resources << /Font << ${STANDARD_FONTS} >> >> ${entries}`,
  );

const HELVETICA = `/Helv << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>`;

/** The values of the payment as fields of a form, the labels as text. */
function acroForm({ appearance = true, flags = 4, comb = false, value = '38145602' } = {}) {
  const values = PAYMENT.filter(({ x }) => x === 150);
  return sheet({
    lines: INVOICE.filter((line) => !values.includes(line)),
    objects: (pdf) =>
      values.map(({ text, x, y, size }) => {
        const said = text === '38145602' ? value : text;
        const look = appearance
          ? `/AP << /N ${pdf.addDeflated(`/Tx BMC q BT /Helv ${size} Tf 2 4 Td (${said}) Tj ET Q EMC`, `/Type /XObject /Subtype /Form /BBox [0 0 220 16] /Resources << /Font << ${HELVETICA} >> >>`)} 0 R >>`
          : '';
        const cells = comb && /^\d+$/.test(said) ? `/Ff 16777216 /MaxLen ${said.length + 1}` : '';
        return pdf.add(
          `<< /Type /Annot /Subtype /Widget /FT /Tx /T (f${y}) /V (${said}) /DA (/Helv ${size} Tf 0 g) /F ${flags} /Rect [${x - 2} ${y - 4} ${x + 218} ${y + 12}] ${cells} ${look} >>`,
        );
      }),
    page: `${A4} /Annots [$1 0 R $2 0 R $3 0 R]`,
    catalog: `/AcroForm << /Fields [$1 0 R $2 0 R $3 0 R] /DR << /Font << ${HELVETICA} >> >> /DA (/Helv 10 Tf 0 g) ${appearance ? '' : '/NeedAppearances true'} >>`,
  });
}

function annotations(
  kind: 'FreeText' | 'Stamp',
  { appearance = true, flags = 4, lines = PAYMENT, others = [...HEAD, ...ITEMS] } = {},
) {
  const text = lines
    .map((line) => line.text.replace(/:$/, ': '))
    .join('\\r')
    .replace(/: \\r/g, ': ');
  return sheet({
    lines: others,
    objects: (pdf) => {
      const look = xobject(pdf, lines, '').toString();
      return [
        pdf.add(
          `<< /Type /Annot /Subtype /${kind} /Rect [0 0 595 842] /F ${flags} /Contents (${text}) /DA (/Helv 10 Tf 0 g) ${appearance ? `/AP << /N ${look} 0 R >>` : ''} >>`,
        ),
      ];
    },
    page: `${A4} /Annots [$1 0 R]`,
  });
}

/** A layer that is off (or on) with the lines in it, beside the page's own. */
function layer(
  how: 'content' | 'membership' | 'xobject' | 'annotation',
  { on = false, inside = fake(), outside = INVOICE } = {},
) {
  const drawnInside = inside.map(plainLine).join('\n');
  return sheet({
    lines: outside,
    objects: (pdf) => {
      const group = pdf.add('<< /Type /OCG /Name (Draft) >>');
      const member = pdf.add(`<< /Type /OCMD /OCGs [${group} 0 R] /P /AllOn >>`);
      const form = xobject(pdf, inside, how === 'xobject' ? `/OC ${group} 0 R` : '');
      const note = pdf.add(
        `<< /Type /Annot /Subtype /Stamp /Rect [0 0 595 842] /F 4 /OC ${group} 0 R /AP << /N ${form} 0 R >> >>`,
      );
      return [group, member, form, note];
    },
    after:
      how === 'xobject'
        ? '/X Do'
        : how === 'annotation'
          ? ''
          : `/OC /${how === 'content' ? 'G' : 'M'} BDC ${drawnInside} EMC`,
    page: how === 'annotation' ? `${A4} /Annots [$4 0 R]` : A4,
    resources: '/Properties << /G $1 0 R /M $2 0 R >> /XObject << /X $3 0 R >>',
    catalog: `/OCProperties << /OCGs [$1 0 R] /D << /Order [$1 0 R] ${on ? '/ON [$1 0 R]' : '/OFF [$1 0 R]'} >> >>`,
  });
}

/** A font whose characters are drawings; `names` says what its codes are called. */
function type3({ mapped = true, bitmaps = false } = {}) {
  const characters = [...new Set(INVOICE.map(({ text }) => text).join(''))];
  const code = (character: string) => characters.indexOf(character) + 33;
  const hex = (text: string) => `<${[...text].map((each) => code(each).toString(16).padStart(2, '0')).join('')}>`;
  return sheet({
    line: (line) => `${place({ ...line, bold: false })} ${hex(line.text)} Tj ET`,
    objects: (pdf) => {
      const procedures = characters.map((each) => {
        const drawing = bitmaps ? bitmapOf(each) : outlines(each, 1000);
        const box = `${Math.round(textWidth(each, 1000))} 0 -100 -300 1200 1000 d1`;
        return `/a${code(each)} ${pdf.addDeflated(`${box}\n${drawing}`)} 0 R`;
      });
      const rows = characters.map(
        (each) => `<${code(each).toString(16)}> <${each.charCodeAt(0).toString(16).padStart(4, '0')}>`,
      );
      const map = pdf.addDeflated(
        `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar ${rows.join('\n')} endbfchar endcmap`,
      );
      const names = characters.map((each) => `/a${code(each)}`).join(' ');
      const widths = characters.map((each) => Math.round(textWidth(each, 1000))).join(' ');
      return [
        pdf.add(
          `<< /Type /Font /Subtype /Type3 /FontBBox [-100 -300 1200 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 33 /LastChar ${32 + characters.length} /Widths [${widths}] /Encoding << /Type /Encoding /Differences [33 ${names}] >> /CharProcs << ${procedures.join(' ')} >> /Resources << >> ${mapped ? `/ToUnicode ${map} 0 R` : ''} >>`,
        ),
      ];
    },
    resources: '/Font << /F1 $1 0 R >>',
  });
}

/** A character as a picture of one bit a dot, as older typesetters embed their fonts. */
function bitmapOf(character: string): string {
  const side = 64;
  const rows = rasterOf(character, side);
  return `q 1200 0 0 1200 0 -300 cm BI /W ${side} /H ${side} /IM true /BPC 1 /D [1 0] /F /AHx ID ${rows}> EI Q`;
}

function rasterOf(character: string, side: number): string {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.font = `${side / 1.2}px "${FAMILY}"`;
  context.fillText(character, 0, side * 0.75);
  const { data } = context.getImageData(0, 0, side, side);
  let result = '';
  for (let at = 0; at < side * side; at += 4) {
    const bits = [0, 1, 2, 3].map((bit) => ((data[4 * (at + bit) + 3] as number) > 127 ? 8 >> bit : 0));
    result += bits.reduce((sum, each) => sum + each, 0).toString(16);
  }
  return result;
}

const runLength = (content: string) =>
  Buffer.concat([
    ...(content.match(/[\s\S]{1,128}/g) ?? []).map((part) =>
      Buffer.concat([Buffer.of(part.length - 1), Buffer.from(part, 'latin1')]),
    ),
    Buffer.of(128),
  ]);

const turnedForms = [90, 180, 270].flatMap((turned): Form[] => [
  { name: `page turned by ${turned}`, make: () => sheet({ page: `${A4} /Rotate ${turned}` }) },
  {
    name: `content turned by ${turned}`,
    make: () => sheet({ page: box(turned), before: matrices[turned] as string }),
  },
  {
    name: `content turned by ${turned} and the page turned back`,
    make: () => sheet({ page: `${box(turned)} /Rotate ${360 - turned}`, before: matrices[turned] as string }),
  },
]);

const replaced =
  (from: RegExp, to: string | ((each: string) => string)): Meaning =>
  (each) =>
    from.test(each) ? (typeof to === 'string' ? to : to(each)) : each;
const shifted = (start: number) => (digit: string) => String.fromCodePoint(start + Number(digit));

/** The same invoice where a font says a relative of the characters it draws. */
const CHARACTER_FORMS: readonly Form[] = [
  { name: 'hyphens that do not break', make: () => embedded(replaced(/-/, '\u2011')) },
  { name: 'dashes for hyphens', make: () => embedded(replaced(/-/, '\u2013')) },
  { name: 'minus signs for hyphens', make: () => embedded(replaced(/-/, '\u2212')) },
  { name: 'soft hyphens for hyphens', make: () => embedded(replaced(/-/, '\u00AD')) },
  { name: 'blanks that do not break', make: () => embedded(replaced(/ /, '\u00A0')) },
  { name: 'thin blanks', make: () => embedded(replaced(/ /, '\u2009')) },
  { name: 'blanks without a meaning', slow: true, make: () => embedded(replaced(/ /, '\u0000')) },
  { name: 'wide digits', make: () => embedded(replaced(/\d/, shifted(0xff10))) },
  { name: 'mathematical digits', make: () => embedded(replaced(/\d/, shifted(0x1d7ce))) },
  { name: 'marks without width', make: () => embedded((each) => `${each}\u200B`) },
  {
    name: 'Greek and Cyrillic letters that look the same',
    make: () =>
      embedded(
        replaced(/[AoepcBT]/, (each) => '\u0391\u043E\u0435\u0440\u0441\u0412\u0422'.charAt('AoepcBT'.indexOf(each))),
      ),
  },
];

const turnedBy = (degrees: number, x: number, y: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)].map((value) =>
    value.toFixed(5),
  );
  return `1 0 0 1 ${x} ${y} cm ${cos} ${sin} ${-Number(sin)} ${cos} 0 0 cm 1 0 0 1 ${-x} ${-y} cm`;
};

/** The same invoice aslant, and with marks across it. */
const MARKED_FORMS: readonly Form[] = [
  { name: 'content aslant by 3', slow: true, make: () => sheet({ before: turnedBy(3, 297, 421) }) },
  { name: 'content aslant by -7', slow: true, make: () => sheet({ before: turnedBy(-7, 297, 421) }) },
  {
    name: 'letters slanted by matrix',
    make: () =>
      sheet({
        line: (line) =>
          `BT ${fontOf(line)} ${line.size} Tf 1 0 0.3 1 ${line.x} ${line.y} Tm (${escape(line.text)}) Tj ET`,
      }),
  },
  {
    name: 'a light watermark across',
    make: () =>
      sheet({ before: `q 0.9 g ${turnedBy(45, 297, 400)} BT /F2 90 Tf 1 0 0 1 60 380 Tm (ORIGINAL) Tj ET Q` }),
  },
  {
    name: 'a stamp across the payment details',
    make: () =>
      sheet({ after: `q 0.8 0.2 0.2 rg ${turnedBy(20, 150, 400)} BT /F2 24 Tf 1 0 0 1 90 395 Tm (APPROVED) Tj ET Q` }),
  },
  { name: 'another account blacked out', make: () => sheet({ after: `${fakeText} 0 g 145 356 120 13 re f` }) },
  {
    name: 'another account behind a picture of nothing',
    make: () => sheet({ after: `${fakeText} q 130 0 0 14 145 356 cm BI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID ff> EI Q` }),
  },
];

/** The invoice as text in a PDF, in every form in which producers write it. */
export const TEXT_FORMS: readonly Form[] = [
  { name: 'plain text', make: () => sheet() },
  ...turnedForms,
  { name: 'page turned by -90', make: () => sheet({ page: `${A4} /Rotate -90` }) },
  { name: 'embedded font with a mapping', make: () => embedded((each) => each) },
  { name: 'font without a mapping', slow: true, make: () => embedded() },
  {
    name: 'font that maps to private characters',
    slow: true,
    make: () => embedded((each) => String.fromCharCode(0xe000 + each.charCodeAt(0))),
  },
  { name: 'font that maps to replacement characters', slow: true, make: () => embedded(() => '\uFFFD') },
  {
    name: 'font that maps to other letters',
    slow: true,
    make: () => embedded((each) => (each === ' ' ? ' ' : String.fromCharCode(((each.charCodeAt(0) * 7) % 90) + 35))),
  },
  {
    name: 'font that maps letters and no digits',
    slow: true,
    make: () => embedded((each) => (/\d/.test(each) ? null : each)),
  },
  { name: 'font that maps everything to one letter', slow: true, make: () => embedded(() => 'A') },
  {
    name: 'ligatures',
    make: () =>
      embedded(
        (each) => each,
        (each) => `${place({ ...each, bold: false })} ${codes(each.text.replace(/fi/g, '\uFB01'))} Tj ET`,
      ),
  },
  {
    name: 'ligatures mapped to their letters',
    make: () =>
      embedded(
        (each) => each.normalize('NFKC'),
        (each) => `${place({ ...each, bold: false })} ${codes(each.text.replace(/fi/g, '\uFB01'))} Tj ET`,
      ),
  },
  {
    name: 'outlines',
    slow: true,
    make: () => sheet({ line: (line) => `q 1 0 0 1 ${line.x} ${line.y} cm ${outlines(line.text, line.size)} Q` }),
  },
  {
    name: 'payment details as outlines',
    slow: true,
    make: () =>
      sheet({
        line: (line) =>
          PAYMENT.includes(line)
            ? `q 1 0 0 1 ${line.x} ${line.y} cm ${outlines(line.text, line.size)} Q`
            : plainLine(line),
      }),
  },
  { name: 'white on dark', make: () => sheet({ before: '0.1 0.1 0.2 rg 0 0 595 842 re f 1 1 1 rg' }) },
  {
    name: 'payment details white on dark',
    slow: true,
    make: () =>
      sheet({
        lines: [...HEAD, ...ITEMS],
        after: `0 0 0.4 rg 40 380 400 80 re f 1 g ${PAYMENT.map(plainLine).join('\n')}`,
      }),
  },
  {
    name: 'payment details at the side, turned by 90',
    make: () =>
      sheet({ lines: [...HEAD, ...ITEMS], after: `q 0 1 -1 0 960 30 cm ${PAYMENT.map(plainLine).join('\n')} Q` }),
  },
  {
    name: 'payment details at the side, turned by 270',
    slow: true,
    make: () =>
      sheet({ lines: [...HEAD, ...ITEMS], after: `q 0 -1 1 0 130 700 cm ${PAYMENT.map(plainLine).join('\n')} Q` }),
  },
  {
    name: 'letterspaced',
    slow: true,
    make: () =>
      sheet({
        line: (line) => `${place(line)} 2.2 Tc (${escape(line.text)}) Tj ET`,
        lines: INVOICE.map((line) => ({ ...line, size: line.size * 0.8 })),
      }),
  },
  {
    name: 'letterspaced by kerning',
    make: () => sheet({ line: spaced, lines: INVOICE.map((line) => ({ ...line, size: line.size * 0.8 })) }),
  },
  { name: 'letter by letter', slow: true, make: () => sheet({ line: characterwise }) },
  {
    name: 'letter by letter, last letters first',
    make: () => sheet({ line: (line) => characterwise(line).split('\n').reverse().join('\n') }),
  },
  {
    name: 'lines in no order',
    make: () => sheet({ lines: INVOICE.toSorted((a, b) => (a.text + a.y < b.text + b.y ? -1 : 1)) }),
  },
  {
    name: 'words split into pieces',
    make: () =>
      sheet({
        line: (line) =>
          `${place(line)} [${line.text.replace(/[\s\S]{3}/g, (part) => `(${escape(part)}) 12 `).replace(/[^ )]+$/, (part) => (part.includes('(') ? part : `(${part})`))}] TJ ET`,
      }),
  },
  {
    name: 'bold by drawing twice',
    make: () => sheet({ line: (line) => `${plainLine(line)} ${plainLine({ ...line, x: line.x + 0.3 })}` }),
  },
  {
    name: 'letters with a shadow',
    slow: true,
    make: () =>
      sheet({ line: (line) => `0.8 g ${plainLine({ ...line, x: line.x + 1, y: line.y - 1 })} 0 g ${plainLine(line)}` }),
  },
  { name: 'outlined letters', make: () => sheet({ before: '1 Tr 0.3 w' }) },
  {
    name: 'letters as a clip with a fill',
    make: () => sheet({ line: (line) => `q ${place(line)} 7 Tr (${escape(line.text)}) Tj ET 0 g 0 0 595 842 re f Q` }),
  },
  {
    name: 'letters filled with a pattern',
    make: () =>
      sheet({
        before: '/Pattern cs /P scn',
        objects: (pdf) => [
          pdf.add(
            '<< /Type /Pattern /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 595 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [0.1 0 0] /C1 [0 0 0.3] /N 1 >> /Extend [true true] >> >>',
          ),
        ],
        resources: '/Pattern << /P $1 0 R >>',
      }),
  },
  {
    name: 'size by matrix',
    make: () =>
      sheet({
        line: (line) =>
          `BT ${fontOf(line)} 1 Tf ${line.size} 0 0 ${line.size} ${line.x} ${line.y} Tm (${escape(line.text)}) Tj ET`,
      }),
  },
  {
    name: 'page drawn from the top',
    make: () =>
      sheet({
        before: '1 0 0 -1 0 842 cm',
        line: (line) =>
          `BT ${fontOf(line)} ${line.size} Tf 1 0 0 -1 ${line.x} ${842 - line.y} Tm (${escape(line.text)}) Tj ET`,
      }),
  },
  {
    name: 'size below zero',
    make: () =>
      sheet({
        line: (line) =>
          `BT ${fontOf(line)} ${-line.size} Tf -1 0 0 -1 ${line.x} ${line.y} Tm (${escape(line.text)}) Tj ET`,
      }),
  },
  {
    name: 'narrow letters and wide words',
    make: () => sheet({ line: (line) => `${place(line)} 80 Tz 1.5 Tw (${escape(line.text)}) Tj ET` }),
  },
  {
    name: 'lines by the next-line operators',
    make: () =>
      sheet({
        line: (line) =>
          `BT ${fontOf(line)} ${line.size} Tf 14 TL 1 0 0 1 ${line.x} ${line.y + 14} Tm (${escape(line.text)}) ' ET`,
      }),
  },
  {
    name: 'hexadecimal strings',
    make: () => sheet({ line: (line) => `${place(line)} <${Buffer.from(line.text).toString('hex')}> Tj ET` }),
  },
  {
    name: 'blanks as movements',
    make: () =>
      sheet({
        line: (line) =>
          `${place(line)} [${line.text
            .split(' ')
            .map((word) => `(${escape(word)})`)
            .join(' -278 ')}] TJ ET`,
      }),
  },
  {
    name: 'half transparent',
    slow: true,
    make: () => sheet({ before: '/G gs', resources: '/ExtGState << /G << /ca 0.5 >> >>' }),
  },
  {
    name: 'form object',
    make: () =>
      sheet({
        lines: [],
        after: '/X Do',
        objects: (pdf) => [xobject(pdf, INVOICE, '')],
        resources: '/XObject << /X $1 0 R >>',
      }),
  },
  {
    name: 'form object, moved and turned back',
    make: () =>
      sheet({
        lines: [],
        after: '0 1 -1 0 595 0 cm /X Do',
        page: A4,
        objects: (pdf) => [xobject(pdf, INVOICE, '', '0 -1 1 0 0 595')],
        resources: '/XObject << /X $1 0 R >>',
      }),
  },
  {
    name: 'form object in a form object',
    make: () =>
      sheet({
        lines: [],
        after: '/X Do',
        objects: (pdf) => {
          const inner = xobject(pdf, INVOICE, '/Group << /S /Transparency >>');
          return [
            pdf.addDeflated(
              'q /Y Do Q',
              `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /Y ${inner} 0 R >> >>`,
            ),
          ];
        },
        resources: '/XObject << /X $1 0 R >>',
      }),
  },
  { name: 'another account clipped away', make: () => sheet({ after: `q 0 0 40 40 re W n ${fakeText} Q` }) },
  { name: 'another account beside the page', make: () => sheet({ after: `q 1 0 0 1 700 0 cm ${fakeText} Q` }) },
  {
    name: 'another account outside of a form object',
    make: () =>
      sheet({
        after: '/X Do',
        objects: (pdf) => [
          pdf.addDeflated(
            fakeText,
            `/Type /XObject /Subtype /Form /BBox [0 0 20 20] /Resources << /Font << ${STANDARD_FONTS} >> >>`,
          ),
        ],
        resources: '/XObject << /X $1 0 R >>',
      }),
  },
  {
    name: 'another account written over',
    differs: true,
    make: () =>
      sheet({
        lines: [...HEAD, ...ITEMS],
        after: `${instead.map(plainLine).join('\n')} 1 g 145 388 200 13 re f 0 g ${PAYMENT.filter(
          ({ text }) => text === '38145602',
        )
          .map(plainLine)
          .join('')}`,
      }),
  },
  { name: 'another account unseen', make: () => sheet({ after: `3 Tr ${fakeText}` }) },
  { name: 'another account white on white', make: () => sheet({ after: `1 g ${fakeText}` }) },
  {
    name: 'another account tiny',
    make: () =>
      sheet({
        after: fake()
          .map((line) => plainLine({ ...line, size: 0.5 }))
          .join('\n'),
      }),
  },
  { name: 'another account in a layer that is off', make: () => layer('content') },
  { name: 'another account in a membership that is off', make: () => layer('membership') },
  { name: 'another account in a form object that is off', make: () => layer('xobject') },
  { name: 'another account in an annotation that is off', slow: true, make: () => layer('annotation') },
  {
    name: 'payment details in a layer that is on',
    make: () => layer('content', { on: true, inside: PAYMENT, outside: [...HEAD, ...ITEMS] }),
  },
  {
    name: 'payment details in a form object that is on',
    make: () => layer('xobject', { on: true, inside: PAYMENT, outside: [...HEAD, ...ITEMS] }),
  },
  { name: 'form values', make: () => acroForm() },
  { name: 'form values without appearance', make: () => acroForm({ appearance: false }) },
  { name: 'form values in cells', make: () => acroForm({ appearance: false, comb: true }) },
  { name: 'payment details as a free-text annotation', make: () => annotations('FreeText') },
  { name: 'payment details as a stamp', make: () => annotations('Stamp') },
  {
    name: 'another account in a hidden annotation',
    make: () => annotations('FreeText', { flags: 2, lines: fake() as Line[], others: [...INVOICE] }),
  },
  {
    name: 'another account in a note',
    make: () =>
      sheet({
        objects: (pdf) => [
          pdf.add(
            `<< /Type /Annot /Subtype /Text /Rect [500 500 520 520] /Contents (Account number: ${FAKE_ACCOUNT}) >>`,
          ),
        ],
        page: `${A4} /Annots [$1 0 R]`,
      }),
  },
  {
    name: 'crop box with another account outside',
    make: () =>
      sheet({ page: '/MediaBox [0 0 595 842] /CropBox [30 370 580 820]', after: fake(200).map(plainLine).join('\n') }),
  },
  {
    name: 'crop box, turned',
    make: () =>
      sheet({
        page: '/MediaBox [0 0 595 842] /CropBox [30 370 580 820] /Rotate 90',
        after: fake(200).map(plainLine).join('\n'),
      }),
  },
  {
    name: 'origin below zero',
    make: () => sheet({ page: '/MediaBox [-300 -400 295 442]', before: '1 0 0 1 -300 -400 cm' }),
  },
  { name: 'corners of the page swapped', make: () => sheet({ page: '/MediaBox [595 842 0 0]' }) },
  {
    name: 'user unit',
    make: () => sheet({ page: '/MediaBox [0 0 297.5 421] /UserUnit 2', before: '0.5 0 0 0.5 0 0 cm' }),
  },
  {
    name: 'a page of five metres',
    slow: true,
    make: () => sheet({ page: '/MediaBox [0 0 14280 20208]', before: '24 0 0 24 0 0 cm' }),
  },
  {
    name: 'a page of a stamp',
    slow: true,
    make: () => sheet({ page: '/MediaBox [0 0 119 168.4]', before: '0.2 0 0 0.2 0 0 cm' }),
  },
  { name: 'drawn font', slow: true, make: () => type3() },
  { name: 'drawn font without a mapping', slow: true, make: () => type3({ mapped: false }) },
  { name: 'font of dots', slow: true, make: () => type3({ bitmaps: true }) },
  { name: 'font of dots without a mapping', slow: true, make: () => type3({ mapped: false, bitmaps: true }) },
  ...CHARACTER_FORMS,
  ...MARKED_FORMS,
  { name: 'encrypted, RC4 128', make: () => sheet({ write: { encryption: encryption128('RC4') } }) },
  { name: 'encrypted, AES 128', make: () => sheet({ write: { encryption: encryption128('AES') } }) },
  { name: 'encrypted, AES 256', make: () => sheet({ write: { encryption: encryption256() } }) },
  {
    name: 'updated',
    make: () => {
      const drawing = [...HEAD, ...ITEMS, ...instead].map(plainLine).join('\n');
      const pdf = new PdfWriter();
      const content = pdf.addStream(drawing);
      pdf.finish(`${A4} /Resources << /Font << ${STANDARD_FONTS} >> >> /Contents ${content} 0 R`);
      const now = INVOICE.map(plainLine).join('\n');
      return withUpdate(pdf.write(), content, `<< /Length ${now.length} >>\nstream\n${now}\nendstream`);
    },
  },
  {
    name: 'hexadecimal filter',
    make: () =>
      sheet({
        filter: { name: 'ASCIIHexDecode', encode: (content) => `${Buffer.from(content, 'latin1').toString('hex')}>` },
      }),
  },
  { name: 'run-length filter', make: () => sheet({ filter: { name: 'RunLengthDecode', encode: runLength } }) },
  { name: 'no table of objects', make: () => sheet({ write: { table: 'missing' } }) },
  { name: 'wrong table of objects', make: () => sheet({ write: { table: 'wrong' } }) },
  {
    name: 'something before the file',
    make: () => sheet({ write: { before: 'Content-Type: application/pdf\r\n\r\n' } }),
  },
  { name: 'something after the file', make: () => sheet({ write: { after: '\r\n--boundary--\r\n'.repeat(100) } }) },
];
