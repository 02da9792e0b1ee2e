import { saysDocumentIsVoid, saysNotTheOne } from './not-the-one.js';

describe('saysNotTheOne', () => {
  it.each([
    'amount will be drawn from',
    'where you paid last month',
    'sample of a completed form',
    'your details as held by us',
    'accounts closed in april',
    'account you used in 2024',
    'deposits by tenants of moss pty ltd',
    'bpay only, this account is not monitored.',
    'collected from your account by moss finance on the due date, nothing to do.',
    'this version is superseded by invoice revision b.',
    'inactive',
    'frozen by court order.',
    'placeholder figures',
    'not final.',
    'tba',
    'ex-account',
    'formerly',
    'for refunds',
    'rent only',
    'members only',
    'for invoices prior to 1 july 2025',
    'disregard the panel.',
    '(panel from 2019)',
    'use sub-account suffix 07 after the number.',
    'check digit: 9',
    'note: the 4 and the 7 are transposed.',
    'moved to macquarie in march.',
    'half of this is due straight to our subcontractor j. osprey.',
    'sign the attached form so we can debit you.',
    'we will debit your nominated card ending 4411 on friday, no need to transfer.',
    'numbers as per the docket in the box.',
    'we pay suppliers from',
    'we pay suppliers from account name:',
    'your refund goes to bsb',
    'account to pay from',
  ])('finds what is said of an account, or of what is paid into it: %s', (said) => {
    expect(saysNotTheOne(said)).toBe(true);
  });

  it.each([
    'bank cheques only for amounts over $10,000.',
    'this mailbox is not monitored.',
    'account closed at your request; this final balance remains due as above.',
    'debited from your account by direct debit on the due date.',
    'closed from 20 december to 8 january.',
    'replaced with ip66 double outlet.',
    'for bond payments only',
    'office use only',
    'frozen peas',
    'payments received before 30 june 2025 are shown.',
    '50% of the total is payable to secure your booking.',
    'you will find our bsb in the box on the right.',
    'your account will be debited on 12 may.',
    'to pay by direct debit, complete the form overleaf.',
    'attached',
    'paid from account',
    'refunds are made to the card you paid with.',
    'we pay suppliers from the region first.',
  ])('leaves what honest businesses print there: %s', (said) => {
    expect(saysNotTheOne(said)).toBe(false);
  });
});

describe('saysDocumentIsVoid', () => {
  it('finds what is said of the document, and no condition', () => {
    expect(saysDocumentIsVoid('this invoice has been cancelled.')).toBe(true);
    expect(saysDocumentIsVoid('this version is superseded by invoice revision b.')).toBe(true);
    expect(saysDocumentIsVoid('this invoice is void if it is altered.')).toBe(false);
    expect(saysDocumentIsVoid('this invoice replaces invoice 2208.')).toBe(false);
  });
});
