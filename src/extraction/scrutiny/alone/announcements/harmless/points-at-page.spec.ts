import { pagePointedAt } from './points-at-page.js';

describe('pagePointedAt', () => {
  it.each([
    ['payment details over the page', 3],
    ['our bank details are over the page.', 3],
    ['bank account details: see overleaf', 3],
    ['please see over for how to pay', 3],
    ['ways to pay this account are shown on the back', 3],
    ['how to pay: next page', 3],
    ['please see page 4 for payment details.', 4],
    ['bank details are on page 1 of 4', 1],
  ])('follows %s', (line, page) => expect(pagePointedAt(line, 2)).toBe(page));

  it.each([
    'new payment details over the page',
    'the right payment details are over the page',
    'payment details over the page, not these',
    'payment details in our letter',
    'payment details on the next invoice',
    'payment details on the back of the docket',
    'ring dana: payment details over the page',
    'please see over',
    'ignore page 1, payment details on page 2',
    'payment details on page 2 replace these',
    'payment details over the phone',
  ])('does not follow %s', (line) => expect(pagePointedAt(line, 2)).toBeNull());
});
