import Sequencer from '@jest/test-sequencer';

/** Suites that take long: begun last, one of them would keep a run waiting with the other cores idle. */
const LONG = [
  'contracts/contracts.e2e',
  'test/dashboard.e2e',
  'test/turns.e2e',
  'test/verifications-end.e2e',
  'journeys/crash.e2e',
  'journeys/hostile-documents.e2e',
  'test/start.e2e',
  'forgeries/forgeries',
  'test/people.e2e',
  'journeys/lost-commit.e2e',
  'test/embedded-database.e2e',
  'test/judgement.e2e',
  'test/forged-mail.e2e',
  'test/payment.e2e',
  'test/live.e2e',
  'scrutiny/scrutinise',
  'extraction/reading',
  'extraction/breadth',
  'test/backup.e2e',
  'test/typed-client.e2e',
  'test/verifications.e2e',
  'test/aba-checks.e2e',
  'test/reply-to.e2e',
  'test/webhooks.e2e',
  'test/notices.e2e',
  'drawing/drawer-pool',
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
