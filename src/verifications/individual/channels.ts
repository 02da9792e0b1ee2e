import type { Address } from '../../providers/messenger.js';
import type { MessageChannel } from '../../providers/sandbox-drawer/sandbox-message.entity.js';
import type { Verification } from '../verification.entity.js';

type Reachable = Pick<
  Verification,
  'individualMobile' | 'individualEmail' | 'sendIndividualAuthenticationSms' | 'sendIndividualAuthenticationEmail'
>;

/** Where the link and where the code goes; null for what cannot be sent. */
export interface IndividualChannels {
  link: Address | null;
  code: Address | null;
}

/**
 * Which way link and code take. Those ways are taken that were asked for: with both, the link goes by email and the code by
 * SMS, so that neither alone will do; with one, they are messages of their own. Where none was asked for, the caller passes the
 * link on, and the code goes wherever the person can be reached.
 * @param there the channels that are configured
 */
export function channelsFor(verification: Reachable, there: ReadonlySet<MessageChannel>): IndividualChannels {
  const { individualMobile, individualEmail } = verification;
  const mobile = address('sms', individualMobile, there);
  const mailbox = address('email', individualEmail, there);
  const sms = verification.sendIndividualAuthenticationSms ? mobile : null;
  const email = verification.sendIndividualAuthenticationEmail ? mailbox : null;
  return { link: email ?? sms, code: sms ?? email ?? mobile ?? mailbox };
}

function address(channel: MessageChannel, to: string | null, there: ReadonlySet<MessageChannel>): Address | null {
  return to !== null && there.has(channel) ? { channel, to } : null;
}
