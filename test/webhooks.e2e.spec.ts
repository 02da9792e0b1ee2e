import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { abaFile } from './support/aba-file.js';
import type { Api, ResourceObject } from './support/api.js';
import { eventually } from './support/api.js';
import { describedInterface } from './support/checked-fetch.js';
import type { DescribedInterface } from './support/described-interface.js';
import { invoicePdf } from './support/invoice-pdf.js';
import { Receiver } from './support/receiver.js';
import type { Received } from './support/receiver.js';
import { TestService } from './support/service.js';
import { clientOf, entityOf, neighbourOf } from './support/tenants.js';
import { createVerification, untilStatus } from './support/verification.js';

let service: TestService;
let receiver: Receiver;
let described: DescribedInterface;

beforeAll(async () => {
  service = await TestService.start({ WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_CONCURRENCY: '24' });
  described = describedInterface();
  receiver = await Receiver.start();
});
afterAll(async () => {
  await service.remove();
  await receiver.stop();
});

async function subscribe(api: Api, path: string, events: string[]): Promise<ResourceObject> {
  const { status, body } = await api.post('/webhook-subscriptions', { url: receiver.url(path), events });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.data as ResourceObject;
}

const eventsOf = async (api: Api, id: string, query = ''): Promise<any> =>
  (await api.get(`/webhook-subscriptions/${id}/webhook-events${query}`)).body;
const subscriptionOf = async (api: Api, id: string): Promise<Record<string, any>> =>
  (await api.get(`/webhook-subscriptions/${id}`)).body.data.attributes;
/** Makes whatever waits due now. */
const hurry = (): Promise<unknown> =>
  service.database.query(`UPDATE webhook_events SET due_at = now() WHERE status = 'processing'`);

/** The body of a webhook that is signed, and as the document describes it. */
function verified({ body, headers }: Received, secret: string): any {
  const told: any = new Webhook(secret).verify(body, headers as Record<string, string>);
  described.checkWebhook(headers, told);
  return told;
}

