import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SmtpClient } from './smtp-client.js';
import type { MailServer } from './smtp-client.js';
import { messages } from './smtp-message.js';

const FROM = 'accounts@supplier.example';
const MESSAGES = 10_000;
const CONNECTIONS = 10;
const TRICKLING = 100;
const TRICKLE_SECONDS = 30;

/** Resident memory of a process in MiB, as Linux tells it. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** Prints the memory of the mail server's process while it takes many messages, and while many connections trickle. */
export async function watchMemory(pid: number, server: MailServer, inbox: string): Promise<void> {
  const next = messages(FROM, inbox);
  let sent = 0;
  let shown = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const client = await SmtpClient.open(server);
      while (sent < MESSAGES) {
        sent += 1;
        await client.send(FROM, inbox, next());
        if (sent >= shown) {
          console.log(`${shown} messages: ${memoryOf(pid).toFixed(0)} MiB`);
          shown += MESSAGES / 5;
        }
      }
      client.close();
    }),
  );
  console.log(`${sent} messages: ${memoryOf(pid).toFixed(0)} MiB`);
  await trickle(pid, server, inbox);
}

/** Connections in the middle of a message, each sending a byte a second. */
async function trickle(pid: number, { host, port }: MailServer, inbox: string): Promise<void> {
  const lines = ['EHLO slow.example', `MAIL FROM:<${FROM}>`, `RCPT TO:<${inbox}>`, 'DATA'];
  const sockets = Array.from({ length: TRICKLING }, () => {
    const socket = connect(port, host);
    let said = 0;
    socket
      .on('error', () => undefined)
      .on('data', () => {
        if (said < lines.length) socket.write(`${lines[said++] ?? ''}\r\n`);
      });
    return socket;
  });
  await wait(2_000);
  for (let second = 0; second <= TRICKLE_SECONDS; second += 1) {
    for (const socket of sockets) socket.write('x');
    if (second % 10 === 0) console.log(`${TRICKLING} connections, ${second} s: ${memoryOf(pid).toFixed(0)} MiB`);
    await wait(1_000);
  }
  for (const socket of sockets) socket.destroy();
}
