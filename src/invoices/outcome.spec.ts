import { INVOICE_OUTCOMES, outcomeOf } from './outcome.js';
import type { InvoiceOutcome, Judged } from './outcome.js';

const PLACE = { page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, text: 'x' };
const SCRUTINY = {
  sight: null,
  doubts: [],
  possibleAccounts: [],
  otherWaysToPay: [],
  announcements: [],
} as unknown as Judged['scrutiny'];

function invoice(results: Record<string, boolean>, rest: Partial<Judged> = {}): Judged {
  return {
    status: 'processed',
    documentIsInvoice: true,
    checkResults: Object.entries(results).map(([type, result]) => ({ type, result })),
    checksLeftOut: [],
    scrutiny: SCRUTINY,
    extractedAccountBsb: '062-000',
    extractedAccountNumber: '12345678',
    ...rest,
  };
}

const leftOut = (seen: (typeof PLACE)[]): Judged['checksLeftOut'] => [
  { type: 'details_match_verification', reason: 'Because.', seen },
];

describe('outcomeOf', () => {
  const EACH: [InvoiceOutcome, Judged][] = [
    ['unread', invoice({ details_match_verification: true }, { status: 'failed' })],
    ['not_invoice', invoice({ details_match_verification: true }, { documentIsInvoice: null })],
    ['mismatch', invoice({ details_match_verification: false, text_matches_picture: false })],
    ['suspect', invoice({ details_match_verification: true, text_matches_picture: false })],
    ['suspect', invoice({ details_match_verification: true, sender_not_lookalike: false })],
    ['suspect', invoice({ details_match_verification: true, account_not_shared: false })],
    ['suspect', invoice({ details_match_verification: true, reply_to_matches_sender: false })],
    ['suspect', invoice({ details_unchanged: true }, { checksLeftOut: leftOut([PLACE]) })],
    ['changed', invoice({ details_match_verification: true, details_unchanged: false })],
    ['changed', invoice({ details_match_verification: true, other_ways_to_pay_known: false })],
    ['changed', invoice({ details_match_verification: true, no_change_of_details_announced: false })],
    ['no_account', invoice({ business_abn_valid: true }, { extractedAccountNumber: null })],
    ['verified', invoice({ details_match_verification: true, details_unchanged: true })],
    ['known', invoice({ details_unchanged: true }, { checksLeftOut: leftOut([]) })],
    ['new', invoice({ business_abn_valid: true, account_bsb_valid: true })],
  ];
  it.each(EACH)('is %s', (expected, given) => expect(outcomeOf(given)).toBe(expected));

  it('is verified only where the match itself is true', () => {
    for (const type of ['sender_authenticated', 'details_unchanged', 'text_matches_picture', 'account_not_shared'])
      expect(outcomeOf(invoice({ [type]: true }))).not.toBe('verified');
  });

  it('gives every outcome', () => expect(new Set(EACH.map(([outcome]) => outcome))).toEqual(new Set(INVOICE_OUTCOMES)));
});
