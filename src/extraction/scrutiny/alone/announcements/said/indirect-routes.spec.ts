import { announces, plainOf } from '../announces.js';
import { endsOtherwise } from './indirect-routes.js';

describe('a way to somebody else’s account that is only pointed at', () => {
  it.each([
    'Kindly send the amount below back the way it came.',
    'Pay both using the account it arrived from.',
    'You will find a credit of $0.01 from us on your statement this week.',
    'The fitter likes to be paid in his own right.',
    'He left his particulars at your front desk.',
    'We invoice; Wirrabara Partners banks.',
    'Lumley & Co look after money coming in.',
    'Its first instalment takes the place of the transfer below.',
    'Figures and payees for settlement are circulated on the morning of settlement.',
    'Our printed stationery will catch up next month.',
    'Figures are real, panels are placeholder text.',
    'We are the second.',
    'Does the new one play Cold Chisel? I know the number by heart.',
    'If you would like to hear it, so would your next transfer; I know the number by heart.',
    'We like to see one dollar first.',
    'Try us with a dollar first.',
    'Kim writes back the same morning with the rest of what you need.',
    'After fourteen years we finally left that bank over its hold music.',
    'We parted company with our bank in May.',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'The old tap was sent back the way it came.',
    'Our crew likes to be paid on time.',
    'She left her glasses at your front desk.',
    'Concrete took the place of the old pavers.',
    'Settlement figures are sent the day before.',
    'Catch up on missed lessons, 2 hours',
    'We are the second generation in the trade.',
    'The actors know the script by heart.',
    'Kim will ring back with the rest of the order.',
    'We left the keys at the bank.',
    'Send us $1 first and check with your bank that it arrived.',
  ])('is not: %s', (said) => expect(announces(said)).toBe(false));

  it.each([
    ['Entered 15/6 TR, A/C ends 348', true],
    ['Account number ending in 348', true],
    ['A/C ends 578', false],
    ['We will debit your account ending 348.', false],
    ['Card account ending 348', false],
    ['Does the supplier card in your system end in 207 for us?', true],
    ['The account you hold for us ends in 207', true],
    ['Is your record of us the one that ends in 207?', true],
    ['Please check that the supplier record in your system ends in 578', false],
    ['Our account details have not changed since last year (they end in 525).', false],
    ['Credit card on file (VISA ending 0334) will be charged', false],
  ])('has other last digits: %s', (said, is) => expect(endsOtherwise(plainOf(said), ['48213578'])).toBe(is));
});
