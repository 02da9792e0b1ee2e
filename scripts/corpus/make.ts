import type { Sheet } from './blocks.js';
import { CorpusFolder } from './corpus-folder.js';
import { ChromiumPress } from './draw/chromium.js';
import { LayOut } from './draw/lay-out.js';
import { drawWithPdfLib } from './draw/pdf-lib.js';
import { drawWithPdfkit } from './draw/pdfkit.js';
import { furtherWordings, withFurtherLabels } from './further-labels.js';
import { Grammar } from './grammar.js';
import { Chance } from './random.js';
import { TEST } from './vocabulary/test.js';
import { TRAIN } from './vocabulary/train.js';

/**
 * `npm run corpus -- train|test SEED COUNT FOLDER [SHARE_OF_PICTURES]`: writes documents and `truth.jsonl`. The two splits share no vocabulary,
 * no font and no producer: training documents are drawn by pdfkit, those of the test by Chromium and pdf-lib.
 */
const [split, seed, count, folder, pictures = '0'] = process.argv.slice(2);
if ((split !== 'train' && split !== 'test') || !Number(count) || !folder) {
  console.error('usage: npm run corpus -- train|test SEED COUNT FOLDER [SHARE_OF_PICTURES]');
  process.exit(2);
}
const chance = new Chance(Number(seed) * 2 + (split === 'test' ? 1 : 0));
const grammar = new Grammar(split === 'train' ? withFurtherLabels(TRAIN, furtherWordings()) : TEST, chance);
const press = split === 'test' ? await ChromiumPress.start() : null;

const draw = async (sheet: Sheet): Promise<{ pdf: Buffer; producer: string }> => {
  if (!press)
    return { pdf: await drawWithPdfkit(sheet.font, (pen) => new LayOut(pen, sheet).draw()), producer: 'pdfkit' };
  return chance.is(0.7)
    ? { pdf: await press.draw(sheet, chance), producer: 'chromium' }
    : { pdf: await drawWithPdfLib(sheet.font, (pen) => new LayOut(pen, sheet).draw()), producer: '@cantoo/pdf-lib' };
};

const corpus = await CorpusFolder.make(folder);
for (let at = 1; at <= Number(count); at += 1) {
  const { sheet, truth } = grammar.make();
  const { pdf, producer } = await draw(sheet);
  // Only what fits one page is photographed.
  const isPicture = chance.is(Number(pictures)) && !sheet.blocks.some(({ type }) => type === 'page');
  const traits = [...truth.traits, `font:${sheet.font.split('/').at(-1)}`, producer];
  await corpus.add(pdf, { ...truth, traits }, isPicture, chance);
}
await corpus.close();
await press?.close();
