import sharp, { type JpegOptions } from 'sharp';
import { begunTwice, twoFrames, twoInOneFrame } from '../../../../test/forgeries/draw/spliced-jpeg.js';
import { codesOnePicture } from './jpeg-pictures.js';

const PLAIN: JpegOptions = { optimiseCoding: false };
const encoded = (ink: string, options: JpegOptions = PLAIN): Promise<Buffer> =>
  sharp(Buffer.from(`<svg width="96" height="64"><rect width="96" height="64" fill="#fff"/><path d="M9 9h60v40z" fill="${ink}"/></svg>`)).jpeg(options).toBuffer(); // prettier-ignore

/** A picture whose data starts anew after each row of blocks. */
async function withRestarts(change: (marker: number) => number): Promise<Buffer> {
  const jpeg = await encoded('#000');
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const data = jpeg.subarray(scan, scan + 2 + jpeg.readUInt16BE(scan + 2));
  const restarts = Array.from({ length: 10 }, (_, at) => Buffer.from([1, 2, 3, 0xff, 0xd0 + change(at)]));
  const interval = Buffer.from([0xff, 0xdd, 0, 4, 0, 6]);
  return Buffer.concat([jpeg.subarray(0, scan), interval, data, ...restarts, Buffer.from([1, 0xff, 0xd9])]);
}

describe('codesOnePicture', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['baseline', () => encoded('#000')],
    ['progressive', () => encoded('#000', { progressive: true })],
    ['mozjpeg', () => encoded('#000', { mozjpeg: true })],
    ['grey', async () => sharp(await encoded('#000')).greyscale().jpeg().toBuffer()],
    ['with another picture behind its end', async () => Buffer.concat([await encoded('#000'), await encoded('#f00')])],
    ['cut off', async () => (await encoded('#000')).subarray(0, -40)],
    ['with restarts in order', () => withRestarts((at) => at % 8)],
  ])('holds of a picture that is %s', async (_, make) => expect(codesOnePicture(await make())).toBe(true)); // prettier-ignore

  it.each<[string, () => Promise<Buffer>]>([
    ['a second scan of each colour', async () => twoInOneFrame(await encoded('#000'), await encoded('#f00'))],
    ['the scans of two progressive pictures', async () => twoInOneFrame(await encoded('#000', { progressive: true }), await encoded('#f00', { progressive: true }))],
    ['a second frame', async () => twoFrames(await encoded('#000'), await encoded('#f00'))],
    ['a second start', async () => begunTwice(await encoded('#000'), await encoded('#f00'))],
    ['restarts out of order', () => withRestarts((at) => (at === 4 ? 1 : at % 8))],
    ['no scan', async () => { const jpeg = await encoded('#000'); return jpeg.subarray(0, jpeg.indexOf(Buffer.from([0xff, 0xda]))); }],
    ['a frame of no height', async () => { const jpeg = await encoded('#000'); jpeg.writeUInt16BE(0, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5); return jpeg; }],
    ['arithmetic coding', async () => { const jpeg = await encoded('#000'); jpeg[jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc9; return jpeg; }],
  ])('does not hold of %s', async (_, make) => expect(codesOnePicture(await make())).toBe(false)); // prettier-ignore
});
