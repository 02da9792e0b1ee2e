import { readFileSync, writeFileSync } from 'node:fs';
import {
  announcementProbability,
  parseModel,
} from '../../../src/extraction/scrutiny/alone/announcements/learned/classifier.js';
import { writePinned } from '../pin.js';

/**
 * What a command that trains a network of lines does with it: `--measure FILE …` prints how many lines of each file it takes at each limit; it is
 * written to `--out FILE`, or else where the reader has it.
 */
export function useTrained(
  bytes: Buffer,
  { name, limits }: { name: 'hints' | 'stamps'; limits: readonly number[] },
): void {
  const argv = process.argv.slice(2);
  const model = parseModel(bytes);
  for (const file of argv.includes('--measure') ? argv.slice(argv.indexOf('--measure') + 1) : []) {
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const probabilities = lines.map((text) => announcementProbability(text, model));
    for (const limit of limits)
      console.log(`${file}: ${probabilities.filter((one) => one >= limit).length} of ${lines.length} at ${limit}`);
  }
  const out = argv.includes('--out') ? argv[argv.indexOf('--out') + 1] : undefined;
  if (out === undefined) writePinned(`scrutiny/alone/announcements/learned/${name}.network`, bytes);
  else writeFileSync(out, bytes);
}
