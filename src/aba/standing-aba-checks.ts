import type { StandingRows } from '../platform/jobs/standing-rows.js';
import { abaCheckQueued } from './aba-check.events.js';

/** Payment files that are still to be checked. */
export const STANDING_ABA_CHECKS: StandingRows = {
  what: 'ABA checks',
  table: 'aba_checks',
  standing: `status = 'processing'`,
  events: [abaCheckQueued],
  property: 'abaCheckId',
  tell: (transaction, rows) =>
    transaction.emit(abaCheckQueued, ...rows.map(({ id: abaCheckId, entityId }) => ({ entityId, abaCheckId }))),
};
