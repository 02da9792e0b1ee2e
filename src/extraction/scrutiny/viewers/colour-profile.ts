import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Numbers of colour values that profiles are made for: grey, light, inks. */
export type Values = 1 | 3 | 4;

/** Colours that a profile is tried with, and how light they are without one, 0 to 255. */
const TRIED: Readonly<Record<Values, readonly (readonly [colour: readonly number[], light: number])[]>> = {
  1: [0, 64, 128, 192, 255].map((level) => [[level], level] as const),
  3: [
    ...[0, 64, 128, 192, 255].map((level) => [[level, level, level], level] as const),
    [[255, 0, 0], 76],
    [[0, 255, 0], 150],
    [[0, 0, 255], 29],
    [[255, 255, 0], 226],
    [[0, 255, 255], 179],
    [[255, 0, 255], 105],
  ],
  4: [
    ...[0, 64, 128, 192, 255].map((level) => [[0, 0, 0, level], 255 - level] as const),
    [[255, 0, 0, 0], 130],
    [[0, 255, 0, 0], 90],
    [[0, 0, 255, 0], 230],
    [[255, 255, 255, 255], 0],
  ],
};

const SPACES: Readonly<Record<Values, string>> = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' };

/**
 * What a profile may add to a colour or take from it, of 255 levels: the curve of light makes 188 of 128, and inks on paper are
 * duller than those of screens. White stays white and black dark.
 */
const MOST_OFF = 90;
const MOST_OFF_AT_ENDS = 60;

/** Profiles are remembered by their hash; most documents bring one of a few. */
const REMEMBERED = 500;
const known = new Map<string, boolean>();

/**
 * Whether a colour profile (ICC) shows colours much as they are without it, so that viewers that heed it and those that do
 * not show the same page.
 */
export async function isUsual(profile: Buffer, values: Values): Promise<boolean> {
  const key = `${values} ${createHash('sha1').update(profile).digest('base64')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const usual = isProfile(profile, values) && (await tries(profile, values).catch(() => false));
  if (known.size >= REMEMBERED) known.delete(known.keys().next().value as string);
  known.set(key, usual);
  return usual;
}

/**
 * Whether a file says that it is a profile of colours of so many values (ICC.1, section 7.2): of a screen, a camera, a printer or a space of
 * colours, in a version and of a length that all programs take. Those of another class, some follow and others pass over.
 */
const isProfile = (profile: Buffer, values: Values): boolean =>
  profile.toString('latin1', 36, 40) === 'acsp' &&
  profile.toString('latin1', 16, 20) === SPACES[values] &&
  CLASSES.has(profile.toString('latin1', 12, 16)) &&
  (profile[8] === 2 || profile[8] === 4) &&
  profile.readUInt32BE(0) <= profile.length;
const CLASSES = new Set(['mntr', 'scnr', 'prtr', 'spac']);

/** Whether the profile of a picture shows its colours much as they are without it, whatever kind of colours it is for. */
export async function isUsualOfPicture(profile: Buffer): Promise<boolean> {
  const space = profile.toString('latin1', 16, 20);
  const values = ([1, 3] as const).find((one) => SPACES[one] === space);
  return values !== undefined && (await isUsual(profile, values));
}

async function tries(profile: Buffer, values: Values): Promise<boolean> {
  const colours = TRIED[values];
  const pixels = Buffer.from(colours.flatMap(([colour]) => colour));
  const { data, info } = await sharp(tiff(pixels, colours.length, values, profile))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return colours.every(([colour, light], at) => {
    const [red = 0, green = red, blue = red] = data.subarray(at * info.channels, (at + 1) * info.channels);
    const shown = info.channels < 3 ? red : 0.3 * red + 0.59 * green + 0.11 * blue;
    const isEnd = light === 255 || (light === 0 && Math.max(...colour) !== 0) || colour.every((value) => value === 0);
    return Math.abs(shown - light) <= (isEnd ? MOST_OFF_AT_ENDS : MOST_OFF);
  });
}

/** A picture of one row in a file that carries a profile (TIFF 6.0; 34675 is the profile). */
function tiff(pixels: Buffer, width: number, values: Values, profile: Buffer): Buffer {
  const entries: [tag: number, type: 3 | 4 | 7, count: number, value: number][] = [];
  const headLength = 8;
  const tags = 11;
  const bitsAt = headLength + 2 + tags * 12 + 4;
  const pixelsAt = bitsAt + 8;
  const profileAt = pixelsAt + pixels.length + (pixels.length % 2);
  entries.push(
    [256, 4, 1, width],
    [257, 4, 1, 1],
    [258, 3, values, values === 1 ? 8 : bitsAt],
    [259, 3, 1, 1],
    [262, 3, 1, values === 1 ? 1 : values === 3 ? 2 : 5],
    [273, 4, 1, pixelsAt],
    [277, 3, 1, values],
    [278, 4, 1, 1],
    [279, 4, 1, pixels.length],
    [284, 3, 1, 1],
    [34675, 7, profile.length, profileAt],
  );
  const file = Buffer.alloc(profileAt + profile.length);
  file.write('II*\0', 0, 'latin1');
  file.writeUInt32LE(headLength, 4);
  file.writeUInt16LE(tags, headLength);
  entries.forEach(([tag, type, count, value], index) => {
    const at = headLength + 2 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  });
  for (let index = 0; index < 4; index++) file.writeUInt16LE(8, bitsAt + 2 * index);
  pixels.copy(file, pixelsAt);
  profile.copy(file, profileAt);
  return file;
}
