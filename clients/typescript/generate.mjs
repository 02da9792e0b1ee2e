// Writes the types of the client, and which requests create something, from the committed OpenAPI documents.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, 'src', 'generated');
mkdirSync(target, { recursive: true });
/** Files are sent as they are, not as text. */
const transform = ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined);
const creating = new Set();
for (const [name, document] of [
  ['main', 'openapi.json'],
  ['management', 'openapi-management.json'],
]) {
  const described = JSON.parse(readFileSync(join(here, '..', '..', 'docs', document), 'utf8'));
  writeFileSync(join(target, `${name}.ts`), astToString(await openapiTypescript(described, { transform })));
  for (const [path, { post }] of Object.entries(described.paths)) if (post?.responses['201']) creating.add(path);
}
const list = JSON.stringify([...creating].sort(), null, 2);
writeFileSync(
  join(target, 'creating.ts'),
  `/** Paths of the requests that create something once, whatever their Idempotency-Key was sent for before. */\nexport const CREATING: readonly string[] = ${list};\n`,
);
