import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sheet } from './blocks.js';
import { ChromiumPress } from './draw/chromium.js';
import { drawWithPdfLib } from './draw/pdf-lib.js';
import { drawWithPdfkit } from './draw/pdfkit.js';
import { type Device, pictureOf } from './draw/picture.js';
import { furtherWordings, withFurtherLabels } from './further-labels.js';
import { Grammar } from './grammar.js';
import { Chance } from './random.js';
import type { Truth } from './truth.js';
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
  if (!press) return { pdf: await drawWithPdfkit(sheet), producer: 'pdfkit' };
  return chance.is(0.7)
    ? { pdf: await press.draw(sheet, chance), producer: 'chromium' }
    : { pdf: await drawWithPdfLib(sheet), producer: '@cantoo/pdf-lib' };
};

await mkdir(join(folder, 'files'), { recursive: true });
const lines: string[] = [];
for (let at = 1; at <= Number(count); at += 1) {
  const { sheet, truth } = grammar.make();
  const { pdf, producer } = await draw(sheet);
  // Only what fits one page is photographed.
  const isPicture = chance.is(Number(pictures)) && !sheet.blocks.some(({ type }) => type === 'page');
  const device = chance.weighted<Device>([
    ['scanner', 5],
    ['phone', 3],
    ['fax', 1],
  ]);
  const bytes = isPicture ? await pictureOf(pdf, device, chance) : pdf;
  const ending = !isPicture ? 'pdf' : device === 'fax' ? 'png' : 'jpg';
  const file = `files/${String(at).padStart(4, '0')}.${ending}`;
  await writeFile(join(folder, file), bytes);
  const { traits, ...rest } = truth;
  const line: Truth = {
    file,
    kind: !isPicture ? 'digital' : device === 'phone' ? 'photo' : 'scan',
    traits: [...traits, `font:${sheet.font.split('/').at(-1)}`, producer, ...(isPicture ? [device] : [])],
    ...rest,
  };
  lines.push(JSON.stringify(line));
}
await writeFile(join(folder, 'truth.jsonl'), `${lines.join('\n')}\n`);
await press?.close();
