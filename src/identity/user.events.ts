import { defineEvent } from '../platform/events/event.js';

export interface UserPayload {
  organizationId: string;
  userId: string;
}

/** A user was removed from the organization; nothing is assigned to them any more. */
export const userRemoved = defineEvent<UserPayload>('user.removed');

export interface UserLinkPayload {
  linkId: string;
}

/** A link was made that is to be sent. */
export const userLinkMade = defineEvent<UserLinkPayload>('user_link.made');
