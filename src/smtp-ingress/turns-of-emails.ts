import type { TurnsOfEntities } from '../platform/jobs/job.js';

/** Emails that wait, by whoever is told of them next. */
export const TURNS_OF_EMAILS: TurnsOfEntities = {
  row: 'emailId',
  ahead: `SELECT FROM inbound_emails
           WHERE entity_id = told.entity_id AND status = 'received' AND sender_decision IS DISTINCT FROM 'held' AND id < told.row_id`,
};
