import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchFolder, startMeasured } from './support/measured-service.js';
import { startPostfix } from './support/postfix.js';
import { databaseMs, processMs } from './support/processor-time.js';
import { SmtpClient } from './support/smtp-client.js';
import type { MailServer } from './support/smtp-client.js';
import { watchMemory } from './support/smtp-memory.js';
import { messages } from './support/smtp-message.js';

const FROM = 'accounts@supplier.example';
const WARM_UP_MS = 2_000;

/** Counts messages, each answered with 250, that a server takes from this many connections in so long; gives messages a second. */
async function throughput(
  server: MailServer,
  inbox: string,
  connections: number,
  milliseconds: number,
): Promise<number> {
  const next = messages(FROM, inbox);
  const clients = await Promise.all(Array.from({ length: connections }, () => SmtpClient.open(server)));
  const began = performance.now();
  let accepted = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - began < milliseconds) {
        await client.send(FROM, inbox, next());
        accepted += 1;
      }
      client.close();
    }),
  );
  return accepted / ((performance.now() - began) / 1_000);
}

/**
 * `npm run bench:smtp`: messages of 136 KB that are accepted durably, a second, and the same by a Postfix on this machine
 * where one is installed. Nothing is parsed meanwhile, as Postfix delivers nothing, unless `--read` is given.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '8' },
      connections: { type: 'string', default: '1,10,50' },
      read: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      'no-postfix': { type: 'boolean', default: false },
    },
  });
  const milliseconds = Number(values.seconds) * 1_000;
  const counts = values.connections.split(',').map(Number);
  const folder = benchFolder();
  const service = await startMeasured(folder, {
    ROLES: values.read ? 'http,smtp,worker' : 'http,smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_CONNECTIONS_PER_PEER: '1000',
    SMTP_MESSAGES_PER_PEER: '10000000',
    SMTP_MESSAGES_PER_INBOX: '10000000',
  });
  const [host = '', port = ''] = service.credentials.smtp.split(':');
  const ours = { server: { host, port: Number(port) }, inbox: service.credentials.inbox };
  let postfix: Awaited<ReturnType<typeof startPostfix>> = null;
  const spent = (): number[] => [
    processMs(String(service.process.pid)),
    databaseMs(join(folder, 'postgres')),
    processMs(String(process.pid)),
  ];
  try {
    if (values.memory) {
      await watchMemory(service.process.pid ?? 0, ours.server, ours.inbox);
      return;
    }
    postfix = values['no-postfix'] ? null : await startPostfix();
    if (postfix === null) console.log('Postfix is not measured: it is not installed, or this is not root.');
    for (const { server, inbox } of [ours, ...(postfix ? [postfix] : [])])
      await throughput(server, inbox, 10, WARM_UP_MS);
    for (const connections of counts) {
      const before = spent();
      const mine = await throughput(ours.server, ours.inbox, connections, milliseconds);
      const costs = spent().map((after, part) => (after - (before[part] ?? 0)) / ((mine * milliseconds) / 1_000));
      const theirs = postfix ? await throughput(postfix.server, postfix.inbox, connections, milliseconds) : null;
      const comparison = theirs === null ? '' : `, Postfix ${theirs.toFixed(0)}/s, ratio ${(mine / theirs).toFixed(2)}`;
      const [own, database, sender] = costs.map((cost) => cost.toFixed(2));
      console.log(`${connections} connections: ${mine.toFixed(0)} messages/s${comparison}`);
      console.log(`  ms of processor time a message: service ${own}, database ${database}, sender ${sender}`);
    }
  } finally {
    postfix?.stop();
    await service.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
