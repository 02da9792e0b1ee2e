// Before what it is to hold for is loaded, as in the processes of the service.
import '../../src/extraction/tune-v8.js';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from '../../src/extraction/read-document.js';
import { FORGED_CLASSES, type ForgedDocument, type HonestDocument } from './documents.js';
import { corpusInvoices } from './corpus.js';
import { FORGED } from './forged/index.js';
import { HONEST } from './honest/index.js';
import { type Shown, writeSheets } from './contact-sheet.js';
import { judgeFile, type Verdict } from './judge.js';
import { measureMails } from './mail/measure-mails.js';
import { scrutinyCpuMs } from './scrutiny-cpu.js';

/**
 * `npm run test:forgeries -- [--only TEXT] [--quiet] [--mail] [--quickest N] [--after N] [--write DIR | --sheet DIR | --corpus DIR]`: makes every
 * forged and every honest document, reads it and judges it as the service does. Exits with 1 when a forged one passes.
 * `--write` and `--sheet` only write the documents or pictures of them, `--corpus` reads a corpus in their place, `--quickest`
 * names those for quick.ts, `--mail` judges messages alone. `--after` reads so many honest documents first that are not measured: a process
 * of the service reads 200 before it is replaced.
 */
const argv = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = argv.indexOf(`--${name}`);
  return at < 0 ? undefined : argv[at + 1];
};
const only = option('only') ?? '';
const quiet = argv.includes('--quiet');

const TABLE_HEAD =
  'forged                       documents  true  left out  false   reading p50/p95 ms   scrutiny p50/p95 ms';

interface Row {
  group: string;
  name: string;
  verdicts: Verdict[];
  cpu: number;
  scrutiny: number;
  /** Whether a document of the file was read with the account of the first payee. */
  isRead: boolean;
  /** 0 where the file could not be read. */
  pages: number;
}

const forged = FORGED.filter((one) => `${one.class} ${one.name}`.includes(only));
const honest = HONEST.filter((one) => `honest ${one.group} ${one.name}`.includes(only));
assertUnique([...FORGED, ...HONEST].map(({ name }) => name));

const folder = option('write');
if (folder) {
  await mkdir(folder, { recursive: true });
  for (const one of [...forged, ...honest]) await writeFile(join(folder, fileName(one)), await one.make());
  console.log(`${forged.length + honest.length} documents in ${folder}`);
  process.exit();
}

const sheets = option('sheet');
if (sheets) {
  for (const [name, documents] of [
    ['forged', forged],
    ['honest', honest],
  ] as const) {
    const shown: Shown[] = [];
    for (const one of documents) shown.push({ caption: captionOf(one), bytes: await one.make() });
    await writeSheets(shown, sheets, name);
  }
  console.log(`pictures of ${forged.length + honest.length} documents in ${sheets}`);
  process.exit();
}

for (const { make } of HONEST.slice(0, Number(option('after') ?? 1))) await readDocument(await make());

const corpus = option('corpus');
if (corpus) {
  await measureCorpus(corpus);
  process.exit();
}

const mails = await measureMails(only, quiet);
if (argv.includes('--mail')) {
  console.log(mails.summary);
  process.exit(mails.passed.length > 0 ? 1 : 0);
}

const passed: string[] = [];
const forgedRows: Row[] = [];
for (const one of forged) {
  const row = await measure(one, one.class);
  forgedRows.push(row);
  const wrong = [
    ...(row.verdicts.some(({ match }) => match === true) ? ['details_match_verification'] : []),
    ...(row.verdicts.some(({ unchanged }) => unchanged === true) ? ['details_unchanged'] : []),
  ];
  if (wrong.length > 0) passed.push(one.name);
  if (!quiet || wrong.length > 0)
    console.log(`${wrong.length > 0 ? 'PASSED' : 'ok    '} ${one.class}: ${one.name} ${describe(row)}`);
}
const honestRows: Row[] = [];
const unexpected: string[] = [];
for (const one of honest) {
  const row = await measure(one, one.group);
  honestRows.push(row);
  const verdict = best(row);
  const right = one.expects === 'true' ? verdict === 'true' : verdict === 'left out';
  if (!right) unexpected.push(one.name);
  if (!quiet || !right) console.log(`${right ? 'ok    ' : 'HONEST'} ${one.group}: ${one.name} ${describe(row)}`);
}

console.log(
  '\nforged                       documents  true  left out  false   reading p50/p95 ms   scrutiny p50/p95 ms',
);
for (const kind of FORGED_CLASSES)
  summarise(
    kind,
    forgedRows.filter(({ group }) => group === kind),
  );
summarise('all forged', forgedRows);
console.log('\nhonest');
for (const group of new Set(honestRows.map((row) => row.group)))
  summarise(
    group,
    honestRows.filter((row) => row.group === group),
  );
summarise('all honest', honestRows);
const quickest = Number(option('quickest') ?? 0);
if (quickest > 0) for (const name of namesOfQuickest(quickest)) console.log(`  '${name}',`);

console.log(`\n${mails.summary}`);
console.log(
  `${passed.length} of ${forged.length} forged documents passed; ${unexpected.length} of ${honest.length} honest ones were not judged as they should be`,
);
process.exit(passed.length + mails.passed.length > 0 ? 1 : 0);

