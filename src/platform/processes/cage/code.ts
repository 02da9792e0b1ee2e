import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Any package that is always installed shows where packages lie. */
const SOME_PACKAGE = 'pdfjs-dist/package.json';

/** What a process needs of the file system to run our code: folders and single files, links followed. */
export function codePaths(): string[] {
  const own = fileURLToPath(new URL('../../..', import.meta.url));
  const packages = dirname(dirname(createRequire(import.meta.url).resolve(SOME_PACKAGE)));
  // Says that our modules are ECMAScript ones.
  const manifest = join(own, '..', 'package.json');
  return [own, packages, manifest].filter((path) => existsSync(path)).map((path) => realpathSync(path));
}
