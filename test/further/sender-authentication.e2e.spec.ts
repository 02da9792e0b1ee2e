import { eventually } from '../support/api.js';
import type { ResourceObject } from '../support/api.js';
import { TestDnsServer } from '../support/dns-server.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import type { SampleInvoice } from '../support/invoice-pdf.js';
import { compose, MailDomain } from '../support/mail-domain.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';
import { entityOf } from '../support/tenants.js';
import { createVerification, untilStatus } from '../support/verification.js';

/** What a relay that is not the supplier's says of itself: its mail comes from this machine all the same. */
const ELSEWHERE = 'v=spf1 ip4:192.0.2.1 -all';

describe('The sender of an email', () => {
  let dns: TestDnsServer;
  let service: TestService;
  let supplier: MailDomain;

  beforeAll(async () => {
    dns = await TestDnsServer.start();
    supplier = new MailDomain(dns, 'supplier.example');
    service = await TestService.start({
      SENDER_AUTHENTICATION: 'true',
      DNS_SERVERS: dns.address,
      DNS_TIMEOUT_MS: '5000',
      TRUSTED_ARC_SEALERS: 'sealer.example',
    });
  });
  afterAll(async () => {
    await service.remove();
    await dns.stop();
  });

  async function message(subject: string): Promise<Buffer> {
    return compose({
      from: 'Accounts <ar@supplier.example>',
      to: service.credentials.inbox,
      replyTo: 'pay@elsewhere.example',
      subject,
      text: 'Please pay.\n',
    });
  }

  async function deliver(raw: Buffer | string, from = 'ar@supplier.example'): Promise<void> {
    await sendMail(service.smtp, { envelope: { from, to: service.credentials.inbox }, raw });
  }

  async function arrived(subject: string): Promise<ResourceObject> {
    const found = await eventually(
      async () => {
        const { data } = (await service.api.get('/inbound-emails?page[size]=50')).body;
        return (data as ResourceObject[]).find(({ attributes }) => attributes.subject === subject);
      },
      (email) => email !== undefined && email.attributes.status !== 'received',
    );
    return found as ResourceObject;
  }

  // The messages hold no invoice, which ends them as rejected: this is about their senders.
  it('is told for mail from its mailbox, forged, changed, passed on and vouched for', async () => {
    dns.publish('elsewhere.example', { TXT: [ELSEWHERE] });
    const sealer = new MailDomain(dns, 'sealer.example', { spf: ELSEWHERE });
    const changed = async (subject: string): Promise<string> =>
      (await supplier.sign(await message(subject))).toString('latin1').replace('Please pay.', 'Please pay me.');
    const saw = 'dmarc=pass header.from=supplier.example';
    await deliver(await supplier.sign(await message('real')));
    await deliver(await message('forged'), 'x@elsewhere.example');
    await deliver(await supplier.sign(await message('forwarded')), 'x@elsewhere.example');
    await deliver(Buffer.from(await changed('changed'), 'latin1'), 'x@elsewhere.example');
    await deliver(await sealer.seal(Buffer.from(await changed('vouched'), 'latin1'), saw), 'x@elsewhere.example');
    const two = (await supplier.sign(await message('two'))).toString('latin1');
    await deliver(Buffer.from(`From: ceo@bank.example\r\n${two}`, 'latin1'));

    const verdicts = async (subject: string): Promise<unknown[]> => {
      const { spf, dkim, dmarc, arc, authenticated, forwarded, status } = (await arrived(subject)).attributes;
      return [spf, dkim, dmarc, arc, authenticated, forwarded, status];
    };
    expect({
      real: await verdicts('real'),
      forged: await verdicts('forged'),
      forwarded: await verdicts('forwarded'),
      changed: await verdicts('changed'),
      vouched: await verdicts('vouched'),
      two: await verdicts('two'),
    }).toEqual({
      real: ['pass', 'pass', 'pass', 'none', true, false, 'rejected'],
      forged: ['fail', 'none', 'fail', 'none', false, false, 'rejected'],
      forwarded: ['fail', 'pass', 'pass', 'none', true, true, 'rejected'],
      changed: ['fail', 'fail', 'fail', 'none', false, false, 'rejected'],
      vouched: ['fail', 'fail', 'fail', 'pass', true, true, 'rejected'],
      two: ['pass', 'none', 'permerror', 'none', false, false, 'rejected'],
    });
    expect((await arrived('real')).attributes).toMatchObject({
      from: 'ar@supplier.example',
      from_domain: 'supplier.example',
      reply_to: 'pay@elsewhere.example',
    });
    expect((await arrived('two')).attributes).toMatchObject({ from_domain: null });
  });

  /** What the checks of a sender came to for an invoice that comes in such a message. */
  async function checked(subject: string, raw: Buffer, envelopeFrom: string): Promise<Record<string, unknown>> {
    await deliver(raw, envelopeFrom);
    const [{ invoice_id: id }] = (await arrived(subject)).attributes.attachments as [{ invoice_id: string }];
    const { body } = await eventually(
      () => service.api.get(`/invoices/${id}`),
      ({ body: { data } }) => data.attributes.status === 'processed',
    );
    const { check_results: results, checks_left_out: leftOut } = body.data.attributes as {
      check_results: { type: string; result: boolean }[];
      checks_left_out: { type: string; reason: string }[];
    };
    const said = [...results, ...leftOut].map((one) => [one.type, 'result' in one ? one.result : one.reason]);
    return Object.fromEntries(said) as Record<string, unknown>;
  }

  const invoiceFrom = async (
    from: string,
    subject: string,
    { replyTo, ...payee }: SampleInvoice & { replyTo?: string } = {},
  ): Promise<Buffer> =>
    compose({
      from,
      to: service.credentials.inbox,
      subject,
      ...(replyTo === undefined ? {} : { replyTo }),
      attachments: [{ filename: 'invoice.pdf', content: await invoicePdf({ ...payee, invoiceNumber: subject }) }],
    });

  it('is not another customer of the company that hosts it', async () => {
    const from = 'accounts@victim.onmicrosoft.com';
    const victim = new MailDomain(dns, 'victim.onmicrosoft.com', { spf: 'v=spf1 -all', dmarc: null });
    const evil = new MailDomain(dns, 'evil.onmicrosoft.com', { dmarc: null });
    await checked('V-1', await victim.sign(await invoiceFrom(from, 'V-1')), from);
    expect(await checked('V-2', await victim.sign(await invoiceFrom(from, 'V-2')), from)).toMatchObject({
      sender_authenticated: true,
      sender_known: true,
      reply_to_matches_sender: true,
    });

    const spoof = await invoiceFrom(from, 'E-1', { replyTo: 'pay@evil.onmicrosoft.com' });
    expect(await checked('E-1', await evil.sign(spoof), 'x@evil.onmicrosoft.com')).toMatchObject({
      sender_authenticated: false,
      sender_known: 'Could not confirm that the email came from the domain in its From header.',
      reply_to_matches_sender: false,
    });
    const own = await invoiceFrom('accounts@evil.onmicrosoft.com', 'E-2');
    expect(await checked('E-2', await evil.sign(own), 'x@evil.onmicrosoft.com')).toMatchObject({
      sender_authenticated: true,
      sender_known: false,
    });
  });

  it('is not known where it sends for many suppliers', async () => {
    const from = 'Messages <messaging-service@post.xero.com>';
    const xero = new MailDomain(dns, 'post.xero.com');
    for (const subject of ['X-1', 'X-2']) {
      expect(
        await checked(subject, await xero.sign(await invoiceFrom(from, subject)), 'x@post.xero.com'),
      ).toMatchObject({
        sender_authenticated: true,
        sender_known: 'Many suppliers send from xero.com, so it does not show which one sent this.',
      });
    }
  });

  it('is not known where a list passes on whatever anybody writes to it', async () => {
    const payee = { businessName: 'Silver Gull Signs Pty Ltd', abn: '51 824 753 556', accountNumber: '5566 7788' };
    const list = new MailDomain(dns, 'buyer.example');
    const from = "'Accounts' via Payables <ap@buyer.example>";
    for (const subject of ['L-1', 'L-2']) {
      const raw = await invoiceFrom(from, subject, { ...payee, accountName: payee.businessName });
      const passedOn = Buffer.concat([Buffer.from('List-Post: <mailto:ap@buyer.example>\r\n'), raw]);
      expect(await checked(subject, await list.sign(passedOn), 'ap+bounces@buyer.example')).toMatchObject({
        sender_authenticated: true,
        sender_known: 'A mailing list passed the email on under its own address, so it does not show who sent it.',
      });
    }
    const own = await invoiceFrom('ap@buyer.example', 'L-3', { ...payee, accountName: payee.businessName });
    expect(await checked('L-3', await list.sign(own), 'ap@buyer.example')).toMatchObject({
      sender_known: 'No earlier email of this supplier is known.',
    });
  });

  describe('passed on by hand by somebody of the organization', () => {
    const BLUE_GUM = { businessName: 'Blue Gum Joinery Pty Ltd', abn: '79 000 024 733', accountNumber: '3344 5566' };
    const OWN = 'The email came from your own organization, so it does not show who sent the invoice.';

    const domains = new Map<string, MailDomain>();
    const knownFrom = async (from: string, number: string, payee: SampleInvoice = BLUE_GUM): Promise<unknown> => {
      const name = from.replace(/.*@/, '');
      const domain = domains.get(name) ?? new MailDomain(dns, name);
      domains.set(name, domain);
      const raw = await invoiceFrom(from, number, { ...payee, accountName: payee.businessName });
      return (await checked(number, await domain.sign(raw), from)).sender_known;
    };
    const NONE_YET = 'No earlier email of this supplier is known.';

    it('leaves the supplier to be learnt, by whatever else people of the organization sign in with', async () => {
      expect(await knownFrom('clerk@mail.example.com', 'BG-1')).toBe(OWN);
      expect(await knownFrom('ar@bluegum.example', 'BG-2')).toBe(NONE_YET);
      expect(await knownFrom('clerk@example.com', 'BG-3')).toBe(OWN);
      const [{ invoice_id: id }] = (await arrived('BG-3')).attributes.attachments as [{ invoice_id: string }];
      const approval = { decision: 'approve', reason: 'known_supplier' };
      expect((await service.api.post(`/invoices/${id}/decisions`, approval)).status).toBe(201);
      expect(await knownFrom('ar@bluegum.example', 'BG-4')).toBe(true);
      expect(await knownFrom('clerk@example.com', 'BG-5')).toBe(OWN);
      expect(await knownFrom('ar@pay-now.example', 'BG-6')).toBe(false);
    });

    it('is an imitation where the domain is nearly theirs, and theirs is none', async () => {
      const from = (domain: string, number: string): Promise<Record<string, unknown>> =>
        invoiceFrom(`clerk@${domain}`, number, BLUE_GUM).then(async (raw) =>
          checked(number, await new MailDomain(dns, domain).sign(raw), `clerk@${domain}`),
        );
      expect(await from('exarnple.com', 'EX-1')).toMatchObject({ sender_not_lookalike: false });
      expect(await from('example.com', 'EX-2')).toMatchObject({ sender_not_lookalike: true });
      expect(await from('pay-now.example', 'EX-3')).toMatchObject({ sender_not_lookalike: true });
    });

    it('takes nobody else of a mail provider for one of theirs', async () => {
      await service.database.query(
        `INSERT INTO users (id, organization_id, name, email, role)
         SELECT gen_random_uuid(), id, 'Ada Example', 'ada.payer@gmail.com', 'viewer' FROM organizations WHERE demo AND environment = 'production'`,
      );
      const payee = { businessName: 'Wattle Lane Glazing', abn: '88 000 002 126', accountNumber: '4455 6677' };
      expect(await knownFrom('Ada.Payer@gmail.com', 'WL-1', payee)).toBe(OWN);
      expect(await knownFrom('wattle.lane@gmail.com', 'WL-2', payee)).toBe(NONE_YET);
      expect(await knownFrom('wattle.lane@gmail.com', 'WL-3', payee)).toBe(true);
      expect(await knownFrom('ada.payer@gmail.com', 'WL-4', payee)).toBe(OWN);
    });

    it('does not count what was learnt from there before', async () => {
      await service.database.query(
        `INSERT INTO users (id, organization_id, name, email, role)
         SELECT gen_random_uuid(), id, 'Late Example', 'late@west-end.example', 'viewer' FROM organizations WHERE demo AND environment = 'production'`,
      );
      const payee = { businessName: 'Ironbark Towing', abn: '12 004 044 937', accountNumber: '5566 7799' };
      await service.database.query(`UPDATE users SET removed_at = now() WHERE email = 'late@west-end.example'`);
      expect(await knownFrom('clerk@west-end.example', 'IT-1', payee)).toContain('No earlier invoice');
      await service.database.query(`UPDATE users SET removed_at = NULL WHERE email = 'late@west-end.example'`);
      expect(await knownFrom('clerk@west-end.example', 'IT-2', payee)).toBe(OWN);
      expect(await knownFrom('ar@ironbark.example', 'IT-3', payee)).toBe(NONE_YET);
      expect(await knownFrom('ar@ironbark.example', 'IT-4', payee)).toBe(true);
    });
  });

  describe('of a supplier that sends from a domain', () => {
    const RED_GUM = {
      businessName: 'Red Gum Fencing Pty Ltd',
      abn: '33 007 457 141',
      accountName: 'Red Gum Fencing Pty Ltd',
      accountNumber: '2233 4455',
    };
    const ids = new Map<string, string>();

    /** What is said of the sender of an invoice of the supplier. */
    async function knownFrom(domain: MailDomain, number: string): Promise<unknown> {
      const from = `accounts@${domain.domain}`;
      const said = await checked(number, await domain.sign(await invoiceFrom(from, number, RED_GUM)), from);
      expect(said).toMatchObject({ sender_authenticated: true, sender_not_lookalike: expect.anything() });
      const [{ invoice_id: id }] = (await arrived(number)).attributes.attachments as [{ invoice_id: string }];
      ids.set(number, id);
      return said.sender_known;
    }

    const untilSenders = async (...expected: string[]): Promise<void> => {
      const senders = await eventually(
        async () => {
          const { data } = (await service.api.get('/suppliers?page[size]=50')).body;
          const [supplier] = (data as ResourceObject[]).filter(({ attributes }) => attributes.abn === '33007457141');
          return (supplier?.attributes.senders as { sender: string }[]).map(({ sender }) => sender).sort();
        },
        (found) => found.length === expected.length,
      );
      expect(senders).toEqual(expected);
    };
    const decide = async (number: string, body: object): Promise<void> =>
      expect((await service.api.post(`/invoices/${ids.get(number)}/decisions`, body)).status).toBe(201);

    it('is known from the second invoice on', async () => {
      const own = new MailDomain(dns, 'redgum.example');
      expect(await knownFrom(own, 'RG-1')).toBe('No earlier invoice of this supplier is known.');
      expect(await knownFrom(own, 'RG-2')).toBe(true);
    });

    it('is not known where a stranger sends copies of its invoices, however many', async () => {
      const stranger = new MailDomain(dns, 'pay-now.example');
      for (const number of ['RG-3', 'RG-4', 'RG-5']) expect(await knownFrom(stranger, number)).toBe(false);
      await untilSenders('redgum.example');
    });

    it('is known at another domain once a person has approved an invoice from there', async () => {
      const moved = new MailDomain(dns, 'west-coast-fences.example');
      expect(await knownFrom(moved, 'RG-6')).toBe(false);
      await decide('RG-6', { decision: 'approve', reason: 'known_supplier' });
      await untilSenders('redgum.example', 'west-coast-fences.example');
      await decide('RG-6', { decision: 'reopen', comment: 'Approved by mistake.' });
      await untilSenders('redgum.example');
      await decide('RG-6', { decision: 'approve', reason: 'known_supplier' });
      await untilSenders('redgum.example', 'west-coast-fences.example');
      expect(await knownFrom(moved, 'RG-7')).toBe(true);
    });
  });

  it('is unknown while name servers fail, which keeps no invoice waiting, and is found out later', async () => {
    dns.behaviour = 'servfail';
    const later = new MailDomain(dns, 'later.example');
    await deliver(
      await later.sign({
        from: 'ar@later.example',
        to: service.credentials.inbox,
        subject: 'later',
        attachments: [{ filename: 'invoice.pdf', content: await invoicePdf() }],
      }),
      'ar@later.example',
    );
    const unknown = { spf: 'temperror', dkim: 'temperror', dmarc: 'temperror', authenticated: null, forwarded: null };
    const email = await arrived('later');
    expect(email.attributes).toMatchObject({ ...unknown, status: 'processed' });

    const [kept] = await service.database.query<{ tries: number; minutes: number }>(
      `SELECT authentication_tries AS tries, extract(epoch FROM authentication_due_at - received_at) / 60 AS minutes
       FROM inbound_emails WHERE id = $1`,
      [email.id],
    );
    expect(kept?.tries).toBe(1);
    expect(Number(kept?.minutes)).toBeCloseTo(1, 0);

    dns.behaviour = 'answer';
    await service.database.query('UPDATE inbound_emails SET authentication_due_at = now() WHERE id = $1', [email.id]);
    const found = await eventually(
      () => service.api.get(`/inbound-emails/${email.id}`),
      ({ body }) => body.data.attributes.authenticated !== null,
    );
    expect(found.body.data.attributes).toMatchObject({ spf: 'pass', dkim: 'pass', dmarc: 'pass', authenticated: true });
    const [after] = await service.database.query<{ due: Date | null }>(
      'SELECT authentication_due_at AS due FROM inbound_emails WHERE id = $1',
      [email.id],
    );
    expect(after?.due).toBeNull();
  });

  it('is found out before the service clears an invoice by itself', async () => {
    const { entity, api } = await entityOf(service, 'sandbox');
    await untilStatus(api, (await createVerification(api)).id, 'verified');
    expect((await api.request('PUT', '/approval-policy', { clear_verified: true })).status).toBe(200);
    const uploaded = await api.upload('/invoices', await invoicePdf({ invoiceNumber: 'UP-1' }), 'up.pdf');
    const reviewOf = async (id: string): Promise<unknown> =>
      (await api.get(`/invoices/${id}`)).body.data.attributes.review;
    expect(
      await eventually(
        () => reviewOf(uploaded.body.data.id as string),
        (review) => review !== null,
      ),
    ).toBe('cleared');

    dns.behaviour = 'servfail';
    await sendMail(service.smtp, {
      from: 'ar@late.example',
      to: entity.inbox_address,
      subject: 'cleared?',
      attachments: [{ filename: 'in.pdf', content: await invoicePdf({ invoiceNumber: 'IN-1' }) }],
    });
    const emailed = await eventually(
      async () => (await api.get('/invoices?filter[source]=email')).body.data[0] as ResourceObject | undefined,
      (one) => one?.attributes.status === 'processed',
    );
    dns.behaviour = 'answer';
    expect(emailed?.attributes).toMatchObject({ outcome: 'verified', review: 'to_review' });
    // Nothing but the silence keeps it from being cleared.
    expect(emailed?.attributes.check_results).not.toContainEqual(expect.objectContaining({ result: false }));
  });

  it('keeps no other mail waiting where the name servers of its domains are silent', async () => {
    dns.silent.add('silent.example');
    for (let at = 0; at < 40; at += 1)
      await deliver(
        await compose({
          from: `a@d${at}.silent.example`,
          to: service.credentials.inbox,
          subject: `silent ${at}`,
          text: 'x',
        }),
        `a@d${at}.silent.example`,
      );
    const began = Date.now();
    await deliver(await supplier.sign(await message('beside silence')));
    expect((await arrived('beside silence')).attributes).toMatchObject({ authenticated: true });
    // Three at a time, each of which waits five seconds, would take a minute.
    expect(Date.now() - began).toBeLessThan(20_000);
    expect((await arrived('silent 39')).attributes).toMatchObject({ spf: 'temperror', authenticated: null });
  });

  it('keeps no mail waiting where nobody answers', async () => {
    dns.behaviour = 'silent';
    await service.end('SIGTERM');
    await service.launch();
    dns.questions.length = 0;
    for (let at = 0; at < 3; at += 1) await deliver(await supplier.sign(await message(`silence ${at}`)));
    for (let at = 0; at < 3; at += 1) {
      expect((await arrived(`silence ${at}`)).attributes).toMatchObject({ authenticated: null });
    }
    // Whether anybody is there is asked of the root, and nothing of anybody else: no message waited for an answer.
    expect(dns.questions.filter((question) => question !== 'other ')).toEqual([]);
    dns.behaviour = 'answer';
  });
});
