import { add, type Area, type Drawing, type Text } from '../draw/drawing.js';
import { jpegOf, pictureOf, pngOf } from '../draw/picture.js';
import { begunTwice, twoFrames, twoInOneFrame } from '../draw/spliced-jpeg.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { forger, type Material } from '../forger.js';
import { plain } from '../parties.js';
import { bare, near } from './attack-parts.js';
import { dots } from './odd-digits.js';

const forged = forger('attacks', 79);

/** The page with the other account in the place of its own. */
const replaced = ({ page, fraud }: Material): Drawing => ({
  ...page,
  texts: page.texts.map((text) => (text.part === 'number' ? { ...text, text: fraud.number } : text.part === 'bsb' ? { ...text, text: fraud.bsb } : text)),
}); // prettier-ignore
/** A page as a JPEG whose tables are those of every other one. */
const jpegWith = (drawing: Drawing, progressive: boolean): Promise<Buffer> =>
  pictureOf(drawing, { dpi: 110 }).flatten({ background: '#ffffff' }).jpeg({ quality: 80, chromaSubsampling: '4:4:4', optimiseCoding: progressive, progressive }).toBuffer(); // prettier-ignore
const spliced = (name: string, splice: (first: Buffer, second: Buffer) => Buffer, progressive = false) =>
  forged(name, 'Some programs show the first picture, others the second.', async (given) =>
    splice(await jpegWith(given.page, progressive), await jpegWith(replaced(given), progressive)),
  );

