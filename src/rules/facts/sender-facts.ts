import type { InboundEmail } from '../../smtp-ingress/inbound-email.entity.js';
import { words, yesNo } from './fact.js';
import type { Fact } from './fact.js';
import { given, isUnknown, unknown } from './finding.js';
import type { Finding } from './finding.js';
import { isFreeMail } from '../../domains/free-mail.js';
import type { Knowledge } from './knowledge.js';
import { isOfList, isOneParty, replyToMatches, senderOf } from './sender.js';

async function ofEmail<V>(know: Knowledge, say: (email: InboundEmail) => Finding<V>): Promise<Finding<V>> {
  const email = await know.email();
  return isUnknown(email) ? email : say(email);
}

/** That a message was passed on excuses nothing: its marks are the sender's to write. */
function authenticated(email: InboundEmail): Finding<boolean> {
  return given(email.authenticated, 'The sender could not be checked.');
}

const result = (what: string, property: 'spf' | 'dkim' | 'dmarc'): Fact<'text'> =>
  words('smtp-ingress', `The ${what} result, as RFC 8601 names it (\`pass\`, \`fail\`, \`none\`, …).`, (know) =>
    ofEmail(know, (email) => given(email[property], 'The sender could not be checked.')),
  );

/** What is known of an emailed invoice's sender. */
export const SENDER_FACTS = {
  senderAuthenticated: yesNo(
    'smtp-ingress',
    'Whether SPF or DKIM passed for the domain of the From header (aligned under DMARC). It never makes up for other bank details.',
    (know) => ofEmail(know, authenticated),
  ),
  senderSpf: result('SPF', 'spf'),
  senderDkim: result('DKIM', 'dkim'),
  senderDmarc: result('DMARC', 'dmarc'),
  senderForwarded: yesNo('smtp-ingress', 'Whether the email was forwarded on its way.', (know) =>
    ofEmail(know, ({ forwarded }) => given(forwarded, 'The sender could not be checked.')),
  ),
  senderDomain: words('smtp-ingress', 'The domain of the From header.', (know) =>
    ofEmail(know, ({ fromDomain }) => given(fromDomain, 'The email names no sender, or more than one.')),
  ),
  senderIsFreeMail: yesNo('domains', 'Whether anybody can have an address at the sender’s domain.', (know) =>
    ofEmail(know, ({ fromDomain }) =>
      fromDomain === null ? unknown('The email names no sender, or more than one.') : isFreeMail(fromDomain),
    ),
  ),
  senderKnown: yesNo(
    'suppliers',
    'Whether the sender (its registered domain, or the address where anybody can have one) has sent for this supplier before. Left out if many suppliers send from it, as from an accounting program’s or through a mailing list, and if people of your own organization do.',
    async (know) => {
      const email = await know.email();
      if (isUnknown(email)) return email;
      const sender = senderOf(email);
      if (sender === null) return unknown('The email names no sender, or more than one.');
      if (isOfList(email))
        return unknown('A mailing list passed the email on under its own address, so it does not show who sent it.');
      if (!isOneParty(sender))
        return unknown(`Many suppliers send from ${sender}, so it does not show which one sent this.`);
      const proven = authenticated(email);
      if (isUnknown(proven)) return proven;
      if (!proven) return unknown('Could not confirm that the email came from the domain in its From header.');
      if ((await know.ownSenders()).has(sender))
        return unknown('The email came from your own organization, so it does not show who sent the invoice.');
      const supplier = await know.supplier();
      if (isUnknown(supplier)) return supplier;
      if (supplier === null) return unknown('No earlier invoice of this supplier is known.');
      const senders = await know.sendersOf(supplier);
      if (senders.includes(sender)) return true;
      return senders.some(isOneParty) ? false : unknown('No earlier email of this supplier is known.');
    },
  ),
  senderIsLookalike: yesNo(
    'domains',
    'Whether the sender’s domain imitates a known sender’s or supplier’s domain, or your organization’s own.',
    async (know) => {
      const imitated = await know.imitated();
      return isUnknown(imitated) ? imitated : imitated !== null;
    },
  ),
  imitatedDomain: words('domains', 'The known domain that the sender’s domain imitates.', async (know) => {
    const imitated = await know.imitated();
    if (isUnknown(imitated)) return imitated;
    return imitated?.domain ?? unknown('The sender’s domain does not imitate a known one.');
  }),
  replyToMatchesSender: yesNo(
    'smtp-ingress',
    'Whether every address that replies go to is at the sender’s own domain (or, where anybody can have an address, is the sender’s own address); true if the email names none. Left out if the addresses are ambiguous.',
    (know) => ofEmail(know, (email) => replyToMatches(email)),
  ),
  replyTo: words('smtp-ingress', 'Where the email asks for replies to be sent, if not to the sender.', (know) =>
    ofEmail(know, ({ replyTo }) => given(replyTo, 'The email does not ask for replies to go elsewhere.')),
  ),
} satisfies Record<string, Fact>;
