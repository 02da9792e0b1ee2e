import { announces, plainOf } from '../announces.js';
import { paysElsewhere } from './other-places.js';

describe('another record of the account that the payer has', () => {
  it.each([
    'If it ends in 513 it is the 2023 card, and Ros in our office is happy to go through the fresh one with you.',
    'If yours ends in 513, that is the old record.',
    'Where it finishes in 513 you have last year’s card.',
    'Ros will talk you through the new supplier record.',
    'The vendor record you hold for us is the old one.',
    'You may still have our former supplier card.',
    'Which supplier card do you hold for us?',
    'If the last three on your screen are 513 you are looking at our old card.',
    'Your vendor card for us may be the 2023 one; ask Ros for the current one.',
    'What do you have on file for us, 513 or 207?',
    'We think your system still has us on the old card.',
    'Has your team loaded our new vendor record?',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'Our account details are on the invoice and have not changed since last year (they end in 525).',
    'Card on file (VISA ending 0334) will be charged on the due date.',
    'Please check that the supplier record in your system ends in 513.',
    'We will go through the new rates with you in January.',
    'The technician will go through the new system with you.',
    'Replaced the old card reader with the new one.',
    'The old gate was left as it was until the new one arrives.',
    'What size do you have on file, 12 or 14?',
    'The records office has us down for Tuesday.',
    'Your records may still show our old street address.',
  ])('is not: %s', (said) => expect(paysElsewhere(plainOf(said))).toBe(false));
});
