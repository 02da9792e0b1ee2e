import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { SendOutcome } from '../send-outcome.js';
import { timed } from '../provider-time.js';
import { OutgoingMail } from './outgoing-mail.js';
import type { Letter } from './outgoing-mail.js';

export interface SmtpOptions {
  /** `smtp://` (STARTTLS where it is offered) or `smtps://`, with user and password. */
  url: string;
  from: string;
  /** For the whole exchange. */
  timeoutMs: number;
}

/** Sends mail through a mail server (RFC 5321). */
export class SmtpOutgoingMail extends OutgoingMail {
  readonly configured = true;
  private readonly options: SMTPTransport.Options;

  constructor(private readonly given: SmtpOptions) {
    super();
    this.options = {
      url: given.url,
      connectionTimeout: given.timeoutMs,
      greetingTimeout: given.timeoutMs,
      socketTimeout: given.timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }

  send(letter: Letter): Promise<SendOutcome> {
    return timed('mail', () => this.deliver(letter));
  }

  private async deliver({ headers, answer, ...letter }: Letter): Promise<SendOutcome> {
    const transport: Transporter = createTransport(this.options);
    // Nodemailer's own time-outs are of the pauses between bytes; a server that drips would hold us for ever.
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the mail server took too long')), this.given.timeoutMs);
    });
    try {
      await Promise.race([
        transport.sendMail({
          from: this.given.from,
          ...letter,
          headers: { ...headers },
          ...(answer ? { envelope: { from: '', to: letter.to } } : {}),
        }),
        deadline,
      ]);
      return { outcome: 'sent' };
    } catch (error) {
      return refusal(error);
    } finally {
      clearTimeout(timer);
      transport.close();
    }
  }
}

/** Replies that begin with 5 are permanent (RFC 5321, section 4.2.1), except for those that concern ourselves. */
function refusal(error: unknown): SendOutcome {
  const { responseCode, code, message } = error as { responseCode?: number; code?: string; message?: string };
  const reason = (message ?? String(error)).slice(0, 200);
  const permanent = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return { outcome: permanent ? 'refused' : 'unavailable', reason };
}
