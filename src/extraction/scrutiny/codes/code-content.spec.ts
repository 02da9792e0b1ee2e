import { bareAccount, contentOf } from './code-content.js';

describe('contentOf', () => {
  it.each([
    ['an account', 'BSB 062-000\nAccount 12345678', 'BSB 062-000\nAccount 12345678'],
    ['a sentence', 'Our bank account has changed.', 'Our bank account has changed.'],
  ])('takes %s for words of the page', (_, text, words) => expect(contentOf(text).said).toBe(words));

  it.each([
    ['a transfer in Europe', 'BCD\n002\n1\nSCT\n\nOla Berg\nDE89370400440532013000\nEUR5'],
    ['a bill in Switzerland', 'SPC\n0200\n1\nCH4431999123000889012'],
    ['a merchant', '00020101021126370014A000000615000101068900890208OLABERG5204581253030366304A13B'],
    ['an app of payments', 'upi://pay?pa=ola@okaxis&am=550.00'],
    ['a wallet', 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['an app that nobody knows', 'osko-pay:ola'],
  ])('knows that %s pays', (_, text) => expect(contentOf(text).pays).toBe(true));

  it.each([
    'https://portal.harbour.example/i/48213977?c=20391',
    'portal.harbour.example/pay/48213977',
    'HTTPS://PORTAL.HARBOUR.EXAMPLE/48213977',
    'mailto:accounts@harbour.example?subject=Invoice%2048213977',
    'tel:+61298765432',
    'WIFI:T:WPA;S:Harbour;P:glass;;',
    'BEGIN:VCARD\nVERSION:3.0\nFN:Jane Lee\nTEL:+61298765432\nEND:VCARD',
    'INV-48213977',
    'Note: please recycle this page',
  ])('takes %j for no payment', (text) => expect(contentOf(text)).toMatchObject({ pays: false, unknown: false }));

  it('keeps numbers of portals out of the search, and accounts in addresses in it', () => {
    expect(contentOf('https://portal.harbour.example/i/48213977?c=20391').said).toBe('https://portal.harbour.example');
    expect(contentOf('https://in.xero.com/48213977').said).toBe('');
    expect(contentOf('https://pay.example/?bsb=062-000&acc=12345678').said).toContain('062 000');
    expect(contentOf('https://paypal.me/olaberg/550').said).toBe('paypal.me/olaberg/550');
  });

  it('does not know what a program packed', () =>
    expect(contentOf('0004A00090J7ENBOAEK5LNLMPDTQM0NHEQ6QUFJ4S7QEJ8ATV0QG61LU1V27').unknown).toBe(true));
});

describe('bareAccount', () => {
  it.each(['017105  97637097', ' 017-105 97637097 ', '017 105/97637097', '017105,97637097'])(
    'is the account of %j, which has no label',
    (said) => expect(bareAccount(said)).toEqual({ bsb: '017-105', accountNumber: '97637097' }),
  );

  it.each([
    '9312345678907',
    '104482',
    '71 0733 111 13356689',
    'INV 017105 97637097',
    '017105 9763',
    '017105 97637097 20',
  ])('is none in %j', (said) => expect(bareAccount(said)).toBeNull());
});
