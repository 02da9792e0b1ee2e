import { defineEvent } from '../platform/events/event.js';

export interface InboundEmailPayload {
  entityId: string;
  emailId: string;
}

/** A message was accepted. */
export const inboundEmailReceived = defineEvent<InboundEmailPayload>('inbound_email.received');

/** What can be known of its sender now is known, and it is to be parsed. */
export const inboundEmailAuthenticated = defineEvent<InboundEmailPayload>('inbound_email.authenticated');

/** A later look at its sender came to another result. */
export const inboundEmailAuthenticationChanged = defineEvent<InboundEmailPayload>(
  'inbound_email.authentication_changed',
);

/** It is on hold, or what happened to it is known: pages that show it fetch it again. */
export const inboundEmailUpdated = defineEvent<InboundEmailPayload>('inbound_email.updated');

/** It is known what happened to it, and its sender may want to know. */
export const inboundEmailSettled = defineEvent<InboundEmailPayload>('inbound_email.settled', {
  type: 'inbound-emails',
  id: 'emailId',
});

/** Its personal data was redacted. */
export const inboundEmailRedacted = defineEvent<InboundEmailPayload & { reason: string | null }>(
  'inbound_email.redacted',
  { type: 'inbound-emails', id: 'emailId', details: ['reason'] },
);
