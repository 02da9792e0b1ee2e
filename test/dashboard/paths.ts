import { readFileSync } from 'node:fs';

/** Pages of an entity, as the table of contents lists them. */
export const PATHS = [...readFileSync('src/dashboard/web/pages.ts', 'utf8').matchAll(/to: '\/\$entity\/([^']+)'/g)].map(
  ([, path = '']) => path,
);
