import { announces, plainOf } from '../announces.js';
import { paysElsewhere } from './other-places.js';

describe('an account that somebody passed on to the payer', () => {
  it.each([
    'Fine by me. Use the one Kelly rang through this morning and leave the old card as it is until the auditors have been.',
    'Fine by me, pay into the account Kelly phoned through.',
    'OK to pay, use the details our rep texted me yesterday.',
    'Go with the one Dana read out.',
    'Put it to the details phoned through.',
    'Use the account Mr Dunn gave us over the phone.',
    'Leave the existing supplier record alone.',
    'Use the number Kelly called in with today.',
    'Pay per Kelly’s call this morning.',
    'Same supplier, account as advised by Kelly on the phone.',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'Use the one supplied with the pump.',
    'Use the account shown below.',
    'Parts fitted as phoned through by Dave.',
    'Order as per our call this morning',
    'Installed as per Kelly’s call',
    'Order details as given by Bob over the phone',
    'Order phoned through on Tuesday.',
    'Use the code we texted you to open the gate.',
    'Use the one you sent last week.',
    'Leave the existing meter in place.',
    'Leave the old fence as it is until we have been.',
    'Keep the current account number as the reference.',
  ])('is not: %s', (said) => expect(paysElsewhere(plainOf(said))).toBe(false));
});
