import { parseArgs } from 'node:util';
import { Cluster } from './cluster/cluster.js';

/**
 * `npm run cluster`: the service as a company runs it, on this machine and without containers: PostgreSQL and Redis of Debian, an S3
 * server, and as many processes of each role as wanted. Ctrl-C stops all of it and removes what it wrote.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      http: { type: 'string', default: '2' },
      smtp: { type: 'string', default: '2' },
      workers: { type: 'string', default: '3' },
      pooled: { type: 'boolean', default: false },
    },
  });
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
  const cluster = new Cluster();
  try {
    await cluster.start({
      http: Number(values.http),
      smtp: Number(values.smtp),
      worker: Number(values.workers),
      pooled: values.pooled,
    });
    const { entity_key: key, inbox, dashboard } = cluster.credentials;
    for (const { name, port } of cluster.members) console.log(port === 0 ? name : `${name}: 127.0.0.1:${port}`);
    console.log(`PostgreSQL: ${cluster.postgres.url}\nRedis: ${cluster.redis.url}\nS3: ${cluster.store.url}`);
    console.log(`key: ${key}\ninbox: ${inbox}\ndashboard: ${dashboard.email} ${dashboard.password}`);
    console.log(`logs: ${cluster.folder}\nCtrl-C stops all of it.`);
    await stopped;
  } finally {
    await cluster.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
