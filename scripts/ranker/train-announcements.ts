import { readFileSync, writeFileSync } from 'node:fs';
import {
  announcementProbability,
  parseModel,
} from '../../src/extraction/scrutiny/alone/announcements/learned/classifier.js';
import { type Example, makeExamples, plainExamples } from './announcements/examples.js';
import { ordinarySentences, printedSentences } from './announcements/ordinary.js';
import { writePinned } from './pin.js';
import { train } from './announcements/train.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/train-announcements.ts [--held-back] [--honest FILE] [--out FILE]`: learns from the grammar of
 * announcements and of honest sentences which is which. `--held-back` first measures what is found of ways to say it that were not
 * learned: a sixth of all families at a time. `--honest` counts what is taken for announcements of a file of honest sentences, one a line.
 */
const argv = process.argv.slice(2);
const option = (name: string): string | undefined => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
const LIMITS = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98];
const FOLDS = 6;
const ordinary = [...printedSentences(), ...ordinarySentences()];
const learned =
  (without?: ReadonlySet<string>) =>
  (seed: number): Example[] =>
    makeExamples(seed, ordinary, without);

if (argv.includes('--held-back')) {
  const families = [...new Set(plainExamples(null, 1).map(({ family }) => family))];
  const guessed: (Example & { probability: number })[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const held = new Set(families.filter((_, at) => at % FOLDS === fold));
    const model = parseModel(train(learned(held)));
    for (const one of plainExamples(held, 4))
      guessed.push({ ...one, probability: announcementProbability(one.text, model) });
  }
  for (const limit of LIMITS) console.log(`held back, ${limit}: ${shares(guessed, limit)}`);
  for (const family of families) {
    const ofFamily = guessed.filter((one) => one.family === family);
    const taken = ofFamily.filter(({ probability }) => probability >= 0.9).length;
    console.log(`  ${family}: ${taken} of ${ofFamily.length} are taken for announcements`);
  }
}

const bytes = train(learned());
const model = parseModel(bytes);
const honest = option('--honest');
if (honest) {
  const guessed = readFileSync(honest, 'utf8')
    .split('\n')
    .map((text) => ({ text, probability: announcementProbability(text, model) }))
    .sort((a, b) => b.probability - a.probability);
  for (const limit of LIMITS)
    console.log(
      `of ${guessed.length} honest sentences, ${guessed.filter(({ probability }) => probability >= limit).length} at ${limit}`,
    );
  for (const { text, probability } of guessed.slice(0, 40)) console.log(probability.toFixed(3), text.slice(0, 160));
}
const out = option('--out');
if (out === undefined) writePinned('scrutiny/alone/announcements/learned/announcements.network', bytes);
else writeFileSync(out, bytes);

function shares(guessed: readonly (Example & { probability: number })[], limit: number): string {
  const share = (announces: boolean): string => {
    const all = guessed.filter((one) => one.announces === announces);
    const taken = all.filter(({ probability }) => probability >= limit).length;
    return `${taken} of ${all.length} (${((100 * taken) / all.length).toFixed(1)} %)`;
  };
  return `announcements ${share(true)}, honest ones ${share(false)}`;
}
