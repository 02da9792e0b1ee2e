import { crop, type Raster } from '../../pages/image/raster.js';
import type { Region } from '../../pages/recognition/regions.js';
import { resized } from '../../pages/image/resized.js';
import { characterNetwork } from '../fonts/read-character.js';

/** A shape is a digit where the network gives digits, and letters that are drawn like them, so much of its probability together. */
const LIKE_A_DIGIT = 0.5;
const DIGITS = /[0-9OolISZ]/;

/** An account number has at least so many digits, some of which may be taken for letters; a year has four. */
export const LEAST_DIGITS = 6;
const LEAST_SURE = 5;
const MOST_MISREAD = 1;

/** What a shape of ink looks like: a digit, a letter that is drawn like one, or something else. */
export type Looks = 'digit' | 'letter like one' | 'other';

/** Says whether ink in a part of a picture, dark on white, looks like a digit. */
export function looksLike(ink: Raster, { x0, y0, x1, y1 }: Region): Looks {
  const network = characterNetwork();
  const side = network.height;
  const small = resized(crop(ink, x0, y0, x1 - x0, y1 - y0), side / Math.max(x1 - x0, y1 - y0));
  const square = new Float32Array(side * side);
  const [left, top] = [Math.floor((side - small.width) / 2), Math.floor((side - small.height) / 2)];
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++)
      square[(y + top) * side + x + left] = 1 - (small.data[y * small.width + x] as number) / 255;
  const { data } = network.read(square, side);
  const highest = Math.max(...data);
  let [all, digits, like] = [0, 0, 0];
  data.forEach((logit, at) => {
    const likelihood = Math.exp(logit - highest);
    const character = network.alphabet[at] ?? '';
    all += likelihood;
    if (/[0-9]/.test(character)) digits += likelihood;
    if (DIGITS.test(character)) like += likelihood;
  });
  if (like <= LIKE_A_DIGIT * all) return 'other';
  return 2 * digits > like ? 'digit' : 'letter like one';
}

/** Whether so many digits follow each other, with what looks like one or is misread once among them. */
export function holdsNumber(looks: readonly Looks[]): boolean {
  let [like, sure, other] = [0, 0, 0];
  for (const one of looks) {
    if (one === 'other' && ++other > MOST_MISREAD) [like, sure, other] = [0, 0, 0];
    if (one !== 'other') like++;
    if (one === 'digit') sure++;
    if (like >= LEAST_DIGITS && sure >= LEAST_SURE) return true;
  }
  return false;
}
