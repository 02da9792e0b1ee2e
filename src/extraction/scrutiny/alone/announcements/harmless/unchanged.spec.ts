import { announcementsInText } from '../announcements.js';
import { plainOf } from '../announces.js';
import { saysUnchanged } from './unchanged.js';

describe('saysUnchanged', () => {
  it.each([
    'Please note our BSB and account number remain exactly as on previous invoices.',
    'Rest assured our account is still the same that you have always used.',
    'New logo, same bank details.',
    'We have a new address but the same bank account.',
    'Our bank details have not changed since 2009.',
    'Our bank details haven’t changed.',
    'Our bank account stays the same despite our new name.',
  ])('holds for %s', (said) => {
    expect(saysUnchanged(plainOf(said))).toBe(true);
    expect(announcementsInText(said)).toEqual([]);
  });

  it.each([
    'Our bank account is not the same.',
    'Our bank account has changed but our name is still the same.',
    'New bank account, same name.',
    'Our account is no longer the same.',
    'Our bank details remain as in my text message.',
    'Our bank details stay the same, but ask Dana.',
    'Our old account is still the same.',
    'The number has changed, the bank is the same.',
    'Our ABN has not changed, but our bank account has.',
    'Our name stays the same, our bank account is new.',
    'Our name remains, our bank account not.',
    'Our bank account is still 062-000 1944 8172.',
    'Please use our new company account, the bank is still the same.',
    'Kindly keep to the account of our new owners, the bank stays the same.',
    'Our account details are still the same as on our new website.',
    'The same bank but with the account of our new owners.',
    'New company account, same bank.',
    'Please pay on time.',
  ])('does not hold for %s', (said) => expect(saysUnchanged(plainOf(said))).toBe(false));
});
