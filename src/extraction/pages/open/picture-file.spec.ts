import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { decodePicture, readPixels } from './picture-file.js';

/** Left half black, right half white, 40 by 20. */
const halves = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffffff' } }).composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: '#000000' } }, left: 0, top: 0 },
  ]);

/** A PNG file that tells how many pixels a metre it has across and down. */
function withDensities(png: Buffer, across: number, down: number): Buffer {
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(across, 8);
  chunk.writeUInt32BE(down, 12);
  chunk[16] = 1;
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  const header = png.indexOf('IHDR') + 4 + 13 + 4;
  const rest = png.subarray(header);
  return Buffer.concat([png.subarray(0, header), chunk, rest]);
}

async function sides(bytes: Uint8Array): Promise<[left: number, right: number] | null> {
  const decoded = await decodePicture(bytes);
  if (!decoded) return null;
  const { width, height, data } = decoded.raster;
  const row = Math.floor(height / 2) * width;
  return [data[row + 5] ?? -1, data[row + width - 5] ?? -1];
}

describe('decodePicture', () => {
  it.each([
    ['colour JPEG', () => halves().jpeg({ quality: 95 })],
    ['progressive JPEG', () => halves().jpeg({ quality: 95, progressive: true })],
    ['CMYK JPEG', () => halves().toColourspace('cmyk').jpeg({ quality: 95 })],
    ['16-bit PNG', () => halves().toColourspace('rgb16').png()],
    ['one-bit PNG', () => halves().toColourspace('b-w').png({ palette: true, colours: 2 })],
    ['grey PNG', () => halves().toColourspace('b-w').png()],
  ])('decodes a %s', async (_name, make) => {
    const [left, right] = (await sides(await make().toBuffer())) ?? [];
    expect(left).toBeLessThan(40);
    expect(right).toBeGreaterThan(215);
  });

  it('makes the oblong pixels of a fax square', async () => {
    const bytes = withDensities(await halves().png().toBuffer(), 8031, 3858);
    expect(await decodePicture(bytes)).toMatchObject({ raster: { width: 40, height: 42 } });
    const nearly = withDensities(await halves().png().toBuffer(), 8031, 7717);
    expect(await decodePicture(nearly)).toMatchObject({ raster: { width: 40, height: 20 } });
  });

  it('takes what is transparent for white', async () => {
    const bytes = await sharp({
      create: { width: 40, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await sides(bytes)).toEqual([255, 255]);
  });

  it('keeps white letters on what is transparent', async () => {
    const letter = await sharp({ create: { width: 10, height: 20, channels: 4, background: '#ffffff' } })
      .extend({ right: 30, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    expect(await sides(letter)).toEqual([255, 0]);
  });

  it('turns a picture as its EXIF data says', async () => {
    const decoded = await decodePicture(await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect(decoded?.raster).toMatchObject({ width: 20, height: 40 });
    expect(decoded?.raster.data[10]).toBeLessThan(40);
  });

  describe('of red, green and blue', () => {
    /** Red of another lightness on green in every square, and grain, so that no two pixels and no two decodings are alike by chance. */
    const picture = sharp(
      Buffer.from(Array.from({ length: 3 * 240 * 160 }, (_, at) => (at * 7919 + (at >> 7) * 31) % 251)),
      { raw: { width: 240, height: 160, channels: 3 } },
    );

    it.each([
      ['a JPEG', () => picture.clone().jpeg()],
      ['one with colours in half the pixels', () => picture.clone().jpeg({ chromaSubsampling: '4:2:0', quality: 60 })],
      ['one that is turned', () => picture.clone().withMetadata({ orientation: 6 }).jpeg()],
      ['one with colours of another screen', () => picture.clone().withIccProfile('p3').jpeg()],
      ['a PNG', () => picture.clone().png()],
    ])('gives the levels of %s as the library does that decodes it', async (_, make) => {
      const bytes = await make().toBuffer();
      const levels = await sharp(bytes).autoOrient().toColourspace('b-w').extractChannel(0).raw().toBuffer();
      expect(Buffer.compare((await decodePicture(bytes))?.raster.data ?? Buffer.alloc(0), levels)).toBe(0);
    });

    it.each([1, 6])('sets off ink of another colour (EXIF orientation %i)', async (orientation) => {
      const stroke = { create: { width: 5, height: 60, channels: 3, background: '#ff0000' } } as const;
      const bytes = await sharp({ create: { width: 96, height: 96, channels: 3, background: '#009500' } })
        .composite([{ input: stroke, left: 45, top: 20 }])
        .withMetadata({ orientation })
        .png()
        .toBuffer();
      const decoded = await decodePicture(bytes);
      const inked = await decoded?.withColourInk();
      const [across, down] = orientation === 1 ? [47, 45] : [45, 47];
      const differs = (data?: Uint8Array) => Math.abs((data?.[down * 96 + across] ?? 0) - (data?.[20 * 96 + 20] ?? 0));
      expect(differs(decoded?.raster.data)).toBeLessThan(30);
      expect(differs(inked?.data)).toBeGreaterThan(100);
    });
  });

  it.each([
    ['that of a scan', 1_654, 200, 200],
    ['none of a screen', 1_654, 72, null],
    ['none that makes a stamp of a page', 1_654, 1_200, null],
    ['none that makes a poster of it', 5_000, 110, null],
  ])('believes a resolution: %s', async (_, side, density, dpi) => {
    const page = sharp({ create: { width: side, height: 900, channels: 3, background: '#ffffff' } });
    expect((await decodePicture(await page.withMetadata({ density }).jpeg().toBuffer()))?.dpi).toBe(dpi);
  });

  it('gives what a damaged picture still has, and null for what is none', async () => {
    const noise = Buffer.from(Array.from({ length: 270_000 }, (_, at) => (at * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect((await decodePicture(whole.subarray(0, whole.length / 2)))?.raster).toMatchObject({
      width: 300,
      height: 300,
    });
    expect(await decodePicture(Buffer.from('not a picture'))).toBeNull();
    expect(await decodePicture(new Uint8Array())).toBeNull();
  });
});

describe('readPixels', () => {
  it('fills up what is missing', async () => {
    const { plain } = await readPixels(Uint8Array.of(0, 0, 0), 2, 2, 3);
    expect([...plain.data]).toEqual([0, 255, 255, 255]);
  });

  it.each([3, 4] as const)(
    'gives every grey as it is, with and without colour beside it (%s channels)',
    async (channels) => {
      const greys = Array.from({ length: 256 }, (_, level) => [level, level, level, 255].slice(0, channels)).flat();
      const levels = Array.from({ length: 256 }, (_, level) => level);
      const { plain } = await readPixels(Uint8Array.from(greys), 16, 16, channels);
      expect([...plain.data]).toEqual(levels);
      const { plain: coloured } = await readPixels(Uint8Array.from(greys).fill(200, 0, 1), 16, 16, channels);
      expect([...coloured.data.subarray(1)]).toEqual(levels.slice(1));
      expect(coloured.data[0]).toBeGreaterThan(20);
    },
  );

  it('lays what is transparent on white', async () => {
    const { plain } = await readPixels(Uint8Array.of(0, 0, 0, 0, 9, 9, 9, 255), 2, 1, 4);
    expect([...plain.data]).toEqual([255, 9]);
  });
});
