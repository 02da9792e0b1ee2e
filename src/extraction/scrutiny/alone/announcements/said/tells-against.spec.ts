import { tellsAgainst } from './tells-against.js';

describe('what is said against the account beside it', () => {
  it.each([
    'Payments to the account below will bounce.',
    'Our financier now collects payment: ask it where to pay.',
    'This debt is assigned to Eastgate Factors, pay them and not BSB 062-000 Account 12345678.',
    'Our financier requires payment only to its own account, instead of to Example BSB 062-000 A/C 12345678.',
    'Pay our lender, which writes to you. BSB 062-000 A/C 12345678',
    'Our financier takes payment to its account, at BSB shown on its site; it was BSB 062-000 A/C 12345678.',
    'The transfer goes to our Brisbane entity this quarter.',
    'Our bank details are on our website.',
    'Please give cash to the driver.',
    'This bill has been taken over by Osprey Capital.',
    'You will hear from Dana where to transfer the balance.',
    'Unser neues Konto: Überweisungen auf obiges werden abgewiesen.',
    'Notre nouveau compte : appelez-nous avant de payer.',
    'Nieuwe rekening, betaal niet op deze.',
    'Nueva cuenta: espere nuestra llamada.',
    'Nuovo conto, quello sopra è chiuso.',
    'Our new account: dotychczasowy rachunek zamknieto 062-000 12345678.',
  ])('is heard in %j', (sentence) => expect(tellsAgainst(sentence)).toBe(true));

  it.each([
    'Our financier requires payment only to: Tamar Holdings Pty Ltd ITF Scottish Pacific BSB 062-000 A/C 12345678',
    'The new account of Tamar Holdings Pty Ltd is BSB 062-000 Account No 12345678.',
  ])('is not heard in a name: %j', (sentence) =>
    expect(tellsAgainst(sentence, ['Tamar Holdings Pty Ltd'])).toBe(false),
  );

  it.each([
    ['Our financier requires payment only to: Tamar Holdings Pty Ltd BSB 062-000 A/C 12345678', 'Larch Pty Ltd'],
    [
      'Our financier requires payment only to: Tamar Pty Ltd ITF Account Closed BSB 062-000 A/C 12345678',
      'Tamar Pty Ltd',
    ],
    ['Our new account is that of Account Closed Call Us, BSB 062-000', 'Account Closed Call Us'],
    ['Our new account is held by our holding company.', 'Holding'],
    ['Tamar Holdings Pty Ltd has a new account, wait for its letter.', 'Tamar Holdings Pty Ltd'],
  ])('is heard in %j, whoever %j is', (sentence, name) => expect(tellsAgainst(sentence, [name])).toBe(true));

  it.each(['Our bank details have changed.', 'Our old account is closed.'])('is not heard in %j', (sentence) =>
    expect(tellsAgainst(sentence)).toBe(false),
  );
});
