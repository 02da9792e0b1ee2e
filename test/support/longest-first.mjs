import Sequencer from '@jest/test-sequencer';

/** Suites that take 20 s and more: begun last, one of them would keep a run waiting with the other cores idle. */
const LONG = [
  'test/dashboard.e2e',
  'test/turns.e2e',
  'contracts/contracts.e2e',
  'journeys/crash.e2e',
  'test/start.e2e',
  'journeys/lost-commit.e2e',
  'test/verifications-end.e2e',
  'test/typed-client.e2e',
  'test/forged-mail.e2e',
  'test/aba-checks.e2e',
  'test/live.e2e',
  'test/reply-to.e2e',
  'test/judgement.e2e',
  'forgeries/forgeries',
  'extraction/breadth',
  'scrutiny/scrutinise',
  'extraction/reading',
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
