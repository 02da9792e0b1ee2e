import fc from 'fast-check';
import { isFreeMail } from './free-mail.js';
import { registrableDomain } from './registrable-domain.js';

describe('registrableDomain', () => {
  it.each([
    ['mail.acme.com.au', 'acme.com.au'],
    ['ACME.COM.AU.', 'acme.com.au'],
    ['acme.au', 'acme.au'],
    ['a.b.supplier.example', 'supplier.example'],
    ['shop.acme.myshopify.com', 'acme.myshopify.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['com.au', null],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[127.0.0.1]', null],
    ['', null],
    ['a..b', null],
    ['a b.example', null],
  ])('%p is registered as %p', (host, domain) => expect(registrableDomain(host)).toBe(domain));

  it('is its own registrable domain', () => {
    fc.assert(
      fc.property(fc.domain(), (host) => {
        const domain = registrableDomain(host);
        if (domain !== null) expect(registrableDomain(domain)).toBe(domain);
      }),
    );
  });
});

describe('isFreeMail', () => {
  it.each(['gmail.com', 'Bigpond.com', 'optusnet.com.au', 'internode.on.net', 'mail.bigpond.com', 'outlook.com.'])(
    '%s is',
    (domain) => expect(isFreeMail(domain)).toBe(true),
  );
  it.each(['telstra.com', 'on.net', 'com.au', 'gmail.com.au.example', 'notgmail.com', '', 'acme.com.au'])(
    '%p is not',
    (domain) => expect(isFreeMail(domain)).toBe(false),
  );
});
