import type { OutgoingPause } from '../../platform/outgoing/outgoing-pause.js';
import type { SendOutcome } from '../send-outcome.js';
import { SmsSender } from './sms-sender.js';
import type { TextMessage } from './sms-sender.js';

/** SMS that wait while nothing may be sent. */
export class PausableSms extends SmsSender {
  constructor(
    private readonly sms: SmsSender,
    private readonly pause: OutgoingPause,
  ) {
    super();
  }

  get configured(): boolean {
    return this.sms.configured;
  }

  /** As of any SMS, but throws OutgoingPaused while nothing may be sent. */
  async send(message: TextMessage): Promise<SendOutcome> {
    await this.pause.requireNone();
    return this.sms.send(message);
  }
}
