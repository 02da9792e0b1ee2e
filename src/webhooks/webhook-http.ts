import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS_TOKEN } from '../platform/config/settings.js';
import type { Settings } from '../platform/config/settings.js';
import { OutgoingError } from '../platform/outgoing/outgoing-error.js';
import { OutgoingHttp } from '../platform/outgoing/outgoing-http.js';
import type { OutgoingAnswer } from '../platform/outgoing/outgoing-http.js';
import { isPublicAddress } from '../platform/outgoing/public-address.js';
import { allowedAddresses, dnsResolve, systemResolve } from '../platform/outgoing/resolve.js';
import type { AddressPolicy } from '../platform/outgoing/resolve.js';
import { receiverProblem } from './subscriptions/receiver-address.js';

/** An answer counts when it comes in 3 s (decisions, section 10); what is kept of it is 4 KB. */
const PATIENCE_MS = 3_000;
const LIMITS = { connectMs: PATIENCE_MS, headMs: PATIENCE_MS, wholeMs: PATIENCE_MS, maxBytes: 4_096 };
/** A subscription is not kept waiting for a name server for longer than this. */
const LOOK_UP_MS = 2_000;

/** The way to receivers: which addresses webhooks may be sent to, and sending them there. */
@Injectable()
export class WebhookHttp implements OnApplicationShutdown {
  private readonly policy: AddressPolicy;
  private readonly http: OutgoingHttp;
  private readonly allowPrivate: boolean;

  constructor(@Inject(SETTINGS_TOKEN) settings: Pick<Settings, 'WEBHOOK_ALLOW_PRIVATE'>) {
    this.allowPrivate = settings.WEBHOOK_ALLOW_PRIVATE;
    this.policy = this.allowPrivate
      ? { resolve: systemResolve, allows: () => true }
      : { resolve: dnsResolve, allows: isPublicAddress };
    this.http = new OutgoingHttp(this.policy);
  }

  /**
   * What is wrong with an address that somebody wants events to be sent to, in words that follow "must"; null if nothing
   * is. A name that is not known (yet) will do: it is looked at again whenever something is sent.
   */
  async problemOf(address: string): Promise<string | null> {
    const problem = receiverProblem(address, this.allowPrivate);
    if (problem !== null || this.allowPrivate) return problem;
    const leadsInside = allowedAddresses(new URL(address).hostname, this.policy).then(
      () => false,
      (error: unknown) => error instanceof OutgoingError && error.failure === 'address_refused',
    );
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<false>((resolve) => (timer = setTimeout(resolve, LOOK_UP_MS, false)));
    const refused = await Promise.race([leadsInside, patience]);
    clearTimeout(timer);
    return refused ? 'be on the public internet' : null;
  }

  /** Sends an event. Throws an OutgoingError if no answer came in time, or the address may not be asked. */
  post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<OutgoingAnswer> {
    // Judged by what is allowed now, which may have been more when the address was taken.
    const problem = receiverProblem(address, this.allowPrivate);
    if (problem !== null) throw new OutgoingError('address_refused', `The address must ${problem}`);
    return this.http.send({ method: 'POST', url: new URL(address), headers, body }, LIMITS);
  }

  onApplicationShutdown(): void {
    this.http.close();
  }
}
