import { excerpt, jsonObject, postJson } from '../ask-provider.js';
import { timed } from '../provider-time.js';
import { ConfirmationOfPayee } from './confirmation-of-payee.js';
import type { PayeeAnswer, PayeeQuestion } from './confirmation-of-payee.js';

const LONGEST_NAME = 500;

export interface HttpConfirmationOfPayeeOptions {
  url: string;
  key: string;
  timeoutMs: number;
}

/**
 * A bank's confirmation of payee over HTTP: `POST {"bsb", "account_number", "account_name"}` with a bearer token, answered by
 * `{"result": "match" | "close_match" | "no_match" | "error", "account_name"?, "message"?}`.
 */
export class HttpConfirmationOfPayee extends ConfirmationOfPayee {
  readonly configured = true;

  constructor(private readonly options: HttpConfirmationOfPayeeOptions) {
    super();
  }

  ask(question: PayeeQuestion): Promise<PayeeAnswer> {
    return timed('confirmation_of_payee', () => this.answerOf(question));
  }

  private async answerOf({ bsb, accountNumber, accountName }: PayeeQuestion): Promise<PayeeAnswer> {
    const { url, key, timeoutMs } = this.options;
    const body = { bsb, account_number: accountNumber, account_name: accountName };
    const reply = await postJson(new URL(url), { key, body, timeoutMs });
    if (!reply.answered) return unavailable(reply.reason);
    if (reply.status !== 200) return unavailable(`the bank answered with status ${reply.status}`);
    return readAnswer(reply.text);
  }
}

function readAnswer(text: string): PayeeAnswer {
  const answer = jsonObject(text);
  if (answer === null) return unavailable('the bank did not answer in JSON');
  const { account_name: given } = answer;
  const name = typeof given === 'string' && given.trim() !== '' && given.length <= LONGEST_NAME ? given.trim() : null;
  switch (answer.result) {
    case 'match':
      return { outcome: 'match' };
    case 'close_match':
      return name === null
        ? unavailable('the bank reported a close match without a name')
        : { outcome: 'close-match', name };
    case 'no_match':
      return { outcome: 'no-match', name };
    case 'error':
      return unavailable(`the bank could not answer: ${excerpt(answer.message)}`);
    default:
      return unavailable('the bank’s answer has no known result');
  }
}

function unavailable(reason: string): PayeeAnswer {
  return { outcome: 'unavailable', reason };
}
