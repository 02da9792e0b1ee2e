import { maskText, maskValue } from './mask.js';

describe('maskText', () => {
  it('hides the token in the link of an individual', () => {
    expect(maskText('http://localhost:3000/individual-authentication/qW3_x-9Zq0aB')).toBe(
      'http://localhost:3000/individual-authentication/…',
    );
  });

  it('hides what follows the prefix of a token', () => {
    expect(maskText('Bearer ent_sk_test_abcDEF123-_x was refused')).toBe('Bearer ent_sk_test_… was refused');
    expect(maskText('whsec_abc+/DEF/12=, said')).toBe('whsec_…, said');
  });

  it.each([
    ['account 123456789 is known', 'account •••••6789 is known'],
    ['account 1234 5678 is known', 'account ••••5678 is known'],
    ['Key (account_number)=(12345678) exists', 'Key (account_number)=(••••5678) exists'],
    ['account:12345678 is known', 'account:••••5678 is known'],
    ['acct.12345678', 'acct.••••5678'],
    ['BSB 062-000-12345678', 'BSB ••••••••••5678'],
    ['paid to -123456789-', 'paid to -•••••6789-'],
    ['{"account_number":123456789}', '{"account_number":•••••6789}'],
  ])('masks numbers that could be an account: %s', (given, masked) => expect(maskText(given)).toBe(masked));

  it.each([
    'listening on 127.0.0.1:54321',
    'listening on [::1]:54321',
    'at file.js:12345:45',
    'took 1234 ms',
    'invoice 01932d3e-0000-7000-8000-123456789012 at 2026-11-21T05:16:39.208Z',
    'job outbox-1000001',
  ])('leaves %s alone', (text) => expect(maskText(text)).toBe(text));
});

describe('maskText of email addresses', () => {
  it.each([
    ['550 <kim.lee@supplier.example> is unknown', '550 <…@supplier.example> is unknown'],
    ['"Kim Lee" <kim+invoices@mail.supplier.example>', '"Kim Lee" <…@mail.supplier.example>'],
    ['RCPT TO:<"kim lee"@supplier.example> SIZE=1', 'RCPT TO:<…@supplier.example> SIZE=1'],
    ['zoë@bücher.example, ann@localhost.', '…@bücher.example, …@localhost.'],
    ['to=kim@[192.0.2.1]', '…@[192.0.2.1]'],
    [
      '/inbound-emails?filter[from]=kim%40supplier.example&sort=id',
      '/inbound-emails?filter[from]…%40supplier.example&sort=id',
    ],
    ['smtps://mailer:pass@mail.example:465', 'smtps://mailer:…@mail.example:465'],
    ["o'brien@supplier.example", '…@supplier.example'],
  ])('keeps the domain alone of %s', (given, masked) => expect(maskText(given)).toBe(masked));

  it.each(['at node_modules/@nestjs/core/injector.js', '@napi-rs/canvas', 'a @ b'])('leaves %s alone', (text) =>
    expect(maskText(text)).toBe(text),
  );

  it('is fast on long texts', () => {
    const began = process.cpuUsage();
    for (const text of [
      'a.'.repeat(50_000),
      '@'.repeat(50_000),
      'a@'.repeat(50_000),
      `a@${'b.'.repeat(50_000)}`,
      '"\\'.repeat(50_000),
    ])
      maskText(text);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(2_000);
  });
});

describe('maskValue', () => {
  it('masks what only begins like an id', () => {
    expect(maskValue('01932d3e-0000-account 12345678')).toBe('01932d3e-0000-account ••••5678');
  });

  it('masks by the name of a field, however deep', () => {
    expect(maskValue({ a: [{ account_number: '123456789', token: 'x' }], authorization: 'Bearer y' })).toEqual({
      a: [{ account_number: '•••••6789', token: '…' }],
      authorization: '…',
    });
  });

  it('keeps ids and numbers', () => {
    const id = '01932d3e-0000-7000-8000-123456789012';
    expect(maskValue({ id, port: 54321 })).toEqual({ id, port: 54321 });
  });
});
