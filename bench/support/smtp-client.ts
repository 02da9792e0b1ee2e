import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

const PATIENCE_MS = 60_000;

export interface MailServer {
  host: string;
  port: number;
}

/** One connection that sends message after message, and takes nothing but a 250 for an answer. */
export class SmtpClient {
  private text = '';
  private failure: Error | null = null;
  private wake: (() => void) | null = null;

  private constructor(private readonly socket: Socket) {
    socket.setEncoding('latin1').setNoDelay(true);
    socket.on('data', (chunk: string) => {
      this.text += chunk;
      this.wake?.();
    });
    const fail = (error?: Error): void => {
      this.failure ??= error ?? new Error('The mail server closed the connection.');
      this.wake?.();
    };
    socket.on('error', fail).on('close', () => fail());
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('The mail server does not answer.')));
  }

  /** Connects and greets. */
  static async open({ host, port }: MailServer): Promise<SmtpClient> {
    const socket = connect(port, host);
    const client = new SmtpClient(socket);
    await once(socket, 'connect');
    await client.expect('220');
    await client.say('EHLO bench.example', '250');
    return client;
  }

  /** @param message ends in CRLF and holds no line that begins with a dot */
  async send(from: string, to: string, message: readonly Buffer[]): Promise<void> {
    await this.say(`MAIL FROM:<${from}>`, '250');
    await this.say(`RCPT TO:<${to}>`, '250');
    await this.say('DATA', '354');
    this.socket.cork();
    for (const part of message) this.socket.write(part);
    this.socket.write('.\r\n');
    this.socket.uncork();
    await this.expect('250');
  }

  close(): void {
    this.socket.destroy();
  }

  private say(line: string, code: string): Promise<void> {
    this.socket.write(`${line}\r\n`);
    return this.expect(code);
  }

  /** Reads one reply, of however many lines. */
  private async expect(code: string): Promise<void> {
    for (;;) {
      const reply = /^(?:\d{3}-.*\r\n)*(\d{3}) .*\r\n/.exec(this.text);
      if (reply) {
        this.text = this.text.slice(reply[0].length);
        if (reply[1] !== code) throw new Error(`The mail server answered: ${reply[0].trim()}`);
        return;
      }
      if (this.failure) throw this.failure;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}
