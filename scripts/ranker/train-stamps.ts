import { typo } from '../corpus/facts.js';
import { Chance } from '../corpus/random.js';
import { TRAIN } from '../corpus/vocabulary/train.js';
import { headingsCollected, notesCollected, stampsCollected } from './announcements/collected.js';
import type { Example } from './announcements/examples.js';
import { printedSentences } from './announcements/ordinary.js';
import { train, type Training } from './announcements/train.js';
import { useTrained } from './announcements/train-command.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/train-stamps.ts [--out FILE] [--measure FILE …]`: learns what is stamped on documents that are not to be paid
 * from what honest ones have in large letters, in capitals or in a line of its own. `--measure` prints what is said of the lines of a file.
 */

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

useTrained(train(examples, TRAINING), { name: 'stamps', limits: [0.5, 0.7, 0.8, 0.9, 0.95, 0.98] });
