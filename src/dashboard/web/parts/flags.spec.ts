import { flagsOf } from './flags';

const no = (type: string): { type: string; result: boolean } => ({ type, result: false });

describe('flagsOf', () => {
  it('says what matters most first, and leaves out what passed', () => {
    const check_results = [
      { type: 'account_bsb_valid', result: true },
      no('sender_known'),
      no('details_match_verification'),
    ];
    expect(flagsOf({ outcome: 'mismatch', check_results })).toEqual(['Different account', 'Sender unknown']);
  });

  it("begins with the entity's own rules, by their names", () => {
    const check_results = [no('account_not_shared'), no('large_invoice')];
    expect(flagsOf({ outcome: 'suspect', check_results })).toEqual(['large invoice', 'Another supplier’s account']);
  });

  it('says why an invoice is suspect whose checks are not false', () => {
    expect(flagsOf({ outcome: 'suspect', check_results: [] })).toEqual(['Account in doubt']);
    expect(flagsOf({ outcome: 'suspect', check_results: [no('sender_known')] })).toEqual([
      'Account in doubt',
      'Sender unknown',
    ]);
  });

  it('does not doubt the account where another check made the invoice suspect', () => {
    expect(flagsOf({ outcome: 'suspect', check_results: [no('text_matches_picture')] })).toEqual([
      'Text differs from picture',
    ]);
  });

  it('says nothing of an invoice whose match was left out for another reason', () => {
    expect(flagsOf({ outcome: 'new', check_results: [] })).toEqual([]);
  });
});
