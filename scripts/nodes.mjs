// The tests on each line of Node that `engines` in package.json names, in its lowest version: those of the units, and of what stands and falls with
// the runtime (start, mail, uploads). The versions come from npm's package `node`. Ends with 1 where any of them fails.
//
//   npm run test:nodes [-- --only VERSION --units PATTERN --e2e PATTERN]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    units: { type: 'string', default: '' },
    e2e: { type: 'string', default: '(outages/start|test/smtp|test/checks|further/raw-messages)\\.e2e' },
  },
});
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const versions = values.only ? [values.only] : engines.node.match(/\d+\.\d+\.\d+/g);

// Users that are not root, whom tests of the cage stand in for, must be able to run it too.
const env = { ...process.env, npm_config_cache: join(tmpdir(), 'payproof-nodes') };

const run = (version, words) =>
  spawnSync('npm', ['exec', '--yes', `--package=node@${version}`, '--', 'node', ...words], { stdio: 'inherit', env })
    .status === 0;
const jest = ['node_modules/jest/bin/jest.js', '--config', 'jest.config.mjs', '--selectProjects'];

const failed = versions.filter((version) => {
  console.log(`\nNode ${version}`);
  const units = run(version, [...jest, 'unit', 'processes', '--testPathPatterns', values.units || '.']);
  const e2e = run(version, [...jest, 'e2e', 'further', 'outages', '--testPathPatterns', values.e2e]);
  return !units || !e2e;
});
console.log(failed.length === 0 ? `Passed on Node ${versions.join(', ')}.` : `Failed on Node ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
