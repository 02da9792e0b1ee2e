import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readDocument } from '../src/extraction/read-document.js';

const WARM_UP = 2;
const TICKS_PER_SECOND = 100;

interface Measured {
  wall: number;
  cpu: number;
}

interface Row extends Measured {
  name: string;
  kind: string;
  outcome: string;
  compared: (Measured & { program: string }) | null;
}

/**
 * `npm run bench:reading -- CORPUS [--limit N] [--no-compare]`: reads the documents of a folder (or of its folder `files`) one
 * after the other in this process, warm, and prints the time of each, then the median and the 95th percentile by kind (from
 * CORPUS/truth.jsonl, else by file type) and the peak of memory. PDFs with text are compared with `pdftotext`, pictures with one
 * thread of `tesseract`, where these are installed.
 */
async function main(): Promise<void> {
  const [corpus, ...flags] = process.argv.slice(2);
  if (!corpus) throw new Error('usage: npm run bench:reading -- CORPUS [--limit N] [--no-compare]');
  const limit = flags.includes('--limit') ? Number(flags[flags.indexOf('--limit') + 1]) : Infinity;
  const compares = !flags.includes('--no-compare');
  const folder = existsSync(join(corpus, 'files')) ? join(corpus, 'files') : corpus;
  const kinds = kindsOf(corpus);
  const names = readdirSync(folder)
    .filter((name) => /\.(pdf|jpe?g|png)$/i.test(name))
    .sort()
    .slice(0, limit);
  for (const name of names.slice(0, WARM_UP)) await readDocument(readFileSync(join(folder, name)));
  const rows: Row[] = [];
  for (const name of names) {
    const kind = kinds.get(name) ?? (name.toLowerCase().endsWith('.pdf') ? 'pdf' : 'picture');
    const path = join(folder, name);
    const row = { name, kind, ...(await measure(path)), compared: compares ? compare(path, kind) : null };
    rows.push(row);
    console.log(line(row));
  }
  for (const kind of new Set(rows.map((row) => row.kind))) {
    summarise(
      kind,
      rows.filter((row) => row.kind === kind),
    );
  }
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  process.exit();
}

function kindsOf(corpus: string): Map<string, string> {
  const truth = join(corpus, 'truth.jsonl');
  if (!existsSync(truth)) return new Map();
  const lines = readFileSync(truth, 'utf8').trim().split('\n');
  return new Map(
    lines.map((text) => {
      const { file, kind } = JSON.parse(text) as { file: string; kind: string };
      return [basename(file), kind];
    }),
  );
}

async function measure(path: string): Promise<Measured & { outcome: string }> {
  const bytes = readFileSync(path);
  const before = process.cpuUsage();
  const started = performance.now();
  const outcome = await readDocument(bytes).then(
    (result) => result.outcome,
    (error: unknown) => String(error),
  );
  const wall = performance.now() - started;
  const { user, system } = process.cpuUsage(before);
  return { outcome, wall, cpu: (user + system) / 1_000 };
}

/** Runs the program that people would use otherwise; drawing the pages of a PDF for it does not count. */
function compare(path: string, kind: string): Row['compared'] {
  const isPdf = path.toLowerCase().endsWith('.pdf');
  if (isPdf && (kind === 'digital' || kind === 'pdf')) return run('pdftotext', ['-layout', path, '-']);
  if (!isPdf) return run('tesseract', [path, '-']);
  const directory = mkdtempSync(join(tmpdir(), 'payproof-bench-'));
  try {
    if (!run('pdftoppm', ['-r', '200', '-gray', path, join(directory, 'page')])) return null;
    const pages = readdirSync(directory).map((page) => run('tesseract', [join(directory, page), '-']));
    return pages.reduce((sum, page) =>
      sum && page ? { program: page.program, wall: sum.wall + page.wall, cpu: sum.cpu + page.cpu } : null,
    );
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function run(program: string, args: string[]): (Measured & { program: string }) | null {
  const before = childTicks();
  const started = performance.now();
  const { error } = spawnSync(program, args, { stdio: 'ignore', env: { ...process.env, OMP_THREAD_LIMIT: '1' } });
  const wall = performance.now() - started;
  return error ? null : { program, wall, cpu: ((childTicks() - before) * 1_000) / TICKS_PER_SECOND };
}

/** Processor time of ended child processes, in ticks: cutime and cstime of proc(5); 0 if there is no /proc. */
function childTicks(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[13]) + Number(fields[14]);
}

function line({ name, kind, outcome, wall, cpu, compared }: Row): string {
  const ours = `${name.padEnd(24)} ${kind.padEnd(8)} ${outcome.padEnd(10)} ${ms(wall)} wall ${ms(cpu)} CPU`;
  return compared ? `${ours}   ${compared.program} ${ms(compared.wall)} wall ${ms(compared.cpu)} CPU` : ours;
}

function summarise(kind: string, rows: readonly Row[]): void {
  const ours = rows.map(({ wall }) => wall);
  const cpu = rows.map((row) => row.cpu);
  console.log(`${kind}: ${rows.length} documents, wall ${percentiles(ours)}, CPU ${percentiles(cpu)}`);
  for (const program of new Set(rows.flatMap(({ compared }) => (compared ? [compared.program] : [])))) {
    const others = rows.flatMap(({ compared }) => (compared?.program === program ? [compared] : []));
    const walls = percentiles(others.map((other) => other.wall));
    const cpus = percentiles(others.map((other) => other.cpu));
    console.log(`  ${program}: ${others.length} documents, wall ${walls}, CPU ${cpus}`);
  }
}

function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `p50 ${Math.round(at(0.5))} ms p95 ${Math.round(at(0.95))} ms`;
}

function ms(value: number): string {
  return `${String(Math.round(value)).padStart(6)} ms`;
}

await main();
