import sharp, { type Sharp } from 'sharp';
import { deflateSync } from 'node:zlib';
import { drawn, type PictureOptions } from './drawn-page.js';
import type { Form } from './form.js';
import { FAKE_ACCOUNT, HEAD, INVOICE, ITEMS, type Line, PAYMENT } from './invoice.js';
import { PdfWriter } from './pdf-writer.js';
import { jbig2Of, faxOf } from './fax.js';
import { textWidth } from './letters.js';
import { plainLine, STANDARD_FONTS } from './text-forms.js';

interface Encoded {
  data: Buffer;
  /** Entries of the picture's dictionary; `$1` is the first of the further objects. */
  entries: string;
  width: number;
  height: number;
  more?: (pdf: PdfWriter) => number;
}

type Encode = (picture: Sharp) => Promise<Encoded>;

const grey = (picture: Sharp) => picture.flatten({ background: '#ffffff' }).greyscale();
const raw = async (picture: Sharp) => picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
const flate = '/Filter /FlateDecode';

const jpeg: Encode = async (picture) => {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return { data, entries: '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode', ...info };
};
const cmykJpeg: Encode = async (picture) => {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('cmyk')
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return {
    data,
    entries: '/ColorSpace /DeviceCMYK /BitsPerComponent 8 /Decode [1 0 1 0 1 0 1 0] /Filter /DCTDecode',
    ...info,
  };
};
const greyFlate: Encode = async (picture) => {
  const { data, info } = await raw(grey(picture));
  return { data: deflateSync(data), entries: `/ColorSpace /DeviceGray /BitsPerComponent 8 ${flate}`, ...info };
};
const inverted: Encode = async (picture) => {
  const { data, info } = await raw(grey(picture).negate());
  return {
    data: deflateSync(data),
    entries: `/ColorSpace /DeviceGray /BitsPerComponent 8 /Decode [1 0] ${flate}`,
    ...info,
  };
};
const sixteen: Encode = async (picture) => {
  const { data, info } = await raw(grey(picture));
  const doubled = Buffer.from([...data].flatMap((value) => [value, value]));
  return { data: deflateSync(doubled), entries: `/ColorSpace /DeviceGray /BitsPerComponent 16 ${flate}`, ...info };
};
const indexed: Encode = async (picture) => {
  const { data, info } = await raw(grey(picture));
  const entries = `/ColorSpace [/Indexed /DeviceRGB 1 <000060ffffee>] /BitsPerComponent 8 ${flate}`;
  return { data: deflateSync(Buffer.from(data.map((value) => (value > 127 ? 1 : 0)))), entries, ...info };
};
const bits = async (picture: Sharp) => {
  const { data, info } = await raw(grey(picture));
  const rowBytes = Math.ceil(info.width / 8);
  const packed = Buffer.alloc(rowBytes * info.height);
  data.forEach((value, at) => {
    if (value <= 127) return;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    packed[y * rowBytes + (x >> 3)] = (packed[y * rowBytes + (x >> 3)] as number) | (128 >> (x & 7));
  });
  return { packed, info };
};
const oneBit: Encode = async (picture) => {
  const { packed, info } = await bits(picture);
  return { data: deflateSync(packed), entries: `/ColorSpace /DeviceGray /BitsPerComponent 1 ${flate}`, ...info };
};
const mask: Encode = async (picture) => {
  const { packed, info } = await bits(picture);
  return { data: deflateSync(packed), entries: `/ImageMask true /BitsPerComponent 1 ${flate}`, ...info };
};
const fax: Encode = async (picture) => {
  const { data, width, height } = await faxOf(picture);
  const entries = `/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >>`;
  return { data, entries, width, height };
};
const jbig2: Encode = async (picture) => {
  const { data, width, height } = await jbig2Of(picture);
  return { data, entries: '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode', width, height };
};
/** Black all over, with the letters in its opacity. */
const softMask: Encode = async (picture) => {
  const { data, info } = await raw(grey(picture).negate());
  return {
    data: deflateSync(Buffer.alloc(info.width * info.height)),
    entries: `/ColorSpace /DeviceGray /BitsPerComponent 8 ${flate} /SMask $1 0 R`,
    more: (pdf) =>
      pdf.addDeflated(
        data,
        `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
      ),
    ...info,
  };
};

interface Placed {
  encode: Encode;
  picture?: PictureOptions;
  matrix: string;
}

function pdfOf(
  pictures: readonly (Placed & { drawn?: Sharp })[],
  lines: readonly Line[] = [],
  before = '',
  page = '/MediaBox [0 0 595 842]',
) {
  return async () => {
    const pdf = new PdfWriter();
    const names: string[] = [];
    const drawings: string[] = [];
    for (const [at, each] of pictures.entries()) {
      const { data, entries, width, height, more } = await each.encode(each.drawn ?? drawn(each.picture));
      const further = more?.(pdf);
      const all = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries.replace('$1', String(further))}`;
      names.push(`/I${at} ${pdf.addStream(data, all)} 0 R`);
      drawings.push(`q ${each.matrix} cm /I${at} Do Q`);
    }
    const content = pdf.addDeflated([before, ...drawings, ...lines.map(plainLine)].join('\n'));
    pdf.finish(
      `${page} /Resources << /Font << ${STANDARD_FONTS} >> /XObject << ${names.join(' ')} >> >> /Contents ${content} 0 R`,
    );
    return pdf.write();
  };
}

