import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { anyCharacter } from '../../test/support/any-character.js';
import { AUSTRALIAN_DOMAINS, SENDING_HOSTS } from '../../test/support/australian-domains.js';
import { lookAlike } from './look-alike.js';

const KNOWN = [
  'acme.com.au',
  'bluegum.com.au',
  'harbour-electrical.com.au',
  'paypal.com',
  'modern.net.au',
  'agl.com.au',
];

const label = fc
  .tuple(
    fc.constantFrom(...'bcdfghjkmpqrstvwxyz'),
    fc.string({ unit: fc.constantFrom(...'aebdfghkmopqrstuvwxyz'), minLength: 4, maxLength: 12 }),
  )
  .map(([first, rest]) => first + rest);
const suffix = fc.constantFrom('com.au', 'net.au', 'com', 'org', 'au', 'co.nz', 'example');
const domain = fc.tuple(label, suffix).map(([name, ending]) => `${name}.${ending}`);

describe('lookAlike', () => {
  it.each([
    // Letters that look alike
    ['bIuegum.com.au'.replace('I', '1'), 'bluegum.com.au', 'homoglyph'],
    ['biuegum.com.au', 'bluegum.com.au', 'homoglyph'],
    ['acrne.com.au', 'acme.com.au', 'homoglyph'],
    ['modem.net.au', 'modern.net.au', 'homoglyph'],
    ['аcme.com.au', 'acme.com.au', 'homoglyph'],
    [domainToASCII('pаypаl.com'), 'paypal.com', 'homoglyph'],
    ['xn--pypal-4ve.com', 'paypal.com', 'homoglyph'],
    ['acmé.com.au', 'acme.com.au', 'homoglyph'],
    ['αcme.net', 'acme.com.au', 'homoglyph'],
    ['bluegum.corn.au', 'bluegum.com.au', 'homoglyph'],
    ['ag1.com.au', 'agl.com.au', 'homoglyph'],
    ['harb0ur-electrical.com.au', 'harbour-electrical.com.au', 'homoglyph'],
    // Other endings
    ['acme.com', 'acme.com.au', 'other-ending'],
    ['acme.co', 'acme.com.au', 'other-ending'],
    ['acme.net.au', 'acme.com.au', 'other-ending'],
    ['acme.myshopify.com', 'acme.com.au', 'other-ending'],
    ['acme.onmicrosoft.com', 'acme.com.au', 'other-ending'],
    ['acme.co.au', 'acme.com.au', 'other-ending'],
    ['mail.acme.cm.au', 'acme.com.au', 'other-ending'],
    ['acme.pay-now.net', 'acme.com.au', 'other-ending'],
    ['accounts.agl.pay-now.net', 'agl.com.au', 'other-ending'],
    // Added words
    ['acme-billing.com.au', 'acme.com.au', 'added-word'],
    ['acmepayments.com', 'acme.com.au', 'added-word'],
    ['accounts-acme.com.au', 'acme.com.au', 'added-word'],
    ['acmegroupaustralia.com', 'acme.com.au', 'added-word'],
    ['acrne-billing.com', 'acme.com.au', 'added-word'],
    ['acme-com-au.net', 'acme.com.au', 'added-word'],
    ['acmecom.au', 'acme.com.au', 'added-word'],
    ['acme.com.au.billing.example', 'acme.com.au', 'added-word'],
    ['mail.acme.com.au.example.net', 'acme.com.au', 'added-word'],
    ['acme1.com.au', 'acme.com.au', 'added-word'],
    ['acme.com.au-invoices.net', 'acme.com.au', 'added-word'],
    ['mail.acme.com-au.net', 'acme.com.au', 'added-word'],
    ['acme-com-au.pay-now.net', 'acme.com.au', 'added-word'],
    ['harbour.electrical-com.au-pay.net', 'harbour-electrical.com.au', 'added-word'],
    ['acme-billing.pay-now.net', 'acme.com.au', 'added-word'],
    ['acme.c0m.au.com', 'acme.com.au', 'homoglyph'],
    ['acrne.com.au-invoices.net', 'acme.com.au', 'homoglyph'],
    ['acrne.pay-now.net', 'acme.com.au', 'homoglyph'],
    ['harbour-electrical-perth-west.com', 'harbour-electrical.com.au', 'added-word'],
    // Misspelt
    ['bluegun.com.au', 'bluegum.com.au', 'edit'],
    ['blugum.com.au', 'bluegum.com.au', 'edit'],
    ['bluegmu.com', 'bluegum.com.au', 'edit'],
    ['acmee.com.au', 'acme.com.au', 'edit'],
    ['amce.com.au', 'acme.com.au', 'edit'],
    ['aggl.com.au', 'agl.com.au', 'edit'],
    ['blue-gum.com.au', 'bluegum.com.au', 'edit'],
    ['harbourelectrical.com.au', 'harbour-electrical.com.au', 'edit'],
    ['harbor-electricals.com', 'harbour-electrical.com.au', 'edit'],
  ])('finds %s near %s by its %s', (given, near, how) => {
    expect(lookAlike(given, KNOWN)).toEqual({ domain: near, how });
  });

  it('compares neighbours below a shared suffix with each other', () => {
    const known = ['acmeplumbing.onmicrosoft.com', 'zendesk.com'];
    expect(lookAlike('acmeplumbimg.onmicrosoft.com', known)?.domain).toBe('acmeplumbing.onmicrosoft.com');
    expect(lookAlike('other.onmicrosoft.com', known)).toBeNull();
    expect(lookAlike('acmeplumbing.onmicrosoft.com', known)).toBeNull();
    expect(lookAlike('redgum.zendesk.com', known)).toBeNull();
    expect(lookAlike('zendesk.com', known)).toBeNull();
    expect(lookAlike('zendesk-billing.com', known)?.domain).toBe('zendesk.com');
  });

  it('finds the same name with other words beside it', () => {
    expect(lookAlike('acme-billing.com.au', ['acme-group.com.au'])).toEqual({
      domain: 'acme-group.com.au',
      how: 'added-word',
    });
  });

  it.each([
    ['acme.com.au'],
    ['ACME.com.au.'],
    ['invoices.mail.acme.com.au'],
    ['gmail.com'],
    ['bigpond.com'],
    ['acne.com.au'],
    ['acorn.com.au'],
    ['agl-plumbing.com.au'],
    ['ags.com.au'],
    ['aggl.com'],
    ['gal.com.au'],
    ['vintage-acme-com-au.net'],
    ['acmeville.example.net'],
    ['pepsi.com'],
    ['redgum.com.au'],
    ['bluegumtree.com.au'],
    ['harbour.com.au'],
    ['modernart.net.au'],
    ['localhost'],
    ['10.0.0.1'],
    ['com.au'],
    [''],
    ['..'],
    ['xn--'],
    ['a'.repeat(5_000)],
  ])('leaves %p alone', (given) => {
    expect(lookAlike(given, KNOWN)).toBeNull();
  });

  it('ignores a known domain, however similar to another known one', () => {
    expect(lookAlike('acme.com', ['acme.com.au', 'acme.com'])).toBeNull();
    expect(lookAlike('ymail.com', ['gmail.com'])).toBeNull();
    expect(lookAlike('gmai1.com', ['gmail.com'])).toEqual({ domain: 'gmail.com', how: 'homoglyph' });
  });

  it('distinguishes domains that differ by a number', () => {
    expect(lookAlike('store13.com.au', ['store12.com.au'])).toBeNull();
  });

  it('prefers the most telling likeness', () => {
    expect(lookAlike('acrne.com.au', ['acmes.com.au', 'acme.com.au'])?.how).toBe('homoglyph');
  });

  it('never warns of a domain itself, or of what stands below it', () => {
    fc.assert(
      fc.property(domain, fc.array(domain, { maxLength: 5 }), label, (own, others, below) => {
        expect(lookAlike(own, [...others, own])).toBeNull();
        expect(lookAlike(`${below}.${own}`, [...others, own])).toBeNull();
        expect(lookAlike(own, [`${below}.${own}`, ...others])).toBeNull();
      }),
    );
  });

  it('finds every added word, hyphen and ending, and letters that look alike', () => {
    const word = fc.constantFrom('billing', 'accounts', 'payments', 'invoice', 'finance', 'au', 'group');
    fc.assert(
      fc.property(label, suffix, suffix, word, (name, ending, other, added) => {
        const known = [`${name}.${ending}`];
        expect(lookAlike(`${name}-${added}.${other}`, known)?.how).toBe('added-word');
        expect(lookAlike(`${added}${name}.${other}`, known)?.how).toBe('added-word');
        expect(lookAlike(`${name.slice(0, 2)}-${name.slice(2)}.${ending}`, known)?.how).toBe('edit');
        if (other !== ending) expect(lookAlike(`${name}.${other}`, known)?.how).toBe('other-ending');
        for (const [plain, alike] of [
          ['o', '0'],
          ['a', 'а'],
          ['e', 'е'],
          ['m', 'rn'],
          ['w', 'vv'],
        ] as const) {
          if (name.includes(plain))
            expect(lookAlike(`${name.replace(plain, alike)}.${other}`, known)?.how).toBe('homoglyph');
        }
      }),
    );
  });

  it('accepts any text as a domain', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 80 }),
        fc.array(fc.string({ maxLength: 40 })),
        (given, known) => {
          lookAlike(given, known);
          expect(lookAlike(given, [given])).toBeNull();
        },
      ),
    );
  });

  /** The one in the list that a host of a domain in it would be taken to imitate. */
  const imitatedBy = (host: string, registered: string): string[] => {
    const near = lookAlike(
      host,
      AUSTRALIAN_DOMAINS.filter((known) => known !== registered),
    );
    return near === null ? [] : [`${host} ${near.domain}`];
  };
  const alarming = new Map<string, string[]>();
  beforeAll(() => AUSTRALIAN_DOMAINS.forEach((one) => alarming.set(one, imitatedBy(one, one))));

  it('is rarely alarmed by domains that have nothing to do with each other', () => {
    expect([...alarming.values()].flat()).toEqual([
      'tollgroup.com toll.com.au',
      'qantas.com.au qantas.com',
      'qantas.com qantas.com.au',
      'budgetdirect.com.au budget.com.au',
      'westpac.com.au westrac.com.au',
      'suncorpbank.com.au suncorp.com.au',
      'westrac.com.au westpac.com.au',
    ]);
  });

  it('is not alarmed by the hosts that send for them', () => {
    // Each host below another domain: all below all would take minutes.
    const senders = AUSTRALIAN_DOMAINS.filter((one) => alarming.get(one)?.length === 0);
    const alarms = SENDING_HOSTS.flatMap((host, at) => {
      const one = senders[(at * 7) % senders.length] ?? '';
      return imitatedBy(`${host}.${one}`, one);
    });
    expect(alarms).toEqual([]);
  });
});
