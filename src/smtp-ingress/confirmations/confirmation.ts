import type { Letter } from '../../providers/mail/outgoing-mail.js';
import { splitAddress } from '../authentication/sender-address.js';
import type { InboundEmail } from '../inbound-email.entity.js';

/** Names of mailboxes behind which nobody reads (RFC 3834, section 2; RFC 2142). */
const NOBODY =
  /^(?:(?:no|do|not)[-_.]?(?:not[-_.]?)?reply|mailer-daemon|postmaster|bounces?|owner-.*|.*-(?:request|bounces?))(?:[+=].*)?$/;

const MOST_LINES = 20;
const LONGEST_SUBJECT = 150;

/**
 * Whom a confirmation of an email may go to: the mailbox that it was sent from, where that is proven and a person may read
 * it. Null for everybody else: senders that are not authenticated, null senders, programs, lists, and senders whose envelope
 * names another mailbox than the From header, for either may be somebody who knows nothing of it (RFC 3834, sections 2 and 4).
 */
export function confirmationAddress(
  email: Pick<InboundEmail, 'authenticated' | 'authentication' | 'envelopeFrom' | 'recipient'>,
): string | null {
  const { authentication } = email;
  if (email.authenticated !== true || authentication === null || authentication.automatic) return null;
  const { sender } = authentication;
  if (sender === null || sender !== splitAddress(email.envelopeFrom)?.address || sender === email.recipient)
    return null;
  return NOBODY.test(sender.slice(0, sender.lastIndexOf('@'))) ? null : sender;
}

/** The reply that tells a sender which attachments became invoices. It contains nothing that the sender did not send. */
export function confirmationLetter(
  email: Pick<InboundEmail, 'status' | 'reason' | 'subject' | 'messageId' | 'attachments' | 'receivedAt'>,
  { to, entity }: { to: string; entity: string },
): Letter {
  const named = email.subject === null ? 'Your message' : `Your message “${email.subject.slice(0, LONGEST_SUBJECT)}”`;
  const arrived = `${named} reached ${entity} on ${email.receivedAt.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`;
  const taken = email.attachments.filter(({ outcome }) => outcome === 'invoice').map(({ file_name }) => file_name);
  const left = email.attachments
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ file_name, reason }) => `${file_name}: ${reason ?? 'It could not be read.'}`);
  const parts = [
    arrived,
    taken.length === 0
      ? `No invoice was found in it. ${email.reason ?? ''}`.trim()
      : `Accepted as invoices:\n${lines(taken)}`,
    ...(left.length === 0 ? [] : [`Could not be used:\n${lines(left)}`]),
    'This confirms that your message arrived, not that the invoice was checked or approved. It was sent automatically.',
  ];
  const subject = taken.length === 0 ? 'No invoice was found in your message' : 'Your invoice arrived';
  return {
    to,
    subject,
    text: `${parts.join('\n\n')}\n`,
    answer: true,
    headers: {
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      ...(email.messageId !== null && /^<[^\s<>]+>$/.test(email.messageId)
        ? { 'In-Reply-To': email.messageId, References: email.messageId }
        : {}),
    },
  };
}

function lines(entries: readonly string[]): string {
  const shown = entries.slice(0, MOST_LINES).map((entry) => `- ${entry}`);
  const others = entries.length - shown.length;
  return [...shown, ...(others > 0 ? [`- and ${others} more`] : [])].join('\n');
}
