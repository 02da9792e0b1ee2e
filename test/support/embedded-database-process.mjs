// A process that holds an embedded database: MODULES_DIR DATA_DIR [orphan]. Prints one line of JSON when it runs or has
// failed; each line of SQL on stdin is answered by one line of JSON; the end of stdin stops it.
import { realpathSync } from 'node:fs';
import { createInterface } from 'node:readline';
import pg from 'pg';

const [modules, dataDir, mode] = process.argv.slice(2);
const say = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
const load = (name) => import(`${modules}/${name}.js`);

/** Runs the cluster as a service does on a machine whose kernel does not tie PostgreSQL's life to its parent's. */
async function runUntied() {
  const [{ findBinaries }, { findPlacement }, { startServer }, { ServerLog }] = await Promise.all(
    ['binaries', 'placement', 'server', 'server-log'].map(load),
  );
  const { launcher, cluster } = await findPlacement(realpathSync(dataDir), findBinaries(dataDir), () => undefined);
  const prefix = launcher.prefix.slice(0, Math.max(launcher.prefix.indexOf('setpriv'), 0));
  const server = await startServer({ ...launcher, prefix }, cluster, new ServerLog(`${dataDir}/postgres.log`));
  say({ pid: server.process.pid });
}

async function run() {
  const { startEmbeddedDatabase, findRunningDatabase } = await load('embedded-database');
  const started = performance.now();
  const messages = [];
  const database = await startEmbeddedDatabase(dataDir, (message) => messages.push(message));
  const startMs = performance.now() - started;
  database.onExit((reason) => say({ exit: reason }));
  const client = new pg.Client(database.socketUrl);
  client.on('error', () => undefined);
  await client.connect();
  const found = (await findRunningDatabase(dataDir)) === database.url;
  say({ url: database.url, socketUrl: database.socketUrl, startMs, messages, found });
  for await (const sql of createInterface(process.stdin)) {
    say(
      await client.query(sql).then(
        ({ rows }) => ({ rows }),
        (error) => ({ problem: error.message }),
      ),
    );
  }
  await client.end().catch(() => undefined);
  await database.stop();
}

try {
  await (mode === 'orphan' ? runUntied() : run());
} catch (error) {
  say({ error: { name: error.name, message: error.message } });
  process.exitCode = 1;
}
