import { differingStretches } from './differing-digits';

const marked = (shown: string, known: string): string =>
  differingStretches(shown, known)
    .map(({ text, differs }) => (differs ? `[${text}]` : text))
    .join('');

describe('digits held against those that are known', () => {
  it.each([
    ['12345678', '12345678', '12345678'],
    ['12345678', '12345679', '1234567[8]'],
    ['123456780', '12345678', '12345678[0]'],
    ['12345678', '12354678', '123[45]678'],
    ['1234567', '12345678', '1234567'],
    ['123945678', '12345678', '123[9]45678'],
    ['87654321', '', '[87654321]'],
    ['', '123', ''],
  ])('%s against %s', (shown, known, expected) => {
    expect(marked(shown, known)).toBe(expected);
  });

  it('marks something wherever two of one length are not the same', () => {
    for (let n = 0; n < 2_000; n += 1) {
      const a = String((n * 7_919) % 10_000).padStart(4, '0');
      const b = String((n * 104_729) % 10_000).padStart(4, '0');
      expect(differingStretches(a, b).some(({ differs }) => differs)).toBe(a !== b);
      expect(
        differingStretches(a, b)
          .map(({ text }) => text)
          .join(''),
      ).toBe(a);
    }
  });
});
