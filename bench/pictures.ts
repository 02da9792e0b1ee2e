import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import { DrawerPool } from '../src/extraction/drawing/drawer-pool.js';
import { DRAWER_PROCESS } from '../src/extraction/drawing/drawer-process-path.js';
import { ReaderPool } from '../src/extraction/reader-pool.js';
import { READER_PROCESS } from '../src/extraction/reader-process-path.js';
import { benchFolder, startMeasured } from './support/measured-service.js';
import { signIn } from './support/sign-in.js';

/**
 * `npm run bench:pictures -- CORPUS`: how long the picture of a page takes that is asked for the first time and again, by kind of document
 * (from CORPUS/truth.jsonl), at the service; how long pictures take one person while readers take every core; and how much longer documents take
 * to be read while pictures are asked for.
 */
const options = new Command()
  .argument('<corpus>')
  .option('--each <n>', 'documents of each kind', Number, 20)
  .option('--turns <n>', 'turns of reading with and without drawing; 0 for none', Number, 8)
  .option('--rate <n>', 'pictures a second that are asked for meanwhile', Number, 1)
  .option('--looks <n>', 'pictures that one person looks at while readers are busy; 0 for none', Number, 60)
  .option('--gives-way <n>', 'how far drawers give way, to compare others with what they do', Number)
  .option('--no-first', 'leave out the pictures of a quiet service')
  .parse();
const [corpus = ''] = options.args;
interface Options {
  each: number;
  turns: number;
  rate: number;
  looks: number;
  givesWay?: number;
  first: boolean;
}
const { each, turns, rate, looks, givesWay, first } = options.opts<Options>();

/** As the dashboard asks for the first picture of a page. */
const WIDTH = 1_200;
/** Between an answer and the next look of a person who is quick. */
const PAUSE_MS = 500;
const LIMITS = { first: 300, again: 30, delay: 0.05 };
/** As many as a worker has unless it is told. */
const READERS = 2;

interface Document {
  path: string;
  kind: string;
}

if (first) await firstPictures();
if (looks > 0) await lookingWhileReading();
if (turns > 0) await readingWhileDrawing();

async function firstPictures(): Promise<void> {
  const { credentials, stop } = await startMeasured(benchFolder());
  try {
    const { http, dashboard, entity_key: key } = credentials;
    const { headers, entities } = await signIn(http, dashboard.email, dashboard.password);
    const entity = entities.find(({ environment }) => environment === 'production')?.id ?? '';
    const api = `${http}/dashboard/api/${entity}/invoices`;
    const get = (path: string): Promise<Response> => fetch(`${api}${path}`, { headers });
    // As whoever opens the dashboard does: the drawers start.
    await get('');
    const uploaded: { id: string; kind: string }[] = [];
    for (const { path, kind } of documents()) {
      const body = new FormData();
      body.append('file', new Blob([readFileSync(path)]), basename(path));
      const authorization = `Bearer ${key}`;
      const answer = await fetch(`${http}/api/invoices`, { method: 'POST', headers: { authorization }, body });
      if (answer.status !== 201) throw new Error(`${path} was answered with ${answer.status}.`);
      uploaded.push({ id: ((await answer.json()) as { data: { id: string } }).data.id, kind });
    }
    for (const { id } of uploaded)
      while (
        /queued|reading/.test(
          ((await (await get(`/${id}`)).json()) as { data: { attributes: { status: string } } }).data.attributes.status,
        )
      )
        await wait(250);
    const time = async (id: string): Promise<number> => {
      const began = performance.now();
      const answer = await get(`/${id}/pages/1/picture?width=${WIDTH}`);
      const body = await answer.arrayBuffer();
      if (!answer.ok) console.log(`${id}: ${Buffer.from(body).toString()}`);
      return performance.now() - began;
    };
    const times = new Map<string, { first: number[]; again: number[] }>();
    // A stride that visits every one mixes the kinds.
    for (let at = 0; at < uploaded.length; at += 1) {
      const { id, kind } = uploaded[(at * 7919) % uploaded.length] as { id: string; kind: string };
      const { first, again } = times.get(kind) ?? { first: [], again: [] };
      first.push(await time(id));
      again.push(await time(id));
      times.set(kind, { first, again });
    }
    for (const [kind, { first, again }] of times)
      console.log(
        `${kind.padEnd(8)} ${String(first.length).padStart(3)} pages, first ${percentiles(first)} (limit ${LIMITS.first}), ` +
          `again ${percentiles(again)} (limit ${LIMITS.again})`,
      );
  } finally {
    await stop();
  }
}

function drawerPool(): DrawerPool {
  return new DrawerPool({ processPath: DRAWER_PROCESS, ...(givesWay !== undefined && { givesWay }) });
}

