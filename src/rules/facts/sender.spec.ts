import { Unknown } from './finding.js';
import { isOneParty, replyToMatches, senderOf } from './sender.js';

const email = (from: string, replyTo: string | null = null): Parameters<typeof replyToMatches>[0] => ({
  from,
  fromDomain: from.replace(/.*@|>$/g, ''),
  replyTo,
});

describe('senderOf', () => {
  it.each([
    ['accounts@mail.harbourlane.com.au', 'harbourlane.com.au'],
    ['Harbour Lane <harbour.lane@gmail.com>', 'harbour.lane@gmail.com'],
    ['a@localhost', 'localhost'],
    ['accounts@victim.onmicrosoft.com', 'victim.onmicrosoft.com'],
    ['Harbour Lane <harbour.lane@hotmail.ca>', 'harbour.lane@hotmail.ca'],
  ])('%s sends from %s', (from, sender) => expect(senderOf(email(from))).toBe(sender));

  it('is nobody where the header names several', () =>
    expect(senderOf({ from: 'a@x.com, b@y.com', fromDomain: null })).toBeNull());
});

describe('replyToMatches', () => {
  it.each<[string | null, boolean]>([
    [null, true],
    ['jane@harbourlane.com.au', true],
    ['jane@harbourlane.com.au, pay@mail.harbourlane.com.au', true],
    ['jane@pay.harbourlane.com.au', true],
    ['harbour.lane@gmail.com', false],
    ['jane@harbourlane.com.au, mallory@evil.com', false],
  ])('%s: %s', (replyTo, matches) =>
    expect(replyToMatches(email('accounts@harbourlane.com.au', replyTo))).toBe(matches),
  );

  it('compares whole addresses where anybody can have one', () => {
    expect(replyToMatches(email('harbour@gmail.com', 'harbour@gmail.com'))).toBe(true);
    expect(replyToMatches(email('harbour@gmail.com', 'mallory@gmail.com'))).toBe(false);
  });

  it('takes customers of one company for different senders', () => {
    const from = 'accounts@victim.onmicrosoft.com';
    expect(replyToMatches(email(from, 'jane@victim.onmicrosoft.com'))).toBe(true);
    expect(replyToMatches(email(from, 'pay@evil.onmicrosoft.com'))).toBe(false);
    expect(replyToMatches(email('jo@hotmail.ca', 'mallory@hotmail.ca'))).toBe(false);
  });

  it.each([
    '',
    'undisclosed',
    '? accounts@harbourlane.com.au',
    '"x"@harbourlane.com.au',
    'Jane <jane@harbourlane.com.au>',
  ])('cannot say where the header could not be read: %s', (replyTo) =>
    expect(replyToMatches(email('accounts@harbourlane.com.au', replyTo))).toBeInstanceOf(Unknown),
  );
});

describe('isOneParty', () => {
  it.each(['harbourlane.com.au', 'victim.onmicrosoft.com', 'harbour.lane@gmail.com'])('%s is', (sender) =>
    expect(isOneParty(sender)).toBe(true),
  );
  it.each(['xero.com', 'intuit.com', 'onmicrosoft.com', 'zendesk.com', 'hotmail.ca'])('%s is not', (sender) =>
    expect(isOneParty(sender)).toBe(false),
  );
});
