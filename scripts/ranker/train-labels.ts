import { classifyLabel, type LabelClass } from '../../src/extraction/fields/lexicon/label-classifier.js';
import { parseModel } from '../../src/extraction/fields/text/text-classifier.js';
import { Chance } from '../corpus/random.js';
import { known, none } from './label-model.js';
import { knownLines, noLines } from './line-model.js';
import { writePinned } from './pin.js';
import { trainText, withTypos } from './text-model.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/train-labels.ts`: learns from the labels that are known, printed well and with typing errors,
 * and from what is none, what a label announces, and what a line says of the kind of its document. A tenth of the labels is held back to measure, then all are learned.
 */
const chance = new Chance(8);

const held = new Set(chance.shuffle(known).slice(0, Math.floor(known.length / 10)));
const trial = parseModel<LabelClass>(trainText([...known.filter((one) => !held.has(one)), ...none].flatMap(withTypos)));
const guesses = [...held].map((one) => ({ one, guess: classifyLabel(one.text, trial) }));
for (const least of [0, 0.8, 0.9, 0.95, 0.98]) {
  const sure = guesses.filter(({ guess }) => guess.probability >= least && guess.concept !== 'none');
  const right = sure.filter(({ one, guess }) => one.class === guess.concept).length;
  console.log(`of ${held.size} labels held back, ${sure.length} with ${least} or more, ${right} of these rightly`);
}
writePinned('fields/lexicon/labels.network', trainText([...known, ...none].flatMap(withTypos)));
writePinned('fields/kind/document-lines.network', trainText([...knownLines, ...noLines].flatMap(withTypos)));
