import { readFileSync, writeFileSync } from 'node:fs';
import {
  announcementProbability,
  parseModel,
} from '../../src/extraction/scrutiny/alone/announcements/learned/classifier.js';
import { typo } from '../corpus/facts.js';
import { Chance } from '../corpus/random.js';
import { TRAIN } from '../corpus/vocabulary/train.js';
import { headingsCollected, notesCollected, stampsCollected } from './announcements/collected.js';
import type { Example } from './announcements/examples.js';
import { printedSentences } from './announcements/ordinary.js';
import { train, type Training } from './announcements/train.js';
import { writePinned } from './pin.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/train-stamps.ts [--out FILE] [--measure FILE …]`: learns what is stamped on documents that are not to be paid
 * from what honest ones have in large letters, in capitals or in a line of its own. `--measure` prints what is said of the lines of a file.
 */
const argv = process.argv.slice(2);
const valueOf = (name: string): string | undefined => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);

/** How often what was collected is learned. */
const STAMPS_AGAIN = 6;
const HEADINGS_AGAIN = 4;
const TRAINING: Training = { networks: 6, hidden: 8, epochs: 5, dropped: 0.5 };
/** A stamp has no more words. */
const MOST_WORDS = 8;

const isShort = (text: string): boolean => text.split(' ').length <= MOST_WORDS;

const printed = [
  ...printedSentences(),
  ...notesCollected(),
  ...Object.values(TRAIN.labels).flat(),
  ...TRAIN.items,
  ...TRAIN.slogans,
  ...TRAIN.others.flatMap(({ title, lines }) => [title, ...lines]),
].filter(isShort);

function examples(seed: number): Example[] {
  const chance = new Chance(seed);
  const learned = [
    ...Array.from({ length: STAMPS_AGAIN }, stampsCollected)
      .flat()
      .map((text) => ({ text, announces: true })),
    ...[...Array.from({ length: HEADINGS_AGAIN }, headingsCollected).flat(), ...printed].map((text) => ({
      text,
      announces: false,
    })),
  ];
  return learned.flatMap(({ text, announces }) =>
    varied(text, chance).map((one) => ({ text: one, announces, family: announces ? 'stamp' : 'heading' })),
  );
}

/** A text as it stands, and now and then with a slip in it. */
const varied = (text: string, chance: Chance): string[] => (chance.is(0.15) ? [text, typo(text, chance)] : [text]);

const bytes = train(examples, TRAINING);
const model = parseModel(bytes);
for (const file of argv.includes('--measure') ? argv.slice(argv.indexOf('--measure') + 1) : []) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const guessed = lines.map((text) => announcementProbability(text, model));
  for (const limit of [0.5, 0.7, 0.8, 0.9, 0.95, 0.98])
    console.log(`${file}: ${guessed.filter((one) => one >= limit).length} of ${lines.length} at ${limit}`);
}
const out = valueOf('--out');
if (out === undefined) writePinned('scrutiny/alone/announcements/learned/stamps.network', bytes);
else writeFileSync(out, bytes);