const WHOLE = '595 0 0 842 0 0';
const scan = (encode: Encode, picture?: PictureOptions) => pdfOf([{ encode, picture: picture ?? {}, matrix: WHOLE }]);

/** The payment details as a picture among text. */
const BLOCK = { x: 40, y: 385, width: 320, height: 85 };
const inText = (encode: Encode, dpi = 150) =>
  pdfOf(
    [
      {
        encode,
        picture: { lines: PAYMENT, part: BLOCK, dpi },
        matrix: `${BLOCK.width} 0 0 ${BLOCK.height} ${BLOCK.x} ${842 - BLOCK.y - BLOCK.height}`,
      },
    ],
    [...HEAD, ...ITEMS],
  );

const unseen = '3 Tr';

/** A scan in bands as some scanners make them. */
const bands = (count: number, columns: number, hidden: readonly Line[] = []) => {
  const [width, height] = [595 / columns, 842 / count];
  return pdfOf(
    Array.from({ length: count * columns }, (_, at) => {
      const [x, y] = [(at % columns) * width, Math.floor(at / columns) * height];
      return {
        encode: jpeg,
        picture: { part: { x, y, width, height } },
        matrix: `${width} 0 0 ${height} ${x} ${842 - y - height}`,
      };
    }),
    hidden,
    unseen,
  );
};

const wrongDigits = INVOICE.map((line) => (line.text === '38145602' ? { ...line, text: FAKE_ACCOUNT } : line));
const garbage = INVOICE.map((line) => ({
  ...line,
  text: line.text.replace(/[A-Za-z0-9]/g, (each) => '~^|\\}{_;!l1I'.charAt(each.charCodeAt(0) % 12)),
}));
const otherText = INVOICE.map((line) => ({ ...line, text: 'Something else altogether' }));

function inlineScan(part: typeof BLOCK | undefined, lines: readonly Line[], dpi: number) {
  return async () => {
    const { packed, info } = await bits(drawn({ dpi, ...(part ? { part, lines: PAYMENT } : {}) }));
    const matrix = part ? `${part.width} 0 0 ${part.height} ${part.x} ${842 - part.y - part.height}` : WHOLE;
    const pdf = new PdfWriter();
    const image = Buffer.from(`${packed.toString('hex')}>`);
    const content = pdf.addDeflated(
      Buffer.concat([
        Buffer.from(`q ${matrix} cm BI /W ${info.width} /H ${info.height} /CS /G /BPC 1 /F /AHx ID `),
        image,
        Buffer.from(`\nEI Q\n${lines.map(plainLine).join('\n')}`),
      ]),
    );
    pdf.finish(`/MediaBox [0 0 595 842] /Resources << /Font << ${STANDARD_FONTS} >> >> /Contents ${content} 0 R`);
    return pdf.write();
  };
}

