import { unknown } from './finding.js';
import type { Finding } from './finding.js';
import { isFreeMail } from '../../domains/free-mail.js';
import { isInvoicingPlatform } from '../../domains/invoicing-platforms.js';
import { registrableDomain } from '../../domains/registrable-domain.js';
import type { InboundEmail } from '../../smtp-ingress/inbound-email.entity.js';
import { isSharedSuffix } from '../../domains/shared-suffixes.js';

/** As the addresses of a header that could be read are kept. */
const PLAIN_ADDRESS = /^[^\s<>,;:"()@?]+@[^\s<>,;:"()@?]+$/;

const ADDRESS = /<([^<>]*)>\s*$/;

/** The address of a From header, in lower case; null if there is none. */
function addressOf(header: string): string | null {
  const address = (ADDRESS.exec(header)?.[1] ?? header).trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : null;
}

/**
 * From where an address sends: the domain that was registered, or the whole address where anybody can have one at its domain.
 */
export function senderOfAddress(address: string): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (isFreeMail(domain)) return address;
  return registrableDomain(domain) ?? (domain === '' ? null : domain);
}

/** From where an email came, by its From header; null if that names nobody, or several. */
export function senderOf(email: { from: string | null; fromDomain: string | null }): string | null {
  if (email.fromDomain === null) return null;
  if (!isFreeMail(email.fromDomain)) return registrableDomain(email.fromDomain) ?? email.fromDomain;
  return email.from === null ? null : addressOf(email.from);
}

/**
 * Whether a sender, in the form in which suppliers' senders are kept, is one party. Kept ones may be older than what is known
 * of their domain.
 */
export function isOneParty(sender: string): boolean {
  return sender.includes('@') || !(isFreeMail(sender) || isSharedSuffix(sender) || isInvoicingPlatform(sender));
}

/** Whether the sender is a mailing list, which passes on whatever anybody writes to it. */
export const isOfList = ({ authentication }: Pick<InboundEmail, 'authentication'>): boolean =>
  authentication?.fromList === true;

/** Whether every address that replies go to is the sender's; so it is where the email names none. */
export function replyToMatches(email: {
  from: string | null;
  fromDomain: string | null;
  replyTo: string | null;
}): Finding<boolean> {
  const sender = senderOf(email);
  if (sender === null) return unknown('The email names no sender, or more than one.');
  if (email.replyTo === null) return true;
  const addresses = email.replyTo.split(', ');
  if (!addresses.every((address) => PLAIN_ADDRESS.test(address)))
    return unknown('The addresses in the Reply-To header are ambiguous.');
  return addresses.every((address) => senderOfAddress(address.toLowerCase()) === sender);
}
