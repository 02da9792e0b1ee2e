import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually, PATIENCE_MS } from './api.js';

/** A letter that arrived. */
export interface Letter {
  to: string[];
  headers: Record<string, string>;
  text: string;
}

/** A mail server on loopback that keeps what it is given. */
export class Mailbox {
  readonly letters: Letter[] = [];
  /** Called with each letter when it is whole; what it answers with is what the sender hears, and null is nothing at all. */
  onLetter: (letter: Letter) => 'accept' | 'later' | null = () => 'accept';
  private server: SMTPServer | null = null;
  private port = 0;

  /** Begins to listen, on the port that it had before. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const letter = read(
            Buffer.concat(chunks).toString(),
            session.envelope.rcptTo.map(({ address }) => address),
          );
          this.letters.push(letter);
          const answer = this.onLetter(letter);
          if (answer === 'accept') callback();
          else if (answer === 'later') callback(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        });
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
    this.server = null;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Waits until there are this many letters, and gives the newest. */
  async until(count: number, withinMs = PATIENCE_MS): Promise<Letter> {
    await eventually(
      () => Promise.resolve(this.letters.length),
      (seen) => seen >= count,
      withinMs,
    );
    return this.letters[count - 1] as Letter;
  }
}

function read(raw: string, to: string[]): Letter {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const encoded = body.join('\r\n\r\n');
  const text = {
    'quoted-printable': () => quotedPrintable(encoded),
    base64: () => Buffer.from(encoded, 'base64').toString(),
  }[headers['content-transfer-encoding'] ?? ''];
  return { to, headers, text: (text?.() ?? encoded).replaceAll('\r\n', '\n') };
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
