import { announces } from '../announces.js';

describe('what makes a page or its account count for less', () => {
  it.each([
    'The Peppol e-invoice of the same number is the tax invoice, and its PaymentMeans govern remittance.',
    'Remittance data travels with the Peppol e-invoice of the same number and takes precedence over this page.',
    'Version 2, issued the same day, has the payment means in use.',
    'Template 4 carries our present remittance block.',
    'For the fresh sheet with our present particulars, see Anita.',
    'For privacy the account number on documents sent by e-mail is a token of the same length.',
    'PDF copies carry stand-in digits of the right length.',
    'Bankers: the above, 1998 to 2025.',
    'Bankers: Bendigo Bank 1998 to 2025; Hume Mutual since.',
    'Bank transfer of our trading account to Hume Mutual, notice 14/6 refers',
    'Transition of receivables to Hume Mutual (notice 14/6)',
    'We have said goodbye to the branch on Main Street and hello to Hume Mutual.',
    'March, to Hume Mutual ending 471',
    'The account above is that of the continuing partners.',
    'The account above is the old firm’s.',
    'This matter went with him.',
    'Mr Aldous left the firm in May and took his clients’ files with him.',
    'Our letter of 14 November, which your Ms Ho was good enough to countersign, continues to govern where our fees are sent.',
    'The deed decides to whom the rent is paid.',
    'Where our fees go is still governed by our letter of 3 May.',
    'Payment continues to be directed by our letter of 3 May.',
    'Our letter of 14 November still applies.',
    'The countersigned letter governs the account for our fees.',
  ])('is announced: %s', (said) => expect(announces(said)).toBe(true));

  it.each([
    'The terms of your contract prevail over this invoice.',
    'This PDF is a copy of the e-invoice of the same number.',
    'New template for the website, two rounds of changes',
    'Access tokens and security tokens, 12 months',
    'Your payment to your bank account ending 471 is on its way.',
    'Member of the Master Builders Association',
    'The files went by courier on Tuesday.',
    'Transfer of land at 9 Gipps Terrace to you',
    'Bankers cheque for settlement, $12.00',
    'The deed names the beneficiaries.',
    'Our letter of 14 November set out the scope of works.',
    'Our letter of 14 November still applies as to prices.',
    'The contract sets out where goods are delivered.',
    'Your agreement governs the use of the equipment.',
    'Payment is governed by the terms of our contract.',
    'Rates are those of the schedule agreed in July and are held until 30 June next.',
  ])('is not: %s', (said) => expect(announces(said)).toBe(false));
});
