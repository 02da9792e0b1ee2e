import { channelsFor } from './channels.js';

const MOBILE = '+61412345678';
const EMAIL = 'jane@example.com';

describe('channelsFor', () => {
  const given = (mobile: boolean, email: boolean, sms: boolean, mail: boolean) => ({
    individualMobile: mobile ? MOBILE : null,
    individualEmail: email ? EMAIL : null,
    sendIndividualAuthenticationSms: sms,
    sendIndividualAuthenticationEmail: mail,
  });
  const ways = (verification: ReturnType<typeof given>, there: ('sms' | 'email')[] = ['sms', 'email']) => {
    const { link, code } = channelsFor(verification, new Set(there));
    return [link?.channel ?? null, code?.channel ?? null];
  };

  it('sends link and code apart where both ways were asked for', () => {
    expect(channelsFor(given(true, true, true, true), new Set(['sms', 'email']))).toEqual({
      link: { channel: 'email', to: EMAIL },
      code: { channel: 'sms', to: MOBILE },
    });
  });

  it('sends both the one way that was asked for', () => {
    expect(ways(given(true, true, true, false))).toEqual(['sms', 'sms']);
    expect(ways(given(true, true, false, true))).toEqual(['email', 'email']);
    expect(ways(given(false, true, false, true))).toEqual(['email', 'email']);
  });

  it('sends no link where none was asked for, and the code by SMS if it can', () => {
    expect(ways(given(true, true, false, false))).toEqual([null, 'sms']);
    expect(ways(given(false, true, false, false))).toEqual([null, 'email']);
  });

  it('uses no channel that the individual does not have', () => {
    expect(ways(given(true, true, true, true), ['email'])).toEqual(['email', 'email']);
    expect(ways(given(true, true, true, true), ['sms'])).toEqual(['sms', 'sms']);
    expect(ways(given(true, true, true, false), ['email'])).toEqual([null, 'email']);
    expect(ways(given(true, false, true, false), [])).toEqual([null, null]);
  });
});
