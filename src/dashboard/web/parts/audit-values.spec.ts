import { valueInWords } from './audit-values';

describe('values of the audit trail in words', () => {
  it.each([
    ['invoices', 'review', 'to_review', 'To review'],
    ['invoices', 'status', 'invalid', 'Cannot be opened'],
    ['verifications', 'status', 'pending', 'Pending'],
    ['inbound-emails', 'status', 'received', 'Waiting'],
    ['sender-rules', 'policy', 'ask', 'Hold for a person'],
    ['sessions', 'by', 'oidc', 'by single sign-on'],
    ['invoices', 'reason', 'called_back', 'Called back'],
    ['invoices', 'reason', 'sent_in_error', 'It should never have been sent to us'],
    ['approval-policies', 'one_person_outcomes', ['verified', 'no_account'], 'Verified, No account'],
    ['verifications', 'aliases', [], 'none'],
    ['rules', 'enabled', false, 'No'],
    ['rules', 'version', 2, '2'],
    ['invoices', 'review', null, 'nothing'],
    ['invoices', 'until', '2026-12-05', '5 Dec 2026'],
    ['invoices', 'call', { spoke_to: 'Jane', number: '•••• 678' }, 'Spoke to: Jane, Number: •••• 678'],
    ['users', 'roles', [{ role: 'approver' }], 'Role: Approver'],
  ])('says the %s’ %s %j as the pages do', (subject, attribute, value, words) =>
    expect(valueInWords(subject, attribute, value)).toBe(words),
  );

  it('leaves what people wrote, and what no page has words for, as it is', () => {
    expect(valueInWords('verifications', 'business_name', 'to_review')).toBe('to_review');
    expect(valueInWords('invoices', 'comment', 'fraud')).toBe('fraud');
    expect(valueInWords('invoices', 'review', 'constructor')).toBe('constructor');
    expect(valueInWords('rules', 'conditions', { all: [] })).toBe('{"all":[]}');
  });
});
