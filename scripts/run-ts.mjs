// Compiles some folders, which are no part of the service, together with its sources to a folder of their own, and runs a file there:
// node scripts/run-ts.mjs scripts/corpus/make.ts ARGUMENTS
import { transformFile } from '@swc/core';
import { copyFile, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [file] = process.argv.splice(2, 1);
const cache = join('node_modules', '.cache');
await mkdir(cache, { recursive: true });
const out = await mkdtemp(join(cache, 'scripts-'));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
await writeFile(join(out, 'package.json'), '{"type":"module"}');
for (const root of ['src', 'scripts']) {
  for (const entry of await readdir(root, { recursive: true })) {
    // The pages of the dashboard are built for browsers.
    if (entry.startsWith(join('dashboard', 'web'))) continue;
    const [from, to] = [join(root, entry), join(out, root, entry)];
    const isCode = entry.endsWith('.ts') && !entry.endsWith('.spec.ts');
    if (!isCode && !/\.network$/.test(entry)) continue;
    await mkdir(dirname(to), { recursive: true });
    if (!isCode) await copyFile(from, to);
    else {
      const { code } = await transformFile(from, { configFile: '.swcrc', sourceMaps: false });
      await writeFile(to.replace(/\.ts$/, '.js'), code);
    }
  }
}
await import(pathToFileURL(join(out, file.replace(/\.ts$/, '.js'))).href);
