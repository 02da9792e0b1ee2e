import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CorpusFolder } from './corpus-folder.js';
import { ChromiumPress } from './draw/chromium.js';
import { drawSketch, settingOf } from './draw/draw-sketch.js';
import { drawWithPdfLib } from './draw/pdf-lib.js';
import { drawWithPdfkit } from './draw/pdfkit.js';
import { sketchHtml } from './draw/sketch-html.js';
import { Chance } from './random.js';
import { fillSketch } from './sketches/fill-sketch.js';
import { parseSketches } from './sketches/sketch.js';
import { TEST } from './vocabulary/test.js';
import { TRAIN } from './vocabulary/train.js';

/**
 * `npm run corpus:sketches -- train|test SEED COPIES FOLDER [SHARE_OF_PICTURES]`: draws each sketch of a split (`scripts/corpus/sketches`) several
 * times, the first time as it is written; or `check FILE...`: says what is wrong with files of sketches.
 */
const [split = '', ...rest] = process.argv.slice(2);
if (split === 'check') {
  for (const file of rest) console.log(`${file}: ${parseSketches(readFileSync(file, 'utf8')).length} sketches`);
  process.exit(0);
}
const [seed, copies, folder, pictures = '0'] = rest;
if ((split !== 'train' && split !== 'test') || !Number(copies) || !folder) {
  console.error(
    'usage: npm run corpus:sketches -- train|test SEED COPIES FOLDER [SHARE_OF_PICTURES], or check FILE...',
  );
  process.exit(2);
}
const home = join('scripts', 'corpus', 'sketches', split);
const sketches = readdirSync(home)
  .sort()
  .flatMap((file) => parseSketches(readFileSync(join(home, file), 'utf8')));
const chance = new Chance(Number(seed) * 2 + (split === 'test' ? 1 : 0));
const words = split === 'train' ? TRAIN : TEST;
const press = split === 'test' ? await ChromiumPress.start() : null;
const corpus = await CorpusFolder.make(folder);
for (let copy = 0; copy < Number(copies); copy += 1)
  for (const sketch of sketches) {
    const { sheet, truth } = fillSketch(sketch, words, chance, copy === 0);
    const setting = settingOf(words.fonts, chance);
    const inChromium = press !== null && chance.is(0.7);
    const pdf = inChromium
      ? await press.print(await sketchHtml(sheet, setting, chance))
      : await (press ? drawWithPdfLib : drawWithPdfkit)(setting.font, (pen) => drawSketch(sheet, setting, pen));
    const isPicture = chance.is(Number(pictures)) && sheet.length === 1;
    await corpus.add(pdf, truth, isPicture, chance);
  }
await corpus.close();
await press?.close();
