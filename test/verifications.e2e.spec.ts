import { eventually } from './support/api.js';
import type { Api } from './support/api.js';
import { TestService } from './support/service.js';
import { keyWith, neighbourOf } from './support/tenants.js';
import { createVerification, details, untilStatus } from './support/verification.js';

const NO_ID = '019f0000-0000-7000-8000-000000000000';
const AUTOMATED = [
  'business_abn_valid',
  'business_abn_active',
  'business_name_matches_abn',
  'account_bsb_valid',
  'account_number_valid',
  'account_name_matches',
];
const ALL = [...AUTOMATED, 'individual_authenticated'];

const outcomes = (types: string[], failed: string | null = null): { type: string; result: boolean }[] =>
  types.map((type) => ({ type, result: type !== failed }));

describe('verifications', () => {
  let service: TestService;
  let api: Api;
  let sandbox: Api;

  beforeAll(async () => {
    service = await TestService.start();
    ({ api, sandbox } = service);
  });
  afterAll(() => service.remove());

  const statusesOf = async (client: Api, attributionId: string): Promise<string[]> => {
    const { body } = await client.get(`/verifications?filter[attribution_id]=${attributionId}&page[size]=100`);
    return body.data.map((one: any) => one.attributes.status);
  };

  describe('creating', () => {
    it('answers 201 with what was submitted, in its kept form, and a link for the individual', async () => {
      const answer = await api.post(
        '/verifications',
        details({ attribution_id: 'supplier, 1', business_phone: '02 9000 0000' }),
      );
      expect(answer.status).toBe(201);
      expect(answer.headers.get('content-type')).toBe('application/vnd.api+json');
      const { id, type, attributes } = answer.body.data;
      expect(type).toBe('verifications');
      expect(attributes).toEqual({
        status: 'pending',
        business_name: 'Harbour Lane Joinery Pty Ltd',
        business_abn: '53004085616',
        business_phone: '02 9000 0000',
        individual_name: 'Jane Citizen',
        individual_mobile: '+61412345678',
        individual_email: null,
        account_name: 'Harbour Lane Joinery',
        account_bsb: '062-000',
        account_number: '12345678',
        additional: false,
        aliases: [],
        counts: false,
        verified_at: null,
        replaced_at: null,
        replaced_by: null,
        revoked_at: null,
        revocation_reason: null,
        individual_authentication_state: 'waiting',
        error_reason: null,
        redacted_at: null,
        send_individual_authentication_sms: true,
        send_individual_authentication_email: false,
        attribution_id: 'supplier, 1',
        individual_authentication_url: expect.stringMatching(
          /^http:\/\/localhost:\d+\/individual-authentication\/[\w-]{43}$/,
        ),
        failure_reason: null,
        check_results: [],
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updated_at: expect.any(String),
      });
      const again = await api.get(`/verifications/${id}`);
      expect(again.body.data.attributes.individual_authentication_url).toBe(attributes.individual_authentication_url);
    });

    it('keeps no link in clear, and gives every verification another one', async () => {
      const [one, two] = [await createVerification(api), await createVerification(api)];
      const tokens = [one, two].map(({ attributes }) => attributes.individual_authentication_url.split('/').at(-1));
      expect(tokens[0]).not.toBe(tokens[1]);
      const [stored] = await service.database.query<{ rows: string }>(
        'SELECT json_agg(v)::text AS rows FROM verifications v',
      );
      for (const token of tokens) expect(stored?.rows).not.toContain(token);
      for (const token of tokens) expect(service.log).not.toContain(token);
    });

    it.each<[Record<string, unknown>, boolean, boolean]>([
      [{}, true, false],
      [{ individual_email: 'jane@example.com' }, true, false],
      [{ individual_mobile: null, individual_email: 'jane@example.com' }, false, true],
      [{ individual_email: 'jane@example.com', send_individual_authentication_email: true }, true, true],
      [{ send_individual_authentication_sms: false }, false, false],
    ])('with %j it sends an SMS: %s, an email: %s', async (given, sms, email) => {
      const { attributes } = await createVerification(api, given);
      expect(attributes).toMatchObject({
        send_individual_authentication_sms: sms,
        send_individual_authentication_email: email,
      });
    });

    it.each<[string, Record<string, unknown>]>([
      ['business_name', { business_name: undefined }],
      ['business_name', { business_name: ' ' }],
      ['business_name', { business_name: 'x'.repeat(256) }],
      ['business_name', { business_name: 'A\u0000B' }],
      ['business_name', { business_name: ['A'] }],
      ['business_abn', { business_abn: '53 004 085 617' }],
      ['business_abn', { business_abn: 53004085616 }],
      ['business_abn', { business_abn: null }],
      ['business_phone', { business_phone: 'x'.repeat(256) }],
      ['individual_name', { individual_name: 'Jane' }],
      ['individual_name', { individual_name: '' }],
      ['individual_mobile', { individual_mobile: '02 9000 0000' }],
      ['individual_mobile', { individual_mobile: '+64 412 345 678' }],
      ['individual_mobile', { individual_mobile: null }],
      ['individual_mobile', { individual_mobile: undefined }],
      ['individual_email', { individual_email: 'jane' }],
      ['individual_email', { individual_email: `${'x'.repeat(250)}@example.com` }],
      ['account_name', { account_name: undefined }],
      ['account_bsb', { account_bsb: '62-000' }],
      ['account_bsb', { account_bsb: '062/000' }],
      ['account_number', { account_number: '1234' }],
      ['account_number', { account_number: '12345678901' }],
      ['account_number', { account_number: '12345A' }],
      ['account_number', { account_number: '00000' }],
      ['attribution_id', { attribution_id: '' }],
      ['attribution_id', { attribution_id: 7 }],
      ['send_individual_authentication_sms', { send_individual_authentication_sms: 'yes' }],
      ['send_individual_authentication_email', { send_individual_authentication_email: true }],
      ['additional', { additional: 'yes' }],
      [
        'send_individual_authentication_sms',
        { individual_mobile: null, individual_email: 'a@example.com', send_individual_authentication_sms: true },
      ],
      ['account_type', { account_type: 'savings' }],
    ])('refuses with 422 on %s: %j', async (field, given) => {
      const answer = await api.post('/verifications', details(given));
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
      expect(answer.headers.get('content-type')).toBe('application/json');
    });

    it('names every missing field of an empty body, and says 400 to what is not JSON', async () => {
      const empty = await api.post('/verifications', {});
      expect(empty.status).toBe(422);
      expect(Object.keys(empty.body.errors).sort()).toEqual([
        'account_bsb',
        'account_name',
        'account_number',
        'business_abn',
        'business_name',
        'individual_mobile',
        'individual_name',
      ]);
      for (const sentences of Object.values(empty.body.errors))
        expect(sentences).toEqual([expect.stringContaining(' field is required')]);
      for (const body of ['[]', '"x"', 'null', '7'])
        expect(
          (await api.send('POST', '/verifications', { body, headers: { 'content-type': 'application/json' } })).status,
        ).toBe(422);
      const broken = { body: '{', headers: { 'content-type': 'application/json' } };
      expect((await api.send('POST', '/verifications', broken)).status).toBe(400);
      expect((await api.post('/verifications')).status).toBe(422);
    });

    it('shows account numbers whole only to those who may read verifications', async () => {
      const writer = await keyWith(service, ['verification:write']);
      const numberIn = ({ body }: any): string => body.data.attributes.account_number;
      const made = await writer.post('/verifications', details({ attribution_id: 'unread' }));
      const { id, attributes } = made.body.data;
      expect([made.status, attributes.account_number]).toEqual([201, '••••5678']);
      expect(attributes.individual_authentication_url).toContain('/individual-authentication/');
      expect(numberIn(await writer.request('PATCH', `/verifications/${id}`, {}))).toBe('••••5678');
      const [headers, body] = [{ 'idempotency-key': 'read by one' }, details({ attribution_id: 'unread' })];
      expect(numberIn(await api.post('/verifications', body, headers))).toBe('12345678');
      expect(numberIn(await writer.post('/verifications', body, headers))).toBe('••••5678');
    });

    it('changes nothing when a parameter is wrong', async () => {
      const attribution = 'nothing-created';
      const answer = await api.post('/verifications?filter[status]=pending', details({ attribution_id: attribution }));
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['filter[status]']]);
      expect(await statusesOf(api, attribution)).toEqual([]);
    });
  });

  describe('importing', () => {
    const send = (body: string, type: string, headers: Record<string, string> = {}) =>
      api.send<any>('POST', '/verifications/import', { body, headers: { 'content-type': type, ...headers } });
    const table = (...lines: string[]): string =>
      [
        'business_name,business_abn,individual_name,individual_email,account_name,account_bsb,account_number,attribution_id',
        ...lines,
      ].join('\r\n');

    it('begins a verification for each sound row, and says what is wrong with each other', async () => {
      const rows = [
        details({ attribution_id: 'import 1' }),
        details({ account_bsb: '1', business_name: '', colour: 'red' }),
        details({ attribution_id: 'import 1', account_number: '87654321' }),
        details({ individual_mobile: null }),
        details({ individual_name: 'Ada Example' }),
        { verified: true },
        { ...details(), businessAbn: '53004085616' },
      ];
      const { status, body } = await api.post('/verifications/import', { verifications: rows });
      expect([status, body.meta]).toEqual([201, { created: 1, refused: 6 }]);
      expect(body.data.map(({ row, errors }: any) => [row, errors && Object.keys(errors).sort()])).toEqual([
        [1, null],
        [2, ['account_bsb', 'business_name', 'colour']],
        [3, ['attribution_id']],
        [4, ['individual_mobile']],
        [5, ['account_number']],
        [6, expect.arrayContaining(['account_bsb', 'verified'])],
        [7, ['businessAbn']],
      ]);
      expect(body.data[2].errors.attribution_id).toEqual(['The attribution_id is the same as in row 1.']);
      const { attributes } = (await api.get(`/verifications/${body.data[0].verification_id}`)).body.data;
      expect(attributes).toMatchObject({ status: 'pending', counts: false, verified_at: null });
      await eventually(
        () => api.get(`/audit-events?filter[subject_id]=${body.data[0].verification_id}`),
        (answer) => answer.body.data.some((one: any) => one.attributes.action === 'verification.created'),
      );
    });

    it.each([1, null, [{}]])('refuses as a whole what has %j for a row', async (row) => {
      const { status, body } = await api.post('/verifications/import', { verifications: [details(), row] });
      expect([status, body.errors]).toEqual([
        422,
        { 'verifications.1': ['The verifications.1 field must be an object.'] },
      ]);
    });

    it('takes CSV as spreadsheets write it', async () => {
      const text = table(
        'Harbour Lane Joinery,53 004 085 616,Jane Citizen,jane@example.com,"Lane, Harbour",062-000,0012345,csv-1',
        '',
        'Short Row Pty Ltd,53004085616,Jane Citizen,jane@example.com,Short,062000,5.5E+07,',
      );
      const { status, body } = await send(`\ufeff${text}\r\n`, 'text/csv; charset=utf-8');
      expect([status, body.meta]).toEqual([201, { created: 1, refused: 1 }]);
      expect(Object.keys(body.data[1].errors)).toEqual(['account_number']);
      const { attributes } = (await api.get(`/verifications/${body.data[0].verification_id}`)).body.data;
      expect(attributes).toMatchObject({
        account_name: 'Lane, Harbour',
        account_number: '0012345',
        attribution_id: 'csv-1',
      });
      const semicolons = await send(
        text
          .replace(/"Lane, Harbour"/, 'Lane')
          .replaceAll(',', ';')
          .replace('csv-1', 'csv-2'),
        'text/csv',
      );
      expect(semicolons.body.meta.created).toBe(1);
    });

    it.each([
      ['a row of another length', () => table('a,b')],
      ['a field that is named twice', () => 'business_name,business_name\na,b'],
      ['a field that every object has', () => 'business_name,__proto__\na,b'],
      ['no row', () => table()],
      ['quotes without end', () => table('"a')],
    ])('refuses as a whole a table with %s', async (_title, text) => {
      const { status, body } = await send(text(), 'text/csv');
      expect([status, Object.keys(body)]).toEqual([422, ['message', 'errors']]);
    });

    it('takes 1,000 rows once, however often they are sent under one key, and no more', async () => {
      const rows = Array.from({ length: 1_000 }, (_, index) =>
        details({ attribution_id: `many ${index}`, account_number: String(10_000_000 + index) }),
      );
      const headers = { 'idempotency-key': 'import of many' };
      const [first, second] = [
        await api.post('/verifications/import', { verifications: rows }, headers),
        await api.post('/verifications/import', { verifications: rows }, headers),
      ];
      expect([first.status, first.body.meta]).toEqual([201, { created: 1_000, refused: 0 }]);
      expect(second.body).toEqual(first.body);
      const [{ count } = { count: 0 }] = await service.database.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM verifications WHERE attribution_id LIKE 'many %'`,
      );
      expect(count).toBe(1_000);
      const more = await api.post('/verifications/import', { verifications: [...rows, details()] });
      expect([more.status, Object.keys(more.body.errors)]).toEqual([422, ['verifications']]);
      expect(
        (await api.send('POST', '/verifications', { body: 'a,b', headers: { 'content-type': 'text/csv' } })).status,
      ).toBe(415);
      await service.database.query(`DELETE FROM verifications WHERE attribution_id LIKE 'many %'`);
    });
  });

  describe('one for each attribution id', () => {
    it('cancels the pending one, and leaves those that have ended', async () => {
      const first = await createVerification(sandbox, { attribution_id: 'a-1', account_number: '12345678' });
      await untilStatus(sandbox, first.id, 'verified');
      const second = await createVerification(sandbox, { attribution_id: 'a-1', account_number: '12345676' });
      await createVerification(sandbox, { attribution_id: 'a-1', account_number: '12345676' });
      expect(await statusesOf(sandbox, 'a-1')).toEqual(['pending', 'cancelled', 'verified']);
      const { attributes } = (await sandbox.get(`/verifications/${second.id}`)).body.data;
      expect(attributes).toMatchObject({ status: 'cancelled', individual_authentication_url: null });
    });

    it('leaves one pending of many that begin at the same moment', async () => {
      const created = await Promise.all(
        Array.from({ length: 20 }, () => createVerification(api, { attribution_id: 'race' })),
      );
      const statuses = await statusesOf(api, 'race');
      expect(statuses).toEqual(['pending', ...Array.from({ length: 19 }, () => 'cancelled')]);
      expect(new Set(created.map(({ id }) => id)).size).toBe(20);
    });

    it('leaves the same attribution id of another entity alone', async () => {
      const neighbour = await neighbourOf(service, 'production');
      await createVerification(api, { attribution_id: 'shared' });
      await createVerification(neighbour, { attribution_id: 'shared' });
      expect([await statusesOf(api, 'shared'), await statusesOf(neighbour, 'shared')]).toEqual([
        ['pending'],
        ['pending'],
      ]);
    });
  });

  describe('in production', () => {
    it('makes the checks that it can, and waits for the individual', async () => {
      const { id } = await createVerification(api);
      const { body } = await eventually(
        () => api.get(`/verifications/${id}`),
        (answer) => answer.body.data.attributes.check_results.length > 0,
      );
      expect(body.data.attributes).toMatchObject({
        status: 'pending',
        failure_reason: null,
        check_results: outcomes(['business_abn_valid', 'account_bsb_valid', 'account_number_valid']),
      });
    });

    it('fails where no bank has the BSB', async () => {
      const { id } = await createVerification(api, { account_bsb: '999-999' });
      const { attributes } = await untilStatus(api, id, 'failed');
      expect(attributes).toMatchObject({
        failure_reason: 'account_bsb_valid',
        individual_authentication_url: null,
        check_results: outcomes(
          ['business_abn_valid', 'account_bsb_valid', 'account_number_valid'],
          'account_bsb_valid',
        ),
      });
    });

    it('expires when its time is over, and cannot be cancelled then', async () => {
      const { id } = await createVerification(api);
      const [time] = await service.database.query<{ days: number }>(
        'SELECT extract(epoch FROM expires_at - created_at)::float / 86400 AS days FROM verifications WHERE id = $1',
        [id],
      );
      expect(time?.days).toBe(7);
      await service.database.query('UPDATE verifications SET expires_at = now() WHERE id = $1', [id]);
      expect((await api.post(`/verifications/${id}/cancel`)).status).toBe(409);
      const started = Date.now();
      const { attributes } = await untilStatus(api, id, 'expired');
      expect(Date.now() - started).toBeLessThan(120_000);
      expect(attributes.individual_authentication_url).toBeNull();
    });
  });

  describe('in the sandbox', () => {
    it.each<[string, string, string | null, { type: string; result: boolean }[]]>([
      ['12345670', 'verified', null, outcomes(ALL)],
      ['12345671', 'failed', 'account_name_matches', outcomes(AUTOMATED, 'account_name_matches')],
      ['12345672', 'failed', 'business_abn_active', outcomes(AUTOMATED, 'business_abn_active')],
      ['12345673', 'rejected', 'individual_authenticated', outcomes(ALL, 'individual_authenticated')],
      ['12345674', 'error', null, outcomes(AUTOMATED.filter((type) => type !== 'account_name_matches'))],
      ['12345675', 'expired', null, outcomes(AUTOMATED)],
      ['12345677', 'verified', null, outcomes(ALL)],
      ['12345678', 'verified', null, outcomes(ALL)],
      ['12345679', 'verified', null, outcomes(ALL)],
    ])('account number %s ends as %s, for %s', async (number, status, reason, results) => {
      const { id, attributes: created } = await createVerification(sandbox, { account_number: number });
      expect(created.status).toBe('pending');
      const { attributes } = await untilStatus(sandbox, id, status);
      expect(attributes).toMatchObject({
        failure_reason: reason,
        check_results: results,
        individual_authentication_url: null,
      });
    });

    it('account number 12345676 stays pending', async () => {
      const { id } = await createVerification(sandbox, { account_number: '12345676' });
      const { body } = await eventually(
        () => sandbox.get(`/verifications/${id}`),
        (answer) => answer.body.data.attributes.check_results.length > 0,
      );
      expect(body.data.attributes).toMatchObject({
        status: 'pending',
        failure_reason: null,
        check_results: outcomes(AUTOMATED),
        individual_authentication_url: expect.stringContaining('/individual-authentication/'),
      });
    });
  });

  describe('cancelling', () => {
    it('answers 200 once, then 409, and changes nothing that has ended', async () => {
      const { id } = await createVerification(api);
      const first = await api.post(`/verifications/${id}/cancel`);
      expect([first.status, first.body.data.attributes.status]).toEqual([200, 'cancelled']);
      expect(first.body.data.attributes.individual_authentication_url).toBeNull();
      const second = await api.post(`/verifications/${id}/cancel`);
      expect([second.status, second.body]).toEqual([409, { message: 'This verification is already cancelled.' }]);
    });

    it.each(['verified', 'failed', 'rejected', 'error', 'expired'])('answers 409 to one that is %s', async (status) => {
      const { id } = await createVerification(api);
      await service.database.query('UPDATE verifications SET status = $2 WHERE id = $1', [id, status]);
      const answer = await api.post(`/verifications/${id}/cancel`);
      expect(answer.status).toBe(409);
      expect((await api.get(`/verifications/${id}`)).body.data.attributes.status).toBe(status);
    });

    it('happens once, however many ask at the same moment', async () => {
      const { id } = await createVerification(api);
      const answers = await Promise.all(Array.from({ length: 10 }, () => api.post(`/verifications/${id}/cancel`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    });

    it('wins or loses against the checks as a whole', async () => {
      const created = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const { id } = await createVerification(sandbox);
          return { id, status: (await sandbox.post(`/verifications/${id}/cancel`)).status };
        }),
      );
      for (const { id, status } of created) await untilStatus(sandbox, id, status === 200 ? 'cancelled' : 'verified');
    });
  });

  describe('listing', () => {
    let listed: Api;
    beforeAll(async () => {
      listed = await neighbourOf(service, 'production');
      for (const attribution of ['x', 'y', 'a,b']) await createVerification(listed, { attribution_id: attribution });
      const [{ id }] = (await listed.get('/verifications?filter[attribution_id]=x')).body.data;
      await listed.post(`/verifications/${id}/cancel`);
    });

    const attributions = async (query: string): Promise<string[]> =>
      (await listed.get(`/verifications?${query}`)).body.data.map((one: any) => one.attributes.attribution_id);

    it.each([
      ['', ['a,b', 'y', 'x']],
      ['sort=created_at', ['x', 'y', 'a,b']],
      ['sort=status,-created_at', ['x', 'a,b', 'y']],
      ['filter[status]=cancelled', ['x']],
      ['filter[status]=cancelled,pending&sort=-created_at', ['a,b', 'y', 'x']],
      ['filter[status]=verified', []],
      ['filter[attribution_id]=a,b', ['a,b']],
      ['page[size]=1&page[number]=2', ['y']],
    ])('%s', async (query, expected) => expect(await attributions(query)).toEqual(expected));

    it('sorts by the last change', async () => {
      // The one that was cancelled changed last, or its neighbours' checks did; both orders are each other's reverse.
      const up = await attributions('sort=updated_at');
      expect(await attributions('sort=-updated_at')).toEqual([...up].reverse());
    });

    it('shows the fields that are asked for', async () => {
      const { body } = await listed.get('/verifications?fields[verifications]=status,account_number&page[size]=1');
      expect(body.data[0].attributes).toEqual({ status: 'pending', account_number: '12345678' });
    });

    it.each([
      'filter[status]=unknown',
      'filter[status]=',
      'filter[attribution_id]=',
      'filter[additional]=yes',
      'filter[additional]=',
      'filter[business_name]=Harbour',
      'sort=business_name',
      'fields[verifications]=individual_authentication_token_hash',
      'include=checks',
    ])('refuses %s', async (query) => {
      const answer = await listed.get(`/verifications?${query}`);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [query.split('=')[0]]]);
    });
  });

  describe('who may', () => {
    it('answers 404 to a neighbour, to no id and to what is not an id', async () => {
      const { id } = await createVerification(api);
      const neighbour = await neighbourOf(service, 'production');
      for (const [client, path] of [
        [neighbour, id],
        [api, NO_ID],
        [api, 'nonsense'],
      ] as const) {
        expect((await client.get(`/verifications/${path}`)).status).toBe(404);
        const cancelled = await client.post(`/verifications/${path}/cancel`);
        expect([cancelled.status, cancelled.body]).toEqual([404, { message: 'Verification not found.' }]);
      }
      expect((await neighbour.get('/verifications')).body.meta.total).toBe(0);
      expect((await api.get(`/verifications/${id}`)).body.data.attributes.status).toBe('pending');
    });

    it('answers 401 without a key and on the other interface', async () => {
      expect((await api.withKey(null).post('/verifications', details())).status).toBe(401);
      expect((await sandbox.withKey(api.key).get('/verifications')).status).toBe(401);
    });

    it('answers 403 without the ability', async () => {
      const { id } = await createVerification(api);
      const reader = await keyWith(service, ['verification:read']);
      const writer = await keyWith(service, ['verification:write']);
      expect((await reader.post('/verifications', details())).status).toBe(403);
      expect((await reader.post(`/verifications/${id}/cancel`)).status).toBe(403);
      expect((await writer.get('/verifications')).status).toBe(403);
      expect((await writer.get(`/verifications/${id}`)).status).toBe(403);
      expect((await reader.get(`/verifications/${id}`)).status).toBe(200);
      expect((await writer.post(`/verifications/${id}/cancel`)).status).toBe(200);
    });
  });
});

describe('what verifications tell', () => {
  let service: TestService;
  beforeAll(async () => {
    // Without a worker nobody takes what stands in the outbox.
    service = await TestService.start({ ROLES: 'http' });
  });
  afterAll(() => service.remove());

  it('in the transaction that changes them: pending, cancelled by hand and by a newer one', async () => {
    const first = await createVerification(service.api, { attribution_id: 'a' });
    const second = await createVerification(service.api, { attribution_id: 'a' });
    await service.api.post(`/verifications/${second.id}/cancel`);
    await service.api.post(`/verifications/${second.id}/cancel`);
    const rows = await service.database.query<{ type: string; id: string }>(
      `SELECT type, payload->>'verificationId' AS id FROM outbox WHERE type LIKE 'verification.%' ORDER BY id`,
    );
    expect(rows).toEqual([
      { type: 'verification.pending', id: first.id },
      { type: 'verification.cancelled', id: first.id },
      { type: 'verification.pending', id: second.id },
      { type: 'verification.cancelled', id: second.id },
    ]);
  });

  it('that one was revoked, and that what rests on it is to be looked at', async () => {
    const { id } = await createVerification(service.api);
    await service.database.query(`UPDATE verifications SET status = 'verified' WHERE id = $1`, [id]);
    await service.api.post(`/verifications/${id}/revoke`, { reason: 'Closed' });
    await service.api.post(`/verifications/${id}/revoke`, { reason: 'Closed' });
    const rows = await service.database.query<{ type: string }>(
      `SELECT type FROM outbox WHERE payload->>'verificationId' = $1 ORDER BY id`,
      [id],
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'verification.pending',
      'verification.revoked',
      'verification.no_longer_counts',
    ]);
  });

  it('and are checked, and their individuals asked, all the same where the job is lost', async () => {
    const { id } = await createVerification(service.sandbox);
    const unasked = await createVerification(service.sandbox, {
      account_number: '12345676',
      individual_mobile: '0499 999 999',
    });
    await service.database.query('DELETE FROM outbox');
    await service.database.query(`UPDATE verifications SET checked_at = now() - interval '6 minutes' WHERE id = $1`, [
      unasked.id,
    ]);
    await service.database.query(`UPDATE verifications SET created_at = now() - interval '6 minutes' WHERE id = $1`, [
      id,
    ]);
    await service.end();
    await service.launch({ ROLES: 'http,worker' });
    const { attributes } = await untilStatus(service.sandbox, id, 'verified');
    expect(attributes.check_results).toEqual(outcomes(ALL));
    await eventually(
      () => service.sandbox.get('/sandbox-messages?filter[to]=%2B61499999999'),
      ({ body }) => body.meta.total === 1,
    );
  });
});
