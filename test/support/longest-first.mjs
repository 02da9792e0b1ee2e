import Sequencer from '@jest/test-sequencer';

/**
 * Suites that take more than 10 s (6 s of the unit tests) on two quiet cores, three at a time, the longest (a minute) first: begun last, one
 * of them would keep a run waiting with the other cores idle.
 */
const LONG = [
  'contracts/contracts.e2e',
  'test/verifications-end.e2e',
  'test/live.e2e',
  'outages/start.e2e',
  'test/aba-checks.e2e',
  'test/judgement.e2e',
  'test/forged-mail.e2e',
  'test/dashboard.e2e',
  'outages/backup.e2e',
  'outages/embedded-database.e2e',
  'test/webhooks.e2e',
  'identity/users.e2e',
  'test/people.e2e',
  'test/statistics.e2e',
  'test/smtp-limits.e2e',
  'journeys/story.e2e',
  'test/reviews.e2e',
  'outages/turns.e2e',
  'test/pages.e2e',
  'test/verifications.e2e',
  'test/smtp.e2e',
  'test/reset.e2e',
  'outages/crash.e2e',
  'journeys/hostile-documents.e2e',
  'forgeries/forgeries',
  'test/audit.e2e',
  'test/idempotency.e2e',
  'test/sender-authentication.e2e',
  'test/payment.e2e',
  'test/privacy.e2e',
  'test/notices.e2e',
  'test/individual.e2e',
  'test/raw-messages.e2e',
  'test/review-notices.e2e',
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
