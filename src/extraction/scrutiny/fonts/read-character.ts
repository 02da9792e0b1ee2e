import { createHash } from 'node:crypto';
import { readWeights } from '../../weights.js';
import { Network } from '../../pages/handwriting/network.js';
import { type Ink, inkOf } from './ink.js';
import type { Outline } from './outline.js';

/** What a character is drawn like. */
export interface Likeness {
  /** The probability of each character of the network's alphabet, in its order, and last that of any other. */
  probabilities: Float32Array;
  /** Width of what is drawn as a share of its height. */
  aspect: number;
  /** The share of its own box that is ink. */
  filled: number;
  /** Height of what is drawn, in the outline's own units. */
  height: number;
  /** The middle of what is drawn, from where the pen stands. */
  x: number;
  y: number;
}

/** Characters of fonts that many documents use are read once; so many are remembered. */
const REMEMBERED = 5_000;

let network: Network | null = null;
const known = new Map<string, Likeness | null>();

/** The network that reads single characters, loaded when it is first asked for. How it was made: docs/fonts.md. */
export function characterNetwork(): Network {
  network ??= Network.from(readWeights('scrutiny/fonts/characters.network'));
  return network;
}

/** Says what an outline looks like; null where it draws nothing. */
export function readCharacter(outline: Outline): Likeness | null {
  const key = createHash('sha1')
    .update(Float32Array.from(outline.edges))
    .update(outline.evenOdd ? 'even-odd' : '')
    .digest('base64');
  const before = known.get(key);
  if (before !== undefined) return before;
  const { height: side } = characterNetwork();
  const ink = inkOf(outline, side);
  const likeness = ink && likenessOf(ink, side);
  if (known.size >= REMEMBERED) known.delete(known.keys().next().value as string);
  known.set(key, likeness);
  return likeness;
}

function likenessOf({ pixels, width, height, x, y }: Ink, side: number): Likeness {
  const aspect = width / Math.max(height, 1e-9);
  const { data } = characterNetwork().read(pixels, side);
  const highest = Math.max(...data);
  const probabilities = data.map((logit) => Math.exp(logit - highest));
  const sum = probabilities.reduce((total, each) => total + each, 0);
  return {
    probabilities: probabilities.map((each) => each / sum),
    aspect,
    filled: pixels.reduce((total, each) => total + each, 0) / (pixels.length * Math.min(aspect, 1 / aspect)),
    height,
    x,
    y,
  };
}
