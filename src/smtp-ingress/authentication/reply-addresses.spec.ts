import { readHeaderBlock } from './standards/header-block.js';
import { replyAddresses } from './reply-addresses.js';

const of = (...fields: string[]): string | null =>
  replyAddresses(
    readHeaderBlock(Buffer.from(`From: ar@supplier.example\r\n${fields.join('\r\n')}\r\n\r\nPlease pay.\r\n`)),
  );

describe('replyAddresses', () => {
  it('is empty without the field', () => expect(of('X-Reply-To: ar@evil.example')).toBeNull());

  it.each([
    ['one address', 'Reply-To: ar@supplier.example', 'ar@supplier.example'],
    ['one with a name', 'Reply-To: Accounts <AR@Supplier.Example>', 'ar@supplier.example'],
    ['an address as its own name', 'Reply-To: "ar@supplier.example" <ar@supplier.example>', 'ar@supplier.example'],
    ['an encoded name', 'Reply-To: =?utf-8?q?M=C3=BCller=2C_Hans?= <ar@supplier.example>', 'ar@supplier.example'],
    ['a comment', 'Reply-To: ar@supplier.example (Accounts (Perth))', 'ar@supplier.example'],
    ['two addresses', 'Reply-To: ar@supplier.example, ar@evil.example', 'ar@supplier.example, ar@evil.example'],
    [
      'a comma in a quoted name',
      'Reply-To: "Lee, Kim" <ar@supplier.example>, b@c.example',
      'ar@supplier.example, b@c.example',
    ],
    ['folded lines', 'Reply-To: ar@supplier.example,\r\n ar@evil.example', 'ar@supplier.example, ar@evil.example'],
    [
      'lines folded behind a bare LF',
      'Reply-To: ar@supplier.example,\n ar@evil.example',
      'ar@supplier.example, ar@evil.example',
    ],
    ['a field that Thunderbird answers', 'Mail-Reply-To: ar@evil.example', 'ar@evil.example'],
    [
      'a field that it answers to all',
      'Reply-To: ar@supplier.example\r\nMail-Followup-To: ar@evil.example',
      'ar@supplier.example, ar@evil.example',
    ],
    ['a group', 'Reply-To: Accounts: ar@supplier.example, ar@evil.example;', 'ar@supplier.example, ar@evil.example'],
    [
      'a group among others',
      'Reply-To: a@b.example, Pay: ar@evil.example;, c@d.example',
      'a@b.example, ar@evil.example, c@d.example',
    ],
    ['the same twice', 'Reply-To: ar@supplier.example, AR@supplier.example', 'ar@supplier.example'],
    ['a domain of other letters', 'Reply-To: ar@suppliér.example', 'ar@xn--supplir-gya.example'],
  ])('reads %s', (_what, field, addresses) => expect(of(field)).toBe(addresses));

  it('reads every field, however its name is written', () => {
    expect(of('Reply-To: ar@supplier.example', 'REPLY-TO : ar@evil.example')).toBe(
      'ar@supplier.example, ar@evil.example',
    );
    expect(of('Reply-To: ar@supplier.example\nreply-to: ar@evil.example')).toBe('ar@supplier.example, ar@evil.example');
  });

  it.each([
    ['no address', 'Reply-To: '],
    ['a group without members', 'Reply-To: undisclosed-recipients:;'],
    ['a name alone', 'Reply-To: Accounts'],
    ['one that is none beside one that is', 'Reply-To: ar@supplier.example, Accounts'],
    ['a quoted local part', 'Reply-To: "ar@evil.example>, <x"@supplier.example'],
    ['a quoted local part that is plain', 'Reply-To: "quoted"@supplier.example'],
    ['a comment left open', 'Reply-To: ar@supplier.example (ar@evil.example'],
    ['a quote left open', 'Reply-To: "Accounts <ar@evil.example>, ar@supplier.example'],
    ['a comment inside an address', 'Reply-To: ar@evil.example(x)@supplier.example'],
    ['a route', 'Reply-To: <@evil.example:ar@supplier.example>'],
    ['two signs', 'Reply-To: ar@evil.example@supplier.example'],
    ['an address in brackets twice', 'Reply-To: <ar@evil.example> <ar@supplier.example>'],
    ['an address before one in brackets', 'Reply-To: ar@evil.example <ar@supplier.example>'],
    ['an encoded address', 'Reply-To: =?utf-8?q?ar=40evil.example?= <ar@supplier.example>'],
    ['an encoded address (base64)', 'Reply-To: =?utf-8?b?YXJAZXZpbC5leGFtcGxlLA==?= <ar@supplier.example>'],
    ['an encoded word in an address', 'Reply-To: =?utf-8?q?ar=40evil.example=3E?=@supplier.example'],
    ['an invisible letter in a domain', 'Reply-To: ar@supplier\u200b.example'],
    ['a semicolon outside a group', 'Reply-To: ar@supplier.example; @evil.example'],
    ['an address of a machine', 'Reply-To: ar@[192.0.2.1]'],
    [
      'more than can be meant',
      `Reply-To: ${Array.from({ length: 40 }, (_, at) => `a${at}@supplier.example`).join(', ')}`,
    ],
    ['far too much', `Reply-To: ar@supplier.example, ${' '.repeat(20_000)}ar@evil.example`],
  ])('does not vouch for %s', (_what, field) => expect(of(field)).toMatch(/^\? ?/));

  it('does not vouch for a header about whose lines readers disagree', () =>
    expect(of('Reply-To: ar@supplier.example\rReply-To: ar@evil.example')).toMatch(/^\? /));

  it('is fast on input made to be slow', () => {
    const began = process.cpuUsage();
    for (const part of ['<', '(', '"', ':', 'a@', ',;', '=?', 'a:b;', '\\'])
      of(`Reply-To: ${part.repeat(16_000 / part.length)}`);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_500);
  });
});
