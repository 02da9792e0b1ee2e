import { crc32 } from 'node:zlib';
import sharp, { type Color } from 'sharp';
import { decodePicture } from '../../pages/open/picture-file.js';
import { picturesDiffer } from './compare-pictures.js';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Strokes as letters have them on a ground, the second half of them in another ink. */
function picture(ink: string, ground: Color, second = ink): Promise<Buffer> {
  const stroke = (at: number) =>
    `<rect x="${10 + at * 12}" y="20" width="5" height="${30 + (at % 3)}" fill="${at > 5 ? second : ink}"/>`;
  const svg = `<svg width="160" height="80">${Array.from({ length: 12 }, (_, at) => stroke(at)).join('')}</svg>`;
  return sharp({ create: { width: 160, height: 80, channels: 4, background: ground } })
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

/** A PNG with a chunk behind its head. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, check, png.subarray(33)]);
}

const gamma = (value: number): Buffer => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(value * 100_000);
  return data;
};

async function differ(bytes: Buffer): Promise<boolean> {
  const decoded = await decodePicture(bytes);
  if (!decoded) throw new Error('not a picture');
  return picturesDiffer(bytes, decoded.raster);
}

describe('picturesDiffer', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['black on white', () => picture('#000', '#ffffff')],
    ['black on nothing', () => picture('#000', CLEAR)],
    ['white on nothing, which is read on black', () => picture('#fff', CLEAR)],
    ['the usual gamma', async () => withChunk(await picture('#000', '#ffffff'), 'gAMA', gamma(0.45455))],
    ['a usual colour profile', async () => sharp(await picture('#a00', '#ffffff')).withIccProfile('p3').png().toBuffer()],
  ])('finds no difference in %s', async (_, make) => expect(await differ(await make())).toBe(false)); // prettier-ignore

  it.each<[string, () => Promise<Buffer>]>([
    ['white beside black on nothing', () => picture('#000', CLEAR, '#fff')],
    ['a gamma of its own', async () => withChunk(await picture('#000', '#ffffff', '#fafafa'), 'gAMA', gamma(0.01))],
    ['a colour profile of another class', async () => {
      const p3 = (await sharp(await picture('#000', '#ffffff')).withIccProfile('p3').jpeg().toBuffer());
      p3.write('zzzz', p3.indexOf('acsp') - 24, 'latin1');
      return p3;
    }],
    ['two colour profiles', async () => {
      const one = await sharp(await picture('#000', '#ffffff')).withIccProfile('p3').jpeg().toBuffer();
      const at = one.indexOf('ICC_PROFILE') - 4;
      const profile = one.subarray(at, at + 2 + one.readUInt16BE(at + 2));
      return Buffer.concat([one.subarray(0, at), profile, one.subarray(at)]);
    }],
    ['moving pictures', async () => withChunk(await picture('#000', '#ffffff'), 'acTL', Buffer.alloc(8))],
    ['inks of printing', async () => sharp(await picture('#000', '#ffffff')).toColourspace('cmyk').jpeg().toBuffer()],
    ['what is written below what is transparent', async () => {
      const { data, info } = await sharp(await picture('#000', '#ffffff', '#111')).raw().toBuffer({ resolveWithObject: true });
      for (let at = 0; at < data.length; at += 4) if (data[at] === 0x11) data[at + 3] = 0;
      return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } }).png().toBuffer();
    }],
  ])('finds a difference in %s', async (_, make) => expect(await differ(await make())).toBe(true)); // prettier-ignore

  it('finds a difference in what it cannot decode', async () =>
    expect(await picturesDiffer(Buffer.from('no picture'), { width: 1, height: 1, data: new Uint8Array(1) })).toBe(
      true,
    ));
});
