// Runs the linters side by side, each on a core of its own, and ends with an error when one of them found something.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function run(command) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => done({ command, output, failed: code !== 0 }));
  });
}

async function inTurn(commands) {
  const outcomes = [];
  for (const command of commands) outcomes.push(await run(command));
  return outcomes;
}

const outcomes = await Promise.all([
  inTurn(['npm run --silent lint:code']),
  inTurn(['npm run --silent lint:format', 'npm run --silent layers']),
]);
for (const { command, output, failed } of outcomes.flat()) {
  if (failed) process.exitCode = 1;
  process.stdout.write(`${failed ? 'FAILED' : 'passed'}: ${command}\n${output.trim()}\n`);
}
