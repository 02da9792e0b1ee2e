import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { compile } from '../../test/support/compiled.js';
import type { Compiled } from '../../test/support/compiled.js';

/** Holds 40 MB that live, and lets go of ten times as much that lived for a while; prints by how much its old heap ever grew. */
const program = (module: string): string => `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { keepHeapLean } from ${JSON.stringify(module)};
  const row = () => ({ a: Math.random(), b: Math.random(), c: [Math.random()] });
  const kept = Array.from({ length: 300_000 }, row);
  const passing = [];
  const oldHeap = () => getHeapSpaceStatistics().find((space) => space.space_name === 'old_space').space_used_size;
  keepHeapLean();
  const least = oldHeap();
  let most = least;
  for (let i = 0; i < 3_000_000; i++) {
    passing[i % 40_000] = row();
    if (i % 5_000 !== 0) continue;
    most = Math.max(most, oldHeap());
    keepHeapLean();
  }
  console.log(JSON.stringify({ kept: kept.length, megabytes: (most - least) / 1e6 }));`;

describe('keepHeapLean', () => {
  let compiled: Compiled;

  beforeAll(async () => (compiled = await compile(['platform/lean-heap.ts'])));
  afterAll(() => compiled.remove());

  it('has garbage collected before it outgrows what lives', () => {
    const module = pathToFileURL(compiled.pathOf('platform/lean-heap.ts')).href;
    const options = ['--input-type=module', '--eval', program(module)];
    const { kept, megabytes } = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' })) as {
      kept: number;
      megabytes: number;
    };
    expect(kept).toBe(300_000);
    expect(megabytes).toBeLessThan(50);
  });
});
