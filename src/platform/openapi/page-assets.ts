import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const TYPES: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
  'swagger-ui-standalone-preset.js': 'text/javascript',
  'favicon-32x32.png': 'image/png',
};

export const ASSET_NAMES = Object.keys(TYPES);

/** Path and content type of a file of Swagger UI that the page needs; null for every other name. */
export function assetOf(name: string): { path: string; type: string } | null {
  if (!Object.hasOwn(TYPES, name)) return null;
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return { path: join(folder, name), type: TYPES[name] ?? '' };
}
