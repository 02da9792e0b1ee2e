import { randomUUID } from 'node:crypto';
import { ENTITY_ABILITIES } from '../../src/abilities/abilities.js';
import { INVOICE_OUTCOMES } from '../../src/invoices/outcome.js';
import { clientOf, makeTenant } from '../contracts/tenant.js';
import type { Tenant } from '../contracts/tenant.js';
import { makeRows } from '../contracts/rows.js';
import { eventually } from '../support/api.js';
import type { Api } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { addPerson, signIn } from '../support/people.js';
import { TestService } from '../support/service.js';

let service: TestService;
let tenant: Tenant;
let api: Api;

beforeAll(async () => {
  service = await TestService.start();
});
beforeEach(async () => {
  tenant = await makeTenant(service);
  api = await clientOf(service, tenant, 'main');
});
afterAll(() => service.remove());

const TODAY = new Date().toISOString().slice(0, 10);

interface Made {
  outcome?: string;
  review?: string;
  cents?: number | null;
  at?: string;
  count?: number;
}

/** Invoices as they were kept, and the days of them to be counted. */
async function invoices({
  outcome = 'new',
  review = 'to_review',
  cents = 10_000,
  at = 'now()',
  count = 1,
}: Made): Promise<string[]> {
  const rows = await service.database.query<{ id: string }>(
    `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size, outcome,
       review, total_cents, created_at, read_at)
     SELECT gen_random_uuid(), $1, 'processed', 'email', 'a.pdf', 'application/pdf', 'k', '\\x00', 1, $2, $3, $4, moment,
       moment + interval '90 seconds' FROM (SELECT ${at} AS moment) AS at, generate_series(1, $5) RETURNING id`,
    [tenant.entityId, outcome, review, cents, count],
  );
  const ids = rows.map(({ id }) => id);
  await service.database.query(
    `INSERT INTO outbox (type, payload) SELECT 'invoice.outcome_changed', jsonb_build_object('entityId', $1::text, 'invoiceId', id)
       FROM unnest($2::text[]) AS id`,
    [tenant.entityId, ids],
  );
  return ids;
}

const days = async (query = ''): Promise<any[]> => (await api.get(`/statistics${query}`)).body.data.days;
const counted = (wanted: (day: any) => boolean, query = ''): Promise<any> =>
  eventually(async () => (await days(query)).at(-1), wanted);
const waiting = async (by: Api = api): Promise<any> => (await by.get('/statistics/waiting')).body.data;

