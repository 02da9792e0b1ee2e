import { Client } from 'pg';
import { BEING_CHECKED } from '../../src/invoices/until-checked.js';
import { abaFile } from '../support/aba-file.js';
import { eventually } from '../support/api.js';
import type { Api, ResourceObject } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import type { SampleInvoice } from '../support/invoice-pdf.js';
import { TestService } from '../support/service.js';
import { keyWith, neighbourOf } from '../support/tenants.js';
import { createVerification, untilStatus } from '../support/verification.js';

const OLD = { account_bsb: '062-000', account_number: '12345678' };
const NEW = { account_bsb: '062-000', account_number: '87654329' };
const MATCH = 'details_match_verification';
const TODAY = new Date().toISOString().slice(0, 8);

let service: TestService;
let api: Api;
let count = 0;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.remove());
beforeEach(async () => {
  api = await neighbourOf(service, 'sandbox');
});

const verified = async (given: Record<string, unknown> = {}): Promise<ResourceObject> =>
  untilStatus(api, (await createVerification(api, given)).id, 'verified');
const shown = async (id: string): Promise<any> => (await api.get(`/verifications/${id}`)).body.data.attributes;
const counting = async (): Promise<string[]> =>
  (await api.get('/verifications?page[size]=100&sort=created_at')).body.data
    .filter(({ attributes }: ResourceObject) => attributes.counts)
    .map(({ id }: ResourceObject) => id);
/** Starts the service again, as it now is; it listens on another port. */
const relaunch = async (environment: Record<string, string> = {}): Promise<void> => {
  await service.launch(environment);
  api = service.sandbox.withKey(api.key);
};
const revoke = (id: string, reason: unknown = 'The mailbox was broken into.') =>
  api.post(`/verifications/${id}/revoke`, { reason });
const checksOf = async (id: string): Promise<string[]> =>
  (await api.get(`/verifications/${id}/checks?sort=created_at&page[size]=100`)).body.data.map(
    ({ attributes }: ResourceObject) => attributes.result,
  );

const invoice = async (given: SampleInvoice = {}): Promise<string> => {
  const bytes = await invoicePdf({ invoiceNumber: `END-${(count += 1)}`, ...given });
  const { status, body } = await api.upload('/invoices', bytes, 'invoice.pdf');
  expect(status).toBe(201);
  await eventually(
    () => api.get(`/invoices/${body.data.id}`),
    (answer) => answer.body.data.attributes.status === 'processed',
  );
  return body.data.id as string;
};
/** What is said of a check of an invoice: its result, or why it was left out. */
const said = async (id: string, type = MATCH): Promise<unknown> => {
  const { attributes } = (await api.get(`/invoices/${id}`)).body.data;
  const of = (list: { type: string }[]): any => list.find((one) => one.type === type);
  return of(attributes.check_results)?.result ?? of(attributes.checks_left_out)?.reason;
};
const untilSaid = (id: string, wanted: unknown, type = MATCH): Promise<unknown> =>
  eventually(
    () => said(id, type),
    (one) => (wanted instanceof RegExp ? typeof one === 'string' && wanted.test(one) : one === wanted),
  );
const entryOf = async (entry: object): Promise<[string, string | undefined]> => {
  const { body } = await api.upload('/aba-checks', abaFile([entry]), 'batch.aba');
  const done = await eventually(
    () => api.get(`/aba-checks/${body.data.id}?include=entries.verification`),
    (answer) => answer.body.data.attributes.status !== 'processing',
  );
  const [one] = done.body.included.filter(({ type }: { type: string }) => type === 'aba-check-entries');
  return [one.attributes.result, one.relationships.verification.data?.id];
};

