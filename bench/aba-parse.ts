import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseAba, parseAbaInChunks } from '../src/aba/format/parse-aba.js';
import { supplierBatch } from './support/supplier-batch.js';

/** Reads a direct-entry file as large as an upload may be and prints how long that takes and what it holds in memory. */
const ENTRIES = 80_000;
const MEGABYTE = 1024 * 1024;

const bytes = supplierBatch(ENTRIES);

function usedMegabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
}

function measure(): string {
  const before = usedMegabytes();
  const start = performance.now();
  const result = parseAba(bytes);
  const ms = performance.now() - start;
  const held = usedMegabytes() - before;
  if (!result.ok) throw new Error('the benchmark file is not legal');
  const exact = globalThis.gc === undefined ? ', waste included (node --expose-gc leaves it out)' : '';
  return `${ms.toFixed(0)} ms, ${result.file.entries.length} entries, ${held.toFixed(0)} MB more in use${exact}`;
}

console.log(`a file of ${(bytes.length / MEGABYTE).toFixed(1)} MB`);
for (let run = 1; run <= 3; run++) console.log(`parseAba, run ${run}: ${measure()}`);

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const start = performance.now();
await parseAbaInChunks(bytes, () => undefined);
const ms = performance.now() - start;
delay.disable();
console.log(
  `parseAbaInChunks: ${ms.toFixed(0)} ms, event loop late by at most ${(delay.max / 1e6).toFixed(0)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms`,
);
console.log(`largest resident size of the whole run: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
