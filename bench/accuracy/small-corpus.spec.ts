import { readFileSync } from 'node:fs';
import { readKept } from './kept-words.js';
import { type Figures, figuresOf } from './report.js';
import { type Given, type Read, type Score, score, SCORED, share } from './score.js';
import { readKeptDocument } from './stages.js';
import type { Truth } from './truth.js';

/**
 * Forty documents of test seeds (the first of each batch, whatever they are), as text and recognition give them. Their figures fall when reading
 * gets worse; after a change that makes it better: `npm run bench:accuracy -- bench/small.jsonl.gz --write`.
 */
const committed = (JSON.parse(readFileSync('bench/accuracy.json', 'utf8')) as Record<string, Figures>)[
  'small'
] as Figures;

let found: Score;
let failures: string[];
beforeAll(async () => {
  const kept = readKept('bench/small.jsonl.gz');
  const read = new Map<Truth, Read>();
  for (const one of kept) read.set(one.truth, await readKeptDocument(one));
  const scored = score(
    kept.map(({ truth }) => truth),
    (one) => read.get(one) as Read,
  );
  found = scored.score;
  failures = scored.failures.map(({ file, wrong }) => `${file}: ${wrong.join('; ')}`);
});

describe('forty documents', () => {
  it('are read no worse than was committed', () => {
    const now = figuresOf(found);
    const worse = SCORED.flatMap((field) =>
      (['precision', 'recall'] as const).flatMap((figure) => {
        const [is, was] = [now.fields[field]?.[figure] ?? 0, committed.fields[field]?.[figure] ?? 0];
        return is < was ? [`${field}: ${figure} ${is}, was ${was}`] : [];
      }),
    );
    expect({ worse, failures: worse.length > 0 ? failures : [] }).toEqual({ worse: [], failures: [] });
    expect(now.documents).toBe(committed.documents);
    expect(now.everyField).toBeGreaterThanOrEqual(committed.everyField ?? 100);
  });

  it('have no account that is not theirs', () => {
    const { given, givenRight } = found.fields.extracted_account_number;
    expect([given > 15, givenRight]).toEqual([true, given]);
  });

  it('say a confidence of 0.9 of what is right nine times in ten', () => {
    const all: Given[] = SCORED.flatMap((field) => found.given[field]);
    const sure = all.filter(({ confidence }) => confidence >= 0.9);
    const doubtful = all.filter(({ confidence }) => confidence < 0.8);
    const right = (some: readonly Given[]): number => share(some.filter((one) => one.right).length, some.length) ?? 0;
    expect(sure.length).toBeGreaterThan(all.length / 2);
    expect(right(sure)).toBeGreaterThanOrEqual(0.9);
    // Hardly anything that is right is doubted.
    expect(doubtful.length).toBeLessThan(all.length / 8);
  });
});
