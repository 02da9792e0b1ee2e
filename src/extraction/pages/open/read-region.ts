import type { Box, Word } from '../../document.js';
import { evenLight } from '../image/even-light.js';
import type { Raster } from '../image/raster.js';
import { lookAgain } from '../numbers/second-look.js';
import { settleLookalikes } from '../recognition/lookalikes.js';
import { partMergedLetters } from '../recognition/merged-letters.js';
import { toPageWords } from '../recognition/ocr-words.js';
import type { Recogniser } from '../recognition/recogniser.js';

/** Words in pictures among text are believed from this confidence on. */
const BELIEVED = 0.6;

/** Height of letters as a share of that of their words. */
const LETTER_SHARE = 0.8;

/**
 * Reads a part of a page that has a text layer beside it.
 * @param region of the upright page, in points
 * @param drawn that part
 * @param dpi it was drawn with
 */
export async function readRegion(region: Box, drawn: Raster, dpi: number, recogniser: Recogniser): Promise<Word[]> {
  const picture = evenLight(drawn);
  const first = await recogniser.recognise(picture, { layout: 'sparse', dpi });
  const letters = first.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ y0, y1 }) => y1 - y0);
  const height = letters.sort((a, b) => a - b)[letters.length >> 1];
  const read = height === undefined ? first : await lookAgain(picture, first, LETTER_SHARE * height, recogniser);
  const words = toPageWords(
    settleLookalikes(partMergedLetters(read)).filter(
      ({ confidence, text }) => confidence >= BELIEVED && /[\p{L}\p{N}]{2}/u.test(text),
    ),
    (region.x1 - region.x0) / picture.width,
  );
  return words.map((word) => ({
    ...word,
    box: {
      x0: word.box.x0 + region.x0,
      y0: word.box.y0 + region.y0,
      x1: word.box.x1 + region.x0,
      y1: word.box.y1 + region.y0,
    },
  }));
}
