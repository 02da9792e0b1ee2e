import fc from 'fast-check';
import { decideOnSender, provenSender } from './decide-on-sender.js';
import { normaliseSender } from './sender-name.js';
import type { SenderPolicy } from './sender-rule.entity.js';

const rules = (entries: Record<string, SenderPolicy>): Map<string, SenderPolicy> => new Map(Object.entries(entries));
const from = (address: string, authenticated: boolean | null = true) => ({
  proven: provenSender(address, authenticated),
  claimed: [address],
});

describe('decideOnSender', () => {
  it('goes by the most particular rule about an authenticated sender', () => {
    const some = rules({ 'acme.example': 'block', 'ar@acme.example': 'allow', 'mail.acme.example': 'ask' });
    expect(decideOnSender(from('ar@acme.example'), some, 'ask')).toBe('allowed');
    expect(decideOnSender(from('x@acme.example'), some, 'allow')).toBe('blocked');
    expect(decideOnSender(from('x@mail.acme.example'), some, 'allow')).toBe('held');
    expect(decideOnSender(from('x@notacme.example'), some, 'allow')).toBe('allowed');
    expect(decideOnSender(from('x@other.example'), some, 'ask')).toBe('held');
  });

  it.each([false, null])('lets nobody use an entry that allows who is not authenticated (%p)', (authenticated) => {
    const some = rules({ 'acme.example': 'allow', 'ar@acme.example': 'allow' });
    expect(decideOnSender(from('ar@acme.example', authenticated), some, 'ask')).toBe('held');
    const below = rules({ 'acme.example': 'block', 'ar@acme.example': 'allow' });
    expect(decideOnSender(from('ar@acme.example', authenticated), below, 'allow')).toBe('blocked');
  });

  it.each(['onmicrosoft.com', 'zendesk.com', 'hotmail.ca'])(
    'lets nobody in by an older entry that allows all of %s',
    (name) => {
      const some = rules({ [name]: 'allow', [`victim.${name}`]: 'allow' });
      expect(decideOnSender(from(`a@evil.${name}`), some, 'ask')).toBe('held');
      expect(decideOnSender(from(`a@evil.${name}`), rules({ [name]: 'block' }), 'allow')).toBe('blocked');
    },
  );

  it('allows one customer of a company that has many', () => {
    const some = rules({ 'victim.onmicrosoft.com': 'allow' });
    expect(decideOnSender(from('a@victim.onmicrosoft.com'), some, 'ask')).toBe('allowed');
    expect(decideOnSender(from('a@evil.onmicrosoft.com'), some, 'ask')).toBe('held');
  });

  it('blocks whatever claims to be from a blocked sender', () => {
    const senders = { proven: provenSender('a@fine.example', true), claimed: ['a@fine.example', 'b@bad.example'] };
    expect(decideOnSender(senders, rules({ 'bad.example': 'block', 'fine.example': 'allow' }), 'allow')).toBe(
      'blocked',
    );
  });

  it('never lets an allow entry decide if nothing is proven', () => {
    const address = fc.constantFrom('a@x.example', 'b@x.example', 'a@m.x.example', 'a@y.example');
    const name = fc.constantFrom('x.example', 'm.x.example', 'y.example', 'example', 'a@x.example', 'a@y.example');
    const entry = fc.tuple(name, fc.constantFrom<SenderPolicy>('allow', 'block', 'ask'));
    fc.assert(
      fc.property(fc.array(address), fc.array(entry), fc.constantFrom('allow', 'ask'), (claimed, entries, fallback) => {
        const withAllows = new Map(entries);
        const without = new Map([...withAllows].filter(([, policy]) => policy !== 'allow'));
        const senders = { proven: null, claimed };
        expect(decideOnSender(senders, withAllows, fallback)).toBe(decideOnSender(senders, without, fallback));
      }),
    );
  });
});

describe('normaliseSender', () => {
  it.each([
    [' AR@Acme.COM.au ', 'ar@acme.com.au'],
    ['Acme.com.au.', 'acme.com.au'],
    ['@acme.com.au', 'acme.com.au'],
    ['*@acme.com.au', 'acme.com.au'],
    ['mail.acme.com.au', 'mail.acme.com.au'],
    ['büro@bücher.example', 'büro@xn--bcher-kva.example'],
    ['zendesk.com', 'zendesk.com'],
    ['com.au', null],
    ['acme', null],
    ['a b@acme.example', null],
    ['<ar@acme.example>', null],
    ['a@b@acme.example', null],
    ['*.acme.example', null],
    ['.acme.example', null],
    ['ar*@acme.example', null],
    ['%@acme.example', null],
    ['', null],
    ['@', null],
    ['a@', null],
    ['x'.repeat(400), null],
  ])('%p is %p', (given, sender) => expect(normaliseSender(given)).toBe(sender));
});
