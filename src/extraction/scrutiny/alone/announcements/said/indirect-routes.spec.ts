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
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'The old tap was sent back the way it came.',
    'Our crew likes to be paid on time.',
    'She left her glasses at your front desk.',
    'Concrete took the place of the old pavers.',
    'Settlement figures are sent the day before.',
    'Catch up on missed lessons, 2 hours',
    'We are the second generation in the trade.',
  ])('is not: %s', (said) => expect(announces(said)).toBe(false));

  it.each([
    ['Entered 15/6 TR, A/C ends 348', true],
    ['Account number ending in 348', true],
    ['A/C ends 578', false],
    ['We will debit your account ending 348.', false],
    ['Card account ending 348', false],
  ])('has other last digits: %s', (said, is) => expect(endsOtherwise(plainOf(said), ['48213578'])).toBe(is));
});
