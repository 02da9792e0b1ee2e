import type { InvoiceDetail } from '../data';
import { answerOf } from './answer';

type Given = Partial<InvoiceDetail['attributes']>;

const check = (type: string, result: boolean) => ({ type, result, sentence: `${type} ${result}`, evidence: [] });
const invoice = (given: Given): InvoiceDetail =>
  ({
    id: 'a',
    type: 'invoices',
    attributes: { status: 'processed', failure_reason: null, check_details: [], checks_left_out: [], ...given },
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

  it('says why a document could not be read', () =>
    expect(
      answerOf(invoice({ outcome: 'unread', status: 'invalid', failure_reason: 'password_required' }), undefined)
        .sentence,
    ).toBe('We cannot say: the file is protected by a password.'));
});
