// Builds dist/ when a source is not the one that was built, and says nothing on standard output.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'dist', '.built');

function fingerprint() {
  const hash = createHash('sha256');
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of [...files, ...['package-lock.json', '.swcrc', 'nest-cli.json'].map((name) => join(root, name))]) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

function built() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

const wanted = fingerprint();
if (built() !== wanted) {
  const nest = createRequire(import.meta.url).resolve('@nestjs/cli/bin/nest.js');
  const build = spawnSync(process.execPath, [nest, 'build'], { cwd: root, encoding: 'utf8' });
  if (build.status !== 0) {
    process.stderr.write(`${build.stdout ?? ''}${build.stderr ?? ''}`);
    process.exit(build.status ?? 1);
  }
  // What is read beside the code and is no code.
  for (const file of readdirSync(join(root, 'src'), { recursive: true }).filter((name) => name.endsWith('.network')))
    copyFileSync(join(root, 'src', file), join(root, 'dist', file));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
