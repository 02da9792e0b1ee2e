import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReaderError, ReaderPool } from '../src/extraction/reader-pool.js';
import { READER_PROCESS } from '../src/extraction/reader-process-path.js';
import { hostileDocuments, mutate, type Mutation, randomNumbers } from './support/mutations.js';
import { ownSamples } from './support/own-samples.js';

/**
 * Reads damaged and hostile documents and tells how each ended.
 *
 *   npm run test:fuzz-reading -- [FOLDER] [--count 1000] [--seed 1]
 *
 * Takes the PDF, JPEG and PNG files of a folder (or the project's own samples) and damages them. Exits with 1 when the pool
 * does not read a sound document at the end, or when something else than an outcome or a ReaderError came back.
 */
const argv = process.argv.slice(2);
const option = (name: string, usual: number) => {
  const at = argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(argv[at + 1]);
};
const count = option('count', 1_000);
const random = randomNumbers(option('seed', 1));
const folder = argv[0]?.startsWith('--') ? undefined : argv[0];

const samples = folder ? await samplesOf(folder) : await ownSamples();
const directory = await mkdtemp(join(tmpdir(), 'payproof-fuzz-'));
const pool = new ReaderPool({ processPath: READER_PROCESS, size: 2, timeoutMs: 60_000, maxMemoryMb: 1_500 });
const tally = new Map<string, number>();
const slowest: { name: string; ms: number; outcome: string }[] = [];
let broken = 0;

const queue = [...hostileDocuments()];
while (queue.length < count) {
  const sample = samples[Math.floor(random() * samples.length)];
  if (!sample) break;
  const mutation = mutate(sample.bytes, random);
  queue.push({ name: `${sample.name}: ${mutation.name}`, bytes: mutation.bytes });
}
let next = 0;
await Promise.all([work(), work()]);

const sound = (await ownSamples())[0];
const soundPath = join(directory, 'sound.pdf');
await writeFile(soundPath, sound?.bytes ?? '');
const last = await pool.read(soundPath);
await pool.close();
await rm(directory, { recursive: true });

for (const [outcome, times] of [...tally].sort((a, b) => b[1] - a[1])) console.log(String(times).padStart(6), outcome);
console.log('slowest:');
for (const { name, ms, outcome } of slowest.sort((a, b) => b.ms - a.ms).slice(0, 8)) {
  console.log(`${String(Math.round(ms)).padStart(8)} ms  ${name}: ${outcome}`);
}
console.log(`${queue.length} documents, ${broken} without an outcome; a sound document afterwards: ${last.outcome}`);
process.exit(broken > 0 || last.outcome !== 'read' ? 1 : 0);

async function work(): Promise<void> {
  for (let index = next++; index < queue.length; index = next++) {
    const mutation = queue[index] as Mutation;
    const started = performance.now();
    const outcome = await outcomeOf(mutation, join(directory, String(index)));
    tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
    slowest.push({ name: mutation.name, ms: performance.now() - started, outcome });
  }
}

async function outcomeOf({ bytes }: Mutation, path: string): Promise<string> {
  await writeFile(path, bytes);
  try {
    const result = await pool.read(path);
    return result.outcome === 'read' ? 'read' : `unreadable: ${result.reason}`;
  } catch (error) {
    if (error instanceof ReaderError) return `reader error: ${error.kind} (${error.message.slice(0, 80)})`;
    broken++;
    return `unexpected: ${String(error)}`;
  } finally {
    await rm(path);
  }
}

async function samplesOf(path: string): Promise<Mutation[]> {
  const names = (await readdir(path)).filter((name) => /\.(pdf|jpe?g|png)$/i.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(path, name)) })));
}
