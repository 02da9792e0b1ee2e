import { defineEvent } from '../platform/events/event.js';

/** Whose ABA check it is about. */
export interface AbaCheckPayload {
  entityId: string;
  abaCheckId: string;
}

/** A file was accepted; its entries are to be compared with the verifications. */
export const abaCheckQueued = defineEvent<AbaCheckPayload>('aba_check.queued');
export const abaCheckPassed = defineEvent<AbaCheckPayload>('aba_check.passed');
export const abaCheckFailed = defineEvent<AbaCheckPayload>('aba_check.failed');
