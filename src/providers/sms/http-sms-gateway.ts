import { excerpt, jsonObject, postJson } from '../ask-provider.js';
import type { SendOutcome } from '../send-outcome.js';
import { timed } from '../provider-time.js';
import { SmsSender } from './sms-sender.js';
import type { TextMessage } from './sms-sender.js';

export interface HttpSmsGatewayOptions {
  url: string;
  key: string;
  /** What the recipient sees as the sender. */
  from: string;
  timeoutMs: number;
}

/** Statuses that speak of the message, and not of us or of the gateway's day. */
const ABOUT_THE_MESSAGE = new Set([400, 422]);

/**
 * An SMS gateway over HTTP: `POST {"to", "from", "text", "reference"}` with a bearer token. Any 2xx with a JSON object takes the
 * message; 400 and 422 refuse it, with `message` telling why; whatever else comes may be tried again.
 */
export class HttpSmsGateway extends SmsSender {
  readonly configured = true;

  constructor(private readonly options: HttpSmsGatewayOptions) {
    super();
  }

  send(message: TextMessage): Promise<SendOutcome> {
    return timed('sms', () => this.handOver(message));
  }

  private async handOver({ to, text, reference }: TextMessage): Promise<SendOutcome> {
    const { url, key, from, timeoutMs } = this.options;
    const reply = await postJson(new URL(url), { key, body: { to, from, text, reference }, timeoutMs });
    if (!reply.answered) return { outcome: 'unavailable', reason: reply.reason };
    const answer = jsonObject(reply.text);
    if (ABOUT_THE_MESSAGE.has(reply.status))
      return { outcome: 'refused', reason: excerpt(answer?.message) || `the gateway answered ${reply.status}` };
    if (reply.status < 200 || reply.status > 299 || answer === null)
      return { outcome: 'unavailable', reason: `the gateway answered with status ${reply.status}` };
    return { outcome: 'sent' };
  }
}
