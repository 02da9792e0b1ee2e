import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Weights } from '../../src/extraction/weights.js';

const TABLE = 'src/extraction/weights.ts';

/** Notes what a file of weights holds now, so that it is read. */
export function pin(name: Weights): void {
  const digest = createHash('sha256')
    .update(readFileSync(`src/extraction/${name}`))
    .digest('hex');
  const code = readFileSync(TABLE, 'utf8');
  writeFileSync(TABLE, code.replace(new RegExp(`(?<='${name}':\\s+')\\w+`), digest));
}

/** Writes a file of weights and notes its hash. */
export function writePinned(name: Weights, bytes: Uint8Array | string): void {
  writeFileSync(`src/extraction/${name}`, bytes);
  pin(name);
}
