import { withinLimit } from './limits.js';

describe('withinLimit', () => {
  it('keeps texts whole that are searched whole', () => {
    const texts = ['Invoice 20418', '', 'Pay to BSB 733-111'];
    expect(withinLimit(texts)).toEqual({ texts, isWhole: true });
  });

  it('counts the numbers of all texts, in whatever digits, and leaves out what stands behind', () => {
    const { texts, isWhole } = withinLimit(['1 '.repeat(20_000), '１ '.repeat(9_999), 'x 12 34 56', '7']);
    expect(texts.slice(2)).toEqual(['x 12 ']);
    expect(isWhole).toBe(false);
  });

  it('counts the characters of all texts and the empty line between them', () => {
    const first = 'x'.repeat(999_996);
    expect(withinLimit([first, 'ab'])).toEqual({ texts: [first, 'ab'], isWhole: true });
    expect(withinLimit([first, 'abc'])).toEqual({ texts: [first, 'ab'], isWhole: false });
  });
});
