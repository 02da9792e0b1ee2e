import type { SendOutcome } from '../send-outcome.js';

/** A letter to one person. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Readonly<Record<string, string>>;
  /** Whether it answers a message by itself: such go out under the null sender, so that nothing answers them (RFC 3834). */
  answer?: boolean;
}

/** Sends mail to people outside. */
export abstract class OutgoingMail {
  /** Whether a mail server was given; without one everything is unavailable. */
  abstract readonly configured: boolean;

  /** Hands a letter over to the mail server; never throws. */
  abstract send(letter: Letter): Promise<SendOutcome>;
}

/** Where no mail server was given. */
export class NoOutgoingMail extends OutgoingMail {
  readonly configured = false;

  send(): Promise<SendOutcome> {
    return Promise.resolve({ outcome: 'unavailable', reason: 'OUTGOING_SMTP_URL is not set' });
  }
}
