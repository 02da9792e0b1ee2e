import type { SendOutcome } from '../send-outcome.js';

/** A text message to one mobile. */
export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  /** The same for the same message tried again, so that a gateway can tell. */
  reference: string;
}

/** Sends SMS. */
export abstract class SmsSender {
  /** Whether a gateway was given; without one everything is unavailable. */
  abstract readonly configured: boolean;

  /** Hands a message over to the gateway; never throws for what the gateway does. */
  abstract send(message: TextMessage): Promise<SendOutcome>;
}

/** Where no gateway was given. */
export class NoSmsSender extends SmsSender {
  readonly configured = false;

  send(): Promise<SendOutcome> {
    return Promise.resolve({ outcome: 'unavailable', reason: 'SMS_GATEWAY_URL is not set' });
  }
}
