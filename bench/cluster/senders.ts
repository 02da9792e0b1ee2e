import { setTimeout as wait } from 'node:timers/promises';
import { SmtpClient } from '../support/smtp-client.js';
import type { Member } from './cluster.js';
import { smallInvoice, smallMessage } from './small-invoice.js';

const FROM = 'accounts@supplier.example';
const AGAIN_MS = 200;
const PATIENCE_MS = 60_000;

/** What was sent, and how often it had to be sent again, by why. */
export class Sent {
  /** Numbers of mails that were answered with 250. */
  readonly mails = new Set<string>();
  /** Ids of uploads that were answered with 201, by their numbers. */
  readonly uploads = new Map<string, string>();
  readonly setbacks = new Map<string, number>();
  /** Answers that no client may be given. */
  readonly faults: string[] = [];

  setBack(error: unknown): void {
    const words = String(error)
      .replace(/\d{2,}(?!\d* [45]\.)/g, 'N')
      .slice(0, 90);
    this.setbacks.set(words, (this.setbacks.get(words) ?? 0) + 1);
  }
}

/** How things are sent: evenly over this many seconds, from this many connections at once, to one process after another. */
export interface Pace {
  seconds: number;
  connections: number;
}

const mailNumber = (index: number): string => `MAIL-${100_000 + index}`;
const uploadNumber = (index: number, prefix = 'FILE'): string => `${prefix}-${100_000 + index}`;

/** Does `one` for each index, none before its moment. */
async function evenly(count: number, pace: Pace, one: (index: number, sender: number) => Promise<void>): Promise<void> {
  const began = Date.now();
  let next = 0;
  const send = async (sender: number): Promise<void> => {
    while (next < count) {
      const index = next++;
      await wait(Math.max(0, began + (pace.seconds * 1_000 * index) / count - Date.now()));
      await one(index, sender);
    }
  };
  await Promise.all(Array.from({ length: pace.connections }, (_, sender) => send(sender)));
}

/** Sends mails as mail servers do: what did not get its 250 is sent again, byte for byte, until it does. */
export async function sendMails(
  count: number,
  pace: Pace,
  inbox: string,
  servers: readonly Member[],
  sent: Sent,
): Promise<void> {
  const clients = new Map<number, SmtpClient>();
  let turn = 0;
  await evenly(count, pace, async (index, sender) => {
    const number = mailNumber(index);
    const message = [smallMessage(number, FROM, inbox)];
    while (!sent.mails.has(number)) {
      try {
        const port = servers[turn++ % servers.length]?.port ?? 0;
        const client = clients.get(sender) ?? (await SmtpClient.open({ host: '127.0.0.1', port }));
        clients.set(sender, client);
        await client.send(FROM, inbox, message);
        sent.mails.add(number);
      } catch (error) {
        clients.get(sender)?.close();
        clients.delete(sender);
        sent.setBack(error);
        if (/answered: 5/.test(String(error))) sent.faults.push(String(error));
        await wait(AGAIN_MS);
      }
    }
  });
  for (const client of clients.values()) client.close();
}

/**
 * Uploads files, each under an `Idempotency-Key`, and tries the next process where one cannot be reached or says 503.
 * @param prefix of their numbers
 */
export async function uploadFiles(
  count: number,
  pace: Pace,
  key: string,
  servers: readonly Member[],
  sent: Sent,
  prefix = 'FILE',
): Promise<void> {
  let turn = 0;
  await evenly(count, pace, async (index) => {
    const number = uploadNumber(index, prefix);
    const file = new Blob([new Uint8Array(smallInvoice(number))], { type: 'application/pdf' });
    while (!sent.uploads.has(number)) {
      const body = new FormData();
      body.append('file', file, 'invoice.pdf');
      try {
        const port = servers[turn++ % servers.length]?.port ?? 0;
        const response = await fetch(`http://127.0.0.1:${port}/api/invoices`, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${key}`, 'idempotency-key': number },
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        const text = await response.text();
        if (response.status === 201) sent.uploads.set(number, (JSON.parse(text) as { data: { id: string } }).data.id);
        else {
          sent.setBack(`upload ${response.status}`);
          if (response.status !== 503) sent.faults.push(`An upload was answered with ${response.status}: ${text}`);
          else if (response.headers.get('retry-after') === null)
            sent.faults.push(`An upload was answered with a 503 that does not say when to try again: ${text}`);
          await wait(AGAIN_MS);
        }
      } catch (error) {
        sent.setBack(`upload: ${String((error as Error).cause ?? error)}`);
        await wait(AGAIN_MS);
      }
    }
  });
}