async function measure(one: Pick<HonestDocument, 'name' | 'payees' | 'make'>, group: string): Promise<Row> {
  const bytes = await one.make();
  const before = process.cpuUsage();
  const scrutinyBefore = scrutinyCpuMs();
  const [{ bsb, number }] = one.payees;
  let isRead = false;
  let pages = 0;
  const verdicts = await readDocument(bytes).then(
    (result) => {
      pages = result.outcome === 'read' ? result.pageCount : 0;
      isRead =
        result.outcome === 'read' &&
        result.documents.some(
          ({ fields }) => fields.account_bsb?.value === bsb && fields.account_number?.value === number,
        );
      return judgeFile(result, one.payees);
    },
    (error: unknown): Verdict[] => [{ match: null, unchanged: null, textMatchesPicture: null, reason: String(error) }],
  );
  const { user, system } = process.cpuUsage(before);
  return {
    group,
    name: one.name,
    verdicts,
    cpu: (user + system) / 1_000,
    scrutiny: scrutinyCpuMs() - scrutinyBefore,
    isRead,
    pages,
  };
}

/** How many honest invoices of a corpus get true, their details verified as they stand. */
async function measureCorpus(folder: string): Promise<void> {
  const rows: Row[] = [];
  const reasons = new Map<string, number>();
  for (const { file, kind, payee, bytes } of await corpusInvoices(folder)) {
    const row = await measure({ name: file, payees: [payee], make: bytes }, kind);
    rows.push(row);
    const verdict = best(row);
    if (!quiet || verdict !== 'true') console.log(`${verdict.padEnd(8)} ${kind} ${file} ${describe(row)}`);
    for (const { match, reason } of row.verdicts)
      if (match !== true)
        reasons.set(reason.replace(/[\d•-]+/g, 'N'), (reasons.get(reason.replace(/[\d•-]+/g, 'N')) ?? 0) + 1);
  }
  console.log(`\ncorpus${TABLE_HEAD.slice(6)}`);
  for (const kind of new Set(rows.map(({ group }) => group))) {
    const all = rows.filter(({ group }) => group === kind);
    summarise(kind, all);
    if (kind === 'digital') summarisePages(all);
    else
      summarise(
        `${kind}, account read`,
        all.filter(({ isRead }) => isRead),
      );
  }
  console.log('\nwhy not');
  for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1]))
    console.log(String(times).padStart(4), reason);
}

/** What one page costs, and what each further page does. */
function summarisePages(rows: readonly Row[]): void {
  const single = rows.filter(({ pages }) => pages === 1);
  summarise('digital, one page', single);
  const usual = quantile(
    single.map(({ scrutiny }) => scrutiny),
    0.5,
  );
  const further = rows.filter(({ pages }) => pages > 1).map(({ scrutiny, pages }) => (scrutiny - usual) / (pages - 1));
  if (further.length > 0)
    console.log(`scrutiny of a further page, p50/p95 of ${further.length} files: ${percentiles(further)} ms`);
}

/** What a file's documents say together: true where one matches, false where one is another's. */
function best({ verdicts }: Row): 'true' | 'left out' | 'false' {
  if (verdicts.some(({ match }) => match === true)) return 'true';
  return verdicts.some(({ match }) => match === false) ? 'false' : 'left out';
}

/** Those that did not pass and took the least time, two of each class at least. */
function namesOfQuickest(count: number): string[] {
  const sorted = forgedRows.filter(({ name }) => !passed.includes(name)).toSorted((a, b) => a.cpu - b.cpu);
  const first = FORGED_CLASSES.flatMap((kind) => sorted.filter(({ group }) => group === kind).slice(0, 2));
  const rest = sorted.filter((row) => !first.includes(row)).slice(0, count - first.length);
  const chosen = new Set([...first, ...rest]);
  return forgedRows.filter((row) => chosen.has(row)).map(({ name }) => name);
}

function describe(row: Row): string {
  const reasons = row.verdicts.map(
    ({ match, reason }) => `${match ?? 'left out'}${reason ? ` (${reason.slice(0, 160)})` : ''}`,
  );
  return `[${reasons.join('; ')}] ${Math.round(row.cpu)} ms, scrutiny ${Math.round(row.scrutiny)} ms`;
}

function summarise(name: string, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const count = (verdict: ReturnType<typeof best>) => String(rows.filter((row) => best(row) === verdict).length);
  const columns = [
    name.padEnd(28),
    String(rows.length).padStart(9),
    count('true').padStart(6),
    count('left out').padStart(9),
    count('false').padStart(7),
    percentiles(rows.map(({ cpu }) => cpu)).padStart(20),
    percentiles(rows.map(({ scrutiny }) => scrutiny)).padStart(21),
  ];
  console.log(columns.join(' '));
}

// A function, since it is called above before this line is reached.
function percentiles(values: readonly number[]): string {
  return `${Math.round(quantile(values, 0.5))} / ${Math.round(quantile(values, 0.95))}`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function captionOf(one: ForgedDocument | HonestDocument): string {
  const { bsb, number } = one.payees[0];
  return 'class' in one
    ? `${one.class}: ${one.name}. Verified ${bsb} ${number}; shows ${one.shows}`
    : `honest ${one.group}: ${one.name}. Verified ${bsb} ${number}`;
}

function fileName(one: ForgedDocument | HonestDocument): string {
  const group = 'class' in one ? one.class : `honest ${one.group}`;
  return `${group}--${one.name}`.replace(/[^A-Za-z0-9-]+/g, '_') + ('file' in one ? '' : '.pdf');
}

function assertUnique(names: readonly string[]): void {
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`two documents are called ${twice.join(', ')}`);
}