const IN_PDF: readonly Omit<Form, 'slow'>[] = [
  { name: 'scan', make: scan(jpeg) },
  { name: 'scan, grey', make: scan(greyFlate) },
  { name: 'scan, inverted by its decoding', make: scan(inverted) },
  { name: 'scan, 16 bits', make: scan(sixteen) },
  { name: 'scan, CMYK', make: scan(cmykJpeg) },
  { name: 'scan, two colours of a palette', make: scan(indexed) },
  { name: 'scan, 1 bit', make: scan(oneBit, { dpi: 200 }) },
  { name: 'scan, a mask', make: scan(mask, { dpi: 200 }) },
  { name: 'scan, CCITT', make: scan(fax, { dpi: 200 }) },
  { name: 'scan, JBIG2', make: scan(jbig2, { dpi: 200 }) },
  { name: 'scan, letters in its opacity', make: scan(softMask) },
  { name: 'scan, inline', make: inlineScan(undefined, [], 200) },
  { name: 'scan, 300 dpi', make: scan(jpeg, { dpi: 300 }) },
  { name: 'scan, 100 dpi', make: scan(jpeg, { dpi: 100 }) },
  { name: 'scan, white on dark', make: scan(jpeg, { paper: '#101030', ink: '#ffffff' }) },
  { name: 'scan in bands', make: bands(8, 1) },
  { name: 'scan in tiles', make: bands(4, 3) },
  {
    name: 'scan of a dark ground and a mask',
    make: pdfOf([
      { encode: jpeg, picture: { lines: [], paper: '#fbf7ea', dpi: 75 }, matrix: WHOLE },
      { encode: mask, picture: { dpi: 200 }, matrix: WHOLE },
    ]),
  },
  {
    name: 'scan of a ground and letters in opacity',
    make: pdfOf([
      { encode: jpeg, picture: { lines: [], paper: '#fbf7ea', dpi: 75 }, matrix: WHOLE },
      { encode: softMask, picture: {}, matrix: WHOLE },
    ]),
  },
  {
    name: 'scan turned by 90',
    make: pdfOf([{ encode: jpeg, matrix: '0 -595 842 0 0 595' }], [], '', '/MediaBox [0 0 842 595]'),
  },
  { name: 'scan turned by 180', make: pdfOf([{ encode: jpeg, matrix: '-595 0 0 -842 595 842' }]) },
  {
    name: 'scan turned by 270',
    make: pdfOf([{ encode: jpeg, matrix: '0 595 -842 0 842 0' }], [], '', '/MediaBox [0 0 842 595]'),
  },
  {
    name: 'scan on a page turned by 90',
    make: pdfOf([{ encode: jpeg, matrix: WHOLE }], [], '', '/MediaBox [0 0 595 842] /Rotate 90'),
  },
  {
    name: 'scan in a crop box',
    make: pdfOf([{ encode: jpeg, matrix: WHOLE }], [], '', '/MediaBox [0 0 595 842] /CropBox [20 300 585 835]'),
  },
  { name: 'scan smaller than its page', make: pdfOf([{ encode: jpeg, matrix: '476 0 0 673.6 60 90' }]) },
  { name: 'scan with a good hidden text', make: pdfOf([{ encode: jpeg, matrix: WHOLE }], INVOICE, unseen) },
  { name: 'letters as masks', make: letterMasks },
  { name: 'scan as a pattern', make: pattern },
  {
    name: 'text on a picture',
    make: pdfOf([{ encode: jpeg, picture: { lines: [], paper: '#eef4ff', dpi: 50 }, matrix: WHOLE }], INVOICE),
  },
  { name: 'scan in bands with a good hidden text', make: bands(8, 1, INVOICE) },
  { name: 'scan over its text', make: async () => overText() },
  { name: 'scan with hidden garbage', make: pdfOf([{ encode: jpeg, matrix: WHOLE }], garbage, unseen) },
  { name: 'scan with another hidden text', make: pdfOf([{ encode: jpeg, matrix: WHOLE }], otherText, unseen) },
  {
    name: 'scan with another account in its hidden text',
    differs: true,
    make: pdfOf([{ encode: jpeg, matrix: WHOLE }], wrongDigits, unseen),
  },
  {
    name: 'scan with a printed line of text',
    make: pdfOf(
      [{ encode: jpeg, matrix: WHOLE }],
      [{ text: 'Received 4 March 2025 by accounts, batch 2214, page 1 of 1', x: 50, y: 20, size: 8, bold: false }],
    ),
  },
  { name: 'payment details as a picture', make: inText(jpeg) },
  { name: 'payment details as a picture, 96 dpi', make: inText(jpeg, 96) },
  { name: 'payment details as a mask', make: inText(mask) },
  { name: 'payment details as a palette', make: inText(indexed) },
  { name: 'payment details as CCITT', make: inText(fax) },
  { name: 'payment details as JBIG2', make: inText(jbig2) },
  { name: 'payment details in opacity', make: inText(softMask) },
  { name: 'payment details as an inline picture', make: inlineScan(BLOCK, [...HEAD, ...ITEMS], 150) },
  { name: 'payment details as a CMYK picture', make: inText(cmykJpeg) },
];

