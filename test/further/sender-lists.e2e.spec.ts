import { FakeMailServer } from '../../src/providers/mail/fake-mail-server.js';
import { eventually } from '../support/api.js';
import type { ResourceObject } from '../support/api.js';
import { TestDnsServer } from '../support/dns-server.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { compose, MailDomain } from '../support/mail-domain.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';

describe('Sender lists', () => {
  let dns: TestDnsServer;
  let service: TestService;
  let supplier: MailDomain;
  let outgoing: FakeMailServer;

  beforeAll(async () => {
    dns = await TestDnsServer.start();
    supplier = new MailDomain(dns, 'supplier.example');
    dns.publish('elsewhere.example', { TXT: ['v=spf1 ip4:192.0.2.1 -all'] });
    outgoing = await new FakeMailServer().listen();
    service = await TestService.start({
      SENDER_AUTHENTICATION: 'true',
      DNS_SERVERS: dns.address,
      OUTGOING_SMTP_URL: outgoing.url,
      OUTGOING_MAIL_FROM: 'payproof@payer.example',
    });
  });
  afterAll(async () => {
    await service.remove();
    await outgoing.close();
    await dns.stop();
  });

  /** Without an invoice unless told, which ends it as rejected once it is read. */
  async function message(subject: string, from = 'ar@supplier.example', withInvoice = false): Promise<Buffer> {
    const attachments = withInvoice ? [{ filename: 'invoice.pdf', content: await invoicePdf() }] : [];
    return compose({ from, to: service.credentials.inbox, subject, text: 'Hello', attachments });
  }

  const deliver = (raw: Buffer, from = 'ar@supplier.example'): Promise<unknown> =>
    sendMail(service.smtp, { envelope: { from, to: service.credentials.inbox }, raw });

  async function decided(subject: string, state: string, to?: string): Promise<ResourceObject> {
    const find = async (): Promise<ResourceObject | undefined> => {
      const { data } = (await service.api.get('/inbound-emails?page[size]=50')).body;
      return (data as ResourceObject[]).find(({ attributes }) => attributes.subject === subject);
    };
    const reached = (email: ResourceObject | undefined): boolean =>
      email?.attributes.sender_decision === state && (to === undefined || email.attributes.status === to);
    return (await eventually(find, reached)) as ResourceObject;
  }

  const choose = async (default_policy: string): Promise<void> => {
    const answer = await service.api.request('PUT', '/sender-settings', { default_policy, confirmations: false });
    expect(answer.body.data.attributes).toMatchObject({ default_policy, confirmations: false });
  };

  const rule = async (sender: string, policy: string): Promise<ResourceObject> => {
    const { status, body } = await service.api.post('/sender-rules', { sender, policy });
    expect(status).toBe(201);
    return body.data as ResourceObject;
  };

  it('accepts all mail until there is a rule', async () => {
    const { body } = await service.api.get('/sender-settings');
    expect(body.data).toMatchObject({
      type: 'sender-settings',
      attributes: { default_policy: 'allow', confirmations: false },
    });
    await deliver(await message('unlisted', 'x@elsewhere.example'), 'x@elsewhere.example');
    expect((await decided('unlisted', 'allowed', 'rejected')).attributes.authentication).toMatchObject({
      spf: { result: 'fail', domain: 'elsewhere.example', aligned: true },
      dmarc: { result: 'none', policy: null },
    });
  });

  it('records blocked mail, and lets nobody read it', async () => {
    const blocked = await rule('Bad.Example', 'block');
    expect(blocked.attributes).toMatchObject({ sender: 'bad.example', policy: 'block', note: null });
    await deliver(await message('blocked', 'ar@mail.bad.example'), 'x@elsewhere.example');
    const email = await decided('blocked', 'blocked');
    expect(email.attributes).toMatchObject({
      status: 'rejected',
      reason: 'The sender is blocked.',
      from: 'ar@mail.bad.example',
      attachments: [],
    });
    const disguised = (await message('disguised', 'ar@bad.example')).toString('latin1');
    await deliver(Buffer.from(disguised.replace('ar@bad', 'ar\0@bad'), 'latin1'), 'x@elsewhere.example');
    await decided('disguised', 'blocked');
    expect((await service.api.request('DELETE', `/sender-rules/${blocked.id}`)).status).toBe(204);
    await deliver(await message('unblocked', 'ar@mail.bad.example'), 'x@elsewhere.example');
    await decided('unblocked', 'allowed');
  });

  it('reads allowed senders at once, but nobody who only says to be one, until a person decides', async () => {
    await choose('ask');
    const allowed = await rule('supplier.example', 'allow');
    await deliver(await supplier.sign(await message('real')));
    await deliver(await message('spoofed', 'ar@supplier.example', true), 'x@elsewhere.example');
    await deliver(await message('spoofed again'), 'x@elsewhere.example');
    await decided('real', 'allowed', 'rejected');
    const held = await decided('spoofed', 'held', 'received');
    expect(held.attributes).toMatchObject({ authenticated: false, attachments: [], from: 'ar@supplier.example' });
    expect(held.attributes.reason).toMatch(/^On hold until someone/);

    const other = await decided('spoofed again', 'held');
    const waiting = await service.api.get('/inbound-emails?filter[sender_decision]=held');
    expect(waiting.body.meta.total).toBe(2);
    const released = await service.api.post(`/inbound-emails/${held.id}/release`);
    expect(released.status).toBe(200);
    expect(released.body.data.attributes).toMatchObject({ sender_decision: 'released', reason: null });
    const read = await decided('spoofed', 'released', 'processed');
    expect(read.attributes.attachments).toMatchObject([{ outcome: 'invoice' }]);

    expect((await service.api.post(`/inbound-emails/${other.id}/reject`)).body.data.attributes).toMatchObject({
      status: 'rejected',
      sender_decision: 'refused',
      reason: 'A person rejected the email.',
    });
    for (const [id, verb] of [
      [other.id, 'release'],
      [other.id, 'reject'],
      [held.id, 'release'],
    ]) {
      expect((await service.api.post(`/inbound-emails/${id}/${verb}`)).status).toBe(409);
    }

    const again = await service.api.post(`/inbound-emails/${other.id}/process-again`);
    expect([again.status, again.body.data.attributes.status]).toEqual([200, 'received']);
    // The lists are asked again: what a person refused waits for a person.
    await decided('spoofed again', 'held', 'received');
    expect(await service.api.post(`/inbound-emails/${other.id}/process-again`)).toMatchObject({
      status: 409,
      body: { message: 'The email is on hold. Release it or reject it.' },
    });
    await service.api.post(`/inbound-emails/${other.id}/reject`);

    const asked = await service.api.request('PUT', `/sender-rules/${allowed.id}`, {
      policy: 'ask',
      note: 'New account details',
    });
    expect(asked.body.data.attributes).toMatchObject({ policy: 'ask', note: 'New account details' });
    await choose('allow');
    await deliver(await supplier.sign(await message('asked about')));
    await decided('asked about', 'held');
  });

  /** What became of each delivery of a message, from the first on, once all are decided on. */
  async function deliveriesOf(subject: string, count: number | number[]): Promise<unknown[][]> {
    const find = async (): Promise<ResourceObject[]> => {
      const { data } = (await service.api.get('/inbound-emails?page[size]=50&sort=received_at')).body;
      return (data as ResourceObject[]).filter(({ attributes }) => attributes.subject === subject);
    };
    const emails = await eventually(
      find,
      (found) =>
        [count].flat().includes(found.length) &&
        found.every(({ attributes }) => attributes.status !== 'received' || attributes.sender_decision === 'held'),
    );
    return emails.map(({ attributes }) => [
      attributes.status,
      attributes.sender_decision,
      attributes.reason,
      (attributes.attachments as unknown[]).length,
    ]);
  }
  const BLOCKED = ['rejected', 'blocked', 'The sender is blocked.', 0];
  const READ = ['processed', 'allowed', null, 1];

  it('reads a message once from its own sender, after a copy from a blocked relay or together with it', async () => {
    const copied = new MailDomain(dns, 'copied.example');
    const relay = await rule('relay.example', 'block');
    const later = await copied.sign(await message('copied before', 'ar@copied.example', true));
    await deliver(later, 'x@relay.example');
    const first = await decided('copied before', 'blocked');
    await deliver(later, 'y@relay.example');
    await deliver(later, 'ar@copied.example');
    expect(await deliveriesOf('copied before', 2)).toEqual([BLOCKED, READ]);
    await deliver(later, 'z@relay.example');
    await deliver(later, 'ar@mail.copied.example');

    const together = await copied.sign(await message('copied at once', 'ar@copied.example', true));
    const envelopes = ['x@relay.example', 'ar@copied.example', 'y@relay.example', 'ar@mail.copied.example'];
    await Promise.all(envelopes.map((from) => deliver(together, from)));
    await eventually(
      () =>
        service.database.query(
          `SELECT id FROM inbound_emails WHERE status = 'received' AND sender_decision IS DISTINCT FROM 'held'`,
        ),
      ({ length }) => length === 0,
    );
    // Whether a copy is recorded depends on which of them is judged first.
    const outcomes = await deliveriesOf('copied at once', [1, 2]);
    expect(outcomes.filter((one) => one[1] !== 'blocked')).toEqual([READ]);
    expect(await deliveriesOf('copied before', 2)).toEqual([BLOCKED, READ]);

    // What was blocked is not read a second time, whatever the lists say now.
    expect((await service.api.request('DELETE', `/sender-rules/${relay.id}`)).status).toBe(204);
    expect((await service.api.post(`/inbound-emails/${first.id}/process-again`)).status).toBe(200);
    expect(await deliveriesOf('copied before', 2)).toEqual([
      ['rejected', 'blocked', 'The same message arrived another way and was read.', 0],
      READ,
    ]);
  });

  it('says of a message that was read who it is from as soon as a delivery of it proves that', async () => {
    const { domain } = new MailDomain(dns, 'proven.example');
    const raw = await message('proven later', `ar@${domain}`, true);
    await deliver(raw, 'x@elsewhere.example');
    const first = await decided('proven later', 'allowed', 'processed');
    expect(first.attributes).toMatchObject({ spf: 'fail', authenticated: false });
    const [{ invoice_id: id }] = first.attributes.attachments as [{ invoice_id: string }];
    const saidOfSender = async (): Promise<unknown> => {
      const { check_results: results } = (await service.api.get(`/invoices/${id}`)).body.data.attributes as {
        check_results: { type: string; result: boolean }[];
      };
      return results.find(({ type }) => type === 'sender_authenticated')?.result;
    };
    await eventually(saidOfSender, (said) => said === false);

    for (const from of ['y@elsewhere.example', `ar@${domain}`, 'z@elsewhere.example']) await deliver(raw, from);
    await eventually(saidOfSender, (said) => said === true);
    expect(await deliveriesOf('proven later', 1)).toEqual([READ]);
    const { attributes } = (await service.api.get(`/inbound-emails/${first.id}`)).body.data as ResourceObject;
    expect(attributes).toMatchObject({ spf: 'pass', dmarc: 'pass', authenticated: true, forwarded: false });
  });

  it('puts a better proven delivery of a message on hold beside a worse one, and ends that once it is read', async () => {
    await choose('ask');
    const raw = await message('unsigned', 'ar@supplier.example', true);
    await deliver(raw, 'x@elsewhere.example');
    await decided('unsigned', 'held');
    await deliver(raw, 'x@elsewhere.example');
    await deliver(raw, 'y@elsewhere.example');
    await deliver(raw);
    const waiting = await deliveriesOf('unsigned', 2);
    expect(waiting).toEqual([expect.arrayContaining(['held']), expect.arrayContaining(['held'])]);
    const held = await service.api.get('/inbound-emails?filter[sender_decision]=held');
    const genuine = (held.body.data as ResourceObject[]).find(
      ({ attributes }) => attributes.subject === 'unsigned' && attributes.authenticated,
    );
    expect((await service.api.post(`/inbound-emails/${genuine?.id}/release`)).status).toBe(200);
    expect(await deliveriesOf('unsigned', 2)).toEqual([
      ['rejected', 'refused', 'The same message arrived another way and was read.', 0],
      ['processed', 'released', null, 1],
    ]);
    await choose('allow');
  });

  it('lets a held message of an allowed sender go on once name servers answer', async () => {
    await choose('ask');
    const late = new MailDomain(dns, 'late.example');
    await rule('late.example', 'allow');
    dns.behaviour = 'servfail';
    await deliver(await late.sign(await message('late', 'ar@late.example')), 'ar@late.example');
    const held = await decided('late', 'held');
    expect(held.attributes.authenticated).toBeNull();
    dns.behaviour = 'answer';
    await service.database.query('UPDATE inbound_emails SET authentication_due_at = now() WHERE id = $1', [held.id]);
    expect((await decided('late', 'allowed', 'rejected')).attributes.authenticated).toBe(true);
    await choose('allow');
  });

  it('lets nobody in who only shares the company that hosts an allowed sender', async () => {
    await choose('ask');
    const victim = new MailDomain(dns, 'victim.onmicrosoft.com', { spf: 'v=spf1 -all', dmarc: null });
    const evil = new MailDomain(dns, 'evil.onmicrosoft.com', { dmarc: null });
    await rule(victim.domain, 'allow');
    const from = 'accounts@victim.onmicrosoft.com';
    await deliver(await evil.sign(await message('neighbour', from)), 'x@evil.onmicrosoft.com');
    expect((await decided('neighbour', 'held')).attributes.authenticated).toBe(false);
    await deliver(await victim.sign(await message('hosted', from)), from);
    expect((await decided('hosted', 'allowed')).attributes.authenticated).toBe(true);
    await choose('allow');
  });

  it('refuses what would let anybody in, what is no sender, and a second rule for one', async () => {
    const errors = async (body: object): Promise<unknown> => {
      const answer = await service.api.post('/sender-rules', body);
      return [answer.status, answer.body.errors ?? answer.body.message];
    };
    expect(await errors({ sender: 'bigpond.com', policy: 'allow' })).toEqual([
      422,
      { sender: ['Anyone can get an address at bigpond.com: allow single addresses instead.'] },
    ]);
    expect(await errors({ sender: 'onmicrosoft.com', policy: 'allow' })).toEqual([
      422,
      {
        sender: ['Anyone can get a name below onmicrosoft.com: allow single names, such as supplier.onmicrosoft.com.'],
      },
    ]);
    expect(await errors({ sender: 'com.au', policy: 'block' })).toMatchObject([
      422,
      { sender: [expect.stringContaining('must be an email address or a registered domain')] },
    ]);
    const own = await rule('me@bigpond.com', 'allow');
    expect(await errors({ sender: 'Me@BigPond.com', policy: 'ask' })).toEqual([
      409,
      'There is already a rule for me@bigpond.com.',
    ]);
    expect((await service.api.get('/sender-rules?filter[sender]=me@bigpond.com')).body.data).toMatchObject([
      { id: own.id, type: 'sender-rules' },
    ]);
  });

  it('tells authenticated senders alone what became of their mail, where that is wanted', async () => {
    const courteous = new MailDomain(dns, 'courteous.example');
    const from = 'Ann@courteous.example';
    await deliver(await courteous.sign(await message('unanswered', from)), from);
    await decided('unanswered', 'allowed', 'rejected');
    for (const api of [service.api, service.sandbox])
      await api.request('PUT', '/sender-settings', { default_policy: 'allow', confirmations: true });

    await deliver(await message('forged', from), 'x@elsewhere.example');
    await deliver(await courteous.sign(await message('bounced', from)), '');
    await decided('forged', 'allowed', 'rejected');
    await decided('bounced', 'allowed', 'rejected');
    await deliver(await courteous.sign(await message('answered', from, true)), from);
    const empty = await courteous.sign({ from, to: service.credentials.inbox, subject: 'empty', text: 'Hello' });
    await deliver(empty, from);
    await eventually(
      () => Promise.resolve(outgoing.delivered.length),
      (count) => count === 2,
    );
    const [first, second] = outgoing.delivered.sort((a, b) => (a.subject < b.subject ? 1 : -1));
    expect(first).toMatchObject({ from: '', to: ['ann@courteous.example'], subject: 'Your invoice arrived' });
    expect(first?.text).toMatch(/^Your message “answered” reached Demo on .*Accepted as invoices:\n- invoice.pdf/s);
    expect(first?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
    expect(first?.raw).toMatch(/^From: payproof@payer.example\r$/m);
    expect(second).toMatchObject({ subject: 'No invoice was found in your message' });

    const to = service.credentials.sandbox_inbox;
    await sendMail(service.smtp, { envelope: { from, to }, raw: await courteous.sign(await message('sandbox', from)) });
    const inDrawer = await eventually(
      () => service.database.query<{ recipient: string }>('SELECT recipient FROM sandbox_messages'),
      (rows) => rows.length > 0,
    );
    expect(inDrawer).toEqual([{ recipient: 'ann@courteous.example' }]);
    expect(outgoing.delivered.length).toBe(2);
  });

  it('confirms no more often to a mailbox that is written in different ways', async () => {
    const eager = new MailDomain(dns, 'eager.example');
    const before = outgoing.delivered.length;
    await deliver(await eager.sign(await message('eager 1', 'Ann@eager.example')), 'ann@eager.example');
    await decided('eager 1', 'allowed', 'rejected');
    await eventually(
      () => Promise.resolve(outgoing.delivered.length),
      (count) => count === before + 1,
    );
    // As though 19 others had been confirmed.
    const { inbox } = service.credentials;
    await service.database.query(
      `INSERT INTO inbound_emails (id, entity_id, recipient, envelope_from, peer_address, content_hash, raw_key, size,
         received_at, status, "from", authentication, sender_decision, confirmed_at)
       SELECT gen_random_uuid(), entity_id, recipient, envelope_from, peer_address, sha256(n::text::bytea), raw_key, size,
         received_at, status, "from", authentication, sender_decision, now()
       FROM inbound_emails, generate_series(1, 19) AS n WHERE recipient = $1 AND subject = 'eager 1'`,
      [inbox],
    );
    await deliver(await eager.sign(await message('eager 2', 'ANN@Eager.example')), 'ann@eager.example');
    await decided('eager 2', 'allowed', 'rejected');
    await deliver(
      await eager.sign(await message('eager +', 'ann+invoices@eager.example')),
      'ann+invoices@eager.example',
    );
    await decided('eager +', 'allowed', 'rejected');
    await deliver(await eager.sign(await message('eager 3', 'bob@eager.example')), 'bob@eager.example');
    const letters = await eventually(
      () => Promise.resolve(outgoing.delivered.slice(before + 1).map(({ to }) => to)),
      (found) => found.flat().includes('bob@eager.example'),
    );
    expect(letters).toEqual([['bob@eager.example']]);
  });
});
