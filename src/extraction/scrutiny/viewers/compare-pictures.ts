import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_PIXELS } from '../../pages/open/picture-file.js';
import type { Raster } from '../../pages/image/raster.js';
import { busyParts, SQUARE } from '../ink/busy-parts.js';
import { isUsualOfPicture } from './colour-profile.js';
import { codesOnePicture, hasOneProfile } from './jpeg-pictures.js';
import { isOnePng, type PngChunk, pngChunks } from './png-chunks.js';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Encoders write 1/2.2; programs that follow another gamma and those that do not show other levels. */
const USUAL_GAMMA = { least: 0.4, most: 0.6 };

/** Pictures are compared in so many pixels at most along a side: letters of 9 points on A4 are 9 high. */
const COMPARED = 1_200;

/** What differs by fewer levels of 255 in the picture as it is read is not there; what differs by more in another one is. */
const ABSENT = 24;
const PRESENT = 48;

/** What is shown along fewer pixels than this is no number: the rounded corner of a window, a speck. */
const LEAST_LENGTH = 5 * SQUARE;

/**
 * Whether programs show a picture file differently in what may be writing: it holds another picture, moves, has levels or colours of its own that some
 * programs follow, or shows more on another ground than on white. What cannot be decoded is in doubt.
 *
 * @param read the picture as it is read, upright.
 * @param looksAt `grounds`: whether to look at what it shows on others than white, too.
 */
export async function picturesDiffer(
  bytes: Uint8Array,
  read: Raster,
  { grounds }: { grounds: boolean } = { grounds: true },
): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = [...pngChunks(file)];
  if (!isOnePng(chunks) || movesOrHasColours(chunks)) return true;
  if (file.subarray(0, JPEG.length).equals(JPEG) && !(codesOnePicture(file) && hasOneProfile(file))) return true;
  try {
    const { space, hasAlpha, hasProfile, icc } = await sharp(file, OPTIONS).metadata();
    if (space === 'cmyk') return true;
    // What the decoder takes for no profile of the picture, other programs may.
    const bringsProfile = hasProfile || chunks.some(({ type }) => type === 'iCCP');
    if (bringsProfile && !(icc && (await isUsualOfPicture(icc)))) return true;
    if (!hasProfile && !hasAlpha) return false;
    const factor = Math.max(1, Math.max(read.width, read.height) / COMPARED);
    const size = { width: Math.round(read.width / factor), height: Math.round(read.height / factor) };
    const raw = { width: read.width, height: read.height, channels: 1 } as const;
    const small = await levels(sharp(read.data, { raw }), size);
    const showsMore = async (picture: Sharp) => isMore(small, await levels(picture, size));
    if (hasProfile && (await showsMore(sharp(file, { ...OPTIONS, ignoreIcc: true }).flatten(WHITE)))) return true;
    if (!grounds || !hasAlpha || (await isOpaque(file))) return false;
    const onDark = await showsMore(sharp(file, OPTIONS).flatten({ background: '#000000' }));
    return onDark || (await showsMore(sharp(file, OPTIONS).removeAlpha()));
  } catch {
    return true;
  }
}

const OPTIONS: SharpOptions = { failOn: 'none', limitInputPixels: MAX_PIXELS };
const WHITE = { background: '#ffffff' };

async function levels(picture: Sharp, { width, height }: Pick<Raster, 'width' | 'height'>): Promise<Raster> {
  const data = await picture
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw({ depth: 'uchar' })
    .toBuffer();
  return { width, height, data: new Uint8Array(data) };
}

async function isOpaque(file: Buffer): Promise<boolean> {
  const opacity = await sharp(file, OPTIONS).extractChannel('alpha').raw({ depth: 'uchar' }).toBuffer();
  return opacity.every((level) => level > 255 - ABSENT);
}

/** Whether a picture shows something that may be writing where another one of the same size shows nothing. */
function isMore(read: Raster, other: Raster): boolean {
  const { width, height } = read;
  const more: Raster = { width, height, data: other.data.slice() };
  for (let top = 0; top < height; top += SQUARE) {
    for (let left = 0; left < width; left += SQUARE) {
      const [right, bottom] = [Math.min(width, left + SQUARE), Math.min(height, top + SQUARE)];
      let [least, most] = [255, 0];
      for (let y = top; y < bottom; y++)
        for (let at = y * width + left; at < y * width + right; at++) {
          least = Math.min(least, read.data[at] as number);
          most = Math.max(most, read.data[at] as number);
        }
      if (most - least < ABSENT) continue;
      for (let y = top; y < bottom; y++) more.data.fill(255, y * width + left, y * width + right);
    }
  }
  return busyParts(more, PRESENT).some(({ x0, y0, x1, y1 }) => Math.max(x1 - x0, y1 - y0) >= LEAST_LENGTH);
}

/**
 * White and the three colours of screens, 100,000 times: of sRGB, BT.709 and most programs, of Adobe RGB, and of Display P3.
 * How far each may be off: programs round them.
 */
const USUAL_COLOURS = [
  [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000],
  [31_270, 32_900, 64_000, 33_000, 21_000, 71_000, 15_000, 6_000],
  [31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000],
];
const COLOUR_PLAY = 1_000;

/** Whether a PNG moves, or is to be shown in other levels or colours than it has (PNG, sections 11.3.2 and 11.3.6). */
function movesOrHasColours(chunks: readonly PngChunk[]): boolean {
  for (const { type, data } of chunks) {
    if (type === 'acTL') return true;
    // Colours of sRGB and BT.709 with their own curves; all others are of films and television.
    if (type === 'cICP' && !(data[0] === 1 && (data[1] === 1 || data[1] === 13) && data[3] === 1)) return true;
    if (type === 'cHRM' && !hasUsualColours(data)) return true;
    if (type !== 'gAMA' || data.length < 4) continue;
    const gamma = data.readUInt32BE(0) / 100_000;
    if (gamma < USUAL_GAMMA.least || gamma > USUAL_GAMMA.most) return true;
  }
  return false;
}

const hasUsualColours = (data: Buffer): boolean =>
  data.length >= 32 &&
  USUAL_COLOURS.some((usual) => usual.every((one, at) => Math.abs(data.readUInt32BE(4 * at) - one) <= COLOUR_PLAY));
