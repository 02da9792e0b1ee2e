import { boolean, integer } from '../setting.js';

/** Where webhooks may go, and how many at a time. */
export const WEBHOOKS = {
  WEBHOOK_ALLOW_PRIVATE: boolean(false, {
    description:
      'Also send webhooks to private, loopback and link-local addresses and over plain http: for tests and your own networks.',
  }),
  WEBHOOK_CONCURRENCY: integer(
    256,
    { min: 1, max: 10_000 },
    {
      description: 'Webhooks that one worker process sends at the same time, at most 16 of them for one subscription.',
    },
  ),
} as const;
