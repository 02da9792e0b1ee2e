import { askProvider } from '../ask-provider.js';
import { timed } from '../provider-time.js';
import { AbnRegister } from './abn-register.js';
import type { AbnAnswer } from './abn-register.js';
import { readAbnDetails } from './abn-details.js';

export const ABN_LOOKUP_URL = 'https://abr.business.gov.au/json/';
const CALLBACK = 'payproof';

export interface AbnLookupOptions {
  /** Where `AbnDetails.aspx` is. */
  url: string;
  /** What the register gave us to ask with. */
  guid: string;
  timeoutMs: number;
}

/** ABN Lookup, the register's own service, through its JSON interface. */
export class AbnLookup extends AbnRegister {
  readonly configured = true;
  private readonly base: URL;

  constructor(private readonly options: AbnLookupOptions) {
    super();
    this.base = new URL(options.url.endsWith('/') ? options.url : `${options.url}/`);
  }

  lookUp(abn: string): Promise<AbnAnswer> {
    return timed('abn_register', () => this.ask(abn));
  }

  private async ask(abn: string): Promise<AbnAnswer> {
    const url = new URL('AbnDetails.aspx', this.base);
    url.search = new URLSearchParams({ abn, guid: this.options.guid, callback: CALLBACK }).toString();
    const reply = await askProvider({ method: 'GET', url, timeoutMs: this.options.timeoutMs });
    if (!reply.answered) return { outcome: 'unavailable', reason: reply.reason };
    if (reply.status !== 200)
      return { outcome: 'unavailable', reason: `ABN Lookup answered with status ${reply.status}` };
    const details = readAbnDetails(reply.text, CALLBACK, abn);
    if (details.kind === 'unusable') return { outcome: 'unavailable', reason: details.reason };
    const asOf = new Date();
    return details.kind === 'found'
      ? { outcome: 'found', record: details.record, asOf }
      : { outcome: 'not-found', asOf };
  }
}
