import type { StalledRows } from '../platform/jobs/stalled-rows.js';
import { inboundEmailAuthenticated, inboundEmailReceived } from './inbound-email.events.js';

/** Emails that are still to be judged or parsed, and wait for nobody. */
export const STALLED_EMAILS: StalledRows = {
  what: 'inbound emails',
  table: 'inbound_emails',
  stalled: `status = 'received' AND sender_decision IS DISTINCT FROM 'held'`,
  events: [inboundEmailReceived, inboundEmailAuthenticated],
  property: 'emailId',
  tell: (transaction, rows) =>
    transaction.emit(inboundEmailReceived, ...rows.map(({ id: emailId, entityId }) => ({ entityId, emailId }))),
};
