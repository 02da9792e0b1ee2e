// Runs a file of `bench` or `scripts`, which are no part of what is shipped, beside the service as it is built:
// node scripts/run-ts.mjs bench/accuracy.ts ARGUMENTS
import { transformFile } from '@swc/core';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, symlink, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

execFileSync(process.execPath, [fileURLToPath(new URL('build-if-stale.mjs', import.meta.url))], {
  stdio: ['ignore', 'inherit', 'inherit'],
});

const [file] = process.argv.splice(2, 1);
const cache = resolve('node_modules', '.cache');
await mkdir(cache, { recursive: true });
const out = await mkdtemp(join(cache, 'scripts-'));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.on(signal, () => {
    // A file that has something to stop ends by itself.
    if (process.listenerCount(signal) === 1) process.exit(code);
  });

await writeFile(join(out, 'package.json'), '{"type":"module"}');
await symlink(resolve('dist'), join(out, 'src'), 'junction');
for (const root of ['bench', 'scripts']) {
  for (const entry of await readdir(root, { recursive: true })) {
    if (!entry.endsWith('.ts') || entry.endsWith('.spec.ts')) continue;
    const to = join(out, root, entry.replace(/\.ts$/, '.js'));
    await mkdir(dirname(to), { recursive: true });
    const { code } = await transformFile(join(root, entry), { configFile: '.swcrc', sourceMaps: false });
    await writeFile(to, code);
  }
}
await import(pathToFileURL(join(out, file.replace(/\.ts$/, '.js'))).href);
