import { readFileSync } from 'node:fs';

/** The OpenAPI documents of the code under test, as JSON, as global-setup.ts leaves them for every suite. */
export function descriptionsOfRun(): string {
  const path = process.env.TEST_DESCRIPTIONS;
  if (path === undefined)
    throw new Error('Nothing describes the interfaces: run the tests through Jest with the e2e project.');
  return readFileSync(path, 'utf8');
}
