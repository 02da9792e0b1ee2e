import { TestDnsServer } from '../../../test/support/dns-server.js';
import { judgeMessage } from '../../../test/support/judge-message.js';
import { compose, MailDomain } from '../../../test/support/mail-domain.js';
import type { AuthenticationRequest } from './verdict.js';

const MESSAGE = { from: 'Accounts <ar@supplier.example>', to: 'inbox@localhost', subject: 'Invoice 7', text: 'Pay.\n' };
const ELSEWHERE: Partial<AuthenticationRequest> = { peerAddress: '192.0.2.7', envelopeFrom: 'x@attacker.example' };

describe('a signature of somebody else that seems to be the sender’s', () => {
  let dns: TestDnsServer;
  let attacker: MailDomain;
  let raw: Buffer;

  beforeAll(async () => {
    dns = await TestDnsServer.start();
    new MailDomain(dns, 'supplier.example');
    attacker = new MailDomain(dns, 'attacker.example');
    raw = await compose(MESSAGE);
  });
  afterAll(() => dns.stop());

  it('counts for the domain that signed', async () => {
    const found = await judgeMessage(dns, attacker.signAs(raw, 'd=attacker.example;'), ELSEWHERE);
    expect(found).toMatchObject({ dkim: 'pass', dmarc: 'fail', authenticated: false });
    const [, copied] = /x=(.*)/.exec('x=a (b) "c"') ?? [];
    const remarks = await judgeMessage(
      dns,
      attacker.signAs(raw, `d=attacker.example; z=Subject:${copied};`),
      ELSEWHERE,
    );
    expect(remarks).toMatchObject({ dkim: 'pass', authenticated: false });
  });

  it.each([
    'd=supplier.example; d=attacker.example;',
    'd=attacker.example; d=supplier.example;',
    'D=supplier.example; d=attacker.example;',
    'd=(supplier.example) attacker.example;',
    'z(;d=supplier.example;)=x; d=attacker.example;',
    'z=";d=supplier.example;"; d=attacker.example;',
    'd=supplier.example; z=(; d=attacker.example; x=);',
    'd=supplier.example;; d=attacker.example;',
    'd; d=attacker.example;',
    'd\u200b=supplier.example; d=attacker.example;',
  ])('does not count with the tags %s', async (tags) => {
    const found = await judgeMessage(dns, attacker.signAs(raw, tags), ELSEWHERE);
    expect(found).toMatchObject({ dkim: 'permerror', dmarc: 'fail', authenticated: false });
  });

  it.each(['/', '\\', '#', '?', '\u00ad', ':'])('does not count for a domain that is cut at %p', async (mark) => {
    const signingDomain = `supplier.example${mark}.attacker.example`;
    const key = dns.recordsOf('mail._domainkey.attacker.example');
    dns.publish(`mail._domainkey.${signingDomain}`, key ?? {});
    for (const signed of [await attacker.sign(raw, { signingDomain }), attacker.signAs(raw, `d=${signingDomain};`)])
      expect(await judgeMessage(dns, signed, ELSEWHERE)).toMatchObject({ dkim: 'permerror', authenticated: false });
  });

  it('does not count for a copy of it that names the sender', async () => {
    const signed = (await attacker.sign(raw)).toString('latin1');
    const [field = ''] = /^DKIM-Signature:[^]*?\r\n(?=\S)/.exec(signed) ?? [];
    const copy = field.replace('d=attacker.example', 'd=supplier.example');
    expect(copy).not.toBe(field);
    for (const both of [copy + signed, field + copy + signed.slice(field.length)])
      expect(await judgeMessage(dns, Buffer.from(both, 'latin1'), ELSEWHERE)).toMatchObject({
        dmarc: 'fail',
        authenticated: false,
      });
  });

  it('does not count for a trusted sealer either', async () => {
    const trustedSealers = ['sealer.example'];
    const signingDomain = 'sealer.example/.attacker.example';
    dns.publish(`mail._domainkey.${signingDomain}`, dns.recordsOf('mail._domainkey.attacker.example') ?? {});
    const sealed = await attacker.seal(raw, 'dmarc=pass header.from=supplier.example', { signingDomain });
    expect(await judgeMessage(dns, sealed, { ...ELSEWHERE, trustedSealers })).toMatchObject({
      authenticated: false,
      details: { arc: { trusted: false } },
    });
  });

  it.each(['Subject: Other', 'Content-Type: text/html'])('does not count behind a second field: %s', async (field) => {
    const sealer = new MailDomain(dns, 'sealer.example');
    const sealed = await sealer.seal(raw, 'dmarc=pass header.from=supplier.example');
    const given = { ...ELSEWHERE, trustedSealers: ['sealer.example'] };
    expect(await judgeMessage(dns, sealed, given)).toMatchObject({ arc: 'pass', authenticated: true });
    const replayed = Buffer.concat([Buffer.from(`${field}\r\n`), sealed]);
    expect(await judgeMessage(dns, replayed, given)).toMatchObject({ arc: 'fail', authenticated: false });
  });
});
