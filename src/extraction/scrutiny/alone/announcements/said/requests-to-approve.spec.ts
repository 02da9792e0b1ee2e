import { announces, plainOf } from '../announces.js';
import { paysElsewhere } from './other-places.js';

describe('a request to be approved in the place of a transfer', () => {
  it.each([
    'A PayTo request from LOH Services for the same amount will appear in your banking app; approving it there is all that is needed.',
    'Look out for a PayTo request from LOH Services.',
    'A payment request will pop up in your bank’s app.',
    'A debit request will come through on your phone.',
    'Accept the PayTo request from LOH Services to settle this invoice.',
    'You will get a PayTo request from LOH Services; please approve that one.',
    'LOH Services will send a PayTo request for the amount.',
    'Approve it there instead of making a transfer.',
    'Approving it there is enough.',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'We offer PayTo, BPAY and EFT.',
    'PayTo agreements are set up by your bank.',
    'If you have set up PayTo, a payment request will appear in your banking app.',
    'A request for access will arrive by email.',
    'Never approve a PayTo request that you did not expect.',
    'Your photos appear in the app.',
    'Please approve it in writing before we start.',
  ])('is not: %s', (said) => expect(paysElsewhere(plainOf(said))).toBe(false));
});
