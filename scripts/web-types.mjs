// Writes the types of the pages' client from the committed OpenAPI documents, when these are others than they were made from.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, 'src', 'dashboard', 'web', 'api', 'generated');
const { version } = JSON.parse(readFileSync(join(root, 'node_modules', 'openapi-typescript', 'package.json'), 'utf8'));

for (const [name, document] of [
  ['main', 'openapi.json'],
  ['management', 'openapi-management.json'],
  ['session', 'openapi-dashboard.json'],
]) {
  const text = readFileSync(join(root, 'docs', document), 'utf8');
  const mark = `// ${createHash('sha256').update(version).update(text).digest('hex')}\n`;
  const file = join(target, `${name}.d.ts`);
  if (existsSync(file) && readFileSync(file, 'utf8').startsWith(mark)) continue;
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  mkdirSync(target, { recursive: true });
  writeFileSync(file, mark + astToString(await openapiTypescript(JSON.parse(text))));
}
