import { tellsAgainst } from './tells-against.js';

describe('what is said against the account beside it', () => {
  it.each([
    'Payments to the account below will bounce.',
    'Our financier now collects payment: ask it where to pay.',
    'This debt is assigned to Eastgate Factors, pay them and not BSB 062-000 Account 12345678.',
    'Our financier requires payment only to its own account, instead of to Example BSB 062-000 A/C 12345678.',
    'Pay our lender, which writes to you. BSB 062-000 A/C 12345678',
    'Our financier takes payment to its account, at BSB shown on its site; it was BSB 062-000 A/C 12345678.',
  ])('is heard in %j', (sentence) => expect(tellsAgainst(sentence)).toBe(true));

  it.each(['Our bank details have changed.', 'Our old account is closed.'])('is not heard in %j', (sentence) =>
    expect(tellsAgainst(sentence)).toBe(false),
  );
});
