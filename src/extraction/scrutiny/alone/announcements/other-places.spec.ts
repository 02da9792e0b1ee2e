import { announces } from './announces.js';

describe('a payment that goes elsewhere', () => {
  it.each([
    'Our bank details are on our website.',
    'For bank details visit pay.example.com',
    'Account details: www.example.com/pay',
    'EFT details available at example.com/eft',
    'Log in to the portal for our account details.',
    'Please pay into the account on our website.',
    'Bank details: scan here',
    'See QR code for bank details.',
    'Please give cash to the driver.',
    'Pay the driver in cash.',
    'Please remit to our bookkeeper Dana.',
    'Please pay the freight company direct.',
    'Payment is to be collected by Osprey Capital.',
    'This bill has been taken over by Osprey Capital.',
    'Pay the person who calls you on Monday.',
    'All sevens above are ones.',
    'The number above is in reverse.',
    'BSB: same as above but ending 9.',
    'The details you have on file are right, not those above.',
    'Pay only by scanning the QR code.',
  ])('is announced by %j', (sentence) => expect(announces(sentence)).toBe(true));

  it.each([
    'Scan the QR code to pay online by card.',
    'Pay online at example.com/pay or by bank transfer to the account above.',
    'Pay by card using the link in the email that came with this invoice.',
    'View and pay this invoice online: scan the code or follow the link in our email.',
    'Payment by credit card: call 1300 123 456 (1.5% surcharge applies).',
    'Payment must be received by 30 June.',
    'Payments are processed by direct debit.',
    'Visit our website for our terms and conditions.',
    'Log in to the portal to see your account details.',
    'To verify our bank details call the number on our website.',
    'Our bank details are not on our website, call us to check them.',
    'Give your driver a copy of this invoice.',
    'All amounts above are in Australian dollars.',
    'We do not accept cash.',
    'Please check the account number on our website against the one you hold.',
  ])('is not in %j', (sentence) => expect(announces(sentence)).toBe(false));
});
