import { ACTION_NAMES, actionInWords, attributeInWords } from './audit-actions';

describe('the audit trail in words', () => {
  it('says each action in words of its own', () => {
    expect(actionInWords('session.opened')).toBe('Signed in');
    const words = ACTION_NAMES.map(actionInWords);
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
  });

  it('says what has no words by its name', () => {
    expect(actionInWords('invoice.bought')).toBe('invoice.bought');
  });

  it.each([
    ['review', 'Review'],
    ['extracted_account_bsb', 'Account BSB'],
    ['extracted_business_abn', 'Business ABN'],
    ['kinds', 'Email notices'],
    ['verification_id', 'Verification ID'],
    ['abns', 'ABNs'],
  ])('says attributes in words: %s', (attribute, words) => expect(attributeInWords(attribute)).toBe(words));
});
