import type { Rule } from '../engine/rule.js';

/** Whether an emailed invoice comes from whom it says. A real mailbox that somebody else uses passes them all. */
export const SENDER_RULES: readonly Rule[] = [
  {
    name: 'sender_authenticated',
    description: 'SPF or DKIM vouches for the domain that the email is from (aligned under DMARC).',
    conditions: { all: [{ fact: 'senderAuthenticated', operator: 'equal', value: true }] },
    sentences: {
      good: 'The email came from {senderDomain}, as SPF or DKIM vouches.',
      bad: 'Nothing vouches that the email came from {senderDomain}, which it says it is from.',
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
    description: 'The sender’s domain is no near-copy of a known one.',
    conditions: { all: [{ fact: 'senderIsLookalike', operator: 'equal', value: false }] },
    sentences: {
      good: '{senderDomain} is no near-copy of a known domain.',
      bad: '{senderDomain} is a near-copy of {imitatedDomain}, which is known.',
    },
  },
  {
    name: 'reply_to_matches_sender',
    description: 'Answers to the email go to where it came from.',
    conditions: { all: [{ fact: 'replyToMatchesSender', operator: 'equal', value: true }] },
    sentences: {
      good: 'Answers to the email go to {senderDomain}, where it came from.',
      bad: 'The email is from {senderDomain}, but answers go elsewhere: {replyTo}.',
    },
  },
];
