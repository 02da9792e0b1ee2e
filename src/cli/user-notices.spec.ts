import { NOTICE_KINDS } from '../notices/notice-kinds.js';
import { readKinds } from './user-notices.js';

describe('readKinds', () => {
  it('reads all, none and some', () => {
    expect(readKinds('all')).toEqual(NOTICE_KINDS);
    expect(readKinds('none')).toEqual([]);
    expect(readKinds('subscription_disabled, compromised_details,compromised_details')).toEqual([
      'compromised_details',
      'subscription_disabled',
    ]);
  });

  it.each(['everything', '', 'all,none', 'compromised_details,'])('refuses %j', (text) => {
    expect(() => readKinds(text)).toThrow(/is not one of compromised_details/);
  });
});
