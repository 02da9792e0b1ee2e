import { areWithin, isAllowed, networkOf } from './addresses.js';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 10.1.2.3/8 ', '10.0.0.0/8'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:DB8:0:1::9/32', '2001:db8::/32'],
    ['::1', '::1/128'],
    ['::ffff:10.1.2.3', '10.1.2.3/32'],
    ['::ffff:10.1.2.3/104', '10.0.0.0/8'],
  ])('%s is kept as %s', (given, kept) => expect(networkOf(given)).toBe(kept));

  it.each([
    '',
    'a',
    '10.1',
    '010.0.0.1/8/8',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '0x0a.0.0.1',
    '::ffff:10.0.0.1/95',
    'fe80::1%eth0',
    '1',
    '10.0.0.0/8 ,',
  ])('%j is none', (given) => expect(networkOf(given)).toBeNull());
});

describe('isAllowed', () => {
  const networks = ['10.0.0.0/8', '203.0.113.7/32', '2001:db8::/32'];

  it.each(['10.255.0.1', '203.0.113.7', '::ffff:10.0.0.1', '2001:db8:ffff::1'])('lets %s in', (address) =>
    expect(isAllowed(address, networks)).toBe(true),
  );

  it.each(['11.0.0.1', '203.0.113.8', '::ffff:11.0.0.1', '2001:db9::1', '::10.0.0.1', '', 'nonsense'])(
    'keeps %j out',
    (address) => expect(isAllowed(address, networks)).toBe(false),
  );

  it('lets everybody in without a list', () => expect(isAllowed('203.0.113.8', [])).toBe(true));
});

describe('areWithin', () => {
  it.each([
    [['10.1.0.0/16', '2001:db8::1/128'], true],
    [['10.0.0.0/8'], true],
    [[], false],
    [['0.0.0.0/0'], false],
    [['10.0.0.0/7'], false],
    [['10.1.0.0/16', '11.0.0.0/16'], false],
    [['::/0'], false],
  ])('%j in two networks: %s', (networks, expected) =>
    expect(areWithin(networks, ['10.0.0.0/8', '2001:db8::/32'])).toBe(expected),
  );

  it('treats everything as within no limit', () => expect(areWithin([], [])).toBe(true));
});
