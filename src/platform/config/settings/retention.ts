import { integer, text } from '../setting.js';

/** How long data is kept, and how long a verification counts. */
export const RETENTION = {
  VERIFICATION_MAX_AGE_MONTHS: integer(
    0,
    { min: 0, max: 120 },
    {
      description:
        'Months after which a verification no longer counts: nothing matches it until the payee is verified again. With 0 it counts until it is replaced or revoked.',
    },
  ),
  WEBHOOK_RETENTION_DAYS: integer(
    30,
    { min: 1, max: 36_500 },
    { description: 'Days to keep webhook events and their attempts after they succeeded or failed.' },
  ),
  RAW_MESSAGE_RETENTION_DAYS: integer(
    0,
    { min: 0, max: 36_500 },
    {
      description:
        'Days after which the raw message of an email is deleted (its row and its invoices stay); 0 keeps it.',
    },
  ),
  AUDIT_RETENTION_MONTHS: integer(
    84,
    { min: 0, max: 1_200 },
    {
      description:
        'Whole months to keep the audit trail; 0 keeps it forever. Each removal is recorded in a checkpoint.',
    },
  ),
  AUDIT_ARCHIVE_DIR: text('', {
    description:
      'Folder into which months of the audit trail are written, and verified there, before they are removed (see operations.md). It must exist, and be the same for every worker.',
    defaultText: 'none: they are removed without a copy',
  }),
} as const;