/** Every letter as a small mask, as programs for old faxes and printers write. */
async function letterMasks(): Promise<Buffer> {
  const pdf = new PdfWriter();
  const names: string[] = [];
  const drawings: string[] = [];
  const known = new Map<string, { name: string; width: number; height: number }>();
  for (const line of INVOICE) {
    let x = line.x;
    for (const letter of line.text) {
      const advance = textWidth(letter, line.size);
      const key = `${letter} ${line.size}`;
      let mask = known.get(key);
      if (letter !== ' ' && !mask) {
        const size = { width: advance + 1, height: line.size * 1.3 };
        const part = { x: 10, y: 842 - 100 - line.size, ...size };
        const { packed, info } = await bits(
          drawn({ dpi: 200, part, lines: [{ ...line, text: letter, x: 10, y: 100 }] }),
        );
        const entries = `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ImageMask true /BitsPerComponent 1`;
        mask = { name: `/L${known.size}`, ...size };
        names.push(`${mask.name} ${pdf.addDeflated(packed, entries)} 0 R`);
        known.set(key, mask);
      }
      if (mask && letter !== ' ') {
        drawings.push(
          `q ${mask.width} 0 0 ${mask.height} ${x.toFixed(2)} ${line.y - 0.3 * line.size} cm ${mask.name} Do Q`,
        );
      }
      x += advance;
    }
  }
  const content = pdf.addDeflated(drawings.join('\n'));
  pdf.finish(`/MediaBox [0 0 595 842] /Resources << /XObject << ${names.join(' ')} >> >> /Contents ${content} 0 R`);
  return pdf.write();
}

