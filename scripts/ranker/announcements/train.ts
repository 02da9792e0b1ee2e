import { Chance } from '../../corpus/random.js';
import { BUCKETS } from '../../../src/extraction/scrutiny/alone/announcements/learned/sentence-features.js';
import { sentenceFeatures } from '../../../src/extraction/scrutiny/alone/announcements/learned/sentence-features.js';
import type { Example } from './examples.js';

const RATE = 0.3;
const DECAY = 2e-6;

/** How networks learn. */
export interface Training {
  /** So many networks say on average what one says. */
  networks: number;
  hidden: number;
  epochs: number;
  /** Of the features of a sentence so many are left out in each turn, so that none is leant on alone. */
  dropped: number;
}

const USUAL: Training = { networks: 4, hidden: 4, epochs: 7, dropped: 0.3 };

/** A network of one hidden layer over the features of sentences, by stochastic gradient descent. */
function trainOne(examples: readonly Example[], seed: number, { hidden, epochs, dropped }: Training): Network {
  const chance = new Chance(seed);
  const first = Float32Array.from({ length: BUCKETS * hidden }, () => (chance.next() - 0.5) * 0.3);
  const bias = new Float64Array(hidden).fill(0.1);
  const second = Float64Array.from({ length: hidden }, (_, at) => (at % 2 === 0 ? 0.6 : -0.6));
  let offset = -1;
  const prepared = examples.flatMap(({ text, announces }) => {
    const parts = sentenceFeatures(text);
    return parts.length === 1 && parts[0] ? [{ features: parts[0], wanted: announces ? 1 : 0 }] : [];
  });
  const sums = new Float64Array(hidden);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = RATE / (1 + epoch / 2);
    for (const { features: every, wanted } of chance.shuffle(prepared)) {
      const features = every.filter(() => !chance.is(dropped));
      if (features.length === 0) continue;
      const scale = 1 / Math.sqrt(features.length);
      sums.fill(0);
      for (const feature of features)
        for (let unit = 0; unit < hidden; unit += 1) sums[unit]! += first[feature * hidden + unit]!;
      let score = offset;
      for (let unit = 0; unit < hidden; unit += 1)
        score += Math.max(0, bias[unit]! + scale * sums[unit]!) * second[unit]!;
      const error = 1 / (1 + Math.exp(-score)) - wanted;
      if (Math.abs(error) < 1e-3) continue;
      offset -= rate * 0.1 * error;
      for (let unit = 0; unit < hidden; unit += 1) {
        const value = bias[unit]! + scale * sums[unit]!;
        if (value <= 0) continue;
        const push = error * second[unit]!;
        second[unit]! -= rate * 0.1 * error * value;
        bias[unit]! -= rate * 0.1 * push;
        const change = rate * push * scale;
        for (const feature of features) {
          const place = feature * hidden + unit;
          first[place]! -= change + rate * DECAY * first[place]!;
        }
      }
    }
  }
  return { first, bias, second, offset };
}

interface Network {
  first: Float32Array;
  bias: Float64Array;
  second: Float64Array;
  offset: number;
}

/** Several networks, each of its own examples, as one that says what they say on average; bytes as `parseModel` reads them. */
export function train(examplesOf: (seed: number) => readonly Example[], training: Training = USUAL): Buffer {
  const { networks: count, hidden: each } = training;
  const networks = Array.from({ length: count }, (_, at) => trainOne(examplesOf(at + 1), at + 11, training));
  const hidden = each * count;
  const first = new Float32Array(BUCKETS * hidden);
  for (const [at, network] of networks.entries())
    for (let place = 0; place < network.first.length; place += 1)
      first[Math.floor(place / each) * hidden + at * each + (place % each)] = network.first[place] ?? 0;
  const most = first.reduce((largest, one) => Math.max(largest, Math.abs(one)), 0);
  const step = most / 127;
  const head = {
    hidden,
    step,
    bias: networks.flatMap(({ bias }) => [...bias]),
    second: networks.flatMap(({ second }) => [...second].map((one) => one / count)),
    offset: networks.reduce((sum, { offset }) => sum + offset, 0) / count,
  };
  const bytes = Int8Array.from(first, (one) => Math.round(one / step));
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(bytes.buffer)]);
}
