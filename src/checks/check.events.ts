import { defineEvent } from '../platform/events/event.js';

/** Which check it is about. */
export interface CheckPayload {
  entityId: string;
  verificationId: string;
  checkId: string;
}

/** Somebody presented details that are not the verified ones. */
export const checkCompromised = defineEvent<CheckPayload>('check.compromised', {
  type: 'verifications',
  id: 'verificationId',
});
