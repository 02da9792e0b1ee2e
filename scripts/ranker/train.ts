import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Forest, scoreOf } from '../../src/extraction/fields/ranking/trees.js';
import { Chance } from '../corpus/random.js';
import { boost, calibrate, type Row, writtenForest } from './boost.js';
import { eachExample } from './documents.js';
import { FOLDS, foldOf } from './families.js';
import { writePinned } from './pin.js';
import { TASKS } from './tasks.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/train.ts TASK[,TASK...] CORPUS...`: learns from documents of `npm run corpus -- train` to tell the right
 * candidate of a field from the others, or invoices from other documents, and writes the trees. What scores are worth is measured on documents
 * of families of layouts that the trees which scored them had not seen; with `HELD=FOLDER` those trees are kept for `calibrate.ts`. With `MISSED=1` the documents are listed that have no right candidate, or
 * whose kind was told wrongly.
 */
const [names = '', ...folders] = process.argv.slice(2);
/** Of the wrong candidates of a document as many are learned from: the hardest by the first feature, and some of the others. */
const WRONG = { hardest: 8, others: 16 };

interface Document {
  rows: (Row & { shown: string })[];
  share: number;
  file: string;
  traits: string[];
}
const tasks = names.split(',').flatMap((name) => {
  const task = TASKS[name];
  return task ? [{ ...task, name, documents: [] as Document[] }] : [];
});
if (tasks.length !== names.split(',').length || folders.length === 0) {
  console.error(`usage: train.ts ${Object.keys(TASKS).join('|')} CORPUS...`);
  process.exit(2);
}
await eachExample(folders, (one) => {
  for (const task of tasks) {
    const rows = task.rows(one);
    if (rows) task.documents.push({ rows, share: one.share, file: one.truth.file, traits: one.truth.traits });
  }
});
for (const task of tasks) learn(task);

function best(forest: Forest, rows: readonly Row[]): { score: number; right: boolean } | null {
  return rows
    .map((row) => ({ score: scoreOf(forest, row.values), right: row.right }))
    .reduce<{ score: number; right: boolean } | null>((a, b) => (a && a.score >= b.score ? a : b), null);
}

function learn({ name, features, file, documents }: (typeof tasks)[number]): void {
  console.log(`\n${name}`);
  const shuffled = new Chance(5);
  const thinned = documents.map(({ rows }): Row[] => {
    const wrong = rows.filter((row) => !row.right).sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
    const others = shuffled.shuffle(wrong.slice(WRONG.hardest)).slice(0, WRONG.others);
    return [...rows.filter((row) => row.right), ...wrong.slice(0, WRONG.hardest), ...others];
  });
  const folds = documents.map(foldOf);
  const rowsOf = (keep: (at: number) => boolean): Row[] => thinned.filter((_, at) => keep(at)).flat();
  /** Of one row a document it is asked whether it is right, not which of several. */
  const isVerdict = name === 'kind';
  const held: { score: number; right: boolean; share: number; file: string }[] = [];
  const unseen: Forest[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const forest = boost(
      rowsOf((at) => folds[at] !== fold),
      features,
      new Chance(fold + 1),
    );
    unseen.push(forest);
    for (const { rows, share, file: from } of documents.filter((_, at) => folds[at] === fold)) {
      const top = best(forest, rows);
      if (top) held.push({ ...top, share, file: from });
    }
  }
  for (const share of [...new Set(held.map((one) => one.share))].sort()) {
    const of = documents.filter((one) => one.share === share);
    const found = of.filter(({ rows }) => rows.some((row) => row.right)).length;
    const right = held.filter(
      (one) => one.share === share && (isVerdict ? one.score > 0 === one.right : one.right),
    ).length;
    console.log(
      `share ${share}: ${of.length} documents, ${found} with a right candidate, ${right} chosen rightly when held back`,
    );
  }
  if (process.env['MISSED'] && isVerdict)
    for (const { file: from, share, score, right } of held)
      if (score > 0 !== right)
        console.log(
          from,
          share,
          score.toFixed(2),
          right,
          documents.find((one) => one.file === from && one.share === share)?.rows[0]?.shown,
        );
  if (process.env['MISSED'] && !isVerdict)
    for (const { rows, file: from, share } of documents)
      if (!rows.some((row) => row.right))
        console.log(
          from,
          share,
          rows
            .map((row) => row.shown)
            .join(' / ')
            .slice(0, 400),
        );
  for (const least of [0.99, 0.98, 0.95, 0.9]) {
    const sorted = [...held].sort((a, b) => b.score - a.score);
    let last = 0;
    let right = 0;
    for (const [at, one] of sorted.entries()) {
      right += one.right ? 1 : 0;
      if (right / (at + 1) >= least) last = at + 1;
    }
    console.log(`precision ${least}: ${last} of ${held.length} given`);
  }
  const forest = boost(
    rowsOf(() => true),
    features,
    new Chance(9),
  );
  forest.calibration = calibrate(held);
  const folder = process.env['HELD'];
  for (const [fold, one] of folder ? unseen.entries() : [])
    writeFileSync(
      join(folder ?? '', `${name}-${fold}.json`),
      writtenForest({ ...one, calibration: forest.calibration }),
    );
  const used = new Map<string, number>();
  for (const tree of forest.trees)
    for (const feature of tree.feature)
      if (feature >= 0) used.set(features[feature] ?? '', (used.get(features[feature] ?? '') ?? 0) + 1);
  console.log(
    [...used]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 25)
      .map(([feature, count]) => `${feature} ${count}`)
      .join(', '),
  );
  writePinned(file, writtenForest(forest));
}
