import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the packaged English language data of Tesseract (`eng.traineddata.gz`), which its program reads too. */
export const LANGUAGE_DATA = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
