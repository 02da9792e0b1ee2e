import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { AbaHeader } from '../src/aba/format/aba-file.js';
import { parseAba, parseAbaInChunks } from '../src/aba/format/parse-aba.js';
import { type AbaBatch, writeAba } from '../src/aba/format/write-aba.js';

/** Reads a direct-entry file as large as an upload may be and prints how long that takes and what it holds in memory. */
const ENTRIES = 80_000;
const MEGABYTE = 1024 * 1024;

const header: AbaHeader = {
  bank: 'WBC',
  userName: 'EXAMPLE PTY LTD',
  userId: '123456',
  description: 'SUPPLIERS',
  processingDate: '2025-11-28',
  bsb: null,
  accountNumber: null,
};
const entries = Array.from({ length: ENTRIES }, (_, i): AbaBatch['entries'][number] => ({
  bsb: '062-000',
  accountNumber: String(10_000_000 + i),
  indicator: '',
  transactionCode: 50,
  amountCents: 1 + i,
  accountName: `SUPPLIER NUMBER ${i} PTY LTD`,
  lodgementReference: `INV-${i}`,
  traceBsb: '032-000',
  traceAccount: '123456',
  remitter: 'EXAMPLE PTY LTD',
  withholdingTaxCents: 0,
}));
const bytes = writeAba({ header, entries });
entries.length = 0;

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