describe('a subscription', () => {
  it('is told what happens, as the REST interface shows it, with a signature that the public verifier takes', async () => {
    const api = await neighbourOf(service, 'sandbox');
    const { id, attributes } = await subscribe(api, '/all', ['verification.pending', 'verification.verified']);
    expect(attributes).toMatchObject({ enabled: true, consecutive_failures: 0, disabled_at: null });
    expect(attributes.secret).toMatch(/^whsec_/);
    expect(await subscriptionOf(api, id)).not.toHaveProperty('secret');

    const verification = await createVerification(api);
    const shown = await untilStatus(api, verification.id, 'verified');
    const [pending, ended] = await receiver.until('/all', 2);
    const [first, second] = [pending, ended].map((one) => verified(one as Received, attributes.secret));
    expect([first.type, second.type]).toEqual(['verification.pending', 'verification.verified']);
    // The link in it is the very one that the caller got.
    expect(first.data).toEqual(verification);
    expect(second.data).toEqual(shown);
    expect(pending?.method).toBe('POST');
    expect(pending?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': first.id });
    const hex = createHmac('sha256', attributes.secret)
      .update(pending?.body ?? '')
      .digest('hex');
    expect(pending?.headers.signature).toBe(hex);

    const list = await eventually(
      () => eventsOf(api, id, '?include=attempts'),
      ({ data }) => data.every((one: ResourceObject) => one.attributes.status === 'succeeded'),
    );
    expect(list.data.map((one: ResourceObject) => one.attributes.payload)).toEqual([second, first]);
    expect(list.included.map((one: ResourceObject) => one.attributes)).toEqual(
      [1, 2].map(() =>
        expect.objectContaining({ status: 'succeeded', attempt: 1, response_status: 204, failure_reason: null }),
      ),
    );
    expect((await eventsOf(api, id, '?filter[type]=verification.pending')).meta.total).toBe(1);
    expect((await eventsOf(api, id, '?filter[status]=failed,processing')).meta.total).toBe(0);
    const one = await api.get(`/webhook-subscriptions/${id}/webhook-events/${first.id}?include=attempts`);
    expect(one.body.data.attributes).toMatchObject({ webhook_url: receiver.url('/all'), created_at: first.created_at });
  });

  it('is one of 100 at most, however many are made at once', async () => {
    const own = await neighbourOf(service, 'sandbox');
    const body = { url: receiver.url('/many'), events: ['invoice.processed'] };
    const first = await own.post('/webhook-subscriptions', body);
    await service.database.query(
      `INSERT INTO webhook_subscriptions (id, entity_id, url, events, abilities, sealed_secret, created_at, updated_at)
       SELECT gen_random_uuid(), entity_id, url, events, abilities, 'none', created_at, updated_at
         FROM webhook_subscriptions, generate_series(1, 96) WHERE id = $1`,
      [first.body.data.id],
    );
    const made = await Promise.all(Array.from({ length: 8 }, () => own.post('/webhook-subscriptions', body)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
  });

  it('keeps secrets and bodies sealed', async () => {
    const [row] = await service.database.query<{ text: string }>(
      `SELECT string_agg(s::text || e::text, ' ') AS text FROM webhook_subscriptions s JOIN webhook_events e ON e.subscription_id = s.id`,
    );
    expect(row?.text).not.toMatch(/whsec_|individual|12345678/);
    expect(service.log).not.toMatch(/whsec_/);
  });

  it('shows account numbers masked where the key that made or changed it cannot read them', async () => {
    const reader = await neighbourOf(service, 'sandbox');
    const { data: entity } = (await service.management.get('/entities?page[size]=100&sort=-created_at')).body;
    const { body } = await service.management.post(`/entities/${entity[0].id}/api-keys`, {
      name: 'Subscribes only',
      abilities: ['webhook_subscription:write', 'webhook_subscription:read'],
    });
    const events = ['verification.verified'];
    const { id, attributes } = await subscribe(reader.withKey(body.data.token), '/masked', events);
    expect(attributes.masked_events).toEqual(events);
    const open = await subscribe(reader, '/whole', events);
    expect(open.attributes.masked_events).toEqual([]);
    await createVerification(reader);
    const [hidden] = (await receiver.until('/masked', 1)).map((one) => verified(one, attributes.secret));
    const [whole] = (await receiver.until('/whole', 1)).map((one) => verified(one, open.attributes.secret));
    expect(whole.data.attributes.account_number).toBe('12345678');
    expect(hidden.data.id).toBe(whole.data.id);
    expect(hidden.data.attributes).toMatchObject({ status: 'verified', account_bsb: '062-000' });
    expect(JSON.stringify(hidden)).not.toContain('12345678');
    expect(hidden.data.attributes.account_number).toMatch(/5678$/);
    // Whoever can read them may have them sent; a subscription from before this was kept stays as it was.
    const mended = await reader.request('PATCH', `/webhook-subscriptions/${id}`, { enabled: true });
    expect(mended.body.data.attributes.masked_events).toEqual([]);
    await service.database.query('UPDATE webhook_subscriptions SET abilities = NULL WHERE id = $1', [id]);
    expect((await subscriptionOf(reader, id)).masked_events).toEqual([]);
  });

  it('gets account numbers masked from the moment a key that cannot read them changes it, also in what waits or is sent again', async () => {
    const { api, entity } = await entityOf(service, 'sandbox');
    const weak = await clientOf(service, 'sandbox', entity.id, ['webhook_subscription:write']);
    receiver.behave('/honest', (_request, response) => void response.writeHead(500).end());
    const { id, attributes } = await subscribe(api, '/honest', ['verification.pending']);
    const { id: subject } = await createVerification(api, { account_number: '55566676' });
    const [whole] = (await receiver.until('/honest', 1)).map((one) => verified(one, attributes.secret));
    expect(whole.data.attributes).toMatchObject({ account_number: '55566676' });
    expect(whole.data.attributes.individual_authentication_url).toMatch(/^http/);
    // Nobody changed the subscription: a retry is what was sent before.
    const failures = (count: number): Promise<unknown> =>
      eventually(
        () => subscriptionOf(api, id),
        ({ consecutive_failures: failed }) => failed === count,
      );
    await failures(1);
    await hurry();
    const [first, second] = await receiver.until('/honest', 2);
    expect(second?.body).toBe(first?.body);
    await failures(2);

    const changed = await weak.request('PATCH', `/webhook-subscriptions/${id}`, { url: receiver.url('/evil') });
    expect(changed.body.data.attributes.masked_events).toEqual(['verification.pending']);
    await hurry();
    await receiver.until('/evil', 1);
    const again = await weak.post(`/webhook-subscriptions/${id}/webhook-events/${whole.id}/redeliver`);
    expect(again.status).toBe(200);
    expect(JSON.stringify(again.body)).not.toContain('55566676');
    const told = (await receiver.until('/evil', 2)).map((one) => verified(one, attributes.secret));
    for (const { id: event, data } of told) {
      expect([event, data.id]).toEqual([whole.id, subject]);
      expect(data.attributes).toMatchObject({ account_number: '••••6676', individual_authentication_url: null });
    }

    // Whoever can read them gets the whole again, as it was written.
    const mended = await api.request('PATCH', `/webhook-subscriptions/${id}`, { url: receiver.url('/mended') });
    expect(mended.body.data.attributes.masked_events).toEqual([]);
    await api.post(`/webhook-subscriptions/${id}/webhook-events/${whole.id}/redeliver`);
    const [restored] = await receiver.until('/mended', 1);
    expect(restored?.body).toBe(first?.body);
  });

  it('sends what was masked when it happened the same way each time', async () => {
    const { entity } = await entityOf(service, 'sandbox');
    const api = await clientOf(service, 'sandbox', entity.id, [
      'verification:write',
      'webhook_subscription:write',
      'webhook_event:read',
    ]);
    const { id, attributes } = await subscribe(api, '/twice', ['verification.pending']);
    await createVerification(api, { account_number: '55566676' });
    const [first] = await receiver.until('/twice', 1);
    const { data } = await eventsOf(api, id);
    await api.post(`/webhook-subscriptions/${id}/webhook-events/${data[0].id}/redeliver`);
    const [, second] = await receiver.until('/twice', 2);
    expect(second?.body).toBe(first?.body);
    expect(verified(second as Received, attributes.secret).data.attributes.account_number).toBe('••••6676');
    expect(data[0].attributes.payload).toEqual(JSON.parse(first?.body ?? ''));
  });

  it('shows what it was told whole only to keys that can read what that tells of', async () => {
    const { api, entity } = await entityOf(service, 'sandbox');
    const withAbilities = (...more: string[]): Promise<Api> =>
      clientOf(service, 'sandbox', entity.id, ['webhook_event:read', ...more]);
    const { id } = await subscribe(api, '/shown', ['verification.pending']);
    await createVerification(api, { account_number: '55566676' });
    await receiver.until('/shown', 1);
    const [event] = (await eventsOf(api, id)).data;
    const base = `/webhook-subscriptions/${id}/webhook-events`;
    const seen = async (by: Api): Promise<unknown[]> => {
      const lists = ['/webhook-events', base, `${base}?fields[webhook-events]=payload`];
      const ones = [`/webhook-events/${event.id}`, `${base}/${event.id}`];
      const found = [
        ...(await Promise.all(lists.map(async (path) => (await by.get(path)).body.data[0]))),
        ...(await Promise.all(ones.map(async (path) => (await by.get(path)).body.data))),
      ];
      return [
        ...new Set(
          found.map(({ attributes }) => {
            const { account_number: number, individual_authentication_url: link } = attributes.payload.data.attributes;
            return `${number} ${link === null ? 'no link' : 'link'}`;
          }),
        ),
      ];
    };
    expect(await seen(api)).toEqual(['55566676 link']);
    expect(await seen(await withAbilities('verification:read'))).toEqual(['55566676 link']);
    expect(await seen(await withAbilities())).toEqual(['••••6676 no link']);
    expect(await seen(await withAbilities('invoice:read', 'check:read'))).toEqual(['••••6676 no link']);
    const exported = await (await withAbilities()).get('/webhook-events', { accept: 'application/jsonl' });
    expect(exported.bytes.toString()).toContain('••••6676');
    expect(exported.bytes.toString()).not.toContain('55566676');
  });

  it('hears of invoices, payment files and compromised details, and of nobody else’s', async () => {
    const [api, other] = [await neighbourOf(service, 'sandbox'), await neighbourOf(service, 'production')];
    const { attributes } = await subscribe(api, '/various', ['invoice.processed', 'check.compromised']);
    const { id: quiet } = await subscribe(other, '/other', ['invoice.processed', 'check.compromised']);
    const uploaded = await api.upload('/invoices', await invoicePdf(), 'a.pdf');
    const verification = await createVerification(api);
    await untilStatus(api, verification.id, 'verified');
    const check = await api.post(`/verifications/${verification.id}/checks`, {
      account_bsb: '062-000',
      account_number: '99999999',
    });
    const told = (await receiver.until('/various', 2)).map((one) => verified(one, attributes.secret));
    const invoice = await api.get(`/invoices/${uploaded.body.data.id}`);
    expect(told.find(({ type }) => type === 'invoice.processed').data).toEqual(invoice.body.data);
    expect(told.find(({ type }) => type === 'check.compromised').data).toEqual({
      ...check.body.data,
      relationships: { verification: { data: { id: verification.id, type: 'verifications' } } },
    });
    expect((await eventsOf(other, quiet)).meta.total).toBe(0);
    expect(receiver.at('/other')).toEqual([]);
  });

  it('hears that an approval was taken back, by a person or by the service', async () => {
    const api = await neighbourOf(service, 'sandbox');
    await api.request('PUT', '/approval-policy', { people: 1 });
    const { id: verification } = await createVerification(api);
    await untilStatus(api, verification, 'verified');
    const { body } = await api.upload('/invoices', await invoicePdf(), 'a.pdf');
    const invoice = `/invoices/${body.data.id}`;
    await eventually(
      () => api.get(invoice),
      (answer) => answer.body.data.attributes.outcome === 'verified',
    );
    const { attributes } = await subscribe(api, '/reopened', ['invoice.approved', 'invoice.reopened']);
    const decide = async (decision: object): Promise<unknown> =>
      (await api.post(`${invoice}/decisions`, decision)).status;
    const approve = { decision: 'approve', reason: 'verified' };
    expect(await decide(approve)).toBe(201);
    expect(await decide({ decision: 'reopen', comment: 'They called.' })).toBe(201);
    expect(await decide(approve)).toBe(201);
    // A newer verification of the payee, with another account, takes the place of the one that the approval rests on.
    await createVerification(api, { account_number: '87654329' });
    const told = (await receiver.until('/reopened', 4)).map((one) => verified(one, attributes.secret));
    expect(told.map(({ type, data }) => [type, data.id, data.attributes.review]).sort()).toEqual([
      ['invoice.approved', body.data.id, 'approved'],
      ['invoice.approved', body.data.id, 'approved'],
      ['invoice.reopened', body.data.id, 'to_review'],
      ['invoice.reopened', body.data.id, 'to_review'],
    ]);
    const decisions = (await api.get(`${invoice}/decisions?sort=created_at`)).body.data;
    expect(decisions.map((one: ResourceObject) => [one.attributes.decision, one.attributes.comment])).toEqual([
      ['approve', null],
      ['reopen', 'They called.'],
      ['approve', null],
      ['reopen', expect.any(String)],
    ]);
  });

  it('hears what was decided on a payment file, and that it was taken back', async () => {
    const api = await neighbourOf(service, 'sandbox');
    await api.request('PUT', '/approval-policy', { people: 2 });
    const { body } = await api.upload('/aba-checks', abaFile([{}]), 'payments.aba');
    const file = `/aba-checks/${body.data.id}`;
    await eventually(
      () => api.get(file),
      (answer) => answer.body.data.attributes.status === 'failed',
    );
    const events = ['aba_check.approved', 'aba_check.rejected', 'aba_check.held', 'aba_check.reopened'];
    const { attributes } = await subscribe(api, '/payment-file', events);
    const told: unknown[] = [];
    const decide = async (decision: object): Promise<void> => {
      expect((await api.post(`${file}/decisions`, decision)).status).toBe(201);
    };
    const reopen = { decision: 'reopen', comment: 'They called.' };
    // A first approval of two is told to nobody.
    await decide({ decision: 'approve', reason: 'known_supplier' });
    await decide({ decision: 'hold', until: '2099-01-01' });
    await decide({ decision: 'reject', reason: 'other' });
    await decide(reopen);
    await api.request('PUT', '/approval-policy', { people: 1 });
    await decide({ decision: 'approve', reason: 'known_supplier' });
    await decide(reopen);
    for (const one of await receiver.until('/payment-file', 5)) {
      const { type, data } = verified(one, attributes.secret);
      told.push([type, data.id, data.attributes.review]);
    }
    expect(told.sort()).toEqual([
      ['aba_check.approved', body.data.id, 'approved'],
      ['aba_check.held', body.data.id, 'on_hold'],
      ['aba_check.rejected', body.data.id, 'rejected'],
      ['aba_check.reopened', body.data.id, 'to_review'],
      ['aba_check.reopened', body.data.id, 'to_review'],
    ]);
  });

  it('can be changed, and gets a new secret, while something long is on its way to it', async () => {
    const api = await neighbourOf(service, 'production');
    const { id } = await subscribe(api, '/changed', ['check.compromised']);
    const { database } = service;
    await database.query('BEGIN');
    // As whoever writes events for it, until what they tell of is committed.
    await database.query('SELECT FROM webhook_subscriptions WHERE id = $1 FOR KEY SHARE', [id]);
    const path = `/webhook-subscriptions/${id}`;
    const statuses = [
      (await api.request('PATCH', path, { enabled: false })).status,
      (await api.post(`${path}/rotate-secret`)).status,
    ];
    await database.query('ROLLBACK');
    expect(statuses).toEqual([200, 200]);
  });

  it('hears nothing of what was rolled back, is not wanted, or happens while it is disabled', async () => {
    const api = await neighbourOf(service, 'sandbox');
    const { id } = await subscribe(api, '/choosy', ['verification.cancelled']);
    const key = { 'idempotency-key': 'twice' };
    for (let n = 0; n < 2; n += 1) await api.post('/verifications', { colour: 'red' }, key);
    const pending = await createVerification(api, { account_number: '1234566' });
    expect((await eventsOf(api, id)).meta.total).toBe(0);
    expect((await api.post(`/verifications/${pending.id}/cancel`)).status).toBe(200);
    expect((await api.post(`/verifications/${pending.id}/cancel`)).status).toBe(409);
    await receiver.until('/choosy', 1);
    // The receiver has it before its delivery is recorded.
    const delivered = (total: number): Promise<any> =>
      eventually(
        () => eventsOf(api, id, '?filter[status]=succeeded'),
        (list) => list.meta.total === total,
      );
    await delivered(1);
    const off = await api.request('PATCH', `/webhook-subscriptions/${id}`, { enabled: false });
    expect(off.body.data.attributes).toMatchObject({ enabled: false, disabled_at: expect.any(String) });
    const next = await createVerification(api, { account_number: '1234566' });
    await api.post(`/verifications/${next.id}/cancel`);
    // It is written, but sent to nobody before somebody asks for it.
    const missed = await eventsOf(api, id, '?filter[status]=failed&include=attempts');
    expect([missed.meta.total, missed.included]).toEqual([1, []]);
    expect((await api.post(`/webhook-subscriptions/${id}/recover`, { since: '2026-01-01' })).status).toBe(409);
    expect(receiver.at('/choosy')).toHaveLength(1);
    const events = ['verification.pending', 'verification.pending'];
    const on = await api.request('PATCH', `/webhook-subscriptions/${id}`, { enabled: true, events });
    expect(on.body.data.attributes).toMatchObject({
      enabled: true,
      disabled_at: null,
      events: ['verification.pending'],
    });
    const recover = (body: object): Promise<any> => api.post(`/webhook-subscriptions/${id}/recover`, body);
    expect((await recover({ since: '2100-01-01' })).body.data).toEqual({ recovered: 0 });
    expect((await recover({ since: '2020-01-01', until: '2020-12-31' })).body.data).toEqual({ recovered: 0 });
    expect((await recover({ since: 'yesterday' })).body.errors).toHaveProperty('since');
    expect((await recover({ since: '2020-01-02', until: '2020-01-01' })).body.errors).toHaveProperty('until');
    expect((await recover({ since: '2020-01-01' })).body.data).toEqual({ recovered: 1 });
    const [, second] = (await receiver.until('/choosy', 2)) as [Received, Received];
    expect(JSON.parse(second.body)).toMatchObject({ type: 'verification.cancelled', data: { id: next.id } });
    await delivered(2);
    expect((await api.get('/webhook-events?filter[type]=verification.cancelled')).body.meta.total).toBe(2);
    const mine = await api.get(`/webhook-events?filter[webhook_subscription_id]=${id}&page[size]=1`);
    expect(mine.body.data[0].attributes.webhook_subscription_id).toBe(id);
    expect((await api.get(`/webhook-events/${mine.body.data[0].id}`)).body.data).toEqual(mine.body.data[0]);
    expect((await api.request('DELETE', `/webhook-subscriptions/${id}`)).status).toBe(204);
    expect((await api.get(`/webhook-subscriptions/${id}`)).status).toBe(404);
  });

  it('is sent a test when its owner asks for one, whatever it wants to be told of', async () => {
    const api = await neighbourOf(service, 'sandbox');
    const { id, attributes } = await subscribe(api, '/tested', ['invoice.failed']);
    const { status, body } = await api.post(`/webhook-subscriptions/${id}/test`);
    expect([status, body.data.attributes.type]).toEqual([200, 'webhook_subscription.test']);
    const [received] = (await receiver.until('/tested', 1)) as [Received];
    const told = verified(received, attributes.secret);
    const shown = { id, attributes: { url: attributes.url, events: ['invoice.failed'] } };
    expect(told).toMatchObject({ id: body.data.id, type: 'webhook_subscription.test', data: shown });
    expect(JSON.stringify(told)).not.toContain('whsec_');
  });

  it('is told of what is there already, in the sandbox, when somebody triggers an event', async () => {
    const api = await neighbourOf(service, 'sandbox');
    const { id, attributes } = await subscribe(api, '/triggered', ['invoice.failed', 'verification.expired']);
    const trigger = (body: object): Promise<any> => api.post('/webhook-events', body);
    const nothing = await trigger({ type: 'verification.expired' });
    expect([nothing.status, nothing.body.message]).toEqual([409, 'There are no verifications yet.']);
    const [one, two] = [await createVerification(api), await createVerification(api, { account_number: '12345676' })];
    const newest = await trigger({ type: 'verification.expired' });
    expect([newest.status, newest.body.data.subject_id]).toEqual([201, two.id]);
    const named = await trigger({ type: 'verification.expired', id: one.id });
    expect(named.body.data.webhook_event_ids).toHaveLength(1);
    const unwanted = await trigger({ type: 'verification.rejected' });
    expect([unwanted.status, unwanted.body.data.webhook_event_ids]).toEqual([201, []]);
    const told = (await receiver.until('/triggered', 2)).map((each) => verified(each, attributes.secret));
    expect(told.map(({ type, data }) => [type, data.id]).sort()).toEqual(
      [one.id, two.id].map((each) => ['verification.expired', each]).sort(),
    );
    expect((await eventsOf(api, id)).meta.total).toBe(2);
    const stranger = await createVerification(await neighbourOf(service, 'sandbox'));
    for (const wrong of [
      { type: 'verification.expired', id: stranger.id },
      { type: 'verification.expired', id: 'x' },
    ])
      expect(Object.keys((await trigger(wrong)).body.errors)).toEqual(['id']);
    for (const type of ['webhook_subscription.test', 'invoice.colour', undefined])
      expect(Object.keys((await trigger({ type })).body.errors)).toEqual(['type']);
    expect((await service.api.post('/webhook-events', { type: 'verification.expired' })).status).toBe(405);
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const api = await neighbourOf(service, 'sandbox');
    const { id, attributes } = await subscribe(api, '/rotated', ['verification.pending']);
    const { status, body } = await api.post(`/webhook-subscriptions/${id}/rotate-secret`);
    const { secret } = body.data.attributes;
    expect([status, secret === attributes.secret]).toEqual([200, false]);
    await createVerification(api, { account_number: '1234566' });
    const [both] = (await receiver.until('/rotated', 1)) as [Received];
    for (const one of [secret, attributes.secret]) expect(verified(both, one).type).toBe('verification.pending');
    const older = (body: string, key: string): string => createHmac('sha256', key).update(body).digest('hex');
    expect(both.headers.signature).toBe(older(both.body, attributes.secret));
    await service.database.query(`UPDATE webhook_subscriptions SET previous_secret_until = now() WHERE id = $1`, [id]);
    await createVerification(api, { account_number: '1234566' });
    const [, later] = (await receiver.until('/rotated', 2)) as [Received, Received];
    expect(verified(later, secret).type).toBe('verification.pending');
    expect(() => verified(later, attributes.secret)).toThrow();
    expect(later.headers.signature).toBe(older(later.body, secret));
  });
});

describe('a receiver', () => {
  let api: Api;
  beforeAll(async () => (api = await neighbourOf(service, 'sandbox')));

  /** Subscribes to the path, makes something happen and gives the event and its attempts after the first one. */
  const firstAttempt = async (path: string): Promise<{ id: string; event: ResourceObject; attempt: any }> => {
    const { id } = await subscribe(api, path, ['verification.pending']);
    await createVerification(api, { account_number: '1234566' });
    const list = await eventually(
      () => eventsOf(api, id, '?include=attempts'),
      ({ included }) => included?.length > 0,
    );
    await api.request('PATCH', `/webhook-subscriptions/${id}`, { enabled: false });
    return { id, event: list.data[0], attempt: list.included[0].attributes };
  };

  it.each<[string, Parameters<Receiver['behave']>[1], object]>([
    [
      '500',
      (_request, response) => void response.writeHead(500).end('no\0 \xff'),
      { response_status: 500, response_body: 'no\uFFFD ÿ', failure_reason: 'status' },
    ],
    [
      '301',
      (_request, response) => void response.writeHead(301, { location: '/301-target' }).end(),
      { response_status: 301, failure_reason: 'status' },
    ],
    [
      'garbage',
      (request) => void request.socket.end('nonsense\r\n\r\n'),
      { response_status: null, failure_reason: 'answer_malformed' },
    ],
    [
      'reset',
      (request) => request.socket.resetAndDestroy(),
      { response_status: null, failure_reason: 'connection_reset' },
    ],
    [
      'much',
      (_request, response) => void response.writeHead(503).end('x'.repeat(1_000_000)),
      { response_status: 503, response_body: 'x'.repeat(4_096) },
    ],
  ])('that answers %s is asked again after 10 seconds', async (name, behaviour, expected) => {
    receiver.behave(`/${name}`, behaviour);
    const { id, event, attempt } = await firstAttempt(`/${name}`);
    expect(attempt).toMatchObject({ status: 'failed', attempt: 1, ...expected });
    expect(attempt.duration_ms).toBeLessThan(10_000);
    expect(event.attributes.status).toBe('processing');
    expect((await subscriptionOf(api, id)).consecutive_failures).toBe(1);
    const [row] = await service.database.query<{ pause: number }>(
      `SELECT extract(epoch FROM e.due_at - a.created_at)::float - a.duration_ms / 1000.0 AS pause
         FROM webhook_events e JOIN webhook_event_attempts a ON a.event_id = e.id WHERE e.id = $1`,
      [event.id],
    );
    expect(row?.pause).toBeGreaterThan(9.9);
    expect(row?.pause).toBeLessThan(20);
    expect(receiver.at('/301-target')).toEqual([]);
  });

  it('that hangs, or answers a byte at a time, has 3 seconds', async () => {
    receiver.behave('/hang', () => undefined);
    receiver.behave('/trickle', trickle);
    const attempts = await Promise.all(['/hang', '/trickle'].map(async (path) => (await firstAttempt(path)).attempt));
    for (const attempt of attempts) {
      expect(attempt).toMatchObject({ status: 'failed', response_status: null, failure_reason: 'timed_out' });
      expect(attempt.duration_ms).toBeGreaterThan(2_900);
      expect(attempt.duration_ms).toBeLessThan(10_000);
    }
  });

  it('that is gone (410) is not asked again', async () => {
    receiver.behave('/410', (_request, response) => void response.writeHead(410).end());
    const { id } = await subscribe(api, '/410', ['verification.pending']);
    await createVerification(api, { account_number: '1234566' });
    await eventually(
      () => subscriptionOf(api, id),
      ({ enabled }) => !enabled,
    );
    expect((await eventsOf(api, id)).data[0].attributes.status).toBe('failed');
  });

  it('that recovers gets what it missed, and what it asks for again under the same id', async () => {
    receiver.behave('/flaky', (_request, response, count) => void response.writeHead(count < 3 ? 503 : 200).end());
    const { id, attributes } = await subscribe(api, '/flaky', ['verification.pending']);
    await createVerification(api, { account_number: '1234566' });
    for (const count of [1, 2, 3]) {
      await receiver.until('/flaky', count);
      await eventually(
        () => eventsOf(api, id, '?include=attempts'),
        ({ included }) => included?.length === count,
      );
      await hurry();
    }
    const list = await eventually(
      () => eventsOf(api, id, '?include=attempts'),
      ({ data }) => data[0].attributes.status === 'succeeded',
    );
    expect(list.included.map((one: ResourceObject) => one.attributes.response_status)).toEqual([503, 503, 200]);
    expect((await subscriptionOf(api, id)).consecutive_failures).toBe(0);
    const again = await api.post(`/webhook-subscriptions/${id}/webhook-events/${list.data[0].id}/redeliver`);
    expect(again.status).toBe(200);
    const all = await receiver.until('/flaky', 4);
    expect(new Set(all.map((one) => verified(one, attributes.secret).id)).size).toBe(1);
    await eventually(
      () => eventsOf(api, id, '?include=attempts'),
      ({ data, included }) => data[0].attributes.status === 'succeeded' && included.length === 4,
    );
    await api.request('PATCH', `/webhook-subscriptions/${id}`, { enabled: false });
    const refused = await api.post(`/webhook-subscriptions/${id}/webhook-events/${list.data[0].id}/redeliver`);
    expect(refused.status).toBe(409);
  });

  it('that fails 50 times in a row over three days is disabled, and that is told once', async () => {
    receiver.behave('/dead', (_request, response) => void response.writeHead(500).end());
    const { id } = await subscribe(api, '/dead', ['verification.pending']);
    for (let n = 0; n < 6; n += 1) await createVerification(api, { account_number: '1234566' });
    await eventually(
      async () => {
        await hurry();
        return subscriptionOf(api, id);
      },
      ({ consecutive_failures: failures }) => failures >= 50,
    );
    // A bad hour is not enough.
    const bad = await subscriptionOf(api, id);
    expect([bad.enabled, Date.parse(bad.failing_since) > Date.now() - 300_000]).toEqual([true, true]);
    await service.database.query(
      `UPDATE webhook_subscriptions SET failing_since = now() - interval '3 days' WHERE id = $1`,
      [id],
    );
    await createVerification(api, { account_number: '1234566' });
    await eventually(
      async () => {
        await hurry();
        return subscriptionOf(api, id);
      },
      ({ enabled }) => !enabled,
    );
    const subscription = await subscriptionOf(api, id);
    expect(subscription.consecutive_failures).toBeGreaterThanOrEqual(50);
    expect(subscription.disabled_at).not.toBeNull();
    const told = await service.database.query(
      `SELECT 1 FROM notices WHERE kind = 'subscription_disabled' AND subject_ids = ARRAY[$1::uuid]`,
      [id],
    );
    expect(told).toHaveLength(1);
    const seen = receiver.at('/dead').length;
    await hurry();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(receiver.at('/dead').length).toBe(seen);
    const waiting = (await eventsOf(api, id, '?filter[status]=processing')).meta.total as number;
    expect(waiting).toBeGreaterThan(0);
    // Enabled again, it gets what waits.
    receiver.behave('/dead', (_request, response) => void response.writeHead(200).end());
    await api.request('PATCH', `/webhook-subscriptions/${id}`, { enabled: true });
    await hurry();
    await eventually(
      () => eventsOf(api, id, '?filter[status]=processing'),
      ({ meta }) => meta.total === 0,
    );
    expect((await subscriptionOf(api, id)).consecutive_failures).toBe(0);
  });

  it('that hangs delays nobody else', async () => {
    receiver.behave('/stuck', () => undefined);
    const { id: stuck } = await subscribe(api, '/stuck', ['verification.pending']);
    const quick = await neighbourOf(service, 'sandbox');
    await subscribe(quick, '/quick', ['verification.pending']);
    for (let n = 0; n < 40; n += 1) await createVerification(api, { account_number: '1234566' });
    await receiver.until('/stuck', 16);
    await createVerification(quick, { account_number: '1234566' });
    await receiver.until('/quick', 1);
    expect(receiver.at('/stuck').length).toBeLessThan(40);
    await api.request('DELETE', `/webhook-subscriptions/${stuck}`);
  });
});

describe('when the process dies', () => {
  it('what was being sent is sent again, and what was not sent yet arrives', async () => {
    const api = await neighbourOf(service, 'sandbox');
    let dying = true;
    receiver.behave('/crash', (_request, response, count) => {
      // Half of those that are answered before the end are never heard of by the sender.
      if (dying && count % 2 === 0) return;
      response.writeHead(200).end();
    });
    const { attributes } = await subscribe(api, '/crash', ['verification.pending']);
    const made = new Set<string>();
    for (let n = 0; n < 20; n += 1) made.add((await createVerification(api, { account_number: '1234566' })).id);
    await receiver.until('/crash', 5);
    await service.end('SIGKILL');
    dying = false;
    // What had its answer, or waited for it in vain, before the end is due later.
    const [latest] = await service.database.query<{ seconds: number }>(
      `SELECT coalesce(extract(epoch FROM max(due_at) - now())::float, 0) AS seconds FROM webhook_events
        WHERE status = 'processing' AND webhook_url LIKE '%/crash' AND attempts = 0`,
    );
    expect(latest?.seconds).toBeLessThan(15);
    await service.launch();
    await hurry();
    const arrived = await eventually(
      () => Promise.resolve(new Set(receiver.at('/crash').map((one) => verified(one, attributes.secret).data.id))),
      ({ size }) => size === made.size,
    );
    expect(arrived).toEqual(made);
    await eventually(
      () =>
        service.database.query(`SELECT 1 FROM webhook_events e JOIN webhook_subscriptions s ON s.id = e.subscription_id
        WHERE s.url LIKE '%/crash' AND e.status <> 'succeeded'`),
      (rows) => rows.length === 0,
    );
  });
});

describe('events that nobody needs any more', () => {
  it('go after their days, and fail after a day of a disabled subscription', async () => {
    const api = await neighbourOf(service, 'sandbox');
    const [off, on] = [
      await subscribe(api, '/off', ['invoice.failed']),
      await subscribe(api, '/on', ['invoice.failed']),
    ];
    await api.request('PATCH', `/webhook-subscriptions/${off.id}`, { enabled: false });
    const insert = async (subscription: string, status: string, daysOld: number): Promise<string> => {
      const rows = await service.database.query<{ id: string }>(
        `INSERT INTO webhook_events (id, entity_id, subscription_id, type, status, webhook_url, sealed_payload, due_at, created_at)
         SELECT gen_random_uuid(), entity_id, id, 'invoice.failed', $2, url, 'none',
                CASE WHEN $2 = 'processing' THEN now() - $3 * interval '1 day' END, now() - $3 * interval '1 day'
           FROM webhook_subscriptions WHERE id = $1 RETURNING id`,
        [subscription, status, daysOld],
      );
      return rows[0]?.id ?? '';
    };
    const old = [await insert(on.id, 'succeeded', 31), await insert(off.id, 'failed', 31)];
    const kept = [await insert(on.id, 'succeeded', 29), await insert(off.id, 'processing', 0.9)];
    const left = await insert(off.id, 'processing', 1.1);
    // Housekeeping runs at the start, and every minute.
    await service.end();
    await service.launch();
    const statuses = await eventually(
      () =>
        service.database.query<{ id: string; status: string }>(
          'SELECT id, status FROM webhook_events WHERE id = ANY($1)',
          [[...old, ...kept, left]],
        ),
      (rows) => rows.length === 3,
    );
    expect(Object.fromEntries(statuses.map(({ id, status }) => [id, status]))).toEqual({
      [kept[0] as string]: 'succeeded',
      [kept[1] as string]: 'processing',
      [left]: 'failed',
    });
  });
});

describe('where only the public internet is allowed', () => {
  let strict: TestService;
  beforeAll(async () => (strict = await TestService.start({ ROLES: 'http,worker' })));
  afterAll(() => strict.remove());

  it('refuses addresses that are not of it', async () => {
    const events = ['invoice.processed'];
    for (const url of [
      receiver.url('/inside'),
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://169.254.169.254/latest/meta-data',
      'https://100.64.0.1/',
      'https://0/',
      'https://0x7f000001/',
      'https://localhost/',
      'http://93.184.215.14/',
      'https://ada:secret@93.184.215.14/',
      'https://93.184.215.14:25/',
      'gopher://93.184.215.14/',
      'nonsense',
      `https://93.184.215.14/${'a'.repeat(2_040)}`,
    ]) {
      const { status, body } = await strict.api.post('/webhook-subscriptions', { url, events });
      expect(`${url} ${status} ${Object.keys(body.errors ?? {}).join()}`).toBe(`${url} 422 url`);
    }
  });

  it('refuses them again when connecting, and never connects', async () => {
    const url = 'https://93.184.215.14/';
    const { body } = await strict.sandbox.post('/webhook-subscriptions', { url, events: ['verification.pending'] });
    // As if the name had led elsewhere when it was looked at.
    await strict.database.query('UPDATE webhook_subscriptions SET url = $1', [
      receiver.url('/inside').replace('http:', 'https:'),
    ]);
    await createVerification(strict.sandbox, { account_number: '1234566' });
    const { included } = await eventually(
      () => eventsOf(strict.sandbox, body.data.id, '?include=attempts'),
      (list) => list.included?.length > 0,
    );
    expect(included[0].attributes).toMatchObject({ status: 'failed', failure_reason: 'address_refused' });
    expect(receiver.at('/inside')).toEqual([]);
    // A reset of the sandbox takes all of it.
    expect((await strict.sandbox.post('/organization/reset')).status).toBe(204);
    for (const table of ['webhook_subscriptions', 'webhook_events', 'webhook_event_attempts'])
      expect(await strict.database.query(`SELECT 1 FROM ${table}`)).toEqual([]);
  });
});

function trickle(_request: unknown, response: { socket: NodeJS.WritableStream | null }): void {
  response.socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ');
  const timer = setInterval(() => response.socket?.write('x'), 200);
  setTimeout(() => clearInterval(timer), 5_000);
}
