import Sequencer from '@jest/test-sequencer';

/**
 * Suites that take more than 10 s (6 s of the unit tests) on two quiet cores, three at a time, the longest (three minutes) first: begun last, one
 * of them would keep a run waiting with the other cores idle.
 */
const LONG = [
  'dashboard/every-dialog.browser',
  'dashboard/details.browser',
  'dashboard/review.browser',
  'further/contracts.e2e',
  'further/judgement.e2e',
  'further/verifications-end.e2e',
  'further/live.e2e',
  'outages/start.e2e',
  'test/aba-checks.e2e',
  'test/judgement.e2e',
  'further/forged-mail.e2e',
  'test/dashboard.e2e',
  'outages/backup.e2e',
  'outages/embedded-database.e2e',
  'test/webhooks.e2e',
  'identity/users.e2e',
  'further/people.e2e',
  'further/statistics.e2e',
  'further/smtp-limits.e2e',
  'journeys/story.e2e',
  'further/reviews.e2e',
  'outages/turns.e2e',
  'further/pages.e2e',
  'test/verifications.e2e',
  'test/smtp.e2e',
  'further/reset.e2e',
  'outages/crash.e2e',
  'further/hostile-documents.e2e',
  'forgeries/forgeries',
  'further/audit.e2e',
  'further/idempotency.e2e',
  'further/sender-authentication.e2e',
  'further/payment.e2e',
  'further/privacy.e2e',
  'further/notices.e2e',
  'further/individual.e2e',
  'further/raw-messages.e2e',
  'further/review-notices.e2e',
  'outages/lost-commit.e2e',
  'extraction/reading.process',
  'scrutiny/scrutinise',
  'mime/read-message',
];

/** What takes long goes first, on a machine that has run no tests yet too; the rest in Jest's own order. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const at = LONG.findIndex((name) => path.includes(name));
      return at < 0 ? LONG.length : at;
    };
    return super.sort(tests).sort((one, other) => place(one) - place(other));
  }
}
