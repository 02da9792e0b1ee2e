import { isHint } from './hints.js';

const NAMES = ['Quayside Packaging'];

// None of these sentences is among those that are learned.
describe('isHint', () => {
  it.each([
    'Tom in dispatch minds the till now.',
    'Slide it under the roller door.',
    'Whoever unloads the truck gets it.',
    'The scanner turned our ones into sevens.',
    'Yesterday’s voicemail has the proper way.',
    'Have a word with Inge beforehand.',
    'This one has gone to the dogs.',
    'Nobody empties that box any more.',
    'WHAT YOU READ HERE IS JUST TO FILL THE PAGE',
    'Payment terms 14 days Quayside Packaging have a word with Inge beforehand',
    'In the name of my mother',
  ])('finds %s', (said) => expect(isHint(said, NAMES)).toBe(true));

  it.each([
    'Remit to Quayside Packaging BSB',
    'Thanks Wayne, all the best with the renovation.',
    'Credit terms are 21 days from statement.',
    'Lawn edges done, hedge next visit.',
    'Freight collect, two cartons.',
    'We are closed over Easter.',
    'Queries to our accounts team on 02 5550 1234.',
    'Please put your lot number on the transfer.',
    'Account name and number',
    'Inge first',
    'A/c holder',
    'In the name of:',
  ])('leaves %s', (said) => expect(isHint(said, NAMES)).toBe(false));

  it.each([
    ['part of the name that wraps', 'Our Lady of', ['Our Lady of Fleurieu School']],
    ['too little beside the name', 'Speak to Boomerang Wimmera Removals today.', ['Boomerang Wimmera Removals']],
  ])('leaves %s: %s', (_, said, names) => expect(isHint(said, names)).toBe(false));

  it('finds the beginning of another name, and what is said of the name', () => {
    expect(isHint('Our Lady of', NAMES)).toBe(true);
    expect(isHint('Give Quayside Packaging to Steve at the gate.', NAMES)).toBe(true);
  });

  it('asks for more of what goes on across rows of a table', () => {
    const items = 'Particulars Bookkeeping, June quarter';
    expect(isHint(items, NAMES)).toBe(true);
    expect(isHint(items, NAMES, true)).toBe(false);
    expect(isHint('Tom in dispatch minds the till now.', NAMES, true)).toBe(true);
  });
});
