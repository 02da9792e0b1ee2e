import 'reflect-metadata';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collection } from './generate/collection.js';
import { descriptions } from './generate/descriptions.js';
import { layerDrawing } from './generate/layer-drawing.js';
import { withRegion } from './generate/region.js';
import { rolesTable } from './generate/roles-text.js';
import { builtInTable, factsTable, operatorsTable } from './generate/rules-texts.js';
import { exampleEnvironment, settingsTable } from './generate/settings-texts.js';

/** Writes what is generated from the code into the repository; with `--check`, says what is not as it would be written. */
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** The address that the committed documents show; a running service shows its own. */
const BASE = 'http://localhost:3000';

const { main, management, session } = descriptions(BASE);
const json = (document: object): string => `${JSON.stringify(document, null, 2)}\n`;

const FILES: Record<string, (current: string | null) => string> = {
  'docs/openapi.json': () => json(main),
  'docs/openapi-management.json': () => json(management),
  'docs/openapi-dashboard.json': () => json(session),
  'docs/payproof.postman_collection.json': () => json(collection(main, management)),
  'docs/settings.md': (current) =>
    withRegion(current ?? '# Settings\n\n<!-- settings -->\n<!-- /settings -->\n', 'settings', settingsTable()),
  'docs/architecture.md': (current) =>
    withRegion(current ?? '# Architecture\n\n<!-- layers -->\n<!-- /layers -->\n', 'layers', layerDrawing()),
  'docs/users.md': (current) => withRegion(current ?? '', 'roles', rolesTable()),
  'docs/rules.md': (current) =>
    [
      { name: 'built-in', content: builtInTable() },
      { name: 'facts', content: factsTable() },
      { name: 'operators', content: operatorsTable() },
    ].reduce((text, { name, content }) => withRegion(text, name, content), current ?? ''),
  'docker/example.env': () => exampleEnvironment(),
};

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const [name, write] of Object.entries(FILES)) {
  const path = join(ROOT, name);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : null;
  const wanted = write(current);
  if (current === wanted) continue;
  stale.push(name);
  if (check) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, wanted);
}
if (check && stale.length > 0) {
  console.error(`Out of date: ${stale.join(', ')}. Run npm run generate and commit what it writes.`);
  process.exitCode = 1;
} else console.log(stale.length > 0 ? `Written: ${stale.join(', ')}` : 'All generated files are up to date.');
