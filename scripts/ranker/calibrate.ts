import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { comparable, type Compared } from '../../bench/accuracy/truth.js';
import { FIELD_NAMES, type FieldEvidence, type FieldName } from '../../src/extraction/document.js';
import { readDocument } from '../../src/extraction/fields/documents/read-one.js';
import {
  type Asked,
  readFrom,
  type ReadFrom,
  usePublished,
} from '../../src/extraction/fields/ranking/published-confidence.js';
import { useForest } from '../../src/extraction/fields/ranking/forests.js';
import { parseForest } from '../../src/extraction/fields/ranking/trees.js';
import { rankedBusinessName } from './business-names.js';
import { eachExample } from './documents.js';
import { FOLDS, foldOf } from './families.js';
import { withoutLines } from './withheld-lines.js';
import { Chance } from '../corpus/random.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/calibrate.ts CORPUS...`: reads documents of `npm run corpus -- train` that nothing else was learned
 * from, most of them with a part of all labels unknown, and writes what each step of certainty was worth. With `HELD=FOLDER` everything in each document is chosen by trees that learned from
 * no document of its family of layouts (`train.ts` writes them there). With `DRY=1` nothing is written.
 */
const OUT = 'src/extraction/fields/ranking/published-confidence.table.ts';
/** Values of so many documents are one step, at the least. */
const STEP = 8;

interface Given {
  certainty: number;
  right: boolean;
}
type Point = [certainty: number, right: number];

const given: Record<ReadFrom, Partial<Record<Asked, Given[]>>> = { text: {}, picture: {} };
const add = (from: ReadFrom, field: Asked, one: Given): void => {
  (given[from][field] ??= []).push(one);
};

const HELD = process.env['HELD'];
const LAID_OUT = ['kind', 'abn', 'account-pair', 'business-name', 'invoice-number', 'account-name'] as const;
const unseen = Array.from({ length: FOLDS }, (_, fold) =>
  LAID_OUT.flatMap((name) => {
    const path = HELD && join(HELD, `${name}-${fold}.json`);
    return path && existsSync(path) ? [{ name, forest: parseForest(readFileSync(path, 'utf8')) }] : [];
  }),
);

const chance = new Chance(77);
usePublished(null);
await eachExample(process.argv.slice(2), ({ scan, truth }) => {
  const from = readFrom(scan);
  for (const { name, forest } of unseen[foldOf(truth)] ?? []) useForest(name, forest);
  const read = readDocument(scan);
  add(from, 'is_invoice', { certainty: read.kindConfidence, right: read.isInvoice === truth.document_is_invoice });
  if (!truth.document_is_invoice) return;
  const measure = (asked: Asked, field: FieldName, found: FieldEvidence | null): void => {
    const name = `extracted_${field}` as Compared;
    if (found)
      add(from, asked, {
        certainty: found.confidence,
        right: comparable(name, found.value) === comparable(name, truth[name]),
      });
  };
  for (const field of FIELD_NAMES) if (field !== 'business_name') measure(field, field, read.fields[field]);
  // Nearly every made document confirms its supplier's name, and others do not: a part of what does so is withheld.
  const bare = withoutLines(scan, chance);
  const isConfirmed = rankedBusinessName(bare)?.isConfirmed ?? false;
  measure(
    isConfirmed ? 'business_name' : 'unconfirmed_business_name',
    'business_name',
    readDocument(bare).fields.business_name,
  );
});

/** Isotonic regression (pool adjacent violators) over steps of certainty. */
export function fit(all: readonly Given[]): Point[] {
  const sorted = [...all].sort((a, b) => a.certainty - b.certainty);
  const steps: { certainty: number; right: number; count: number }[] = [];
  for (const { certainty, right } of sorted) {
    const last = steps.at(-1);
    if (last && (last.count < STEP || last.certainty / last.count === certainty)) {
      last.certainty += certainty;
      last.right += right ? 1 : 0;
      last.count += 1;
    } else steps.push({ certainty, right: right ? 1 : 0, count: 1 });
  }
  const rest = steps.length > 1 && (steps.at(-1)?.count ?? 0) < STEP ? steps.pop() : undefined;
  const merge = (one: (typeof steps)[number], other: (typeof steps)[number]): void => {
    one.certainty += other.certainty;
    one.right += other.right;
    one.count += other.count;
  };
  const [lastStep] = steps.slice(-1);
  if (rest && lastStep) merge(lastStep, rest);
  // One right and one wrong are taken to have been seen besides (Laplace): no share is ever 0 or 1.
  const worth = ({ right, count }: { right: number; count: number }): number => (right + 1) / (count + 2);
  const pools: typeof steps = [];
  for (const step of steps) {
    pools.push({ ...step });
    for (;;) {
      const [last, other] = [pools.at(-1), pools.at(-2)];
      if (!last || !other || worth(last) > worth(other)) break;
      merge(other, last);
      pools.pop();
    }
  }
  return pools.map((pool) => [round(pool.certainty / pool.count), round(worth(pool))]);
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

const table: Record<ReadFrom, Partial<Record<Asked, Point[]>>> = { text: {}, picture: {} };
for (const from of ['text', 'picture'] as const)
  for (const [field, all] of Object.entries(given[from]) as [Asked, Given[]][]) {
    table[from][field] = fit(all);
    const right = all.filter((one) => one.right).length;
    console.log(`${from} ${field}: ${right} of ${all.length} right; ${JSON.stringify(table[from][field])}`);
  }
const source = `import type { PublishedTable } from './published-confidence.js';

/** What each certainty was worth, field by field; written by \`scripts/ranker/calibrate.ts\`. */
export const PUBLISHED: PublishedTable = ${JSON.stringify(table)};
`;
if (!process.env['DRY'])
  writeFileSync(OUT, await format(source, { parser: 'typescript', singleQuote: true, printWidth: 120 }));
