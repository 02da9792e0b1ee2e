import sharp from 'sharp';
import { loadOnce } from '../../../platform/load-once.js';

/** Shares of red, green and blue in the brightness of a colour (Rec. 709). */
const SHARES = [0.2126, 0.7152, 0.0722] as const;

/** What colours become in grey, by tables. */
interface Brightness {
  /** For each level of red, of green and of blue how much light it adds. */
  light: readonly [Float32Array, Float32Array, Float32Array];
  /** The level of so much light, in 255 equal steps; that of the last one twice. */
  levels: Float32Array;
}

/**
 * Sets the levels in grey of pixels that have a colour, as the library for pictures does, which takes a thousandth of a second for the few of a page.
 * Of all 16.7 million colours each becomes the same (x64); its own table of light is taken, whose last digits decide about halves of a level.
 *
 * @param places which pixels, counted from 0.
 * @param pixels of red, green and blue and whatever more, `stride` bytes apart.
 */
export async function setGreys(
  greys: Uint8Array,
  places: Uint32Array,
  pixels: Uint8Array | Uint8ClampedArray,
  stride: number,
): Promise<void> {
  writeGreys(await tables(), greys, places, pixels, stride);
}

/** Reckons with 32 bits, as the library does. */
function writeGreys(
  { light: [red, green, blue], levels }: Brightness,
  greys: Uint8Array,
  places: Uint32Array,
  pixels: Uint8Array | Uint8ClampedArray,
  stride: number,
): void {
  let known = -1;
  let grey = 0;
  for (let index = 0; index < places.length; index++) {
    const at = places[index] as number;
    const first = at * stride;
    const r = pixels[first] as number;
    const g = pixels[first + 1] as number;
    const b = pixels[first + 2] as number;
    const colour = (r << 16) | (g << 8) | b;
    // Of what has a colour most is in areas of one.
    if (colour !== known) {
      const both = Math.fround((red[r] as number) + (green[g] as number));
      const light = Math.fround(255 * Math.fround(both + (blue[b] as number)));
      const step = light | 0;
      const level = levels[step] as number;
      const beyond = Math.fround(((levels[step + 1] as number) - level) * Math.fround(light - step));
      grey = rounded(Math.fround(level + beyond));
      known = colour;
    }
    greys[at] = grey;
  }
}

/** Rounds halves to even. */
function rounded(value: number): number {
  const below = value | 0;
  const rest = value - below;
  return rest > 0.5 || (rest === 0.5 && (below & 1) === 1) ? below + 1 : below;
}

const tables = loadOnce(async (): Promise<Brightness> => {
  const greys = Uint8Array.from({ length: 3 * 256 }, (_, at) => Math.floor(at / 3));
  const linear = await sharp(greys, { raw: { width: 256, height: 1, channels: 3 } })
    .toColourspace('scrgb')
    .raw({ depth: 'float' })
    .toBuffer();
  const light = (share: number) =>
    Float32Array.from({ length: 256 }, (_, level) => Math.fround(share) * linear.readFloatLE(12 * level));
  const steps = Array.from({ length: 256 }, (_, step) => Math.round(255 * gammaOf(Math.fround(step / 255))));
  return {
    light: [light(SHARES[0]), light(SHARES[1]), light(SHARES[2])],
    levels: Float32Array.from([...steps, 255]),
  };
});

/** What light becomes in sRGB (IEC 61966-2-1). */
const gammaOf = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