describe('statistics', () => {
  it('tell what arrived, what its checks say, how long reading and deciding took', async () => {
    const began = Date.now();
    const { body } = await api.upload('/invoices', await invoicePdf(), 'invoice.pdf');
    const read = await counted(({ reading }) => reading.count === 1);
    expect(read).toMatchObject({
      day: TODAY,
      arrivals: { email: 0, api: 1, dashboard: 0 },
      decisions: { rejected: 0 },
    });
    expect(Object.values<number>(read.outcomes).reduce((a, b) => a + b)).toBe(1);
    expect(read.reading.median_seconds).toBeGreaterThan(0);
    expect(read.reading.median_seconds).toBeLessThan((Date.now() - began) / 1_000 + 1);
    await api.post(`/invoices/${body.data.id}/decisions`, { decision: 'hold', until: '2099-01-01' });
    await api.post(`/invoices/${body.data.id}/decisions`, { decision: 'reject', reason: 'not_ours' });
    const decided = await counted(({ decisions }) => decisions.rejected === 1);
    expect(decided.decisions).toEqual({ approved: 0, rejected: 1, cleared: 0, held: 1, reopened: 0 });
    expect(decided.time_to_decision).toMatchObject({ count: 1, median_seconds: expect.any(Number) });
  });

  it('belong to the day on which it happened, and to no neighbour', async () => {
    await invoices({ at: `timestamptz '2026-03-01T23:59:59.999Z'`, count: 3, outcome: 'known' });
    await invoices({ at: `timestamptz '2026-03-02T00:00:00Z'`, outcome: 'mismatch' });
    const query = '?from=2026-02-28&to=2026-03-02';
    await counted((day) => day.arrivals.email === 1, query);
    const shown = await days(query);
    expect(
      shown.map(({ day, arrivals, outcomes }) => [day, arrivals.email, outcomes.known, outcomes.mismatch]),
    ).toEqual([
      ['2026-02-28', 0, 0, 0],
      ['2026-03-01', 3, 3, 0],
      ['2026-03-02', 1, 0, 1],
    ]);
    expect(shown[1].reading).toEqual({ count: 3, median_seconds: 90, p95_seconds: 90 });
    const neighbour = await clientOf(service, await makeTenant(service), 'main');
    const theirs = await neighbour.get(`/statistics${query}`);
    expect(theirs.body.data.days.every((day: any) => day.arrivals.email === 0)).toBe(true);
  });

  it('show what waits: the oldest, the largest, and what is mine', async () => {
    const [oldest = ''] = await invoices({ at: `now() - interval '3 days'`, cents: null });
    const [largest = ''] = await invoices({ outcome: 'mismatch', cents: 123_456 });
    await invoices({ cents: 999_999, review: 'approved' });
    const [second = ''] = await invoices({ review: 'awaiting_second' });
    await service.database.query(`UPDATE invoices SET assignee_id = $2 WHERE id = $1`, [second, tenant.userId]);
    await makeRows(service.database, 'verifications', { tenant, parents: {} }, 8);
    await makeRows(service.database, 'inbound-emails', { tenant, parents: {} }, 20);
    await makeRows(service.database, 'webhook-subscriptions', { tenant, parents: {} }, 2);
    await service.database.query(
      `UPDATE webhook_subscriptions SET enabled = false, disabled_at = now() WHERE entity_id = $1`,
      [tenant.entityId],
    );
    const [file] = await makeRows(service.database, 'aba-checks', { tenant, parents: {} }, 2);
    await service.database.query(`UPDATE aba_checks SET review = 'to_review', status = 'failed' WHERE id = $1`, [file]);
    const shown = await waiting();
    expect(shown.to_review).toMatchObject({
      count: 2,
      oldest: { id: oldest, created_at: expect.any(String) },
      largest: { id: largest, total: '1234.56' },
    });
    expect(shown.to_review.by_outcome).toMatchObject({ new: 1, mismatch: 1, verified: 0 });
    expect(Object.keys(shown.to_review.by_outcome)).toEqual([...INVOICE_OUTCOMES]);
    expect(shown.awaiting_second).toMatchObject({ count: 1, oldest: { id: second } });
    expect([shown.on_hold, shown.assigned_to_me]).toEqual([{ count: 0 }, { count: 1 }]);
    expect(shown.payment_files).toMatchObject({ count: 1, oldest: { id: file } });
    const { body } = await api.get('/verifications?filter[status]=pending');
    expect(shown.pending_verifications).toMatchObject({ count: body.meta.total, oldest: { id: expect.any(String) } });
    expect(shown.held_emails.count).toBeGreaterThan(0);
    expect(shown.held_emails.oldest.received_at).toMatch(/Z$/);
    expect(shown.disabled_webhooks).toEqual({ count: 2 });
    const few = await clientOf(service, tenant, 'main', { abilities: ['invoice:read'] });
    expect(await waiting(few)).toMatchObject({
      payment_files: null,
      pending_verifications: null,
      held_emails: null,
      disabled_webhooks: null,
    });
  });

  it('add up what was rejected as fraud or mismatch this month, until it is opened again', async () => {
    // Two people decide, so that one of them can open again.
    const approver = await clientOf(service, tenant, 'main', { abilities: ENTITY_ABILITIES });
    const [fraud = '', other = ''] = await invoices({ count: 2, cents: 50_000 });
    const [mismatch = ''] = await invoices({ outcome: 'mismatch', cents: null });
    const decide = (id: string, body: object): Promise<unknown> => approver.post(`/invoices/${id}/decisions`, body);
    await decide(fraud, { decision: 'reject', reason: 'fraud' });
    await decide(other, { decision: 'reject', reason: 'duplicate' });
    await decide(mismatch, { decision: 'reject', reason: 'other' });
    const stopped = (count: number): Promise<any> =>
      eventually(
        async () => (await waiting()).rejected_this_month,
        (shown) => shown.count === count,
      );
    expect(await stopped(2)).toEqual({ count: 2, amount: '500.00', without_amount: 1 });
    await decide(fraud, { decision: 'reopen', comment: 'A mistake.' });
    expect(await stopped(1)).toEqual({ count: 1, amount: '0.00', without_amount: 1 });
    await decide(fraud, { decision: 'reject', reason: 'fraud' });
    expect(await stopped(2)).toEqual({ count: 2, amount: '500.00', without_amount: 1 });
  });

  it('count what is too many to be counted one by one by their days', async () => {
    await invoices({ count: 6_000, outcome: 'new' });
    await invoices({ count: 6_000, outcome: 'known', at: `now() - interval '40 days'` });
    await eventually(waiting, ({ to_review }) => to_review.count === 12_000);
    expect((await waiting()).to_review.by_outcome).toMatchObject({ new: 6_000, known: 6_000 });
  });

  it('hide no amount and no id from viewers, and go with a reset', async () => {
    const sandbox = await makeTenant(service, 'sandbox');
    tenant = sandbox;
    const [id] = await invoices({ cents: 1_234_567 });
    const production = await makeTenant(service);
    await service.database.query(`UPDATE organizations SET production_organization_id = $2 WHERE id = $1`, [
      sandbox.organizationId,
      production.organizationId,
    ]);
    const browser = await signIn(
      service,
      await addPerson(service, 'viewer', { organizationId: production.organizationId }),
    );
    const path = `/dashboard/api/${sandbox.entityId}/statistics`;
    const { status, body } = await browser.get(`${path}/waiting`);
    expect([status, body.data.to_review.largest]).toEqual([200, { id, total: '12345.67' }]);
    await eventually(
      async () => (await browser.get(path)).body.data.days.at(-1).arrivals.email,
      (count) => count === 1,
    );
    const own = await clientOf(service, sandbox, 'sandbox');
    expect((await own.post('/organization/reset')).status).toBe(204);
    expect((await browser.get(path)).body.data.days.at(-1).arrivals.email).toBe(0);
    expect((await browser.get(`/dashboard/api/${randomUUID()}/statistics`)).status).toBe(404);
  });

  it('tell how many invoices waited to be read, hour by hour', async () => {
    // Half past, so that what takes moments ends in the same hour.
    const ago = (hours: number): string =>
      `date_trunc('hour', now()) - interval '${hours} hours' + interval '30 minutes'`;
    await invoices({ at: ago(5), count: 2 });
    const [slow = '', stuck = '', old = ''] = await invoices({ at: ago(3), count: 3 });
    const put = (id: string, values: string): Promise<unknown> =>
      service.database.query(`UPDATE invoices SET ${values} WHERE id = $1`, [id]);
    await put(slow, `read_at = ${ago(1)}`);
    await put(stuck, "read_at = NULL, status = 'queued'");
    await put(old, "read_at = NULL, status = 'queued', created_at = now() - interval '9 days'");
    const { hours } = (await api.get('/statistics/queue')).body.data;
    expect(hours).toHaveLength(24);
    const now = Math.floor(Date.now() / 3_600_000) * 3_600_000;
    expect(hours.at(-1).hour).toBe(new Date(now).toISOString());
    const of = (ago: number): any => hours.at(-1 - ago);
    expect([of(6), of(5), of(4), of(3), of(2), of(0)].map(({ arrived, waiting }) => [arrived, waiting])).toEqual([
      [0, 1],
      [2, 1],
      [0, 1],
      [2, 3],
      [0, 3],
      [0, 2],
    ]);
    expect(of(1).read).toBe(1);
    expect((await api.get('/statistics/queue?colour=red')).status).toBe(422);
  });
});
