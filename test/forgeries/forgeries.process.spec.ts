import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReaderPool } from '../../src/extraction/reader-pool.js';
import { type Compiled, compile, OF_READERS } from '../support/compiled.js';
import { FORGED_CLASSES, type ForgedDocument, type HonestDocument } from './documents.js';
import { FORGED } from './forged/index.js';
import { HONEST } from './honest/index.js';
import { judgeFile } from './judge.js';
import { QUICK } from './quick.js';

// What a pooled process does waits while anything else on the machine is busy.
jest.setTimeout(180_000);

const forged = FORGED.filter(({ name }) => QUICK.includes(name));
const honest = HONEST.filter(({ group }) => group === 'plain').filter((_, at) => at % 2 === 0);

describe('forged documents and honest ones', () => {
  let compiled: Compiled;
  let reader: ReaderPool;
  let directory: string;

  beforeAll(async () => {
    compiled = await compile(OF_READERS);
    directory = await mkdtemp(join(tmpdir(), 'forgeries-'));
    reader = new ReaderPool({ processPath: compiled.pathOf('extraction/reader-process.ts'), timeoutMs: 300_000 });
  });
  afterAll(async () => {
    await reader.close();
    await compiled.remove();
    await rm(directory, { recursive: true });
  });

  const judged = async ({ make, payees }: ForgedDocument | HonestDocument) => {
    const path = join(directory, 'document');
    await writeFile(path, await make());
    return judgeFile(await reader.read(path), payees);
  };

  it('has every class among them', () => {
    expect(forged).toHaveLength(QUICK.length);
    expect(new Set(forged.map((one) => one.class))).toEqual(new Set(FORGED_CLASSES));
  });

  it.each(forged)('does not pass: $class, $name', async (document) => {
    for (const { match, unchanged } of await judged(document)) expect([match, unchanged]).not.toContain(true);
  });

  it.each(honest)('passes: $name', async (document) => {
    expect(await judged(document)).toMatchObject([{ match: true, unchanged: true, textMatchesPicture: true }]);
  });
});
