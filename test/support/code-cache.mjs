// Loads the program of its own name beside it, with what V8 had compiled of its files by the end of a run with FILL_CODE_CACHE.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize, setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

// Most processes of tests live for seconds: what they would gain by code that is optimised early is less than that costs (0.2 s each), and
// so it is with regular expressions (0.15 s of a process that reads a document). V8 from 12 on (Node 22) has no such budget, and complains.
if (Number.parseInt(process.versions.v8, 10) < 12)
  setFlagsFromString('--interrupt-budget=1000000 --no-regexp-optimization');

// What newer releases have. Without it pg loads all of fetch, to find out that it does not run at Cloudflare: 0.08 s in each process.
globalThis.navigator ??= { userAgent: `Node.js/${process.versions.node.split('.')[0]}` };

const own = fileURLToPath(import.meta.url);
const folder = dirname(own);
const program = basename(own, '.mjs');
// The command line is made of the same files as the service.
const cache = join(folder, `${program === 'cli' ? 'main' : program}.cache`);
const fills = process.env.FILL_CODE_CACHE === 'true';
const known = existsSync(cache) ? deserialize(readFileSync(cache)) : {};
const scripts = new Map();

/** Where V8 notes with which flags code was compiled. A limit of memory is one of them, and makes no difference to the code. */
const FLAGS = [12, 16];
const flags = new Script('').createCachedData().subarray(...FLAGS);
for (const data of Object.values(known)) data.set(flags, FLAGS[0]);

const compile = Module.prototype._compile;
Module.prototype._compile = function (content, filename, ...format) {
  const name = basename(filename);
  if (dirname(filename) !== folder || (!fills && !known[name])) return compile.call(this, content, filename, ...format);
  const script = new Script(Module.wrap(content), { filename, cachedData: known[name] });
  if (fills) scripts.set(name, script);
  const { exports } = this;
  return script.runInThisContext().call(exports, exports, createRequire(filename), this, filename, folder);
};

if (fills)
  process.on('exit', () => {
    const compiled = [...scripts].map(([name, script]) => [name, script.createCachedData()]);
    writeFileSync(`${cache}.new`, serialize(Object.fromEntries(compiled)));
    renameSync(`${cache}.new`, cache);
  });

createRequire(own)(`./${program}.js`);
