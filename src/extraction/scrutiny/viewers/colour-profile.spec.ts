import sharp from 'sharp';
import { isUsual } from './colour-profile.js';

const profileOf = async (name: string): Promise<Buffer> => {
  const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
  const file = await picture
    .toColourspace(name === 'cmyk' ? 'cmyk' : 'srgb')
    .withIccProfile(name)
    .jpeg()
    .toBuffer();
  return (await sharp(file).metadata()).icc as Buffer;
};

/** The profile of a grey whose levels run along a curve of 16 bits. */
function greyProfile(curve: readonly number[]): Buffer {
  const white = Buffer.alloc(20);
  white.write('XYZ ', 'latin1');
  [0.9642, 1, 0.8249].forEach((value, at) => white.writeInt32BE(Math.round(value * 65_536), 8 + 4 * at));
  const levels = Buffer.alloc(12 + 2 * curve.length);
  levels.write('curv', 'latin1');
  levels.writeUInt32BE(curve.length, 8);
  curve.forEach((value, at) => levels.writeUInt16BE(value, 12 + 2 * at));
  const text = Buffer.from('text\0\0\0\0none\0\0\0\0', 'latin1');
  const tags = [['wtpt', white], ['kTRC', levels], ['cprt', text], ['desc', text]] as const; // prettier-ignore
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  let at = 128 + table.length;
  const bodies = tags.map(([tag, body], index) => {
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    table.write(tag, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(at, 8 + 12 * index);
    table.writeUInt32BE(body.length, 12 + 12 * index);
    at += padded.length;
    return padded;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at);
  head.writeUInt32BE(0x02400000, 8);
  head.write('mntrGRAYXYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  white.copy(head, 68, 8);
  return Buffer.concat([head, table, ...bodies]);
}

describe('isUsual', () => {
  it.each(['srgb', 'p3'])('knows the profile of a screen, %s', async (name) =>
    expect(await isUsual(await profileOf(name), 3)).toBe(true),
  );

  it('knows that of a printer', async () => expect(await isUsual(await profileOf('cmyk'), 4)).toBe(true));

  it.each([
    ['straight', [0, 65_535], true],
    ['upside down', [65_535, 0], false],
    ['that is all white', [65_535, 65_535], false],
    ['that is all black', [0, 0], false],
    ['that is white from the middle', [0, 65_535, 65_535], false],
  ])('judges a grey %s', async (_, curve, usual) => expect(await isUsual(greyProfile(curve), 1)).toBe(usual));

  it('does not know what is no profile, or one of other values', async () => {
    expect(await isUsual(Buffer.from('nothing'), 3)).toBe(false);
    expect(await isUsual(await profileOf('cmyk'), 3)).toBe(false);
  });
});
