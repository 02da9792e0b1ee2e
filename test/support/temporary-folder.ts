import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder for a test to remove, in memory where the set-up of the run has found room there. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(process.env.TEST_TMP ?? tmpdir(), `payproof-${name}-`));
}
