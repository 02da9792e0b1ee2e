import type { InvoiceDetail } from '../data';
import { answerOf, isSound } from './answer';

type Given = Partial<InvoiceDetail['attributes']>;

const check = (type: string, result: boolean) => ({ type, result, sentence: `${type} ${result}`, evidence: [] });
const invoice = (given: Given): InvoiceDetail =>
  ({
    id: 'a',
    type: 'invoices',
    attributes: {
      status: 'processed',
      review: 'to_review',
      redacted_at: null,
      failure_reason: null,
      check_details: [],
      check_results: [],
      checks_left_out: [],
      ...given,
    },
  }) as unknown as InvoiceDetail;

describe('answerOf', () => {
  it.each(['mismatch', 'suspect', 'changed', 'known', 'new', 'no_account', 'not_invoice', 'unread'] as const)(
    'never says yes to %s',
    (outcome) => expect(answerOf(invoice({ outcome }), undefined).sentence).not.toMatch(/^Yes/),
  );

  it('says that an account is verified also where something else speaks against the invoice', () => {
    const check_details = [check('details_match_verification', true), check('sender_not_lookalike', false)];
    for (const outcome of ['suspect', 'changed'] as const)
      expect(answerOf(invoice({ outcome, check_details }), undefined)).toMatchObject({
        sentence: expect.stringMatching(/^This is the account that was verified, but/),
        because: ['sender_not_lookalike false'],
      });
  });

  it('puts what weighs most first', () => {
    const check_details = [
      check('tax_invoice_complete', false),
      check('my_own_rule', false),
      check('details_unchanged', false),
      check('details_match_verification', false),
    ];
    expect(answerOf(invoice({ outcome: 'mismatch', check_details }), undefined).because.slice(0, 2)).toEqual([
      'details_match_verification false',
      'details_unchanged false',
    ]);
  });

  it.each(['mismatch', 'suspect', 'changed', 'no_account', 'known', 'new', 'not_invoice', 'unread'] as const)(
    'says what to do about %s, and never to approve it as it is',
    (outcome) => {
      const next = answerOf(
        invoice({ outcome, status: outcome === 'unread' ? 'invalid' : 'processed' }),
        undefined,
      ).next;
      expect(next).toEqual(expect.any(String));
      expect(next).not.toMatch(/can approve/);
    },
  );

  it('says that what is verified can be approved, but not where a check failed', () => {
    const failed = { outcome: 'verified' as const, check_details: [check('invoice_is_new', false)] };
    expect(answerOf(invoice({ outcome: 'verified' }), undefined).next).toBe('No check failed. You can approve it.');
    expect(answerOf(invoice(failed), undefined).next).toBe('Before you approve it, look into what failed.');
    expect(isSound(invoice({ outcome: 'verified' }))).toBe(true);
    expect(isSound(invoice(failed))).toBe(false);
    // Older results have no sentences.
    expect(isSound(invoice({ outcome: 'verified', check_results: [{ type: 'invoice_is_new', result: false }] }))).toBe(
      false,
    );
    expect(isSound(invoice({ outcome: 'known' }))).toBe(false);
  });

  it.each([
    { review: 'approved' },
    { review: 'rejected' },
    { review: 'cleared' },
    { redacted_at: '2026-11-28T00:00:00Z' },
    { status: 'reading', review: null },
  ] as Given[])('says nothing of what to do where there is nothing to decide: %j', (given) =>
    expect(answerOf(invoice({ outcome: 'mismatch', ...given }), undefined).next).toBeNull(),
  );

  it('says why a document could not be read', () =>
    expect(
      answerOf(invoice({ outcome: 'unread', status: 'invalid', failure_reason: 'password_required' }), undefined)
        .sentence,
    ).toBe('We cannot say: the file is protected by a password.'));
});
