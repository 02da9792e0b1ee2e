import { add, type Drawing, lines, textOf } from '../draw/drawing.js';
import { faxOf } from '../draw/fax.js';
import { jpegOf, pictureOf, scannedOf } from '../draw/picture.js';
import { onto, RawPdf } from '../draw/raw-pdf.js';
import { accountLines, outlined } from '../draw/shows.js';
import { outlines } from '../../support/extraction/breadth/letters.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';
import { after } from './attack-parts.js';

const forged = forger('attacks', 2);

const HAS = '/Type /XObject /Subtype /Image /BitsPerComponent';

interface Grey {
  /** A byte a dot. */
  grey: Buffer;
  width: number;
  height: number;
}

/** A picture of the account, as large as the paper beside the words of payment. */
async function greyOf({ fraud, layout: { near } }: Material, dpi = 150): Promise<Grey> {
  const texts = accountLines(fraud, { ...near, x: 0, y: 0 }, { size: 12 });
  const picture = pictureOf({ width: near.width, height: near.height, areas: [], texts }, { dpi });
  const { data, info } = await picture.flatten({ background: '#ffffff' }).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { grey: Buffer.from(data.filter((_, at) => at % info.channels === 0)), width: info.width, height: info.height };
} // prettier-ignore

/** Each dot as some bytes. */
const dots = (grey: Buffer, as: (value: number) => readonly number[]): Buffer => Buffer.from([...grey].flatMap(as));

const size = ({ width, height }: Grey): string => `/Width ${width} /Height ${height}`;

