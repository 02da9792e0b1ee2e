import { namedBank } from './named-bank.js';

it.each([
  ['For this invoice please use our ANZ account.', '013-551'],
  ['Please use our NAB account below.', '082-100'],
  ['Pay this invoice into our Commonwealth Bank account', '062-000'],
])('knows the bank in: %s', (text, bsb) => {
  expect(namedBank(text)?.(bsb)).toBe(true);
  expect(namedBank(text)?.('484-799')).toBe(false);
});

it.each([
  'Our bank is ANZ.',
  'For this invoice please use the account below.',
  'Please use our ANZ account. Please use our NAB account.',
])('knows no bank in: %s', (text) => expect(namedBank(text)).toBeNull());
