import { writeFileSync } from 'node:fs';
import { classifyLabel, parseModel } from '../../src/extraction/fields/lexicon/label-classifier.js';
import { Chance } from '../corpus/random.js';
import { known, none, trainLabels, withTypos } from './label-model.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/train-labels.ts [OUT]`: learns from the labels that are known, printed well and with typing errors,
 * and from what is none, what a label announces. A tenth of the labels is held back to measure, then all are learned.
 */
const out = process.argv[2] ?? 'src/extraction/fields/lexicon/labels.network';
const chance = new Chance(8);

const held = new Set(chance.shuffle(known).slice(0, Math.floor(known.length / 10)));
const trial = parseModel(trainLabels([...known.filter((one) => !held.has(one)), ...none].flatMap(withTypos)));
const guesses = [...held].map((one) => ({ one, guess: classifyLabel(one.text, trial) }));
for (const least of [0, 0.8, 0.9, 0.95, 0.98]) {
  const sure = guesses.filter(({ guess }) => guess.probability >= least && guess.concept !== 'none');
  const right = sure.filter(({ one, guess }) => one.concept === guess.concept).length;
  console.log(`of ${held.size} labels held back, ${sure.length} with ${least} or more, ${right} of these rightly`);
}
writeFileSync(out, trainLabels([...known, ...none].flatMap(withTypos)));
