import type { StalledRows } from '../platform/jobs/stalled-rows.js';
import { abaCheckQueued } from './aba-check.events.js';

/** Payment files that are still to be checked. */
export const STALLED_ABA_CHECKS: StalledRows = {
  what: 'ABA checks',
  table: 'aba_checks',
  stalled: `status = 'processing'`,
  events: [abaCheckQueued],
  property: 'abaCheckId',
  tell: (transaction, rows) =>
    transaction.emit(abaCheckQueued, ...rows.map(({ id: abaCheckId, entityId }) => ({ entityId, abaCheckId }))),
};