describe('revoking', () => {
  it('is final, says why, and takes nothing but a verified one and a reason', async () => {
    const { id } = await verified();
    for (const [body, field] of [
      [{}, 'reason'],
      [{ reason: ' ' }, 'reason'],
      [{ reason: 7 }, 'reason'],
      [{ reason: 'x'.repeat(256) }, 'reason'],
      [{ reason: 'x', force: true }, 'force'],
    ] as const) {
      const refused = await api.post(`/verifications/${id}/revoke`, body);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
    }
    const answers = await Promise.all([1, 2, 3].map(() => revoke(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shown(id)).toMatchObject({
      status: 'revoked',
      counts: false,
      revoked_at: expect.stringContaining(TODAY),
      revocation_reason: 'The mailbox was broken into.',
      verified_at: expect.any(String),
    });
    expect((await revoke(id)).body).toEqual({ message: 'This verification is already revoked.' });
    expect((await api.post(`/verifications/${id}/cancel`)).status).toBe(409);
    const pending = await createVerification(api, { account_number: '12345676' });
    expect((await revoke(pending.id)).body).toEqual({
      message: 'A verification that is pending cannot be revoked.',
    });
    const listed = (await api.get('/verifications?filter[status]=revoked')).body.data;
    expect(listed.map((one: ResourceObject) => one.id)).toEqual([id]);
    const stranger = await neighbourOf(service, 'sandbox');
    expect((await stranger.post(`/verifications/${pending.id}/revoke`, { reason: 'x' })).status).toBe(404);
    const reader = await keyWith(service, ['verification:read'], 'sandbox');
    expect((await reader.post(`/verifications/${id}/revoke`, { reason: 'x' })).status).toBe(403);
  });

  it('takes back what the verification spoke for, and leaves what was recorded', async () => {
    const { id } = await verified();
    const [first, second] = [await invoice(), await invoice()];
    expect([await said(first), await said(second), await said(second, 'details_unchanged')]).toEqual([
      true,
      true,
      true,
    ]);
    const rejected = await invoice();
    await service.database.query(`UPDATE invoices SET review = 'rejected' WHERE id = $1`, [rejected]);
    const [before] = (await api.get(`/verifications/${id}/checks`)).body.data;
    expect((await revoke(id)).status).toBe(200);
    const reason = /^The verification of Harbour Lane Joinery Pty Ltd was revoked on \d{4}-\d\d-\d\d\.$/;
    await untilSaid(first, reason);
    await untilSaid(second, reason);
    // What earlier invoices said does not make it usual.
    expect(await said(second, 'details_unchanged')).not.toBe(true);
    // What somebody rejected is not looked at again.
    expect(await said(rejected)).toBe(true);
    expect((await checksOf(id)).sort()).toEqual([...Array(3).fill('compromised'), ...Array(3).fill('uncompromised')]);
    expect((await api.get(`/verifications/${id}/checks/${before.id}`)).body.data).toEqual(before);
    // The rejected one still says that the supplier used the account; that makes it no usual one.
    const [supplier] = (await api.get('/suppliers')).body.data;
    expect(supplier.attributes.accounts).toMatchObject([{ invoices: 1, verified_at: null }]);
    const third = await invoice();
    for (const type of [MATCH, 'details_unchanged']) expect(await said(third, type)).toMatch(reason);
    expect(await entryOf({})).toEqual(['unverified', undefined]);
    expect((await api.post(`/verifications/${id}/checks`, OLD)).body).toEqual({
      message: 'A verification that was revoked accepts no checks.',
    });
    const told = await service.database.query<{ kind: string; count: number }>(
      `SELECT n.kind, sum(n.count)::int AS count FROM notices n JOIN verifications v ON v.entity_id = n.entity_id
        WHERE v.id = $1 AND n.kind <> 'payment_file_failed' GROUP BY n.kind`,
      [id],
    );
    expect(told).toEqual([{ kind: 'compromised_details', count: 3 }]);
  });
});

describe('from the moment in which a verification ends', () => {
  it('nothing good is said of what rests on it, and nobody approves by it, though nothing was judged again yet', async () => {
    const { id } = await verified();
    const [open, approved] = [await invoice(), await invoice()];
    const approve = (one: string) =>
      api.post(`/invoices/${one}/decisions`, { decision: 'approve', reason: 'verified' });
    expect((await approve(approved)).status).toBe(201);
    const held = new Client({ connectionString: service.database.url });
    await held.connect();
    try {
      // Whoever judges again what rests on the verification waits for this.
      await held.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`ended ${id}`]);
      expect((await revoke(id)).status).toBe(200);
      for (const one of [open, approved]) {
        const { attributes } = (await api.get(`/invoices/${one}`)).body.data;
        expect([await said(one), attributes.outcome, attributes.review]).toEqual([BEING_CHECKED, 'new', 'to_review']);
        expect(attributes.check_details.map(({ type }: { type: string }) => type)).not.toContain(MATCH);
      }
      expect((await approve(open)).status).toBe(422);
      expect((await api.get('/invoices?filter[outcome]=verified')).body.data).toEqual([]);
    } finally {
      await held.end();
    }
    await untilSaid(open, /was revoked/);
    await untilSaid(approved, /was revoked/);
  });
});

