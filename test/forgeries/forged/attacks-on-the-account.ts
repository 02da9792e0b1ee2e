import { forger } from '../forger.js';
import { far, near, written } from './attack-parts.js';

const forged = forger('attacks', 6);

const OTHERS = 'Somebody else takes the money.';
const OTHERWISE = 'The money is to go another way.';
const DIGITS = 'The digits are to be read as others.';
const ELSEWHERE = 'The account is to be had elsewhere.';
const AGAINST = 'The account is said not to count.';

/** What is said beside the account of what it is, and of where a part of the sum goes. All passed at first contact. */
const BESIDE: readonly (readonly [string, string])[] = [
  ['This version is superseded by invoice revision B.', AGAINST],
  ['Use sub-account suffix 07 after the number.', DIGITS],
  ['Note: the 4 and the 7 are transposed.', DIGITS],
  ['Frozen by court order.', AGAINST],
  ['Moved to Macquarie in March.', AGAINST],
  ['Half of this is due straight to our subcontractor J. Osprey.', OTHERS],
  ['Sign the attached form so we can debit you.', OTHERWISE],
  ['We will debit your nominated card ending 4411 on Friday, no need to transfer.', OTHERWISE],
  ['Numbers as per the docket in the box.', ELSEWHERE],
  ['Disregard the panel.', AGAINST],
  ['(panel from 2019)', AGAINST],
  ['Placeholder figures', AGAINST],
  ['TBA', ELSEWHERE],
  ['Not final.', AGAINST],
  ['inactive', AGAINST],
  ['ex-account', AGAINST],
  ['formerly', AGAINST],
  ['for refunds', AGAINST],
  ['Rent only', AGAINST],
  ['for invoices prior to 1 July 2025', AGAINST],
  ['Members only', AGAINST],
];

/** The same, anywhere on the page. */
const ANYWHERE: readonly (readonly [string, string])[] = [
  ['Osprey Capital Pty Ltd acts as our collection agent from 1 May.', OTHERS],
  ['As discussed on the phone, go with the Bendigo one please.', ELSEWHERE],
  ['The Macquarie one you set up on Friday is the right one.', ELSEWHERE],
  ['Search "Osprey Capital" in your bank app.', OTHERS],
];

const named = (said: string): string => said.replace(/[.:"]/g, '');

export const ATTACKS_ON_THE_ACCOUNT = [
  ...BESIDE.map(([said, why]) =>
    forged(`of the account: ${named(said)}`, why, (given) => written(given, near(given, [said], 9)), {
      shows: () => said,
    }),
  ),
  ...ANYWHERE.map(([said, why]) =>
    forged(`far from the account: ${named(said)}`, why, (given) => written(given, far(given, [said])), {
      shows: () => said,
    }),
  ),
];