/** Pictures that programs show differently. */
export const ATTACKS_ON_PICTURE_FILES = [
  forged('PNG with a gamma of its own', 'Browsers darken what is nearly white.', async (given) => {
    const texts = near(given, ['Pay to', `BSB ${given.fraud.bsb}`, `Account ${given.fraud.number}`], 12).map((text) => ({ ...text, colour: [0.98, 0.98, 0.98] as const }));
    const png = await pngOf(pictureOf(add(given.page, texts), { dpi: 170 }).flatten({ background: '#ffffff' }));
    return withChunk(png, 'gAMA', Buffer.from([0, 0, 3, 232]));
  }),
  forged('PNG with a second picture that follows', 'The picture moves on to another account.', async (given) => {
    const first = pictureOf(given.page, { dpi: 150 }).flatten({ background: '#ffffff' });
    const second = pictureOf(add(given.page, near(given, ['Pay to', plain(given.fraud)], 14)), { dpi: 150 }).flatten({ background: '#ffffff' });
    return animated(await pngOf(first), await pngOf(second));
  }),
  forged('JPEG that is a PDF as well', 'Under another name the file shows another page.', async (given) => {
    const { data } = await jpegOf(pictureOf(given.page, { dpi: 150 }));
    const other = new RawPdf().drawn({ ...given.page, texts: given.page.texts.map((text) => (text.part === 'number' ? { ...text, text: given.fraud.number } : text.part === 'bsb' ? { ...text, text: given.fraud.bsb } : text)) }).file();
    // A comment at the start holds the file; viewers of PDF look for its head in the first bytes.
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, ((other.length + 2) >> 8) & 255, (other.length + 2) & 255]), other]);
    return Buffer.concat([data.subarray(0, 2), comment, data.subarray(2)]);
  }),
  forged('PDF with a picture before its head', 'Under another name the file is a picture of another page.', async (given) => {
    const { data } = await jpegOf(pictureOf({ ...given.page, texts: given.page.texts.map((text) => (text.part === 'number' ? { ...text, text: given.fraud.number } : text)) }, { dpi: 40 }), 30);
    return Buffer.concat([data.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 12]), Buffer.from('%PDF-1.7\n\n'), data.subarray(2), new RawPdf().drawn(given.page).file()]);
  }),
  forged('picture of huge second digits', 'The second account fills the page in pale letters.', (given) =>
    pngOf(pictureOf({ ...given.page, texts: [...[given.fraud.bsb, given.fraud.number.slice(0, 4), given.fraud.number.slice(4)].map((text, at): Text => ({ text, x: 10, y: given.page.height * (0.3 + at * 0.3), size: given.page.width / 3.6, bold: true, colour: [0.78, 0.78, 0.78] })), ...given.page.texts] }, { dpi: 150 }))),
  forged('picture of digits of dots', 'A printer of dots wrote a second account.', (given) => {
    const areas: Area[] = dots(plain(given.fraud), given.layout.near.x + 6, given.layout.near.y + 16, 2).map(([x, y]) => ({ x, y, width: 1.2, height: 1.2, fill: [0, 0, 0] }));
    return pngOf(pictureOf(add(given.page, near(given, ['Pay to'], 8), areas), { dpi: 200 }));
  }),
  forged('picture of a note by hand across the edge', 'A second account is written up the edge of a scan.', async (given) => {
    const { penOnCanvas } = await import('../draw/pen.js');
    return (await jpegOf(pictureOf(given.page, { dpi: 200, more: (context) => {
      context.translate(given.page.width - 14, given.page.height * 0.9);
      context.rotate(-Math.PI / 2);
      penOnCanvas(context, `PAY TO ${plain(given.fraud)}`, { x: 0, y: 0, size: 11 });
    } }))).data;
  }),
  forged('picture with a pale second account', 'The second account is pale but plain to an eye.', (given) =>
    pngOf(pictureOf(add(given.page, near(given, ['Please pay to', `BSB ${given.fraud.bsb}`, `Account ${given.fraud.number}`], 14).map((text) => ({ ...text, colour: [0.8, 0.8, 0.8] as const, bold: true }))), { dpi: 200 }))),
  forged('picture with a second account spaced widely', 'Each digit stands far from the next.', (given) => {
    const { near: box } = given.layout;
    const spread = (text: string, y: number) => [...text].map((digit, at): Text => ({ text: digit, x: box.x + 4 + at * 26, y, size: 11 }));
    return pngOf(pictureOf(add(given.page, [...near(given, ['Pay to BSB and account'], 9), ...spread(bare(given.fraud), box.y + 32), ...spread(given.fraud.number, box.y + 52)]), { dpi: 200 }));
  }, { layout: 'columns' }),
  spliced('JPEG with the scans of two pictures', twoInOneFrame),
  spliced('JPEG with the scans of two progressive pictures', twoInOneFrame, true),
  spliced('JPEG with two frames', twoFrames),
  spliced('JPEG that begins twice', begunTwice),
  forged('PNG with the pixels of two pictures', 'Some programs show the first picture, others the second.', async (given) => {
    const [first, second] = [given.page, replaced(given)].map((drawing) => pngOf(pictureOf(drawing, { dpi: 110 }).flatten({ background: '#ffffff' })));
    const [one, other] = [(await first) as Buffer, (await second) as Buffer];
    const end = one.length - 12;
    const pixels = other.subarray(other.indexOf('IDAT') - 4, other.length - 12);
    return Buffer.concat([one.subarray(0, end), chunk('tEXt', Buffer.from('a\0b')), pixels, one.subarray(end)]);
  }),
  forged('profile of a class that some programs drop', 'Chrome shows in black what other programs show almost white.', async (given) => {
    const texts = near(given, ['Pay to', `BSB ${given.fraud.bsb}`, `Account ${given.fraud.number}`], 12).map((text) => ({ ...text, colour: [0.955, 0.955, 0.955] as const }));
    const jpeg = await pictureOf(add(given.page, texts), { dpi: 170 }).flatten({ background: '#ffffff' }).withIccProfile('srgb').jpeg({ quality: 95 }).toBuffer();
    jpeg.write('zzzz', jpeg.indexOf('acsp') - 24, 'latin1');
    return jpeg;
  }),
  forged('digits below each other', 'BSB and number stand in two columns of single digits.', async (given) => {
    const columns = [given.fraud.bsb.replace('-', ''), given.fraud.number].flatMap((digits, column) =>
      [...digits].map((text, row): Text => ({ text, x: given.layout.near.x + 10 + column * 20, y: given.layout.near.y + 10 + row * 9, size: 8 })));
    return pngOf(pictureOf(add(given.page, columns), { dpi: 200 }));
  }, { layout: 'columns' }),
]; // prettier-ignore

/** A PNG with another chunk behind its head. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const end = 8 + 25;
  return Buffer.concat([png.subarray(0, end), chunk(type, data), png.subarray(end)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([head, body, check]);
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

/** An animated PNG (APNG) of two pictures of one size, each shown for a second. */
function animated(first: Buffer, second: Buffer): Buffer {
  const chunksOf = (png: Buffer) => {
    const found: { type: string; data: Buffer }[] = [];
    for (let at = 8; at < png.length; ) {
      const length = png.readUInt32BE(at);
      found.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
      at += 12 + length;
    }
    return found;
  };
  const [one, two] = [chunksOf(first), chunksOf(second)];
  const head = one[0]?.data as Buffer;
  const control = (sequence: number): Buffer => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(sequence, 0);
    head.copy(data, 4, 0, 8);
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(1, 22);
    return data;
  };
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2);
  const dataOf = (chunks: typeof one) => Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const sequence = Buffer.alloc(4);
  sequence.writeUInt32BE(2);
  return Buffer.concat([
    first.subarray(0, 8), chunk('IHDR', head), chunk('acTL', frames), chunk('fcTL', control(0)), chunk('IDAT', dataOf(one)),
    chunk('fcTL', control(1)), chunk('fdAT', Buffer.concat([sequence, dataOf(two)])), chunk('IEND', Buffer.alloc(0)),
  ]);
} // prettier-ignore
