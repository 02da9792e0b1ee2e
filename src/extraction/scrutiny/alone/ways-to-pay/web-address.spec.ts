import { webAddress } from './web-address.js';

describe('a web address', () => {
  it.each([
    ['https://pay.acme.com.au/i/3320', 'acme.com.au'],
    ['www.acme.com.au', 'acme.com.au'],
    ['(acme.com.au/pay).', 'acme.com.au'],
    ['PAY.ACME.COM.AU', 'acme.com.au'],
    ['HTTP://203.0.113.5:8080/pay', '203.0.113.5'],
    ['https://acme.com.au@other.example/pay', 'other.example'],
    ['https://in.xerÐ¾.com/i/1', 'xn--xer34-kta5527c.com'],
    ['https://in.xero%.com/i/1', 'in.xero%.com'],
    ['https://ｃurlewbay.com/pay', 'curlewbay.com'],
    ['https://curlewbay。com/pay.html', 'curlewbay.com'],
    ['https://xerо.com/pay', 'xn--xer-ued.com'],
    ['https:acme.example', 'acme.example'],
    ['https:\\\\other.example\\@acme.example', 'other.example'],
    ['//acme.example/pay', 'acme.example'],
    ['acme.square.site', 'acme.square.site'],
  ])('%s leads to %s', (word, domain) => expect(webAddress(word)?.domain).toBe(domain));

  it.each([
    'accounts@acme.com.au',
    'Inv.No',
    'Pty.Ltd',
    '12.50',
    '1,200.00',
    'e.g.',
    'mailto:a@acme.com',
    'Thanks.Please',
    '',
  ])('%s is none', (word) => expect(webAddress(word)).toBeNull());
});
