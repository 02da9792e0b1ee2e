import fc from 'fast-check';
import { asciiHost, registrable, registrableDomain } from './registrable-domain.js';

describe('asciiHost', () => {
  it.each([
    [' Mail.Acme.com.au. ', 'mail.acme.com.au'],
    ['_dmarc.acme.au', '_dmarc.acme.au'],
    ['MÜNCHEN.example', 'xn--mnchen-3ya.example'],
    ['faß.example', 'xn--fa-hia.example'],
    ['xn--mnchen-3ya.example', 'xn--mnchen-3ya.example'],
    ['192.0.2.7', '192.0.2.7'],
  ])('%p is %p', (host, ascii) => expect(asciiHost(host)).toBe(ascii));

  it.each([
    ...['/', '\\', '#', '?', '@', ':', '%2e', '\t', '\u00ad', '\u200b', '*', ' ', '"', '\0'].map(
      (one) => `acme.example${one}.other.example`,
    ),
    ...[
      'acme。example',
      'ａcme.example',
      '0x7f.1',
      '1.2.3',
      '[::1]',
      'xn--a.example',
      'acme..example',
      '.acme.example',
      '',
    ],
  ])('%p cannot be a host', (host) => expect(asciiHost(host)).toBeNull());
});

describe('registrableDomain', () => {
  it.each([
    ['mail.acme.com.au', 'acme.com.au'],
    ['ACME.COM.AU.', 'acme.com.au'],
    ['acme.au', 'acme.au'],
    ['a.b.supplier.example', 'supplier.example'],
    ['shop.acme.myshopify.com', 'acme.myshopify.com'],
    ['accounts.victim.onmicrosoft.com', 'victim.onmicrosoft.com'],
    ['victim.mail.onmicrosoft.com', 'victim.mail.onmicrosoft.com'],
    ['Acme.Zendesk.com', 'acme.zendesk.com'],
    ['acme.atlassian.net', 'acme.atlassian.net'],
    ['zendesk.com', 'zendesk.com'],
    ['notzendesk.com', 'notzendesk.com'],
    ['a.zendesk.com.example', 'com.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['com.au', null],
    ['localhost', null],
    ['127.0.0.1', null],
    ['[127.0.0.1]', null],
    ['', null],
    ['a..b', null],
    ['a b.example', null],
  ])('%p is registered as %p', (host, domain) => expect(registrableDomain(host)).toBe(domain));

  it('names the shared suffix that a name is below', () => {
    expect(registrable('mail.acme.odoo.com')).toEqual({ domain: 'acme.odoo.com', label: 'acme', suffix: 'odoo.com' });
    expect(registrable('odoo.com')).toEqual({ domain: 'odoo.com', label: 'odoo', suffix: 'com' });
  });

  it('is its own registrable domain', () => {
    const below = fc.constantFrom('', '.zendesk.com', '.onmicrosoft.com', '.mail.onmicrosoft.com', '.com.au');
    const domains = fc.tuple(fc.domain(), below).map((parts) => parts.join(''));
    fc.assert(
      fc.property(domains, (host) => {
        const domain = registrableDomain(host);
        if (domain !== null) expect(registrableDomain(domain)).toBe(domain);
      }),
    );
  });
});
