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
  // May be a link to where the packages lie, which Node comes by.
  const way = join(own, '..', 'node_modules');
  const paths = [realpathSync(own), packages, manifest, way].filter((path) => existsSync(path));
  return [...new Set(paths)];
}

/** Words for Node that end with an error where it cannot find packages from our code. */
export function findingPackages(): string[] {
  const find = `require('node:module').createRequire(process.argv[1]).resolve('${SOME_PACKAGE}')`;
  return ['--eval', find, '--', fileURLToPath(import.meta.url)];
}