const pictured = (name: string, why: string, make: (pdf: RawPdf, picture: Grey) => number | Promise<number>, dpi = 150) =>
  forged(name, why, async (given) => {
    const pdf = new RawPdf();
    const image = await make(pdf, await greyOf(given, dpi));
    return after(given, `q 0.1 g ${onto(given.layout.near, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }); // prettier-ignore

const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, at) => bytes.writeUInt32BE(value, 4 * at));
  return bytes;
};

/** The page and its one region of a JBIG2 stream, in rows of the fax. */
function jbig2(rows: Buffer, width: number, height: number): Buffer {
  const page = Buffer.concat([u32(0), Buffer.from([48, 0, 1]), u32(19, width, height, 0, 0), Buffer.from([0, 0, 0])]);
  const region = Buffer.concat([u32(width, height, 0, 0), Buffer.from([0, 1]), rows]);
  return Buffer.concat([page, u32(1), Buffer.from([38, 0, 1]), u32(region.length), region]);
}

/** The account as text beside the words of payment. */
const near = ({ fraud, layout }: Material, height = 11) => accountLines(fraud, layout.near, { size: height });

/** Rows of a picture as dashes, dark first. */
function dashes(row: Buffer): number[] {
  const lengths = [0];
  for (const [at, value] of row.entries()) {
    if (value < 128 !== (lengths.length % 2 === 1)) lengths.push(0);
    lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
    if (at === row.length - 1 && lengths.length % 2 === 1) lengths.push(0);
  }
  return lengths;
}

/** Another account in every format of pictures, and by ways to paint that few programs use. Two passed at first contact. */
export const ATTACKS_BY_PICTURE_FORMATS = [
  pictured('picture in JBIG2', 'A picture of scanners shows another account.', async (pdf, { grey, width, height }) => {
    const { data, rows } = await faxOf(grey, width, height);
    return pdf.addStream(jbig2(data, width, rows), `${HAS} 1 /Width ${width} /Height ${rows} /ColorSpace /DeviceGray /Filter /JBIG2Decode`);
  }, 200),
  pictured('mask of the fax', 'A mask shows another account.', async (pdf, { grey, width, height }) => {
    const { data, rows, whiteIsZero } = await faxOf(grey, width, height);
    return pdf.addStream(data, `${HAS} 1 /ImageMask true /Width ${width} /Height ${rows} /Decode [${whiteIsZero ? '1 0' : '0 1'}] /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /BlackIs1 true >>`);
  }, 200),
  pictured('picture of 16 bits', 'A picture of many levels shows another account.', (pdf, one) => pdf.addDeflated(dots(one.grey, (value) => [value, value]), `${HAS} 16 ${size(one)} /ColorSpace /DeviceGray`)),
  pictured('picture whose list of colours is turned', 'The list and its order are both turned.', (pdf, one) =>
    pdf.addDeflated(one.grey, `${HAS} 8 ${size(one)} /Decode [255 0] /ColorSpace [/Indexed /DeviceGray 255 <${Buffer.from(Array.from({ length: 256 }, (_, at) => 255 - at)).toString('hex')}>]`)),
  pictured('picture of printing inks', 'A picture in inks shows another account.', (pdf, one) => pdf.addDeflated(dots(one.grey, (value) => [0, 0.8 * (255 - value), 255 - value, 0]), `${HAS} 8 ${size(one)} /ColorSpace /DeviceCMYK`)),
  pictured('picture in Lab', 'A picture by lightness shows another account.', (pdf, one) => pdf.addDeflated(dots(one.grey, (value) => [value, 128, 128]), `${HAS} 8 ${size(one)} /ColorSpace [/Lab << /WhitePoint [0.9505 1 1.089] /Range [-128 127 -128 127] >>]`)),
  pictured('picture on all plates', 'A picture for every ink shows another account.', (pdf, one) =>
    pdf.addDeflated(dots(one.grey, (value) => [255 - value]), `${HAS} 8 ${size(one)} /ColorSpace [/Separation /All /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>]`)),
  pictured('black dot behind a soft mask', 'One dot shows another account through its mask.', (pdf, one) => {
    const mask = pdf.grey(dots(one.grey, (value) => [255 - value]), one.width, one.height);
    return pdf.grey(Buffer.from([0]), 1, 1, `/SMask ${mask} 0 R`);
  }),
  pictured('picture whose paper is left out', 'A range of colours is not painted.', (pdf, { grey, width, height }) => pdf.grey(dots(grey, (value) => [value > 128 ? 200 : 20]), width, height, '/Mask [150 255]')),
  forged('JPEG in inks', 'A JPEG in inks shows another account.', async (given) => {
    const { near: box } = given.layout;
    const texts = accountLines(given.fraud, { ...box, x: 0, y: 0 }, { size: 12 });
    const { data, info } = await pictureOf({ width: box.width, height: box.height, areas: [], texts }).flatten({ background: '#ffffff' }).toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer({ resolveWithObject: true });
    const pdf = new RawPdf();
    const image = pdf.addStream(data, `${HAS} 8 /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceCMYK /Filter /DCTDecode /Decode [1 0 1 0 1 0 1 0]`);
    return after(given, `q ${onto(box, given.page.height)} /P Do Q`, `/XObject << /P ${image} 0 R >>`, pdf);
  }),
  forged('pictures of a row of dots each', 'Each row of the account is a picture.', async (given) => {
    const pdf = new RawPdf();
    const { grey, width, height } = await greyOf(given);
    const { near: box } = given.layout;
    const step = box.height / height;
    const rows = Array.from({ length: height }, (_, y) => pdf.grey(grey.subarray(y * width, (y + 1) * width), width, 1));
    const drawn = rows.map((_, y) => `q ${onto({ x: box.x, y: box.y + y * step, width: box.width, height: step * 1.02 }, given.page.height)} /R${y} Do Q`);
    return after(given, drawn.join('\n'), `/XObject << ${rows.map((row, y) => `/R${y} ${row} 0 R`).join(' ')} >>`, pdf);
  }),
  forged('function whose samples are a picture', 'A shading draws another account.', async (given) => {
    const pdf = new RawPdf();
    const { grey, width, height } = await greyOf(given, 110);
    const upwards = Buffer.concat(Array.from({ length: height }, (_, y) => grey.subarray((height - 1 - y) * width, (height - y) * width)));
    const samples = pdf.addDeflated(upwards, `/FunctionType 0 /Domain [0 1 0 1] /Range [0 1] /Size [${width} ${height}] /BitsPerSample 8`);
    return after(given, `q ${onto(given.layout.near, given.page.height)} /S sh Q`, `/Shading << /S << /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 1 0 1] /Function ${samples} 0 R >> >>`, pdf);
  }),
  forged('lines whose dashes draw digits', 'Dashed lines draw another account.', async (given) => {
    const { grey, width, height } = await greyOf(given, 100);
    const { near: box } = given.layout;
    const step = box.width / width;
    const drawn = Array.from({ length: height }, (_, y) => {
      const lengths = dashes(grey.subarray(y * width, (y + 1) * width));
      const up = (given.page.height - box.y - y * step).toFixed(2);
      return lengths.length < 3 ? '' : `[${lengths.map((each) => (each * step).toFixed(3)).join(' ')}] 0 d ${box.x} ${up} m ${box.x + box.width} ${up} l S`;
    });
    return after(given, `q ${(step * 1.05).toFixed(3)} w ${drawn.join('\n')} Q`);
  }),
  forged('round ends of lines without a length', 'Dots draw another account.', async (given) => {
    const { grey, width } = await greyOf(given, 60);
    const { near: box } = given.layout;
    const step = box.width / width;
    const path = [...grey].flatMap((value, at) => {
      const place = `${(box.x + (at % width) * step).toFixed(2)} ${(given.page.height - box.y - Math.floor(at / width) * step).toFixed(2)}`;
      return value < 140 ? [`${place} m ${place} l`] : [];
    });
    return after(given, `q 1 J ${(step * 0.95).toFixed(2)} w ${path.join(' ')} S Q`);
  }),
  forged('letters by their shadow', 'White letters show by the shadow that they cast.', (given) => {
    const shadow = near(given, 13).map((text) => ({ ...text, x: text.x + 0.9, y: text.y + 0.9 }));
    return after(given, `q 0.55 g ${outlined(shadow, given.page.height)} 1 g ${outlined(near(given, 13), given.page.height)} Q`);
  }),
  forged('huge pale digits at 45 degrees', 'Another account stands across the page.', (given) =>
    after(given, `q 0.82 g 0.7071 0.7071 -0.7071 0.7071 120 60 cm ${outlines(plain(given.fraud), 52)} Q`)),
  forged('page in double units, turned', 'Outlines stand on a page that is turned.', (given) =>
    new RawPdf().drawn(given.page, { after: outlined(near(given), given.page.height), entries: '/UserUnit 2 /Rotate 270' }).file()),
  forged('digits written from right to left', 'The verified number is written backwards.', (given) => {
    const number = textOf(given.page, 'number');
    const digits = number.text.replace(/\D/g, '');
    const step = number.size * 0.556;
    const page = { ...given.page, texts: given.page.texts.filter((text) => text !== number) };
    return new RawPdf().drawn(page, { after: `BT /F00 ${number.size} Tf ${-2 * step} Tc 1 0 0 1 ${number.x + step * (digits.length - 1)} ${given.page.height - number.y} Tm (${digits}) Tj ET` }).file();
  }, { layout: 'columns', shows: ({ payee }) => [...payee.number].toReversed().join('') }),
  forged('interlaced PNG of few colours', 'The picture shows a second account.', (given) => pictureOf(add(given.page, near(given))).png({ progressive: true, palette: true, colours: 4 }).toBuffer()),
  forged('JPEG that its mark mirrors', 'The picture shows a second account.', (given) =>
    pictureOf(add(given.page, near(given))).flatten({ background: '#ffffff' }).flop().jpeg({ quality: 90 }).withMetadata({ orientation: 2 }).toBuffer()),
  forged('PNG of 16 bits that its mark turns', 'The picture shows a second account.', (given) =>
    pictureOf(add(given.page, near(given))).flatten({ background: '#ffffff' }).rotate(90).toColourspace('rgb16').png().withMetadata({ orientation: 8 }).toBuffer()),
  forged('letter under the invoice in a picture', 'A letter at the foot says that the account is wrong.', async (given) => {
    const letter = lines(60, given.page.height + 40, 18, { size: 12 }, ['Hi Jo, please use what I gave you on the phone,', 'our system still prints the wrong bank. Thanks, Ray']);
    const page = { ...given.page, height: given.page.height + 200, texts: [...given.page.texts, ...letter] };
    return (await jpegOf(await scannedOf(pictureOf(page, { dpi: 150 })))).data;
  }, { layout: 'across', shows: () => 'the wrong bank' }),
  forged('scanned letter behind', 'A letter behind sends the payer to a relative.', async (given) => {
    const pdf = new RawPdf().drawn(given.page);
    const said = ['Dear Jo,', 'Could you put this one through to Teresa this month?', 'Her numbers are on the back of the quote.', 'Regards, Ray'];
    const letter: Drawing = { width: 595, height: 842, areas: [], texts: lines(60, 120, 20, { size: 12, family: 'serif' }, said) };
    const { data, width, height } = await jpegOf(await scannedOf(pictureOf(letter, { dpi: 150 })));
    const image = pdf.jpeg(data, width, height);
    return pdf.page({ width: 595, height: 842, content: 'q 595 0 0 842 0 0 cm /P Do Q', resources: `/XObject << /P ${image} 0 R >>` }).file();
  }, { shows: () => 'her numbers are on the back of the quote' }),
]; // prettier-ignore
