import type { Rule } from '../engine/rule.js';

/** Whether an emailed invoice comes from whom it says. A real mailbox that somebody else uses passes them all. */
export const SENDER_RULES: readonly Rule[] = [
  {
    name: 'sender_authenticated',
    description: 'SPF or DKIM confirms the domain that the email says it is from (aligned under DMARC).',
    conditions: { all: [{ fact: 'senderAuthenticated', operator: 'equal', value: true }] },
    sentences: {
      good: 'SPF or DKIM confirms that the email came from {senderDomain}.',
      bad: 'Could not verify that the email came from {senderDomain}, as it says.',
    },
  },
  {
    name: 'sender_known',
    description: 'The sender has sent for this supplier before.',
    conditions: { all: [{ fact: 'senderKnown', operator: 'equal', value: true }] },
    sentences: {
      good: '{senderDomain} has sent for this supplier before.',
      bad: '{senderDomain} has not sent for this supplier before.',
    },
  },
  {
    name: 'sender_not_lookalike',
    description: 'The sender’s domain does not imitate a known one.',
    conditions: { all: [{ fact: 'senderIsLookalike', operator: 'equal', value: false }] },
    sentences: {
      good: '{senderDomain} does not imitate a known domain.',
      bad: '{senderDomain} imitates a known domain, {imitatedDomain}.',
    },
  },
  {
    name: 'reply_to_matches_sender',
    description: 'Replies go to the sender’s own domain.',
    conditions: { all: [{ fact: 'replyToMatchesSender', operator: 'equal', value: true }] },
    sentences: {
      good: 'Replies go to the sender’s own domain, {senderDomain}.',
      bad: 'The email is from {senderDomain}, but replies go elsewhere: {replyTo}.',
    },
  },
];