/** A scan as the pattern that fills the page. */
async function pattern(): Promise<Buffer> {
  const pdf = new PdfWriter();
  const { data, entries, width, height } = await jpeg(drawn());
  const image = pdf.addStream(data, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}`);
  const tile = pdf.addDeflated(
    `q ${WHOLE} cm /I Do Q`,
    `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 595 842] /XStep 595 /YStep 842 /Resources << /XObject << /I ${image} 0 R >> >>`,
  );
  const content = pdf.addDeflated('/Pattern cs /P scn 0 0 595 842 re f');
  pdf.finish(`/MediaBox [0 0 595 842] /Resources << /Pattern << /P ${tile} 0 R >> >> /Contents ${content} 0 R`);
  return pdf.write();
}

async function overText(): Promise<Buffer> {
  const pdf = new PdfWriter();
  const { data, entries, width, height } = await jpeg(drawn());
  const image = pdf.addStream(data, `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${entries}`);
  const content = pdf.addDeflated(`${INVOICE.map(plainLine).join('\n')}\nq ${WHOLE} cm /I Do Q`);
  pdf.finish(
    `/MediaBox [0 0 595 842] /Resources << /Font << ${STANDARD_FONTS} >> /XObject << /I ${image} 0 R >> >> /Contents ${content} 0 R`,
  );
  return pdf.write();
}

const flat = (options?: PictureOptions) => drawn(options).flatten({ background: '#ffffff' });

/** A picture as it lies in a file whose EXIF data says how it is to be turned and mirrored. */
async function oriented(orientation: number): Promise<Buffer> {
  const upright = await flat().png().toBuffer();
  let stored = sharp(upright);
  if (orientation === 2) stored = stored.flop();
  if (orientation === 3) stored = stored.rotate(180);
  if (orientation === 4) stored = stored.flip();
  if (orientation === 5) stored = sharp(await stored.rotate(270).toBuffer()).flip();
  if (orientation === 6) stored = stored.rotate(270);
  if (orientation === 7) stored = sharp(await stored.rotate(90).toBuffer()).flip();
  if (orientation === 8) stored = stored.rotate(90);
  return stored.withMetadata({ orientation }).jpeg().toBuffer();
}

/** A CMYK JPEG without the mark that says its values are inverted, and they are not. */
async function plainCmyk(): Promise<Buffer> {
  const file = await flat().negate({ alpha: false }).toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer();
  const at = file.indexOf(Buffer.from([0xff, 0xee]));
  return at < 0 ? file : Buffer.concat([file.subarray(0, at), file.subarray(at + 2 + file.readUInt16BE(at + 2))]);
}

const FILES: readonly Omit<Form, 'slow'>[] = [
  { name: 'PNG', make: () => flat().png().toBuffer() },
  { name: 'JPEG', make: () => flat().jpeg().toBuffer() },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
    name: `JPEG, EXIF orientation ${orientation}`,
    make: () => oriented(orientation),
  })),
  ...[90, 180, 270].map((angle) => ({
    name: `JPEG turned by ${angle}`,
    make: () => flat().rotate(angle).jpeg().toBuffer(),
  })),
  { name: 'JPEG, progressive', make: () => flat().jpeg({ progressive: true }).toBuffer() },
  { name: 'JPEG, grey', make: () => flat().toColourspace('b-w').jpeg().toBuffer() },
  { name: 'JPEG, CMYK', make: () => flat().toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer() },
  { name: 'JPEG, CMYK without Adobe mark', make: plainCmyk },
  { name: 'JPEG, quality 30', make: () => flat().jpeg({ quality: 30 }).toBuffer() },
  { name: 'PNG, transparent paper', make: () => drawn({ paper: 'transparent' }).png().toBuffer() },
  {
    name: 'PNG, transparent paper, white letters',
    make: () => drawn({ paper: 'transparent', ink: '#ffffff' }).png().toBuffer(),
  },
  { name: 'PNG, grey and alpha', make: () => drawn({ paper: 'transparent' }).toColourspace('b-w').png().toBuffer() },
  { name: 'PNG, 16 bits', make: () => flat().toColourspace('rgb16').png().toBuffer() },
  { name: 'PNG, 16 bits grey', make: () => flat().toColourspace('grey16').png().toBuffer() },
  {
    name: 'PNG, 1 bit',
    make: () => flat({ dpi: 200 }).toColourspace('b-w').threshold(128).png({ palette: true, colours: 2 }).toBuffer(),
  },
  { name: 'PNG, palette', make: () => flat().png({ palette: true, colours: 16 }).toBuffer() },
  {
    name: 'PNG, palette with transparency',
    make: () => drawn({ paper: 'transparent' }).png({ palette: true, colours: 16 }).toBuffer(),
  },
  { name: 'PNG, interlaced', make: () => flat().png({ progressive: true }).toBuffer() },
  { name: 'PNG, white on dark', make: () => flat({ paper: '#222244', ink: '#ffffff' }).png().toBuffer() },
  { name: 'PNG, light grey letters', make: () => flat({ ink: '#8a8a8a' }).png().toBuffer() },
  { name: 'PNG, coloured', make: () => flat({ paper: '#ffef99', ink: '#a01020' }).png().toBuffer() },
  { name: 'PNG, 800 wide', make: () => flat({ dpi: 96.8 }).png().toBuffer() },
  { name: 'PNG, 600 wide', mayLack: ['account_number'], make: () => flat({ dpi: 72.6 }).png().toBuffer() },
  { name: 'PNG, 12000 high', make: () => flat({ dpi: 300 }).resize({ height: 12_000 }).png().toBuffer() },
  {
    name: 'PNG, a wide margin',
    make: () => flat().extend({ top: 700, bottom: 700, left: 900, right: 900, background: '#ffffff' }).png().toBuffer(),
  },
  {
    name: 'PNG, a dark margin',
    make: () => flat().extend({ top: 100, bottom: 100, left: 300, right: 300, background: '#202020' }).png().toBuffer(),
  },
];

/** The invoice as a picture, in a PDF or by itself. */
export const PICTURE_FORMS: readonly Form[] = [...IN_PDF, ...FILES].map((form) => ({ ...form, slow: true }));
