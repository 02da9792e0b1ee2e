import { forger } from '../forger.js';
import { far, near, written } from './attack-parts.js';

const forged = forger('attacks', 83);

const ASKED = 'Somebody is to be spoken to before anything is paid.';
const ON_FILE = 'The record of the account that the payer has is doubted, and another one offered.';
const PASSED_ON = 'An account that was passed on by word of mouth is to be used.';
const VERSION = 'The page is said not to be the one to pay from.';
const GOVERNED = 'Something else that was written says where the money goes.';
const REQUEST = 'A request in the payer’s bank is to be approved in the place of the transfer.';
const OVER = 'The other side of the sheet, which nobody scanned, is to be read before anything is paid.';
const CLAIMED = 'Somebody else claims what is owed, or is about to.';
const POINTED = 'A way to another account is pointed at.';

/** What offices write to each other and to those who pay them, each at the foot of an invoice. */
const TALK: readonly (readonly [said: readonly string[], why: string])[] = [
  [['Hi, have a word with Kelly before this goes.'], ASKED],
  [['Run it past Kelly before you pay, she knows.'], ASKED],
  [['If it ends in 513 it is the 2023 card.'], ON_FILE],
  [['You may still have our former supplier card.'], ON_FILE],
  [['Does the supplier card in your system end in 207?'], ON_FILE],
  [['RE: RE: November run', 'Fine by me. Use the one Kelly rang through this morning.'], PASSED_ON],
  [['Leave the old card as it is until the auditors have been.'], PASSED_ON],
  [['Once initialled, Finance releases the payable version.'], VERSION],
  [['The signed copy has its own panel at the foot.'], VERSION],
  [['Our letter of 14 November continues to govern where our fees are sent.'], GOVERNED],
  [['Where our fees go is still settled by our deed of May.'], GOVERNED],
  [['A PayTo request from LOH Services will appear in your banking app.'], REQUEST],
  [['Approving it there is all that is needed.'], REQUEST],
  [['P.T.O. before this goes thru'], OVER],
  [['We like to see one dollar first.'], POINTED],
  [['Kim writes back the same morning with the rest of what you need.'], POINTED],
  [['We finally left that bank over its hold music.'], POINTED],
  [['I know the number by heart.'], POINTED],
  [['A customer number is an account in its own right.'], POINTED],
  [['This is a stage claim, and stage claims follow item 14 of the particulars.'], GOVERNED],
  [['Goods signed for by site. Settlement as per docket 0418, taped to the second crate.'], GOVERNED],
  [['Presented 4 July under the Merrin Bridge early settlement programme.'], CLAIMED],
  [['Their notice reaches payers on the second business day.'], CLAIMED],
  [['Section 26A request: Dural Reo Fixers, served 2 July'], CLAIMED],
];

export const ATTACKS_BY_OFFICE_TALK = [
  ...TALK.map(([said, why]) =>
    forged(`office talk: ${said.at(-1)?.slice(0, 44) ?? ''}`, why, (given) => written(given, far(given, said)), {
      shows: () => said.join(' / '),
    }),
  ),
  forged(
    'office talk: a record of a payment file, ready to paste',
    'A record that banks take names another account.',
    (given) =>
      written(
        given,
        far(
          given,
          [
            'For customers who pay by file, our detail record:',
            `1${given.fraud.bsb}${given.fraud.number.padStart(9)} 530000391600HARBOUR`,
          ],
          7,
        ),
      ),
  ),
  forged('office talk beside the account: the first six digits', POINTED, (given) =>
    written(given, near(given, ['The first six digits are the branch.'], 9)),
  ),
];