describe('what is compared with a verification while it ends', () => {
  it('does not match it', async () => {
    const { id } = await verified();
    const ending = new Client({ connectionString: service.database.url });
    await ending.connect();
    try {
      await ending.query('BEGIN');
      await ending.query(
        `UPDATE verifications SET status = 'revoked', revoked_at = now(), revocation_reason = 'x', updated_at = now()
          WHERE id = $1`,
        [id],
      );
      let answered = false;
      const check = api.post(`/verifications/${id}/checks`, OLD).finally(() => (answered = true));
      const { body: file } = await api.upload('/aba-checks', abaFile([{}]), 'batch.aba');
      const status = async (): Promise<string> =>
        (await api.get(`/aba-checks/${file.data.id}`)).body.data.attributes.status;
      // Both have read the verification: they wait for it, or have ended.
      await eventually(
        async () => [
          ...(await service.database.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )),
          ...(answered ? [check] : []),
          ...((await status()) === 'processing' ? [] : [file]),
        ],
        (settled) => settled.length >= 2,
      );
      await ending.query('COMMIT');
      const { status: refused, body } = await check;
      expect([refused, body]).toEqual([409, { message: 'A verification that was revoked accepts no checks.' }]);
      expect(await eventually(status, (one) => one !== 'processing')).toBe('failed');
      expect(await checksOf(id)).toEqual([]);
    } finally {
      await ending.end();
    }
  });
});

