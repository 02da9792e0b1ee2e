import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MailServer } from './smtp-client.js';

const PROGRAM = '/usr/sbin/postfix';
const DAEMONS = '/usr/lib/postfix/sbin';

export interface Postfix {
  server: MailServer;
  /** An address that it takes mail for; what it took is thrown away once it is in the queue. */
  inbox: string;
  stop(): void;
}

/** A Postfix of its own, on loopback, with its queue in a temporary folder; null if none is installed or we are not root. */
export async function startPostfix(): Promise<Postfix | null> {
  if (!existsSync(PROGRAM) || process.getuid?.() !== 0) return null;
  const folder = mkdtempSync(join(tmpdir(), 'payproof-postfix-'));
  const settings = join(folder, 'etc');
  for (const name of ['etc', 'queue', 'data']) mkdirSync(join(folder, name), { mode: 0o755 });
  execFileSync('chmod', ['755', folder]);
  execFileSync('chown', ['postfix', join(folder, 'data')]);
  const port = await freePort();
  writeFileSync(join(settings, 'main.cf'), mainFile(folder));
  writeFileSync(join(settings, 'master.cf'), masterFile(port));
  execFileSync(PROGRAM, ['-c', settings, 'start'], { stdio: 'ignore' });
  return {
    server: { host: '127.0.0.1', port },
    inbox: 'inbox@postfix.example',
    stop: () => {
      execFileSync(PROGRAM, ['-c', settings, 'stop'], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mainFile(folder: string): string {
  return `${[
    'compatibility_level = 3.6',
    `queue_directory = ${join(folder, 'queue')}`,
    `data_directory = ${join(folder, 'data')}`,
    `daemon_directory = ${DAEMONS}`,
    'myhostname = postfix.example',
    'mydestination = postfix.example',
    'mynetworks = 127.0.0.0/8',
    'inet_interfaces = loopback-only',
    'inet_protocols = ipv4',
    'local_recipient_maps =',
    'local_transport = discard:',
    'default_transport = discard:',
    'alias_maps =',
    'smtpd_tls_security_level = none',
    'smtpd_client_connection_count_limit = 0',
    'message_size_limit = 26214400',
    'maillog_file_prefixes = /tmp',
    `maillog_file = ${join(folder, 'mail.log')}`,
  ].join('\n')}\n`;
}

function masterFile(port: number): string {
  return `${[
    `127.0.0.1:${port} inet n - n - 100 smtpd`,
    'cleanup unix n - n - 0 cleanup',
    'qmgr unix n - n 300 1 qmgr',
    'rewrite unix - - n - - trivial-rewrite',
    'bounce unix - - n - 0 bounce',
    'defer unix - - n - 0 bounce',
    'trace unix - - n - 0 bounce',
    'discard unix - - n - - discard',
    'anvil unix - - n - 1 anvil',
    'proxymap unix - - n - - proxymap',
    'postlog unix-dgram n - n - 1 postlogd',
  ].join('\n')}\n`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
