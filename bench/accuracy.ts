import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Command } from 'commander';
import { readKept, writeKept } from './accuracy/kept-words.js';
import { plotOf } from './accuracy/plot.js';
import { readAll } from './accuracy/read-all.js';
import { readKeptDocument, Stages } from './accuracy/stages.js';
import { calibrationTable, type Figures, figuresOf, tableOf } from './accuracy/report.js';
import { type Read, score, share } from './accuracy/score.js';
import { openCorpus, type Truth } from './accuracy/truth.js';

const COMMITTED = join('bench', 'accuracy.json');

const NOTHING: Read = {
  isInvoice: null,
  isInvoiceConfidence: 0,
  fields: {
    extracted_business_name: null,
    extracted_business_abn: null,
    extracted_account_name: null,
    extracted_account_number: null,
    extracted_account_bsb: null,
    extracted_invoice_number: null,
  },
};

interface Options {
  words?: boolean;
  cache: string;
  jobs: string;
  limit?: string;
  failures?: boolean;
  traits?: boolean;
  name?: string;
  write?: boolean;
  plot?: string;
  keep?: string;
}

/** A file of words that are committed, or a folder of documents. */
const isKept = (corpus: string): boolean => corpus.endsWith('.jsonl.gz');

/** `npm run bench:accuracy -- CORPUS`: reads a corpus and compares what was read with its truth. */
async function main(folder: string, options: Options): Promise<void> {
  if (isKept(folder)) return mainOfKept(folder, options);
  const corpus = openCorpus(folder);
  const documents = corpus.documents.slice(0, Number(options.limit ?? Infinity));
  const read = await readAll(
    documents.map(({ path }) => path),
    {
      cache: options.cache,
      jobs: Number(options.jobs),
      words: options.words ?? false,
      onRead: (done) => {
        if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${documents.length}\u001b[K`);
      },
    },
  );
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const pathOf = new Map<Truth, string>(documents.map((one) => [one, one.path]));
  const readOf = (one: Truth): Read => read.get(pathOf.get(one) ?? '') ?? NOTHING;
  if (options.keep) {
    const stages = new Stages(options.cache);
    const kept = [];
    for (const { path, ...truth } of documents) kept.push({ truth, ...(await stages.wordsOf(path)) });
    writeKept(options.keep, [...(existsSync(options.keep) ? readKept(options.keep) : []), ...kept]);
    await stages.close();
  }
  report(`${options.name ?? corpus.name}${options.words ? ', words alone' : ''}`, documents, readOf, options);
}

/** `npm run bench:accuracy -- bench/small.jsonl.gz`: the same of the words that are committed for tests. */
async function mainOfKept(file: string, options: Options): Promise<void> {
  const kept = readKept(file);
  const read = new Map<Truth, Read>();
  for (const one of kept) read.set(one.truth, await readKeptDocument(one));
  const documents = kept.map(({ truth }) => truth);
  report(options.name ?? basename(file, '.jsonl.gz'), documents, (one) => read.get(one) ?? NOTHING, options);
}

function report(name: string, documents: readonly Truth[], readOf: (one: Truth) => Read, options: Options): void {
  const committed = existsSync(COMMITTED)
    ? (JSON.parse(readFileSync(COMMITTED, 'utf8')) as Record<string, Figures>)
    : {};
  const all = score(documents, readOf);
  console.log(tableOf(name, all.score, committed[name]));
  console.log(calibrationTable(all.score));
  printGroups('kind', documents, (one) => [one.kind], readOf);
  if (options.traits) printGroups('trait', documents, (one) => one.traits, readOf);
  if (options.failures) {
    for (const { file, traits, wrong } of all.failures)
      console.log(`\n${file} [${traits.join(', ')}]\n  ${wrong.join('\n  ')}`);
  }
  if (options.plot) writeFileSync(options.plot, plotOf(all.score));
  if (!options.write) return;
  const figures = Object.entries({ ...committed, [name]: figuresOf(all.score) }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(COMMITTED, `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`);
}

function printGroups(
  title: string,
  documents: readonly Truth[],
  keysOf: (one: Truth) => readonly string[],
  readOf: (one: Truth) => Read,
): void {
  for (const key of [...new Set(documents.flatMap(keysOf))].sort()) {
    const { perfect, documents: count } = score(
      documents.filter((one) => keysOf(one).includes(key)),
      readOf,
    ).score;
    console.log(
      `  ${title} ${key}: ${count} documents, every field right ${(100 * (share(perfect, count) ?? 0)).toFixed(1)} %`,
    );
  }
}

await new Command('bench:accuracy')
  .description('Reads a corpus (FOLDER/truth.jsonl and its files) and compares what was read with its truth.')
  .argument('<corpus>', 'folder of the corpus, or a file of kept words (.jsonl.gz)')
  .option(
    '--words',
    'read the fields from the words that are kept of each file, without holding them against the picture',
  )
  .option('--cache <folder>', 'where words and results are kept', join('node_modules', '.cache', 'accuracy'))
  .option('--jobs <count>', 'processes at a time', '1')
  .option('--limit <count>', 'only the first documents')
  .option('--failures', 'show what is wrong, document by document')
  .option('--traits', 'show the share with every field right by trait')
  .option('--name <name>', 'name of the corpus in bench/accuracy.json; that of its folder unless told')
  .option('--plot <file>', 'draw how far confidence says what it is worth (SVG)')
  .option('--keep <file>', 'add the words of the documents to a file that tests read (.jsonl.gz)')
  .option('--write', 'commit the figures to bench/accuracy.json')
  .action(main)
  .parseAsync();
