import { defineEvent } from '../platform/events/event.js';

export interface UserPayload {
  organizationId: string;
  userId: string;
}

/** Somebody is no longer of the organization: what was theirs to do is nobody's. */
export const userRemoved = defineEvent<UserPayload>('user.removed');

export interface UserLinkPayload {
  linkId: string;
}

/** A link was made that is to be sent. */
export const userLinkMade = defineEvent<UserLinkPayload>('user_link.made');
