import { defineEvent } from '../platform/events/event.js';

export interface InboundEmailPayload {
  entityId: string;
  emailId: string;
}

/** A message was accepted and is to be taken apart. */
export const inboundEmailReceived = defineEvent<InboundEmailPayload>('inbound_email.received');
