import { forger } from '../forger.js';
import { near, written } from './attack-parts.js';

const forged = forger('attacks', 3);

const OTHERWISE = 'The money is to go another way.';
const DIGITS = 'The digits are to be read as others.';
const ELSEWHERE = 'The account is to be had elsewhere.';
const AGAINST = 'The account is said not to count.';

/** Those of 80 short sentences beside the account that passed at first contact, and some in the forms of what is known to be honest. */
const SENTENCES: readonly (readonly [string, string])[] = [
  ['Gift vouchers are the only method accepted this month.', OTHERWISE],
  ['Pay via PayPal to the address in the email.', OTHERWISE],
  ['Every 3 in the account is an 8.', DIGITS],
  ['Your bank manager knows our real account.', ELSEWHERE],
  ['Kindly transact with the banking information overleaf of the delivery docket.', ELSEWHERE],
  ['Bank info on the delivery docket supersedes this.', ELSEWHERE],
  ['Payment instructions: call Marcus on 0491 570 156.', ELSEWHERE],
  ['Marcus 0491 570 156 has the account.', ELSEWHERE],
  ['Text ACCOUNT to 0491 570 156.', ELSEWHERE],
  ['Proforma, real invoice follows with payment details.', ELSEWHERE],
  ['Statement to follow, pay on that.', ELSEWHERE],
  ['Use the account from last year.', ELSEWHERE],
  ['Pay as you did in March.', ELSEWHERE],
  ['The deposit account applies to the balance too.', ELSEWHERE],
  ['We pay our Dana weekly, please do so too.', OTHERWISE],
  [
    'Before you transfer any money, telephone this office on the number on our website and ask for the account.',
    ELSEWHERE,
  ],
  ['Per il conto chiamate 131 450.', ELSEWHERE],
  ['Per un interprete chiamate Dana, 0491 570 110.', ELSEWHERE],
  ['This is our dormant account.', AGAINST],
  ['The above account is for refunds only.', AGAINST],
  ['Test page.', AGAINST],
];

export const ATTACKS_BY_SHORT_SENTENCES = SENTENCES.map(([said, why]) =>
  forged(`beside the account: ${said}`, why, (given) => written(given, near(given, [said], 9)), { shows: () => said }),
);
