import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { decodePicture } from '../../../extraction/pages/open/picture-file.js';
import { picturesDiffer } from '../../../extraction/scrutiny/viewers/compare-pictures.js';
import { isThin, mayBeSlices } from './thin-pictures.js';

/** A picture that a message shows and that is not a document: a logo, the banner of a signature, a drawing. */
export interface ShownPicture {
  fileName: string;
  /** As it came in the message; a PNG once it is prepared. */
  content: Buffer;
  /** Whether it is an SVG of shapes alone; no other SVG is drawn. */
  isDrawing?: boolean;
}

export interface PreparedPictures {
  pictures: ShownPicture[];
  /** Names of those that cannot be read. */
  unread: string[];
}

/** This many are read of one message, those that are put together included; a signature has two to six. */
const MOST = 10;
const MOST_PIXELS = 4_000_000;
const MOST_FRAMES = 10;
/** Smaller pictures are enlarged: text recognition reads letters of 20 pixels best, and those of signatures have 8 to 14. */
const ENLARGED_BELOW = 1_200;
const LONGEST_STRIP = 4_000;
/** Pictures so many times as wide as high may be slices that stand below one another; icons are not. */
const LYING = 6;
/** What varies less is one colour. */
const LEAST_DEVIATION = 2;

/**
 * Makes the pictures of a message readable: every frame of each, on the grounds on which it may be shown, and those of one height put
 * beside each other, as slices of one picture are shown, and low ones of one width below each other.
 */
export async function preparePictures(shown: readonly ShownPicture[]): Promise<PreparedPictures> {
  const prepared: PreparedPictures = { pictures: [], unread: [] };
  const seen: Frame[] = [];
  for (const one of distinct(shown)) {
    const { fileName } = one;
    const own = seen.length > 4 * MOST ? null : await framesOf(one);
    if (own) seen.push(...own);
    else prepared.unread.push(fileName);
  }
  const thin = seen.filter(isThin);
  const frames = seen.filter((one) => !isThin(one));
  if (thin[0] && mayBeSlices(thin)) prepared.unread.push(thin[0].fileName);
  const all = [...frames, ...(await strips(frames)), ...(await stacks(frames))];
  for (const { fileName, content, width, height } of all) {
    if (prepared.pictures.length < MOST)
      prepared.pictures.push({ fileName, content: await enlarged(content, width, height) });
    else if (!prepared.unread.includes(fileName)) prepared.unread.push(fileName);
  }
  return prepared;
}

interface Frame extends ShownPicture {
  width: number;
  height: number;
}

function distinct(shown: readonly ShownPicture[]): ShownPicture[] {
  const seen = new Set<string>();
  return shown.filter(({ content }) => {
    const hash = createHash('sha256').update(content).digest('hex');
    return !seen.has(hash) && seen.add(hash);
  });
}

/** The frames that may say something, on white and on black as needed; null if the picture cannot be read. */
async function framesOf({ fileName, content, isDrawing = false }: ShownPicture): Promise<Frame[] | null> {
  try {
    const { width, height, pages = 1, pageHeight, hasAlpha, format } = await sharp(content).metadata();
    const tall = pageHeight ?? height;
    if ((format === 'svg') !== isDrawing || width * tall > MOST_PIXELS || pages > MOST_FRAMES) return null;
    if ((format === 'png' || format === 'jpeg') && (await isShownDifferently(content))) return null;
    const frames: Frame[] = [];
    for (let page = 0; page < pages; page += 1) {
      for (const background of hasAlpha ? await groundsOf(content, page) : ['#fff']) {
        const flat = await sharp(content, { page, limitInputPixels: MOST_PIXELS })
          .rotate()
          .flatten({ background })
          .toColourspace('srgb')
          .png()
          .toBuffer({ resolveWithObject: true });
        const { channels } = await sharp(flat.data).stats();
        const isNew = !frames.some((one) => one.content.equals(flat.data));
        if (isNew && channels.some(({ stdev }) => stdev >= LEAST_DEVIATION))
          frames.push({ fileName, content: flat.data, width: flat.info.width, height: flat.info.height });
      }
    }
    return frames;
  } catch {
    return null;
  }
}

/** Whether programs differ in what of a picture they show; another ground than white is looked at for itself. */
async function isShownDifferently(content: Buffer): Promise<boolean> {
  const decoded = await decodePicture(content);
  return decoded === null || (await picturesDiffer(content, decoded.raster, { grounds: false }));
}

/** The grounds on which what is not transparent can be told from it: light letters are meant for a dark one. */
async function groundsOf(content: Buffer, page: number): Promise<string[]> {
  const { data } = await sharp(content, { page, limitInputPixels: MOST_PIXELS })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let light = false;
  let dark = false;
  for (let at = 0; at + 3 < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 64) continue;
    const level = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
    if (level > 170) light = true;
    else dark = true;
    if (light && dark) break;
  }
  return [...(dark ? ['#fff'] : []), ...(light ? ['#000'] : [])];
}

/** Frames of one height beside each other, in the order of the message. */
const strips = (frames: readonly Frame[]): Promise<Frame[]> => joined(frames, 'height', 'width');

/** Low frames of one width below each other. */
const stacks = (frames: readonly Frame[]): Promise<Frame[]> =>
  joined(
    frames.filter(({ width, height }) => width >= LYING * height),
    'width',
    'height',
  );

type Side = 'width' | 'height';

/** Frames with one side in common, joined along the other one. */
async function joined(frames: readonly Frame[], common: Side, along: Side): Promise<Frame[]> {
  const rows = new Map<number, Frame[]>();
  for (const frame of frames) rows.set(frame[common], [...(rows.get(frame[common]) ?? []), frame]);
  const made: Frame[] = [];
  for (const [side, row] of rows) {
    const length = row.reduce((sum, one) => sum + one[along], 0);
    const [first] = row;
    if (!first || row.length < 2 || length > LONGEST_STRIP || length * side > MOST_PIXELS) continue;
    let before = 0;
    const parts = row.map((one) => {
      const start = (before += one[along]) - one[along];
      return { input: one.content, top: along === 'height' ? start : 0, left: along === 'width' ? start : 0 };
    });
    const size = along === 'width' ? { width: length, height: side } : { width: side, height: length };
    const content = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .composite(parts)
      .png()
      .toBuffer();
    made.push({ fileName: first.fileName, content, ...size });
  }
  return made;
}

const enlarged = (content: Buffer, width: number, height: number): Promise<Buffer> =>
  Math.max(width, height) >= ENLARGED_BELOW
    ? Promise.resolve(content)
    : sharp(content)
        .resize({ width: 2 * width, kernel: 'lanczos3' })
        .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
        .png()
        .toBuffer();
