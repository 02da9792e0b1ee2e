// Test support (test/support) as modules that scripts can import: compiled beside the build, and resting on it.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformFileSync } from '@swc/core';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A module of test support by its name. */
export async function support(name) {
  const target = join(root, 'node_modules', '.cache', 'demo-support');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'package.json'), '{"type":"module"}');
  for (const file of readdirSync(join(root, 'test', 'support')).filter((one) => one.endsWith('.ts'))) {
    const { code } = transformFileSync(join(root, 'test', 'support', file), {
      configFile: join(root, '.swcrc'),
      sourceMaps: false,
    });
    const onBuild = code
      .replaceAll(/'\.\.\/\.\.\/src\//g, `'${pathToFileURL(join(root, 'dist')).href}/`)
      .replaceAll("'nodemailer/lib/mail-composer'", "'nodemailer/lib/mail-composer/index.js'");
    writeFileSync(join(target, file.replace(/\.ts$/, '.js')), onBuild);
  }
  return import(pathToFileURL(join(target, `${name}.js`)).href);
}

/** A direct entry file with an entry for each given one. */
export async function abaFile(entries, header) {
  const made = await support('aba-file');
  return made.abaFile(entries, header);
}
