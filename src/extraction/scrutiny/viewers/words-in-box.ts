import type { Box, Word } from '../../document.js';

/** The largest type, in points, and how wide a letter is as a share of its size. */
const LARGEST = 12;
const LETTER = 0.5;

/** Words of a text that no page draws, line by line in a box, as a viewer would set them. */
export function wordsInBox(text: string, box: Box): Word[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const height = (box.y1 - box.y0) / Math.max(1, lines.length);
  return lines.flatMap((line, row) => {
    // In a wide box letters stand as close as in print: words that are parted are no sentence.
    const each = Math.min((box.x1 - box.x0) / line.length, LETTER * Math.min(height, LARGEST));
    return [...line.matchAll(/\S+/g)].map((found): Word => ({
      text: found[0],
      box: {
        x0: box.x0 + found.index * each,
        x1: box.x0 + (found.index + found[0].length) * each,
        y0: box.y0 + row * height,
        y1: box.y0 + (row + 1) * height,
      },
      source: 'form',
      confidence: 1,
      size: Math.min(height, LARGEST),
      bold: false,
      angle: 0,
    }));
  });
}
