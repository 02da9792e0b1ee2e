import sharp, { type Metadata } from 'sharp';
import { DEFAULT_MIME_LIMITS } from '../message-content.js';
import { convertTiff } from './picture-files.js';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

async function converted(tiff: Buffer): Promise<Metadata> {
  const conversion = await convertTiff(tiff, DEFAULT_MIME_LIMITS);
  if (!('content' in conversion)) throw new Error(conversion.reason);
  return sharp(conversion.content).metadata();
}

describe('convertTiff', () => {
  it('keeps what stands below what is transparent, which some programs show', async () => {
    const tiff = await sharp({ create: { width: 40, height: 20, channels: 4, background: CLEAR } })
      .tiff({ compression: 'deflate' })
      .toBuffer();
    expect(await converted(tiff)).toMatchObject({ format: 'png', hasAlpha: true });
  });

  it('keeps the colour profile, which some programs follow', async () => {
    const tiff = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a00' } })
      .withIccProfile('p3')
      .tiff()
      .toBuffer();
    expect(await converted(tiff)).toMatchObject({ format: 'png', hasProfile: true });
  });

  it('says what it cannot read', async () =>
    expect(await convertTiff(Buffer.from('II*\0none'), DEFAULT_MIME_LIMITS)).toHaveProperty('reason'));
});
