import { generateKeyPairSync } from 'node:crypto';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import { TestDnsServer } from '../../../test/support/dns-server.js';
import { judgeMessage } from '../../../test/support/judge-message.js';
import { compose, MailDomain } from '../../../test/support/mail-domain.js';
import { answersTo, NameLookup } from './name-lookup.js';
import type { AuthenticationRequest, SenderVerdict } from './verdict.js';

const HERE = '127.0.0.1';
const ELSEWHERE = '192.0.2.7';
const INVOICE = {
  from: 'Accounts <ar@supplier.example>',
  to: 'inbox@localhost',
  subject: 'Invoice 7',
  text: 'Please pay.\n',
};

describe('authenticateMessage', () => {
  let dns: TestDnsServer;
  let keys = 0;
  let supplier: MailDomain;

  beforeAll(async () => {
    dns = await TestDnsServer.start();
    supplier = new MailDomain(dns, 'supplier.example', { keyBits: 2_048 });
  });
  afterEach(() => (dns.behaviour = 'answer'));
  afterAll(async () => {
    await dns.stop();
  });

  const judge = (raw: Buffer | string, given: Partial<AuthenticationRequest> = {}): Promise<SenderVerdict> =>
    judgeMessage(dns, raw, given);

  const verdict = ({ spf, dkim, dmarc, arc, authenticated, forwarded }: SenderVerdict): object => ({
    spf,
    dkim,
    dmarc,
    arc,
    authenticated,
    forwarded,
  });
  const passes = { spf: 'pass', dkim: 'pass', dmarc: 'pass', arc: 'none', authenticated: true, forwarded: false };

  /** A message with its header as given, without what a composer adds. */
  const bare = (...header: string[]): Buffer => Buffer.from(`${header.join('\r\n')}\r\n\r\nPlease pay.\r\n`);

  it('passes a message from its real mailbox', async () => {
    const found = await judge(await supplier.sign(INVOICE));
    expect(verdict(found)).toEqual(passes);
    expect(found.sender).toEqual({ address: 'ar@supplier.example', domain: 'supplier.example' });
    expect(found.details).toMatchObject({
      reason: null,
      automatic: false,
      spf: { result: 'pass', domain: 'supplier.example', aligned: true },
      dkim: [{ result: 'pass', domain: 'supplier.example', selector: 'mail', aligned: true, reason: null }],
      dmarc: { result: 'pass', domain: 'supplier.example', policy: 'reject' },
    });
  });

  it('passes what was signed and sealed while a second went by', async () => {
    const sealer = new MailDomain(dns, 'slow-sealer.example');
    let now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
    const signed = await supplier.sign(INVOICE);
    const sealed = await sealer.seal(signed, 'dmarc=pass header.from=supplier.example');
    clock.mockRestore();
    expect(verdict(await judge(sealed))).toEqual({ ...passes, arc: 'pass' });
  });

  it('passes with a single proof', async () => {
    expect(verdict(await judge(await compose(INVOICE)))).toEqual({ ...passes, dkim: 'none' });
    const signed = await supplier.sign(INVOICE);
    expect(verdict(await judge(signed, { peerAddress: ELSEWHERE }))).toEqual({
      ...passes,
      spf: 'fail',
      forwarded: true,
    });
  });

  it('fails a message that is forged', async () => {
    const forged = await judge(await compose(INVOICE), { peerAddress: ELSEWHERE });
    expect(verdict(forged)).toEqual({
      spf: 'fail',
      dkim: 'none',
      dmarc: 'fail',
      arc: 'none',
      authenticated: false,
      forwarded: false,
    });
  });

  it("fails a message that is authentic only for the attacker's own domain", async () => {
    const attacker = new MailDomain(dns, 'attacker.example');
    const found = await judge(await attacker.sign(INVOICE), { envelopeFrom: 'me@attacker.example' });
    expect(verdict(found)).toEqual({ ...passes, dmarc: 'fail', authenticated: false });
    expect(found.details.dkim[0]).toMatchObject({ result: 'pass', domain: 'attacker.example', aligned: false });
  });

  it('fails a signature whose body was changed', async () => {
    const signed = (await supplier.sign(INVOICE)).toString().replace('Please pay.', 'Please pay twice.');
    const found = await judge(signed, { peerAddress: ELSEWHERE });
    expect(verdict(found)).toEqual({ ...passes, spf: 'fail', dkim: 'fail', dmarc: 'fail', authenticated: false });
    expect(found.details.dkim[0]?.reason).toBe('The body was changed.');
  });

  it('fails a signature whose header was changed', async () => {
    const signed = (await supplier.sign(INVOICE)).toString().replace('Invoice 7', 'Invoice 8');
    const found = await judge(signed, { peerAddress: ELSEWHERE });
    expect(found).toMatchObject({ dkim: 'fail', authenticated: false });
    expect(found.details.dkim[0]?.reason).toBe('The signature does not match the header.');
  });

  it('accepts subdomains of the sender, unless the sender asks for strict alignment', async () => {
    const mailer = new MailDomain(dns, 'mailer.supplier.example', { dmarc: null });
    const sent = { peerAddress: ELSEWHERE, envelopeFrom: 'x@mailer.supplier.example' };
    expect(await judge(await mailer.sign(INVOICE), sent)).toMatchObject({ dmarc: 'pass', authenticated: true });
    const strict = new MailDomain(dns, 'strict.example', { dmarc: 'v=DMARC1; p=reject; adkim=s; aspf=s' });
    const below = new MailDomain(dns, 'below.strict.example', { dmarc: null });
    const message = { ...INVOICE, from: 'ar@strict.example' };
    const given = { envelopeFrom: 'ar@below.strict.example' };
    expect(await judge(await below.sign(message), given)).toMatchObject({ dmarc: 'fail', authenticated: false });
    expect(await judge(await strict.sign(message), given)).toMatchObject({ dmarc: 'pass', authenticated: true });
  });

  it('keeps customers of one company apart who have names below its domain', async () => {
    const victim = new MailDomain(dns, 'victim.onmicrosoft.com', { spf: 'v=spf1 -all', dmarc: null });
    const evil = new MailDomain(dns, 'evil.onmicrosoft.com', { dmarc: null });
    const message = { ...INVOICE, from: 'accounts@victim.onmicrosoft.com' };
    const envelopeFrom = 'x@evil.onmicrosoft.com';
    expect((await judge(await evil.sign(message), { envelopeFrom })).authenticated).toBe(false);
    expect((await judge(await victim.sign(message), { envelopeFrom })).authenticated).toBe(true);
    const below = { ...INVOICE, from: 'accounts@mail.victim.onmicrosoft.com' };
    expect((await judge(await victim.sign(below), { envelopeFrom })).authenticated).toBe(true);
    expect((await judge(await evil.sign(below), { envelopeFrom })).authenticated).toBe(false);
  });

  it('applies the policy of a company to those who have names below its domain', async () => {
    const company = new MailDomain(dns, 'zendesk.com');
    const evil = new MailDomain(dns, 'evil.zendesk.com', { dmarc: null });
    const message = { ...INVOICE, from: 'accounts@victim.zendesk.com' };
    const spoof = await judge(await evil.sign(message), { envelopeFrom: 'x@evil.zendesk.com' });
    expect(verdict(spoof)).toMatchObject({ spf: 'pass', dkim: 'pass', dmarc: 'fail', authenticated: false });
    expect(spoof.details.dmarc).toMatchObject({ domain: 'zendesk.com', policy: 'reject' });
    // The company signs whatever its customers write.
    expect((await judge(await company.sign(message))).authenticated).toBe(false);
    const own = { ...INVOICE, from: 'billing@zendesk.com' };
    expect((await judge(await company.sign(own))).authenticated).toBe(true);
    expect((await judge(await evil.sign(own))).authenticated).toBe(false);
  });

  it('applies the organization’s policy to a domain without one', async () => {
    const found = await judge(await compose({ ...INVOICE, from: 'ar@sub.supplier.example' }));
    expect(found.details.dmarc).toEqual({ result: 'pass', domain: 'supplier.example', policy: 'reject' });
  });

  it('does not check SPF for a message that no peer delivered', async () => {
    const found = await judge(await compose(INVOICE), { peerAddress: '', helo: null });
    expect(verdict(found)).toMatchObject({ spf: 'none', dmarc: 'fail', authenticated: false, forwarded: false });
  });

  it('applies the organization’s policy for subdomains', async () => {
    new MailDomain(dns, 'group.example', { dmarc: 'v=DMARC1; p=none; sp=reject; pct=0; adkim=s' });
    const forged = bare('From: a@unit.group.example', 'Subject: x');
    expect(await judge(forged, { peerAddress: ELSEWHERE, envelopeFrom: '' })).toMatchObject({
      dmarc: 'fail',
      authenticated: false,
      details: { dmarc: { domain: 'group.example', policy: 'reject' } },
    });
  });

  it('verifies Ed25519 signatures, and uses the best of several', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
    dns.publish('ed._domainkey.supplier.example', { TXT: [`v=DKIM1; k=ed25519; p=${key}`] });
    const signing = { selector: 'ed', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
    const signed = await supplier.sign(INVOICE, signing);
    const away = { peerAddress: ELSEWHERE };
    expect(await judge(signed, away)).toMatchObject({ dkim: 'pass', authenticated: true, forwarded: true });
    const both = (await supplier.sign(signed)).toString();
    const [, first = ''] = /\bb=([^;]+?)(?=;|\r\n\S)/.exec(both) ?? [];
    const spoilt = both.replace(
      first,
      first.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    );
    const found = await judge(spoilt, away);
    expect(found).toMatchObject({ dkim: 'pass', authenticated: true });
    expect(found.details.dkim.map(({ result }) => result).sort()).toEqual(['fail', 'pass']);
  });

  it('authenticates a domain without a DMARC policy, but not one that publishes nothing', async () => {
    const quiet = new MailDomain(dns, 'quiet.example', { dmarc: null });
    const message = { ...INVOICE, from: 'ar@quiet.example' };
    const given = { envelopeFrom: 'ar@quiet.example' };
    expect(verdict(await judge(await quiet.sign(message), given))).toEqual({ ...passes, dmarc: 'none' });
    const nobody = { ...INVOICE, from: 'ar@nobody.example' };
    expect(verdict(await judge(await compose(nobody), { envelopeFrom: 'ar@nobody.example' }))).toEqual({
      spf: 'none',
      dkim: 'none',
      dmarc: 'none',
      arc: 'none',
      authenticated: false,
      forwarded: false,
    });
  });

  it('checks SPF for the HELO name if the sender is null', async () => {
    dns.publish('mail.supplier.example', { TXT: ['v=spf1 a -all'], A: [HERE] });
    const found = await judge(await compose(INVOICE), { envelopeFrom: '' });
    expect(verdict(found)).toEqual({ ...passes, dkim: 'none' });
    expect(found.details.spf).toEqual({ result: 'pass', domain: 'mail.supplier.example', aligned: true });
    const lying = await judge(await compose(INVOICE), { envelopeFrom: '', peerAddress: ELSEWHERE });
    expect(lying).toMatchObject({ spf: 'fail', authenticated: false });
    for (const helo of [null, '', '[127.0.0.1]', 'localhost', 'supplier.example\nx', '-'.repeat(300)]) {
      expect(await judge(await compose(INVOICE), { envelopeFrom: '', helo })).toMatchObject({ spf: 'none' });
    }
  });

  describe('if name servers do not answer', () => {
    it.each(['servfail', 'refused', 'silent'] as const)(
      'reaches no verdict (%s), within the time limit',
      async (behaviour) => {
        const signed = await supplier.sign(INVOICE);
        dns.behaviour = behaviour;
        const began = Date.now();
        const found = await judge(signed, { budgetMs: 300 });
        expect(Date.now() - began).toBeLessThan(10_000);
        expect(verdict(found)).toEqual({
          spf: 'temperror',
          dkim: 'temperror',
          dmarc: 'temperror',
          arc: 'none',
          authenticated: null,
          forwarded: null,
        });
        expect(found.lookups.unanswered).toBe(found.lookups.asked);
      },
    );

    it('names what was not answered in time, and judges by answers that come later', async () => {
      const signed = await supplier.sign(INVOICE);
      dns.behaviour = 'silent';
      const found = await judge(signed, { budgetMs: 50 });
      expect(found.lookups.open).toEqual(
        expect.arrayContaining([
          { name: 'supplier.example', type: 'TXT' },
          { name: 'mail._domainkey.supplier.example', type: 'TXT' },
          { name: '_dmarc.supplier.example', type: 'TXT' },
        ]),
      );
      dns.behaviour = 'answer';
      const lookup = new NameLookup({ servers: [dns.address], timeoutMs: 200 });
      const answers = await answersTo(found.lookups.open, lookup, { again: false, budgetMs: 1_000 });
      const judged = await judge(signed, { answers, budgetMs: 0 });
      expect(verdict(judged)).toMatchObject({ spf: 'pass', dkim: 'pass', dmarc: 'pass', authenticated: true });
      expect(judged.lookups.open).toEqual([]);
    });

    it('reaches no verdict if a key cannot be looked up', async () => {
      dns.failing.add('mail._domainkey.supplier.example');
      const found = await judge(await supplier.sign(INVOICE), { peerAddress: ELSEWHERE });
      dns.failing.delete('mail._domainkey.supplier.example');
      expect(verdict(found)).toEqual({
        spf: 'fail',
        dkim: 'temperror',
        dmarc: 'temperror',
        arc: 'none',
        authenticated: null,
        forwarded: null,
      });
    });

    it('asks nobody if there is no name server', async () => {
      // Under a name of its own: questions that were not answered before may be asked again meanwhile.
      const offline = new MailDomain(dns, 'offline.example');
      const signed = await offline.sign({ ...INVOICE, from: 'ar@offline.example' });
      const given = { envelopeFrom: 'ar@offline.example', helo: 'offline.example', online: false };
      expect(await judge(signed, given)).toMatchObject({ authenticated: null });
      expect(dns.questions.filter((question) => question.includes('offline.example'))).toEqual([]);
    });

    it('does not treat an unanswered include as a failure', async () => {
      dns.publish('including.example', { TXT: ['v=spf1 include:silent.example -all'] });
      dns.publish('silent.example', { TXT: ['v=spf1 -all'] });
      dns.failing.add('silent.example');
      const message = await compose({ ...INVOICE, from: 'ar@including.example' });
      const found = await judge(message, { peerAddress: ELSEWHERE, envelopeFrom: 'ar@including.example' });
      expect(found).toMatchObject({ spf: 'temperror', authenticated: null });
    });
  });

  describe('ARC', () => {
    const forward = async (sealer: MailDomain, results: string): Promise<Buffer> => {
      const changed = (await supplier.sign(INVOICE))
        .toString()
        .replace('Please pay.', 'Please pay.\r\n-- \r\nThe list');
      return sealer.seal(Buffer.from(changed), results);
    };
    const given = { peerAddress: ELSEWHERE, envelopeFrom: 'list@sealer.example' };
    const passed = 'dmarc=pass header.from=supplier.example; spf=pass smtp.mailfrom=supplier.example';
    let sealer: MailDomain;
    beforeAll(() => (sealer = new MailDomain(dns, 'sealer.example', { spf: null })));

    it('counts if its sealers are trusted', async () => {
      const message = await forward(sealer, passed);
      const trusting = await judge(message, { ...given, trustedSealers: ['sealer.example'] });
      expect(verdict(trusting)).toEqual({
        spf: 'none',
        dkim: 'fail',
        dmarc: 'fail',
        arc: 'pass',
        authenticated: true,
        forwarded: true,
      });
      expect(trusting.details.arc).toEqual({ result: 'pass', sealer: 'sealer.example', trusted: true });
      expect(await judge(message, given)).toMatchObject({ arc: 'pass', authenticated: false });
    });

    it('does not count if they saw no pass, or a pass of another domain', async () => {
      for (const results of [
        'dmarc=fail header.from=supplier.example',
        'dmarc=pass header.from=attacker.example',
        'none',
      ]) {
        const found = await judge(await forward(sealer, results), { ...given, trustedSealers: ['sealer.example'] });
        expect(found).toMatchObject({ arc: 'pass', authenticated: false });
      }
    });

    it('does not count if it is broken, or one of its sealers is not trusted', async () => {
      const trustedSealers = ['sealer.example'];
      const broken = (await forward(sealer, passed)).toString().replace('Please pay.', 'Please pay me.');
      expect(await judge(broken, { ...given, trustedSealers })).toMatchObject({ arc: 'fail', authenticated: false });
      const denied = (await forward(sealer, passed)).toString().replace('cv=none', 'cv=fail');
      expect(await judge(denied, { ...given, trustedSealers })).toMatchObject({ arc: 'fail', authenticated: false });
      const attacker = new MailDomain(dns, 'attacker.example');
      const first = await attacker.seal(await compose(INVOICE), passed);
      const second = await sealer.seal(first, 'arc=pass', { i: 2, cv: 'pass' });
      const found = await judge(second, { ...given, trustedSealers });
      expect(found).toMatchObject({ arc: 'pass', authenticated: false, details: { arc: { trusted: false } } });
    });
  });

  describe('signatures that prove nothing', () => {
    const elsewhere = { peerAddress: ELSEWHERE };

    it.each([
      ['leaves the From header out', { headerList: 'subject:to' }, 'permerror'],
      ['is made with SHA-1', { algorithm: 'rsa-sha1' }, 'permerror'],
      ['covers a part of the body alone', { maxBodyLength: 4 }, 'policy'],
    ])('one that %s', async (_what, signing, dkim) => {
      const found = await judge(await supplier.sign(INVOICE, signing), elsewhere);
      expect(found).toMatchObject({ dkim, authenticated: false });
    });

    it.each(['Subject: Other', 'Reply-To: me@attacker.example', 'Content-Type: text/html'])(
      'one beside a second field: %s',
      async (field) => {
        const signed = (await supplier.sign({ ...INVOICE, replyTo: 'ar@supplier.example' })).toString();
        expect(await judge(`${field}\r\n${signed}`, elsewhere)).toMatchObject({ dkim: 'policy', authenticated: false });
      },
    );

    it('an expired one', async () => {
      const signed = await supplier.sign(INVOICE, { signTime: new Date(0), expires: new Date(1_000) });
      expect(await judge(signed, elsewhere)).toMatchObject({ dkim: 'fail', authenticated: false });
    });

    it('one that has expired when the message is received, and not when it is judged', async () => {
      const [signTime, expires] = [new Date('2026-01-05T00:00:00Z'), new Date('2026-01-06T00:00:00Z')];
      const signed = await supplier.sign(INVOICE, { signTime, expires });
      expect(await judge(signed, { receivedAt: new Date('2026-01-05T23:59:59Z') })).toMatchObject({ dkim: 'pass' });
      expect(await judge(signed, { receivedAt: new Date('2026-01-06T00:00:01Z') })).toMatchObject({ dkim: 'fail' });
    });

    it.each([
      ['none', null, 'permerror'],
      ['one that was withdrawn', 'v=DKIM1; p=', 'permerror'],
      ['one that is not for email', 'v=DKIM1; s=tlsrpt; p=', 'permerror'],
      [
        'a short one',
        'v=DKIM1; k=rsa; p=MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBAMZgF1lrQ2Z0HTGQQm0q5pYq2sUoZt9mQ0lwWSdJz8hHq1SxYI0pKpYtHnTgqVnFxvU1kYV0y0vKq0lP3mEnX9kCAwEAAQ==',
        'policy',
      ],
    ])('an unusable key: %s', async (_what, key, dkim) => {
      const domain = `key${(keys += 1)}.example`;
      const owner = new MailDomain(dns, domain);
      const message = await owner.sign({ ...INVOICE, from: `ar@${domain}` });
      const held = dns.recordsOf(`mail._domainkey.${domain}`)?.TXT?.[0] ?? '';
      if (key === null) dns.withdraw(`mail._domainkey.${domain}`);
      else
        dns.publish(`mail._domainkey.${domain}`, {
          TXT: [key.endsWith('p=') && key.includes('s=') ? held.replace('k=rsa', 's=tlsrpt') : key],
        });
      expect(await judge(message, { ...elsewhere, envelopeFrom: `ar@${domain}` })).toMatchObject({
        dkim,
        authenticated: false,
      });
    });

    it('more of them than any honest message has', async () => {
      // A domain of its own: what other tests asked about theirs may be asked again while this one runs.
      const domain = `key${(keys += 1)}.example`;
      const invoice = { ...INVOICE, from: `ar@${domain}` };
      const signed = (await new MailDomain(dns, domain).sign(invoice)).toString();
      const [field = ''] = /^DKIM-Signature:[^]*?\r\n(?=\S)/.exec(signed) ?? [];
      const found = await judge(field.repeat(500) + (await compose(invoice)).toString(), {
        ...elsewhere,
        envelopeFrom: `ar@${domain}`,
      });
      expect(found).toMatchObject({
        authenticated: false,
        details: { reason: 'The message has too many signatures.' },
      });
      const asked = dns.questions.filter((question) => question.endsWith(domain));
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length).toBeLessThan(5);
    });
  });

  describe('the From header', () => {
    it.each([
      ['two fields', bare('From: ar@supplier.example', 'From: me@attacker.example', 'Subject: x')],
      ['two fields, one in other letters', bare('From: ar@supplier.example', 'FROM : me@attacker.example')],
      ['two addresses', bare('From: ar@supplier.example, me@attacker.example')],
      ['a group', bare('From: Accounts: ar@supplier.example;')],
      ['an empty group', bare('From: undisclosed:;')],
      ['none', bare('Subject: x')],
      ['an empty one', bare('From: ')],
      ['an address in two pairs of brackets', bare('From: <ar@supplier.example> <me@attacker.example>')],
      ['a route', bare('From: <@attacker.example:ar@supplier.example>')],
      ['a quoted local part', bare('From: "me@attacker.example"@supplier.example')],
      ['an open comment', bare('From: (ar@supplier.example')],
      ['an open quote', bare('From: "x <ar@supplier.example>')],
      ['one behind a lone CR', bare('Subject: x\rFrom: me@attacker.example', 'From: ar@supplier.example')],
      ['one behind a line of blanks', bare('From: ar@supplier.example', '  ', 'From: me@attacker.example')],
      ['a NUL', bare('From: ar@supplier.example\0', 'Subject: x')],
      ['an address without a domain', bare('From: ar')],
    ])('proves no sender: %s', async (_what, raw) => {
      for (const message of [raw, await supplier.sign(raw)]) {
        const found = await judge(message);
        expect({ ...verdict(found), sender: found.sender }).toMatchObject({
          dmarc: 'permerror',
          authenticated: false,
          sender: null,
        });
      }
    });

    it.each([
      ['a name with an address', 'From: "ceo@bank.example" <ar@supplier.example>', 'ar@supplier.example'],
      ['a name with an address, not quoted', 'From: ceo@bank.example <ar@supplier.example>', 'ar@supplier.example'],
      ['comments', 'From: ar@supplier.example (me@attacker.example (x))', 'ar@supplier.example'],
      ['a fold', 'From:\r\n Accounts\r\n <AR@Supplier.Example>', 'ar@supplier.example'],
      ['an encoded name', 'From: =?utf-8?q?me=40attacker=2Eexample=2C?= <ar@supplier.example>', 'ar@supplier.example'],
      ['another alphabet', 'From: ar@süpplier.example', 'ar@xn--spplier-n2a.example'],
    ])('names its sender: %s', async (_what, field, address) => {
      expect((await judge(bare(field, 'Subject: x'))).sender?.address).toBe(address);
    });

    it('never proves a sender if there is a second one, in any form or place', async () => {
      const lines = (await supplier.sign(INVOICE)).toString().split('\r\n');
      const end = lines.indexOf('');
      const second = fc.tuple(
        fc.constantFrom('From', 'from', 'FROM', 'From ', 'From\t'),
        fc.constantFrom(':', ': ', ':\r\n ', ':\t'),
        fc.constantFrom('me@attacker.example', 'ar@supplier.example', '', 'x: y@z.example;', '=?utf-8?q?a?='),
        fc.constantFrom('\r\n', '\n', '\r'),
      );
      await fc.assert(
        fc.asyncProperty(second, fc.nat(end), async ([name, colon, value, newline], at) => {
          const field = `${name}${colon}${value}${newline}`;
          const raw = `${lines.slice(0, at).join('\r\n')}${at > 0 ? '\r\n' : ''}${field}${lines.slice(at).join('\r\n')}`;
          const found = await judge(raw);
          expect([found.sender, found.authenticated]).toEqual([null, false]);
        }),
        { numRuns: 60 },
      );
    });

    it('lists every address that could be taken for the sender', async () => {
      const { details } = await judge(bare('From: "a@one.example" <b@two.example>', 'From: c@three.example'));
      expect(details.claimed).toEqual(expect.arrayContaining(['a@one.example', 'b@two.example', 'c@three.example']));
    });

    it.each(['x\0@bad.example', 'x@b\0ad.example', 'Accounts <x\0@bad.example>', '\0x@bad.example', 'x@bad.example\0'])(
      'lists no address with what no database keeps: %j',
      async (from) => {
        const { details } = await judge(bare(`From: ${from}`));
        expect(details.claimed).toContain('x@bad.example');
        expect(JSON.stringify(details)).not.toContain('\\u0000');
      },
    );
  });

  it.each([
    [
      'a group of Google',
      ['Mailing-list: list ap@supplier.example; contact ap+owners@supplier.example', 'List-ID: <ap.supplier.example>'],
    ],
    ['a list that takes mail', ['List-Post: <mailto:ap@lists.supplier.example>']],
    ['a list that keeps the writer', ['X-Original-From: Mallory <x@evil.example>']],
  ])('says that a list passed it on under its own address: %s', async (_, fields) =>
    expect((await judge(bare('From: "Mallory" via AP <ap@supplier.example>', ...fields))).details.fromList).toBe(true),
  );

  it.each([
    ['the writer is elsewhere', ['List-Post: <mailto:ap@buyer.example>', 'X-Original-Sender: ar@supplier.example']],
    [
      'nobody writes to it',
      ['List-Id: <invoices.supplier.example>', 'List-Post: NO', 'List-Unsubscribe: <https://supplier.example/>'],
    ],
  ])('does not say so of a list where %s', async (_, fields) =>
    expect((await judge(bare('From: ar@supplier.example', ...fields))).details.fromList).toBe(false),
  );

  it('recognises marks of forwarding, which prove nothing', async () => {
    for (const message of [
      bare('Resent-From: me@customer.example', 'From: ar@supplier.example'),
      bare('List-Id: <list.example>', 'From: ar@supplier.example'),
    ]) {
      const found = await judge(message, { peerAddress: ELSEWHERE, envelopeFrom: 'me@customer.example' });
      expect(found).toMatchObject({ forwarded: true, authenticated: false });
    }
    const rewritten = { peerAddress: ELSEWHERE, envelopeFrom: 'SRS0=x=y=supplier.example=ar@customer.example' };
    expect(await judge(await compose(INVOICE), rewritten)).toMatchObject({ forwarded: true, authenticated: false });
  });

  it.each([
    ['Auto-Submitted: auto-replied', true],
    ['Auto-Submitted: no', false],
    ['List-Id: <list.example>', true],
    ['Precedence: bulk', true],
    ['Content-Type: multipart/report; report-type=delivery-status', true],
    ['X-Mailer: Xero', false],
  ])('recognises automatic mail: %s', async (field, automatic) => {
    const found = await judge(bare('From: ar@supplier.example', field));
    expect(found.details.automatic).toBe(automatic);
  });

  it('is not affected by names that objects inherit', async () => {
    const sealer = new MailDomain(dns, 'sealer.example', { spf: null });
    await judge(await sealer.seal(await compose(INVOICE), 'spf=pass constructor.prototype.poison=yes'));
    expect(({} as { poison?: string }).poison).toBeUndefined();
  });

  it('reads whatever it is given without failing', async () => {
    for (const raw of [
      '',
      '\r\n',
      'x',
      '\r\n\r\n',
      ':',
      'From',
      `From: ${'<'.repeat(100_000)}`,
      'A: b\r\n'.repeat(200_000),
    ]) {
      expect(await judge(raw)).toMatchObject({ sender: null, authenticated: false });
    }
  });
});
