import { defineCounter } from '../platform/metrics/instruments.js';

export const emailsEnded = defineCounter({
  name: 'payproof_emails_total',
  help: 'Emails that were parsed: processed (they gave an invoice) or rejected.',
  labels: ['status'],
});

export const senderDecisions = defineCounter({
  name: 'payproof_sender_decisions_total',
  help: 'What sender lists and people decided about emails: allowed, held, blocked, released.',
  labels: ['decision'],
});
