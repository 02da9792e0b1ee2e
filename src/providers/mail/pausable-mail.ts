import type { OutgoingPause } from '../../platform/outgoing/outgoing-pause.js';
import type { SendOutcome } from '../send-outcome.js';
import { OutgoingMail } from './outgoing-mail.js';
import type { Letter } from './outgoing-mail.js';

/** Mail that waits while nothing may be sent. */
export class PausableMail extends OutgoingMail {
  constructor(
    private readonly mail: OutgoingMail,
    private readonly pause: OutgoingPause,
  ) {
    super();
  }

  get configured(): boolean {
    return this.mail.configured;
  }

  /** As of any mail, but throws OutgoingPaused while nothing may be sent. */
  async send(letter: Letter): Promise<SendOutcome> {
    await this.pause.requireNone();
    return this.mail.send(letter);
  }
}
