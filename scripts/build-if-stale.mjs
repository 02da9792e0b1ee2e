// Builds dist/ when a source is not the one that was built, and says nothing on standard output. The service and its pages
// (src/dashboard/web) are built side by side, each only when its own sources changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const dist = join(root, 'dist');
const web = join(root, 'src', 'dashboard', 'web');
const pages = join(dist, 'pages');
const { resolve } = createRequire(import.meta.url);
const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();
const ofPages = (file) => file.startsWith(`${web}/`) || file.startsWith(`${web}\\`);

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}

function run(command, args) {
  return new Promise((done, failed) => {
    let output = '';
    const child = spawn(process.execPath, [command, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => (code === 0 ? done() : failed(Object.assign(new Error(output), { code }))));
  });
}

async function buildService() {
  // What is not of this build goes, but for the pages, which have a build of their own.
  if (existsSync(dist))
    for (const name of readdirSync(dist).filter((one) => one !== 'pages'))
      rmSync(join(dist, name), { recursive: true, force: true });
  await run(resolve('@nestjs/cli/bin/nest.js'), ['build']);
  // What is read beside the code and is no code.
  for (const file of sources.filter((name) => name.endsWith('.network'))) {
    const target = join(dist, relative(join(root, 'src'), file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

async function buildPages() {
  const vite = join(dirname(resolve('vite/package.json')), 'bin', 'vite.js');
  await run(vite, ['build', web, '--logLevel', 'warn']);
}

/** What is built, from what, and where it is noted that it was. */
const PARTS = [
  {
    from: [
      ...sources.filter((file) => !ofPages(file)),
      ...['package-lock.json', '.swcrc', 'nest-cli.json'].map((name) => join(root, name)),
    ],
    stamp: join(dist, '.built'),
    build: buildService,
  },
  {
    from: [...sources.filter(ofPages), join(root, 'package-lock.json')],
    stamp: join(pages, '.built'),
    build: buildPages,
  },
];

async function bringUpToDate({ from, stamp, build }) {
  const wanted = fingerprint(from);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const outcomes = await Promise.allSettled(PARTS.map(bringUpToDate));
for (const { reason } of outcomes.filter(({ status }) => status === 'rejected')) {
  process.stderr.write(`${reason.message}\n`);
  process.exitCode = reason.code || 1;
}
