import { BUCKETS, type LabelClass, labelFeatures } from '../../src/extraction/fields/lexicon/label-classifier.js';
import { LABELS } from '../../src/extraction/fields/lexicon/labels.js';
import { makeAmounts } from '../corpus/amounts.js';
import { typo } from '../corpus/facts.js';
import { makeParty } from '../corpus/parties.js';
import { Chance } from '../corpus/random.js';
import { TRAIN } from '../corpus/vocabulary/train.js';

const EPOCHS = 12;
const RATE = 0.25;
const DECAY = 1e-5;
const TYPOS = 3;

/** A text and what it announces. */
export interface Example {
  text: string;
  concept: LabelClass;
}

const chance = new Chance(7);
/** Every label that is known. */
export const known: Example[] = Object.entries(LABELS).flatMap(([concept, labels]) =>
  labels.map((text) => ({ text, concept: concept as LabelClass })),
);
const others = Array.from({ length: 700 }, (): string[] => {
  const party = makeParty(TRAIN, chance);
  const { head, rows } = makeAmounts(chance, { head: chance.pick(TRAIN.tableHeads), items: TRAIN.items });
  return [
    party.name,
    ...party.address,
    chance.pick(head),
    rows[0]?.[0] ?? '',
    chance.pick(TRAIN.footers),
    chance.pick(TRAIN.slogans),
  ];
}).flat();
const titles = [...TRAIN.invoiceTitles, ...TRAIN.others.flatMap(({ title, lines }) => [title, ...lines])];
/** Texts that are no labels. */
export const none: Example[] = [...new Set([...others, ...titles])].map((text) => ({ text, concept: 'none' }));

/** A text, printed well and with typing errors. */
export const withTypos = (one: Example): Example[] => [
  one,
  ...Array.from({ length: TYPOS }, () => ({ ...one, text: typo(one.text, chance) })),
];

/** Softmax regression over hashed groups of letters, by stochastic gradient descent; weights as `parseModel` reads them. */
export function trainLabels(examples: readonly Example[]): Buffer {
  const classes = [...new Set(examples.map(({ concept }) => concept))].sort();
  const weights = new Float32Array((BUCKETS + 1) * classes.length);
  const prepared = examples.map(({ text, concept }) => ({
    features: [...labelFeatures(text), BUCKETS],
    wanted: classes.indexOf(concept),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch / 3);
    for (const { features, wanted } of chance.shuffle(prepared)) {
      const scores = classes.map((_, at) =>
        features.reduce((sum, feature) => sum + (weights[feature * classes.length + at] ?? 0), 0),
      );
      const most = Math.max(...scores);
      const parts = scores.map((score) => Math.exp(score - most));
      const whole = parts.reduce((sum, part) => sum + part, 0);
      for (const [at, part] of parts.entries()) {
        const error = part / whole - (at === wanted ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        for (const feature of features) {
          const place = feature * classes.length + at;
          const weight = weights[place] ?? 0;
          weights[place] = weight - rate * (error / Math.sqrt(features.length) + DECAY * weight);
        }
      }
    }
  }
  const most = weights.reduce((largest, one) => Math.max(largest, Math.abs(one)), 0);
  const step = most / 127;
  const bytes = Int8Array.from(weights, (one) => Math.round(one / step));
  return Buffer.concat([Buffer.from(`${JSON.stringify({ classes, step })}\n`), Buffer.from(bytes.buffer)]);
}