describe('a newer verification', () => {
  it('with another account takes the place of the older one, everywhere, and admins and individual hear of it', async () => {
    const older = await verified({ individual_email: 'jane@example.com', individual_mobile: null });
    const paid = await invoice();
    expect(await said(paid)).toBe(true);
    const newer = await verified({ ...NEW, individual_mobile: '0499 999 999' });
    expect(await shown(older.id)).toMatchObject({
      status: 'verified',
      counts: false,
      replaced_at: expect.stringContaining(TODAY),
      replaced_by: newer.id,
    });
    expect(await shown(newer.id)).toMatchObject({ counts: true, replaced_at: null, replaced_by: null });
    await untilSaid(paid, false);
    expect(await said(await invoice())).toBe(false);
    expect(await said(await invoice({ accountNumber: NEW.account_number }))).toBe(true);
    expect(await entryOf({})).toEqual(['account_mismatch', newer.id]);
    expect(await entryOf({ accountNumber: NEW.account_number })).toEqual(['verified', newer.id]);
    const refused = await api.post(`/verifications/${older.id}/checks`, OLD);
    expect([refused.status, refused.body]).toEqual([
      409,
      { message: 'A verification that was replaced by a newer one accepts no checks.' },
    ]);
    const { body } = await api.post(`/verifications/${newer.id}/checks`, OLD);
    expect(body.data.attributes.result).toBe('compromised');
    expect(await checksOf(older.id)).toEqual(['uncompromised', 'compromised']);
    const letters = await eventually(
      async () => (await api.get('/sandbox-messages?page[size]=100')).body.data.map((one: any) => one.attributes),
      (all) =>
        all.some(({ subject }: any) => /^The bank account/.test(subject ?? '')) &&
        all.some(({ subject }: any) => /replaced/.test(subject ?? '')),
    );
    const [individual] = letters.filter(({ to }: any) => to === 'jane@example.com');
    expect(individual).toMatchObject({
      subject: 'The bank account of Harbour Lane Joinery Pty Ltd was changed in the records of Neighbour',
    });
    expect(individual.text).toContain('into a different bank account. You confirmed BSB 062-000, account ••••5678.');
    const admins = letters.find(({ subject }: any) => /replaced/.test(subject ?? ''));
    expect(admins.subject).toContain('1 verified account that was replaced');
    expect(admins.text).toContain(
      `Harbour Lane Joinery Pty Ltd: BSB 062-000, account ••••5678 was replaced by BSB 062-000, account ••••4329. Verification ${newer.id}`,
    );
    expect(JSON.stringify(letters)).not.toMatch(/12345678|87654329/);
  });

  it('with the same account leaves invoices as they are, and what rests on it ends with it', async () => {
    const older = await verified({ attribution_id: 's-1' });
    const paid = await invoice();
    const newer = await verified({ attribution_id: 's-1', account_name: 'H L Joinery' });
    expect(await counting()).toEqual([newer.id]);
    const again = await verified({ attribution_id: 's-1' });
    expect(await counting()).toEqual([again.id]);
    await eventually(
      () => checksOf(again.id),
      (results) => results.length === 1,
    );
    expect([await said(paid), await checksOf(again.id)]).toEqual([true, ['uncompromised']]);
    await revoke(again.id);
    await untilSaid(paid, /was revoked/);
    // Its own account stood on when it was replaced.
    expect(await checksOf(older.id)).toEqual(['uncompromised']);
  });

  it('leaves pending and ended ones alone, and additional ones stand beside each other', async () => {
    const [first, pending] = [await verified(), await createVerification(api, { account_number: '12345676' })];
    const cancelled = await createVerification(api, { account_number: '12345676' });
    await api.post(`/verifications/${cancelled.id}/cancel`);
    const second = await verified({ ...NEW, additional: true });
    expect(await shown(second.id)).toMatchObject({ additional: true, counts: true });
    expect(await counting()).toEqual([first.id, second.id]);
    expect((await api.get('/verifications?filter[additional]=true')).body.data.map((one: any) => one.id)).toEqual([
      second.id,
    ]);
    expect([await said(await invoice()), await said(await invoice({ accountNumber: NEW.account_number }))]).toEqual([
      true,
      true,
    ]);
    expect((await entryOf({}))[0]).toBe('verified');
    expect((await entryOf({ accountNumber: NEW.account_number }))[0]).toBe('verified');
    expect([(await shown(pending.id)).status, (await shown(cancelled.id)).status]).toEqual(['pending', 'cancelled']);
    const third = await verified({ account_number: '11112229' });
    expect(await counting()).toEqual([third.id]);
    expect((await shown(pending.id)).status).toBe('pending');
  });

  it('is the one that was asked for last, however many become verified at once', async () => {
    const numbers = ['11111110', '11111117', '11111118', '11111119', '22222220', '22222227', '22222228', '22222229'];
    const created = [];
    for (const account_number of numbers) created.push(await createVerification(api, { account_number }));
    for (const { id } of created) await untilStatus(api, id, 'verified');
    expect(await counting()).toEqual([created.at(-1)?.id]);
  });

  it('counts or not whichever was verified first', async () => {
    await verified({ attribution_id: 's-1', business_abn: '51 824 753 556' });
    const newest = await verified({ attribution_id: 's-1', ...NEW });
    // As if it had been requested after the next one, whose individual took longer.
    await service.database.query(`UPDATE verifications SET created_at = now() + interval '1 hour' WHERE id = $1`, [
      newest.id,
    ]);
    const other = await verified({ account_number: '11223347' });
    expect(await shown(other.id)).toMatchObject({ counts: true, replaced_by: null });
    expect(await shown(newest.id)).toMatchObject({ counts: true });
  });

  it('of another entity changes nothing', async () => {
    const { id } = await verified();
    const mine = api;
    api = await neighbourOf(service, 'sandbox');
    await verified(NEW);
    api = mine;
    expect(await counting()).toEqual([id]);
  });
});

