import { defineEvent } from '../platform/events/event.js';

/** Whose ABA check it is about. */
export interface AbaCheckPayload {
  entityId: string;
  abaCheckId: string;
}

const ABA_CHECK = { type: 'aba-checks', id: 'abaCheckId' } as const;

/** A file was accepted; its entries are to be compared with the verifications. */
export const abaCheckQueued = defineEvent<AbaCheckPayload>('aba_check.queued', ABA_CHECK);
export const abaCheckPassed = defineEvent<AbaCheckPayload>('aba_check.passed', ABA_CHECK);
/** What its entries said of people is gone. */
export const abaCheckRedacted = defineEvent<AbaCheckPayload & { reason: string | null }>('aba_check.redacted', {
  ...ABA_CHECK,
  details: ['reason'],
});
export const abaCheckFailed = defineEvent<AbaCheckPayload>('aba_check.failed', ABA_CHECK);
