import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scoreNames } from '../../src/extraction/fields/ranking/score-names.js';
import { type Forest, oddsByScore, scoreOf } from '../../src/extraction/fields/ranking/trees.js';
import { Chance } from '../corpus/random.js';
import { average, boost, calibrate, writtenForest } from './boost.js';
import { eachExample } from './documents.js';
import { FOLDS, foldOf } from './families.js';
import { writePinned } from './pin.js';
import type { WordNetwork } from '../../src/extraction/fields/ranking/word-network.js';
import { type Candidate, TASKS } from './tasks.js';
import { trainWords, type WordRow } from './train-words.js';

/**
 * `node scripts/run-ts.mjs scripts/ranker/train.ts TASK[,TASK...] CORPUS...`: learns from documents of `npm run corpus -- train` and
 * `npm run corpus:sketches -- train` to choose the right candidate of a field, or none, and to tell invoices from other documents, and writes the
 * trees. What odds are worth is measured on documents of families of layouts that the trees had not seen; with
 * `HELD=FOLDER` those trees are kept for `calibrate.ts`. With `MISSED=1` the documents are listed that have no right candidate, or for which the
 * wrong one is chosen.
 */
const [names = '', ...folders] = process.argv.slice(2);
/** Of the wrong candidates of a choice as many are learned from: the hardest by the first feature, and some of the others. */
const WRONG = { hardest: 10, others: 24 };

/** Candidates among which one is to be chosen, of one document. */
interface Choice {
  rows: Candidate[];
  share: number;
  /** The document, and what it is laid out like. */
  from: string;
  fold: number;
}

const tasks = names.split(',').flatMap((name) => {
  const task = TASKS[name];
  return task ? [{ ...task, name, choices: [] as Choice[] }] : [];
});
if (tasks.length !== names.split(',').length || folders.length === 0) {
  console.error(`usage: train.ts ${Object.keys(TASKS).join('|')} CORPUS...`);
  process.exit(2);
}
await eachExample(folders, (one) => {
  for (const task of tasks)
    for (const rows of parted(task.rows(one) ?? []))
      task.choices.push({
        rows,
        share: one.share,
        from: `${one.truth.file} [${one.truth.traits[0] ?? ''}]`,
        fold: foldOf(one.truth),
      });
});
for (const task of tasks) learn(task);

function parted(rows: readonly Candidate[]): Candidate[][] {
  const choices = new Map<string, Candidate[]>();
  for (const row of rows) choices.set(row.among ?? '', [...(choices.get(row.among ?? '') ?? []), row]);
  return [...choices.values()];
}

/** The odds of the likeliest candidate, and whether it is right. */
function best(forest: Forest, rows: readonly Candidate[]): { odds: number; right: boolean; shown: string } | null {
  const scored = scoreNames(
    forest,
    rows,
    rows.map(({ values }) => values),
    ({ words }) => words ?? [],
  );
  const [first] = oddsByScore(scored, ({ key }) => key);
  const right = rows.some((row) => row.right && row.key === first?.one.key);
  return first ? { odds: first.odds, right, shown: first.one.shown } : null;
}

function learn({ name, features, file, isAveraged, choices }: (typeof tasks)[number]): void {
  console.log(`\n${name}`);
  const shuffled = new Chance(5);
  const thinned = choices.map(({ rows }): Candidate[] => {
    const wrong = rows.filter((row) => !row.right).sort((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
    const others = shuffled.shuffle(wrong.slice(WRONG.hardest)).slice(0, WRONG.others);
    return [...rows.filter((row) => row.right), ...wrong.slice(0, WRONG.hardest), ...others];
  });
  const learned = (keep: (one: Choice) => boolean, seed: number): Forest =>
    boost(
      thinned.filter((_, at) => keep(choices[at] as Choice)),
      features,
      new Chance(seed),
    );
  /** Of one candidate it is asked whether it is right, not which of several is. */
  const isVerdict = name === 'kind';
  const unseen = Array.from({ length: FOLDS }, (_, fold) => learned((one) => one.fold !== fold, fold + 1));
  const read = choices.flatMap(({ rows, fold }) => {
    const forest = unseen[fold] as Forest;
    const readings = rows.flatMap(({ words, values, right }): WordRow[] =>
      words ? [{ texts: words, values, right, score: scoreOf(forest, values) }] : [],
    );
    return readings.length > 0 ? [{ fold, readings }] : [];
  });
  const readBy = (keep: (fold: number) => boolean, seed: number): WordNetwork =>
    trainWords(
      read.filter(({ fold }) => keep(fold)).map(({ readings }) => readings),
      new Chance(seed),
    );
  if (read.length > 0)
    for (const [at, forest] of unseen.entries()) forest.words = readBy((fold) => fold !== at, at + 1);
  const held = choices.flatMap((choice) => {
    const top = best(unseen[choice.fold] as Forest, choice.rows);
    return top ? [{ ...top, choice, isRight: isVerdict ? top.odds > 0 === top.right : top.right }] : [];
  });
  for (const share of [...new Set(held.map((one) => one.choice.share))].sort()) {
    const of = held.filter((one) => one.choice.share === share);
    const found = of.filter(({ choice }) => choice.rows.some((row) => row.right)).length;
    console.log(
      `share ${share}: ${of.length} choices, ${found} with a right candidate, ${of.filter(({ isRight }) => isRight).length} made rightly when held back`,
    );
  }
  if (process.env['MISSED'])
    for (const { choice, odds, shown, isRight } of held)
      if (!isRight) {
        const wanted = choice.rows.find((row) => row.right)?.shown ?? 'none of them';
        console.log(`share ${choice.share}, odds ${odds.toFixed(2)}: “${shown}” and not “${wanted}”, ${choice.from}`);
      }
  for (const least of [0.995, 0.99, 0.98, 0.95, 0.9]) {
    const sorted = [...held].sort((a, b) => b.odds - a.odds);
    let [last, right, odds] = [0, 0, Infinity];
    for (const [at, one] of sorted.entries()) {
      right += one.right ? 1 : 0;
      if (right / (at + 1) >= least) [last, odds] = [at + 1, one.odds];
    }
    console.log(`precision ${least}: ${last} of ${held.length} given, odds ${odds.toFixed(2)}`);
  }
  const whole = learned(() => true, 9);
  const forest = isAveraged ? average([whole, ...unseen]) : whole;
  if (read.length > 0) forest.words = readBy(() => true, 9);
  forest.calibration = calibrate(held.map(({ odds, right }) => ({ score: odds, right })));
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
