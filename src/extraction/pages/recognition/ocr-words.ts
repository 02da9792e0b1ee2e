import type { Word } from '../../document.js';
import type { RecognisedWord } from './recogniser.js';

/** Shares of the font's height that letters with and without strokes above or below the small letters take. */
const ABOVE = 0.73;
const SMALL = 0.52;
const BELOW = 0.21;

/** Boxes reach this far above the baseline, as those of drawn text do. */
const ASCENT = 0.76;

/**
 * Turns words that were recognised in a picture to words of the page.
 *
 * @param pointsPerPixel size of a pixel on the page.
 */
export function toPageWords(recognised: readonly RecognisedWord[], pointsPerPixel: number): Word[] {
  return recognised.flatMap((word) => {
    const text = word.text.trim();
    if (text === '' || word.x1 <= word.x0 || word.y1 <= word.y0) return [];
    const size = fontHeight(text, (word.y1 - word.y0) * pointsPerPixel);
    const baseline = word.y1 * pointsPerPixel - (hasDescender(text) ? BELOW * size : 0);
    return [
      {
        text,
        box: {
          x0: word.x0 * pointsPerPixel,
          y0: baseline - ASCENT * size,
          x1: word.x1 * pointsPerPixel,
          y1: baseline + BELOW * size,
        },
        source: 'ocr' as const,
        confidence: word.confidence,
        size,
        bold: false,
        angle: 0 as const,
      },
    ];
  });
}

/** Height of the font of a word whose ink is so high. */
function fontHeight(text: string, ink: number): number {
  if (!/[\p{L}\p{N}]/u.test(text)) return ink;
  const above = /[\p{Lu}\p{N}bdfhijklt%$&/()[\]#@]/u.test(text) ? ABOVE : SMALL;
  return ink / (above + (hasDescender(text) ? BELOW : 0));
}

function hasDescender(text: string): boolean {
  return /[gjpqyQ,;()[\]@/$]/.test(text);
}
