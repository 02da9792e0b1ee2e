import { callBackWarning } from './call-back.js';

describe('callBackWarning', () => {
  const on = (...shownNumbers: string[]) => ({ shownNumbers });

  it.each(['(02) 9876 5432', '02-9876-5432', '+61 2 9876 5432', '0011 61 2 9876 5432', '9876 5432'])(
    'warns of %s where it stands on the document',
    (number) =>
      expect(callBackWarning(number, on('1234567', '53004085616 0298765432'.replace(' ', '')))).toMatch(
        /is on the document/,
      ),
  );

  it('gives no warning for another number, or if nothing is known', () => {
    expect(callBackWarning('02 9876 0000', on('0298765432'))).toBeNull();
    expect(callBackWarning('02 9876 5432', { shownNumbers: null })).toBeNull();
    expect(callBackWarning('02 9876 5432', null)).toBeNull();
    expect(callBackWarning('000', on('1300000000'))).toBeNull();
  });
});
