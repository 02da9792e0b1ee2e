import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const LEARNED = 'src/extraction/scrutiny/alone/announcements/learned';

/** Writes a file of weights and its hash beside the code that reads it. */
export function writePinned(name: string, bytes: Buffer): void {
  writeFileSync(`${LEARNED}/${name}`, bytes);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const code = readFileSync(`${LEARNED}/weights.ts`, 'utf8');
  writeFileSync(`${LEARNED}/weights.ts`, code.replace(new RegExp(`(?<='${name}': ')\\w+`), digest));
}
