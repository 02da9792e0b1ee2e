import { editDistance } from '../../fields/text/edit-distance.js';
import type { Box, Word } from '../../document.js';
import { union } from '../geometry.js';
import type { Raster } from '../image/raster.js';
import type { Recogniser } from '../recognition/recogniser.js';

const SAMPLES = 3;

/** Widest part of a line that is compared, in points. */
const WIDEST = 260;

/** Two readings of a line are taken for the same text from this likeness on, 0 to 1. */
const ALIKE = 0.7;

/**
 * Compares lines from the top, the middle and the bottom of a text layer with what the page shows there.
 *
 * @param draw gives the picture of a part of the page, upright, at about 200 dpi.
 */
export async function isShown(
  words: readonly Word[],
  draw: (part: Box) => Promise<Raster>,
  recogniser: Recogniser,
): Promise<boolean> {
  const samples = sampleLines(words);
  let alike = 0;
  for (const line of samples) {
    const box = line.map((word) => word.box).reduce(union);
    const picture = await draw({ x0: box.x0 - 4, y0: box.y0 - 3, x1: box.x1 + 4, y1: box.y1 + 3 });
    const read = await recogniser.recognise(picture, { layout: 'block', dpi: 200 });
    alike += likeness(line.map(({ text }) => text).join(''), read.map(({ text }) => text).join(''));
  }
  return samples.length > 0 && alike / samples.length >= ALIKE;
}

/** The fullest line of each part of the page, cut to a width that is quickly read. */
function sampleLines(words: readonly Word[]): Word[][] {
  const level = words.filter(({ angle, size }) => angle === 0 && size >= 5).sort((a, b) => a.box.y1 - b.box.y1);
  const part = Math.ceil(level.length / SAMPLES);
  const samples: Word[][] = [];
  for (let start = 0; start < level.length; start += part) {
    const lines: Word[][] = [];
    for (const word of level.slice(start, start + part)) {
      const line = lines.at(-1);
      const first = line?.[0];
      if (first && Math.abs(word.box.y1 - first.box.y1) < 0.3 * first.size) line.push(word);
      else lines.push([word]);
    }
    const cut = lines.map((line) => {
      const sorted = line.toSorted((a, b) => a.box.x0 - b.box.x0);
      const left = sorted[0]?.box.x0 ?? 0;
      return sorted.filter(({ box }) => box.x1 - left <= WIDEST);
    });
    const fullest = cut.sort((a, b) => lengthOf(b) - lengthOf(a))[0];
    if (fullest && fullest.length > 0) samples.push(fullest);
  }
  return samples;
}

function lengthOf(line: readonly Word[]): number {
  return line.reduce((sum, { text }) => sum + text.length, 0);
}

/** 1 for the same letters and digits, 0 for nothing in common. */
export function likeness(a: string, b: string): number {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const [left, right] = [plain(a), plain(b)];
  const longer = Math.max(left.length, right.length);
  return longer === 0 ? 1 : 1 - editDistance(left, right, longer) / longer;
}
