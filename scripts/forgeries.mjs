// Compiles the sources and the forged documents to a folder of their own, since neither is a part of the service, and runs
// test/forgeries/run.ts there. Around `scrutinise` it puts a wrapper that adds up its processor time.
import { transformFile } from '@swc/core';
import { copyFile, mkdir, mkdtemp, readdir, rename, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const cache = join('node_modules', '.cache');
await mkdir(cache, { recursive: true });
const out = await mkdtemp(join(cache, 'forgeries-'));
process.on('exit', () => rmSync(out, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
await writeFile(join(out, 'package.json'), '{"type":"module"}');
for (const root of ['src', 'test/forgeries', 'test/support']) {
  for (const entry of await readdir(root, { recursive: true })) {
    // The pages of the dashboard are built for browsers.
    if (entry.startsWith(join('dashboard', 'web'))) continue;
    const [from, to] = [join(root, entry), join(out, root, entry)];
    if (entry.endsWith('.network')) {
      await mkdir(dirname(to), { recursive: true });
      await copyFile(from, to);
    }
    // Pages for the browser are compiled otherwise.
    if (!entry.endsWith('.ts') || entry.endsWith('.spec.ts') || entry.startsWith(join('dashboard', 'web'))) continue;
    const { code } = await transformFile(from, { configFile: '.swcrc', sourceMaps: false });
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to.replace(/\.ts$/, '.js'), code);
  }
}

const scrutiny = join(out, 'src', 'extraction', 'scrutiny');
await rename(join(scrutiny, 'scrutinise.js'), join(scrutiny, 'scrutinise-itself.js'));
await writeFile(
  join(scrutiny, 'scrutinise.js'),
  `import { scrutinise as itself } from './scrutinise-itself.js';
export async function scrutinise(...given) {
  const before = process.cpuUsage();
  try {
    return await itself(...given);
  } finally {
    const { user, system } = process.cpuUsage(before);
    globalThis.scrutinyCpuMs = (globalThis.scrutinyCpuMs ?? 0) + (user + system) / 1000;
  }
}`,
);
await import(pathToFileURL(join(out, 'test', 'forgeries', 'run.js')).href);
