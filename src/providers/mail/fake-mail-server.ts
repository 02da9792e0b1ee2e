import { simpleText } from './letter-text.js';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';

/** A letter as it would have reached somebody. */
export interface DeliveredLetter {
  /** Of the envelope; empty for the null sender. */
  from: string;
  to: string[];
  /** The whole message. */
  raw: string;
  subject: string;
  text: string;
}

export type MailHabit = 'well' | 'silent' | 'no-such-mailbox' | 'try-later';

/** A mail server that takes letters for everybody, or behaves in one of the ways that mail servers have. */
export class FakeMailServer {
  habit: MailHabit = 'well';
  readonly delivered: DeliveredLetter[] = [];
  private readonly server: SMTPServer;

  constructor(told: (letter: DeliveredLetter) => void = () => undefined) {
    const options: SMTPServerOptions = {
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: (_address, _session, done) => {
        if (this.habit === 'silent') return;
        done(reply(this.habit));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          const { mailFrom } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          const letter = { from, to: session.envelope.rcptTo.map(({ address }) => address), raw, ...simpleText(raw) };
          this.delivered.push(letter);
          told(letter);
          done();
        });
      },
    };
    this.server = new SMTPServer(options);
    this.server.on('error', () => undefined);
  }

  /** Begins to listen; 0 picks a free port. */
  async listen(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

function reply(habit: MailHabit): Error | null {
  if (habit === 'no-such-mailbox') return Object.assign(new Error('No such mailbox'), { responseCode: 550 });
  if (habit === 'try-later') return Object.assign(new Error('Try again later'), { responseCode: 451 });
  return null;
}