/** One person looks at page after page while as many readers as there are cores are never without a document. */
async function lookingWhileReading(): Promise<void> {
  const cores = availableParallelism();
  const readers = new ReaderPool({ processPath: READER_PROCESS, size: cores });
  const drawers = drawerPool();
  const paths = documents().map(({ path }) => path);
  const files = paths.map((path) => readFileSync(path));
  const times: number[] = [];
  let isOver = false;
  let read = 0;
  let givenUp = 0;
  try {
    await Promise.all([readers.warm(), drawers.warm()]);
    const reading = Array.from({ length: cores }, async (_, reader) => {
      for (let at = reader; !isOver; at += cores, read += 1) await readers.read(paths[at % paths.length] as string);
    });
    const began = performance.now();
    for (let look = 0; look < looks; look += 1) {
      const asked = performance.now();
      // A stride that visits every one mixes the kinds.
      const bytes = files[(look * 7919) % files.length] as Buffer;
      await drawers.draw(bytes, { number: 1, view: null, width: WIDTH, shape: Math.SQRT2 }).catch(() => (givenUp += 1));
      times.push(performance.now() - asked);
      await wait(PAUSE_MS);
    }
    const seconds = (performance.now() - began) / 1_000;
    isOver = true;
    console.log(
      `one person while ${cores} readers on ${cores} cores are never idle: ${looks} pictures, ${percentiles(times)}, ` +
        `${givenUp} given up; ${(read / seconds).toFixed(2)} documents a second were read meanwhile`,
    );
    await Promise.all(reading);
  } finally {
    await Promise.all([readers.close(), drawers.close()]);
  }
}

/** Reads the same documents with as many readers as a worker has, with and without drawing, by turns. */
async function readingWhileDrawing(): Promise<void> {
  const readers = new ReaderPool({ processPath: READER_PROCESS, size: READERS });
  const drawers = drawerPool();
  const paths = documents().map(({ path }) => path);
  const files = paths.map((path) => readFileSync(path));
  let drawn = 0;
  let asked = 0;
  try {
    const readAll = async (): Promise<number> => {
      const waiting = [...paths];
      let spent = 0;
      await Promise.all(
        Array.from({ length: READERS }, async () => {
          for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
            const began = performance.now();
            await readers.read(path);
            spent += performance.now() - began;
          }
        }),
      );
      return spent / paths.length;
    };
    const readWhileDrawing = async (): Promise<number> => {
      const timer = setInterval(() => {
        const bytes = files[(asked += 1) % files.length] as Buffer;
        drawers.draw(bytes, { number: 1, view: null, width: WIDTH, shape: Math.SQRT2 }).then(
          () => (drawn += 1),
          () => undefined,
        );
      }, 1_000 / rate);
      return readAll().finally(() => clearInterval(timer));
    };
    await readAll();
    const [alone, beside]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1)
      for (const draws of turn % 2 === 0 ? [false, true] : [true, false])
        if (draws) beside.push(await readWhileDrawing());
        else alone.push(await readAll());
    const delays = beside.map((one, n) => one / (alone[n] as number) - 1);
    const delay = delays.reduce((sum, one) => sum + one, 0) / turns;
    const deviation = Math.sqrt(delays.reduce((sum, one) => sum + (one - delay) ** 2, 0) / Math.max(1, turns - 1));
    console.log(
      `reading ${paths.length} documents with ${READERS} readers: ${mean(alone)} ms each alone, ${mean(beside)} ms while ` +
        `${rate} pictures a second are asked for: ${(delay * 100).toFixed(1)} % longer ` +
        `(± ${((deviation / Math.sqrt(turns)) * 100).toFixed(1)} over ${turns} turns, limit ${LIMITS.delay * 100} %); ` +
        `${drawn} of ${asked} pictures were drawn meanwhile`,
    );
  } finally {
    await Promise.all([readers.close(), drawers.close()]);
  }
}

/** This many documents of each kind, spread over the corpus. */
function documents(): Document[] {
  const folder = join(corpus, 'files');
  const truth = existsSync(join(corpus, 'truth.jsonl')) ? readFileSync(join(corpus, 'truth.jsonl'), 'utf8') : '';
  const kinds = new Map<string, string>();
  for (const line of truth.split('\n').filter(Boolean)) {
    const { file, kind } = JSON.parse(line) as { file: string; kind: string };
    kinds.set(basename(file), kind);
  }
  const byKind = new Map<string, Document[]>();
  for (const name of readdirSync(existsSync(folder) ? folder : corpus).sort()) {
    if (!/\.(pdf|png|jpe?g)$/i.test(name)) continue;
    const extension = name.split('.').at(-1)?.toLowerCase() === 'pdf' ? 'in PDF' : 'picture';
    const given = kinds.get(name) ?? 'document';
    const kind = given === 'digital' ? given : `${given} ${extension}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), { path: join(existsSync(folder) ? folder : corpus, name), kind }]);
  }
  return [...byKind.values()].flatMap((all) =>
    all.filter((_, at) => Math.floor((at * each) / all.length) !== Math.floor(((at - 1) * each) / all.length)),
  );
}

function percentiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return `p50 ${at(0.5).toFixed(0)} ms p95 ${at(0.95).toFixed(0)} ms`;
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(0);
}
