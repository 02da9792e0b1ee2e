import { setTimeout as wait } from 'node:timers/promises';
import { SmtpClient } from './smtp-client.js';
import type { MailServer } from './smtp-client.js';
import { invoiceMail } from './invoice-mail.js';
import { textPdf } from './own-samples.js';

const FROM = 'accounts@supplier.example';
const RETRY_MS = 150;

/** What was sent, and how often it had to be sent again. */
export interface Sent {
  accepted: Set<string>;
  /** Answers other than 250, by their first words, and connections lost. */
  setbacks: Map<string, number>;
}

/** The name of a message, which its invoice has for a number. */
export function nameOf(number: number): string {
  return `DUR-${10_000 + number}`;
}

/**
 * Sends messages, each with a PDF of its own, from several connections as mail servers do: what did not get its 250 is sent
 * again, byte for byte, until it does.
 * @param server where the mail server is at the moment
 */
export async function sendAll(
  count: number,
  connections: number,
  inbox: string,
  server: () => MailServer,
  sent: Sent,
): Promise<void> {
  let next = 0;
  const sender = async (): Promise<void> => {
    let client: SmtpClient | null = null;
    while (next < count) {
      const name = nameOf(next++);
      const message = await messageOf(name, inbox);
      while (!sent.accepted.has(name)) {
        try {
          client ??= await SmtpClient.open(server());
          await client.send(FROM, inbox, message);
          sent.accepted.add(name);
        } catch (error) {
          client?.close();
          client = null;
          const words = String(error)
            .replace(/ \S+:\d+$/, '')
            .slice(0, 70);
          sent.setbacks.set(words, (sent.setbacks.get(words) ?? 0) + 1);
          await wait(RETRY_MS);
        }
      }
    }
    client?.close();
  };
  await Promise.all(Array.from({ length: connections }, sender));
}

async function messageOf(name: string, inbox: string): Promise<Buffer[]> {
  const pdf = await textPdf([
    'Wattlebird Fencing Pty Ltd',
    'ABN 51 824 753 556',
    'TAX INVOICE',
    `Invoice number ${name}`,
    'Total due 1,056.00',
    'BSB 062-000',
    'Account number 1234 5678',
  ]);
  return [invoiceMail(name, FROM, inbox, pdf)];
}
