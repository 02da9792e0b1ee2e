import type { StandingRows } from '../platform/jobs/standing-rows.js';
import { inboundEmailAuthenticated, inboundEmailReceived } from './inbound-email.events.js';

/** Emails that are still to be judged or parsed, and wait for nobody. */
export const STANDING_EMAILS: StandingRows = {
  what: 'inbound emails',
  table: 'inbound_emails',
  standing: `status = 'received' AND sender_decision IS DISTINCT FROM 'held'`,
  events: [inboundEmailReceived, inboundEmailAuthenticated],
  property: 'emailId',
  tell: (transaction, rows) =>
    transaction.emit(inboundEmailReceived, ...rows.map(({ id: emailId, entityId }) => ({ entityId, emailId }))),
};
