import { ENTITY_ABILITIES } from '../../src/abilities/abilities.js';
import { clientOf, makeTenant } from '../contracts/tenant.js';
import type { Tenant } from '../contracts/tenant.js';
import { makeRows } from '../contracts/rows.js';
import { Api, eventually } from '../support/api.js';
import type { Browser } from '../support/browser.js';
import { EventStream } from '../support/event-stream.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { addPerson, signIn } from '../support/people.js';
import { TestService } from '../support/service.js';

/** Pages are served by one process and the outbox is emptied by another, as with roles apart. */
let worker: TestService;
let service: TestService;
let tenant: Tenant;
let api: Api;
const open: EventStream[] = [];

beforeAll(async () => {
  worker = await TestService.start({ ROLES: 'smtp,worker,http' });
  service = await worker.another({ ROLES: 'http' });
  tenant = await makeTenant(service);
  api = await clientOf(service, tenant, 'main');
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(async () => {
  await service.end();
  await worker.remove();
});

async function listen(by: Api = api, lastId?: string, path = '/live'): Promise<EventStream> {
  const stream = await EventStream.open(by.base + path, {
    authorization: `Bearer ${by.key}`,
    ...(lastId !== undefined && { 'last-event-id': lastId }),
  });
  open.push(stream);
  if (stream.status === 200) await told(stream, 1);
  return stream;
}

async function listenAs(browser: Browser, entityId = tenant.entityId): Promise<EventStream> {
  const stream = await EventStream.open(`${service.http}/dashboard/api/${entityId}/live`, {
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'sec-fetch-site': 'same-origin',
  });
  open.push(stream);
  if (stream.status === 200) await told(stream, 1);
  return stream;
}

const told = (stream: EventStream, count: number): Promise<unknown> =>
  eventually(
    () => Promise.resolve(stream.events.length),
    (length) => length >= count,
  );
const hears = (stream: EventStream, event: string): Promise<unknown> =>
  eventually(
    () => Promise.resolve(stream.changes.map((one) => one.event)),
    (events) => events.includes(event),
  );
const tellsOf = (stream: EventStream, count: number): Promise<unknown> =>
  eventually(
    () => Promise.resolve(stream.changes.length),
    (length) => length >= count,
  );
const ends = (stream: EventStream): Promise<unknown> =>
  eventually(
    () => Promise.resolve(stream.ended),
    (ended) => ended,
  );

async function invoice(of: Tenant = tenant): Promise<string> {
  const [id = ''] = await makeRows(service.database, 'invoices', { tenant: of, parents: {} }, 1);
  await service.database.query(
    `UPDATE invoices SET status = 'processed', outcome = 'verified', review = 'to_review' WHERE id = $1`,
    [id],
  );
  return id;
}
const comment = (by: Api, id: string): Promise<unknown> => by.post(`/invoices/${id}/comments`, { text: 'Seen.' });

describe('live', () => {
  it('tells of what happens from arrival to decision, by type and id alone', async () => {
    const stream = await listen();
    expect([stream.headers.get('content-type'), stream.headers.get('cache-control')]).toEqual([
      expect.stringContaining('text/event-stream'),
      'no-store, no-transform',
    ]);
    const { body } = await api.upload('/invoices', await invoicePdf(), 'invoice.pdf');
    await hears(stream, 'invoice.queued');
    await hears(stream, 'invoice.processed');
    await comment(api, body.data.id);
    await api.post(`/invoices/${body.data.id}/decisions`, { decision: 'reject', reason: 'not_ours' });
    await hears(stream, 'invoice.rejected');
    const ofInvoice = stream.changes.filter(({ id }) => id === body.data.id).map(({ event }) => event);
    expect(ofInvoice).toEqual(expect.arrayContaining(['invoice.queued', 'invoice.processed', 'invoice.commented']));
    expect(stream.changes).toContainEqual({
      type: 'invoice-comments',
      id: expect.any(String),
      event: 'invoice.commented',
    });
    for (const change of stream.changes) expect(Object.keys(change)).toEqual(['type', 'id', 'event']);
  });

  it('tells what became of an email: rejected, processed, processed again, on hold', async () => {
    const receiver = await makeTenant(service);
    const client = await clientOf(service, receiver, 'main');
    const stream = await listen(client);
    const choose = async (default_policy: string): Promise<void> =>
      expect((await client.request('PUT', '/sender-settings', { default_policy, confirmations: false })).status).toBe(
        200,
      );
    const updates = (): string[] =>
      stream.changes.filter(({ event }) => event === 'inbound_email.updated').map(({ id }) => id);
    const deliver = (attachments: { filename: string; content: Buffer }[]): Promise<unknown> =>
      sendMail(worker.smtp, { to: `${receiver.entityId}@localhost`, subject: 'Live', attachments });
    await deliver([]);
    await hears(stream, 'inbound_email.updated');
    await deliver([{ filename: 'live.pdf', content: await invoicePdf() }]);
    await eventually(
      () => Promise.resolve(updates().length),
      (count) => count === 2,
    );
    expect(stream.changes).toContainEqual({ type: 'inbound-emails', id: updates()[1], event: 'inbound_email.updated' });
    const id = updates()[1];
    expect((await client.post(`/inbound-emails/${id}/process-again`)).status).toBe(200);
    await eventually(
      () => Promise.resolve(updates()),
      (ids) => ids.length === 3,
    );
    expect(updates()[2]).toBe(id);
    expect((await client.get(`/inbound-emails/${id}`)).body.data.attributes.status).toBe('processed');
    await choose('ask');
    await deliver([]);
    await eventually(
      () => Promise.resolve(updates().length),
      (count) => count === 4,
    );
    const held = await client.get(`/inbound-emails/${updates()[3]}`);
    expect(held.body.data.attributes).toMatchObject({ status: 'received', sender_decision: 'held' });
  });

  it('says nothing about other entities', async () => {
    const neighbour = await makeTenant(service);
    const theirs = await clientOf(service, neighbour, 'main');
    const [stream, strange] = [await listen(), await listen(theirs)];
    await comment(theirs, await invoice(neighbour));
    await hears(strange, 'invoice.commented');
    await comment(api, await invoice());
    await hears(stream, 'invoice.commented');
    for (const one of [stream, strange]) await tellsOf(one, 2);
    expect(stream.changes.length).toBe(2);
    expect(strange.changes.length).toBe(2);
    const browser = await signIn(
      service,
      await addPerson(service, 'viewer', { organizationId: tenant.organizationId }),
    );
    expect((await listenAs(browser, neighbour.entityId)).status).toBe(404);
  });

  it('tells each reader only what they may read', async () => {
    const rules = await clientOf(service, tenant, 'main', { abilities: ['rule:read'] });
    const [all, few] = [await listen(), await listen(rules)];
    await comment(api, await invoice());
    const rule = await api.post('/rules', {
      name: 'own_rule',
      description: 'An example.',
      conditions: { all: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 1000 }] },
    });
    expect(rule.status).toBe(201);
    await hears(few, 'rule.created');
    await hears(all, 'rule.created');
    expect(few.changes.map(({ type }) => type)).toEqual(['rules']);
    expect(all.changes.map(({ type }) => type)).toContain('invoices');
  });

  it('gives a reader that comes back what it missed, from another process too, or says that it does not know', async () => {
    const [stream, witness] = [await listen(), await listen()];
    await comment(api, await invoice());
    await tellsOf(stream, 2);
    stream.close();
    const id = await invoice();
    await comment(api, id);
    await tellsOf(witness, 4);
    const other = new Api(`${worker.http}/api`, api.key);
    // A process that did not listen meanwhile cannot know.
    const there = await listen(other, stream.lastId);
    expect(there.names[0]).toBe('gap');
    const back = await listen(api, stream.lastId);
    await tellsOf(back, 2);
    expect(back.names).toEqual(['ready', ...back.names.slice(1).map(() => 'changes')]);
    expect(new Set(back.changes.map((one) => one.id))).toEqual(new Set([id, expect.any(String)]));
    // What is told from now on both processes hear.
    await comment(api, await invoice());
    await tellsOf(there, 2);
    await tellsOf(back, 4);
    back.close();
    const missed = await invoice();
    await comment(api, missed);
    await tellsOf(there, 4);
    const elsewhere = await listen(other, back.lastId);
    await tellsOf(elsewhere, 2);
    expect(elsewhere.names[0]).toBe('ready');
    expect(new Set(elsewhere.changes.map((one) => one.id))).toEqual(new Set([missed, expect.any(String)]));
    expect((await listen(api, 'nonsense')).names[0]).toBe('gap');
  });

  it('ends with the session, and with the role', async () => {
    const organizationId = tenant.organizationId;
    const person = await addPerson(service, 'viewer', { organizationId });
    const [leaving, staying] = [await signIn(service, person), await signIn(service, person)];
    const [left, stayed] = [await listenAs(leaving), await listenAs(staying)];
    await leaving.delete('/dashboard/session');
    await ends(left);
    expect(left.events.at(-1)).toEqual({ name: 'end', id: null, data: { reason: 'session_ended' } });
    expect(stayed.ended).toBe(false);
    await service.database.query(`UPDATE users SET role = 'auditor' WHERE id = $1`, [person.id]);
    await ends(stayed);
    expect(stayed.events.at(-1)?.data).toEqual({ reason: 'role_changed' });
    const key = await clientOf(service, tenant, 'main', { abilities: ENTITY_ABILITIES });
    const byKey = await listen(key);
    await service.database.query(
      `DELETE FROM api_keys WHERE token_hash = (SELECT token_hash FROM api_keys ORDER BY created_at DESC LIMIT 1)`,
    );
    await ends(byKey);
    expect((await listenAs(leaving)).status).toBe(401);
  });

  it('is no use of a session: it ends when nobody does anything', async () => {
    const person = await addPerson(service, 'viewer', { organizationId: tenant.organizationId });
    const stream = await listenAs(await signIn(service, person));
    await service.database.query(`UPDATE sessions SET idle_ends_at = now() + interval '1 second' WHERE user_id = $1`, [
      person.id,
    ]);
    await ends(stream);
    expect(stream.events.at(-1)?.data).toEqual({ reason: 'session_ended' });
  });

  it('says that something may have been missed when its connection broke, and when a sandbox was reset', async () => {
    const sandbox = await makeTenant(service, 'sandbox');
    const inSandbox = await clientOf(service, sandbox, 'sandbox');
    const [stream, played] = [await listen(), await listen(inSandbox)];
    await inSandbox.post('/organization/reset');
    await told(played, 2);
    // Its key is gone with the rest.
    expect(played.names.slice(0, 2)).toEqual(['ready', 'gap']);
    const killed = await service.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'payproof live' AND datname = current_database()`,
    );
    expect(killed.length).toBeGreaterThan(0);
    await told(stream, 2);
    expect(stream.names).toEqual(['ready', 'gap']);
    await comment(api, await invoice());
    await hears(stream, 'invoice.commented');
  });

  it('lets nobody hold streams without end, and answers HEAD without one', async () => {
    const own = await clientOf(service, tenant, 'main');
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(own)));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect((await listen(own)).status).toBe(429);
    streams[0]?.close();
    await eventually(
      () => listen(own),
      ({ status }) => status === 200,
    );
    expect((await own.send('HEAD', '/live', {})).status).toBe(200);
    expect((await own.get('/live?since=1')).status).toBe(422);
  });
});
