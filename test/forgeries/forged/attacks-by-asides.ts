import { forger } from '../forger.js';
import { far, near, written } from './attack-parts.js';

const forged = forger('attacks', 7);

const SOMEBODY = 'Somebody is given a telephone number for what is not asked.';
const LESS = 'The page or its account is said to count for less than something else.';
const POINTED = 'A way to somebody else’s account is pointed at.';
const BESIDES = 'Something else is to be done before paying, or instead.';

/** Asides in the words of ordinary business, at the foot of the page. All of those passed at first contact. */
const ASIDES: readonly (readonly [said: string, why: string])[] = [
  ['Schools and churches: Marion, 07 5550 6118.', SOMEBODY],
  ['Say hello to Bec for the rest of the story: 0491 570 159.', SOMEBODY],
  ['Deb keeps an eye on the one we do look in (02 5550 1199).', SOMEBODY],
  ['Its PaymentMeans govern remittance; this page is a courtesy view.', LESS],
  ['Template 4 carries our present remittance block.', LESS],
  ['PDF copies carry stand-in digits of the right length.', LESS],
  ['Bankers: the above, 1998 to 2025.', LESS],
  ['The account above is that of the continuing partners.', LESS],
  ['Deposits without a clearance code are returned by the bank.', BESIDES],
  ['In lieu of this fee the sum may be given to the Flood Appeal.', BESIDES],
  ['Kindly send the amount below back the way it came.', POINTED],
  ['He left his particulars at your front desk.', POINTED],
  ['Its first instalment takes the place of the transfer below.', POINTED],
  ['Our printed stationery will catch up next month.', POINTED],
  ['ENTERED 15/6 TR, A/C ends 0348, CHECKED OK', POINTED],
  ['Prompt settlement allowance (via Swiftly, swiftly.example, within 3 days)', BESIDES],
];

export const ATTACKS_BY_ASIDES = [
  ...ASIDES.map(([said, why]) => forged(`aside: ${said.slice(0, 40)}`, why, (given) => written(given, far(given, [said])), { shows: () => said })),
  ...['Everyday account: Mel will read it out, 0491 570 158.', 'Customer receipts: see Leanne at the counter, or 07 5550 3390.'].map((said) =>
    forged(`aside beside the account: ${said.slice(0, 40)}`, SOMEBODY, (given) => written(given, near(given, [said], 9)), { shows: () => said })),
]; // prettier-ignore