describe('aliases', () => {
  it('are names that a person adds, checked field by field', async () => {
    const { id } = await verified();
    const patch = (body: unknown) => api.request('PATCH', `/verifications/${id}`, body);
    for (const [aliases, field] of [
      [null, 'aliases'],
      ['HLJ', 'aliases'],
      [[7], 'aliases.0'],
      [['HLJ', ''], 'aliases.1'],
      [['---'], 'aliases.0'],
      [['A\u0000B'], 'aliases.0'],
      [['x'.repeat(256)], 'aliases.0'],
      [['HLJ Pty Ltd', 'H.L.J.'], 'aliases'],
      [Array.from({ length: 21 }, (_, n) => `HLJ ${n}`), 'aliases'],
    ]) {
      const refused = await patch({ aliases });
      expect([aliases, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([aliases, 422, [field]]);
    }
    expect(Object.keys((await patch({ account_number: '1' })).body.errors)).toEqual(['account_number']);
    const answer = await patch({ aliases: [' HLJ Kitchens ', 'Harbour Lane Kitchens and Bathrooms'] });
    expect([answer.status, answer.body.data.attributes.aliases]).toEqual([
      200,
      ['HLJ Kitchens', 'Harbour Lane Kitchens and Bathrooms'],
    ]);
    expect((await patch({})).body.data.attributes.aliases).toHaveLength(2);
    expect(await entryOf({ accountName: 'HLJ KITCHENS' })).toEqual(['verified', id]);
    expect(await entryOf({ accountName: 'HARBOUR LANE KITCHENS AND BATHRO' })).toEqual(['verified', id]);
    expect(await entryOf({ accountName: 'HLJ KITCHENS', accountNumber: '99887766' })).toEqual(['account_mismatch', id]);
    const { body } = await api.post(`/verifications/${id}/checks`, { ...OLD, business_name: 'hlj kitchens pty ltd' });
    expect(body.data.attributes.result).toBe('uncompromised');
    await patch({ aliases: [] });
    expect((await entryOf({ accountName: 'HLJ KITCHENS' }))[0]).toBe('name_mismatch');
    await revoke(id);
    expect((await patch({ aliases: ['HLJ'] })).status).toBe(409);
    const stranger = await neighbourOf(service, 'sandbox');
    expect((await stranger.request('PATCH', `/verifications/${id}`, { aliases: [] })).status).toBe(404);
  });

  it('let an invoice without an ABN match under that name, until the name is taken away', async () => {
    const { id } = await verified();
    const alias = { businessName: 'HLJ Kitchens', accountName: 'HLJ Kitchens', abn: '' };
    const other = await invoice(alias);
    expect(await said(other)).toMatch(/^The account is verified for Harbour Lane Joinery Pty Ltd; the invoice names/);
    await api.request('PATCH', `/verifications/${id}`, { aliases: ['HLJ Kitchens'] });
    await untilSaid(other, true);
    await api.request('PATCH', `/verifications/${id}`, { aliases: [] });
    await untilSaid(other, /^The account is verified for/);
  });
});

describe('an alias that is taken away while something is compared with it', () => {
  it('makes nothing match, though the change was begun before the comparison', async () => {
    const { id } = await verified();
    await api.request('PATCH', `/verifications/${id}`, { aliases: ['HLJ Kitchens'] });
    const changing = new Client({ connectionString: service.database.url });
    await changing.connect();
    try {
      await changing.query('BEGIN');
      await changing.query(
        `UPDATE verifications SET aliases = '{}', aliases_normalised = '{}', updated_at = now() WHERE id = $1`,
        [id],
      );
      const bytes = await invoicePdf({ businessName: 'HLJ Kitchens', accountName: 'HLJ Kitchens', abn: '' });
      const [{ body: made }, { body: file }] = await Promise.all([
        api.upload('/invoices', bytes, 'invoice.pdf'),
        api.upload('/aba-checks', abaFile([{ accountName: 'HLJ KITCHENS' }]), 'batch.aba'),
      ]);
      // Both have read the verification as it was: they wait for it.
      await eventually(
        () =>
          service.database.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          ),
        (waiting) => waiting.length >= 2,
      );
      await changing.query('COMMIT');
      await eventually(
        () => api.get(`/invoices/${made.data.id}`),
        ({ body }) => body.data.attributes.status === 'processed',
      );
      expect(await said(made.data.id as string)).toMatch(
        /^The account is verified for Harbour Lane Joinery Pty Ltd; the invoice names/,
      );
      const checked = await eventually(
        () => api.get(`/aba-checks/${file.data.id}?include=entries`),
        ({ body }) => body.data.attributes.status !== 'processing',
      );
      expect([checked.body.data.attributes.status, checked.body.included[0].attributes.result]).toEqual([
        'failed',
        'name_mismatch',
      ]);
    } finally {
      await changing.end();
    }
  });
});

describe('many invoices', () => {
  it('are all taken back once, though the process is killed meanwhile', async () => {
    const { id } = await verified();
    const model = await invoice();
    // More than are judged before others have their turn.
    const MANY = 130;
    await service.database.query(
      `WITH copied AS (
         INSERT INTO invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid()))).*
           FROM invoices i, generate_series(1, $2) WHERE i.id = $1 RETURNING id)
       INSERT INTO checks (id, entity_id, verification_id, invoice_id, submitted_data, result)
       SELECT gen_random_uuid(), c.entity_id, c.verification_id, copied.id, c.submitted_data, c.result
         FROM checks c, copied WHERE c.invoice_id = $1`,
      [model, MANY],
    );
    await revoke(id);
    const left = async (): Promise<number> => {
      const [row] = await service.database.query<{ left: number }>(
        'SELECT count(*)::int AS left FROM invoices WHERE verification_id = $1',
        [id],
      );
      return row?.left ?? 0;
    };
    await eventually(left, (rest) => rest < MANY);
    await service.end('SIGKILL');
    expect(await left()).toBeGreaterThan(0);
    await relaunch();
    await eventually(left, (rest) => rest === 0);
    const [row] = await service.database.query(
      `SELECT count(*)::int AS invoices, count(DISTINCT c.invoice_id)::int AS told FROM checks c
        WHERE c.verification_id = $1 AND c.result = 'compromised'`,
      [id],
    );
    expect(row).toEqual({ invoices: MANY + 1, told: MANY + 1 });
    const [judged] = await service.database.query(
      `SELECT count(*)::int AS still FROM invoices i JOIN verifications v ON v.entity_id = i.entity_id
        WHERE v.id = $1 AND i.check_results @> '[{"type": "details_match_verification", "result": true}]'`,
      [id],
    );
    expect(judged).toEqual({ still: 0 });
  }, 120_000);
});

describe('a verification that is too old', () => {
  it('is no ground any more for what nobody has decided on; what was approved stays', async () => {
    const { id } = await verified();
    const [open, approved] = [await invoice(), await invoice()];
    const decision = { decision: 'approve', reason: 'verified' };
    expect((await api.post(`/invoices/${approved}/decisions`, decision)).status).toBe(201);
    await service.end();
    await service.database.query(
      `UPDATE verifications SET verified_at = now() - interval '12 months 1 day' WHERE id = $1`,
      [id],
    );
    await relaunch({ VERIFICATION_MAX_AGE_MONTHS: '12' });
    await untilSaid(open, /more than 12 months ago, and has to be verified again/);
    expect((await api.get(`/invoices/${open}`)).body.data.attributes.outcome).not.toBe('verified');
    const { attributes } = (await api.get(`/invoices/${approved}`)).body.data;
    expect([attributes.outcome, attributes.review]).toEqual(['verified', 'approved']);
    await service.end();
    await relaunch();
  });

  it('does not count any more, and says so', async () => {
    const { id } = await verified();
    const young = await invoice();
    expect(await said(young)).toBe(true);
    await service.end();
    // A correction whose job was lost.
    await service.database.query(
      `UPDATE invoices SET extracted_account_number = '87654329', check_again_at = now() - interval '10 minutes',
              judged_at = now() - interval '11 minutes' WHERE id = $1`,
      [young],
    );
    await relaunch({ VERIFICATION_MAX_AGE_MONTHS: '12' });
    await untilSaid(young, false);
    const age = (months: number): Promise<unknown> =>
      service.database.query(
        `UPDATE verifications SET verified_at = now() - make_interval(months => $2) - interval '1 day' WHERE id = $1`,
        [id, months],
      );
    await age(11);
    expect(await shown(id)).toMatchObject({ counts: true });
    expect(await said(await invoice())).toBe(true);
    await age(12);
    expect(await shown(id)).toMatchObject({ status: 'verified', counts: false });
    const reason =
      /^Harbour Lane Joinery Pty Ltd was verified on \d{4}-\d\d-\d\d, more than 12 months ago, and has to be verified again\.$/;
    expect(await said(await invoice())).toMatch(reason);
    expect((await entryOf({}))[0]).toBe('unverified');
    expect((await api.post(`/verifications/${id}/checks`, OLD)).body).toEqual({
      message: 'A verification that is older than 12 months accepts no checks.',
    });
    const second = await verified({ ...NEW, additional: true });
    // An account of the payee that is merely too old is no wrong one.
    expect(await said(await invoice())).toMatch(reason);
    expect(await counting()).toEqual([second.id]);
    const fresh = await verified();
    expect(await counting()).toEqual([fresh.id]);
    expect(await said(await invoice())).toBe(true);
  });
});
