import { entries } from './aba-checks/entries.js';
import { abaFile } from './support/aba-file.js';
import { eventually } from './support/api.js';
import type { Answer, Api, ResourceObject } from './support/api.js';
import { TestService } from './support/service.js';
import { keyWith, neighbourOf } from './support/tenants.js';
import { createVerification, untilStatus } from './support/verification.js';

const TRUST = 'The Trustee for the Harbour Lane Family Trust';
const STRANGER = { accountName: 'STRANGER PTY LTD', accountNumber: '99887766' };
const BALANCING = { transactionCode: 13 as const, accountName: 'EXAMPLE PTY LTD', accountNumber: '123456' };
const VERIFICATION_FIELDS = [
  'status',
  'send_individual_authentication_sms',
  'send_individual_authentication_email',
  'attribution_id',
  'individual_authentication_url',
  'failure_reason',
  'check_results',
  'created_at',
  'updated_at',
];

describe('ABA checks', () => {
  let service: TestService;
  let sandbox: Api;
  let joinery: ResourceObject;
  let trust: ResourceObject;

  beforeAll(async () => {
    service = await TestService.start({ WEBHOOK_ALLOW_PRIVATE: 'true' });
    sandbox = service.sandbox;
    joinery = await createVerification(sandbox, { account_name: 'Harbour Lane Joinery Pty Ltd' });
    trust = await createVerification(sandbox, {
      additional: true,
      account_name: TRUST,
      account_bsb: '032-000',
      account_number: '555557',
    });
    const pending = { account_name: 'Pending Pty Ltd', account_number: '11111116' };
    await createVerification(sandbox, pending);
    await untilStatus(sandbox, joinery.id, 'verified');
    await untilStatus(sandbox, trust.id, 'verified');
  });
  afterAll(() => service.remove());

  const ended = (api: Api, id: string, include = 'entries.verification'): Promise<Answer> =>
    eventually(
      () => api.get(`/aba-checks/${id}?include=${include}`),
      ({ body }) => body.data.attributes.status !== 'processing',
    );

  const check = async (file: Uint8Array, api = sandbox): Promise<any> => {
    const answer = await api.upload('/aba-checks', file, 'batch.aba');
    expect([answer.status, answer.body.message]).toEqual([201, undefined]);
    return (await ended(api, answer.body.data.id)).body;
  };

  const entriesOf = (body: any): any[] => body.included.filter((one: any) => one.type === 'aba-check-entries');

  const refusal = async (file: Uint8Array): Promise<string[]> => {
    const before = (await sandbox.get('/aba-checks')).body.meta.total;
    const answer = await sandbox.upload('/aba-checks', file, 'batch.aba');
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['file']);
    expect((await sandbox.get('/aba-checks')).body.meta.total).toBe(before);
    return answer.body.errors.file;
  };

  describe('an upload', () => {
    it('is answered at once, and passes when every payee is verified', async () => {
      const file = abaFile([{}, { accountName: TRUST.slice(0, 32).trim(), bsb: '032-000', accountNumber: '555557' }], {
        description: 'PAYROLL',
        processingDate: '2026-02-28',
      });
      const { status, headers, body } = await sandbox.upload('/aba-checks', file, 'C:\\payments\\march.aba');
      expect(status).toBe(201);
      expect(headers.get('content-type')).toBe('application/vnd.api+json');
      expect(body.data.type).toBe('aba-checks');
      expect(body.data.attributes).toEqual({
        status: 'processing',
        description: 'PAYROLL',
        aba_date: '2026-02-28',
        original_file_name: 'march.aba',
        file_notes: [],
        repeats: null,
        redacted_at: null,
        review: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updated_at: expect.any(String),
      });
      expect(body.data.relationships).toBeUndefined();
      const done = (await ended(sandbox, body.data.id)).body;
      expect(done.data.attributes.status).toBe('passed');
      expect(entriesOf(done).map((entry) => entry.attributes.result)).toEqual(['verified', 'verified']);
    });

    it('tells everything of each kind of entry, in the order of the file', async () => {
      const body = await check(
        abaFile([
          {},
          { accountName: 'ATTACKER PTY LTD' },
          { accountNumber: '12345679', lodgementReference: '' },
          STRANGER,
          { accountNumber: '1234', accountName: 'NOBODY' },
          { bsb: '000-000', accountName: 'NOBODY' },
          { accountName: 'PENDING PTY LTD', accountNumber: '11111116' },
          { ...BALANCING, amountCents: 7 * 123450 },
        ]),
      );
      expect(body.data.attributes.status).toBe('failed');
      const entries = entriesOf(body);
      expect(body.data.relationships.entries.data).toEqual(entries.map(({ id, type }) => ({ id, type })));
      expect(entries.map(({ attributes }) => [attributes.result, attributes.passed])).toEqual([
        ['verified', 'true'],
        ['name_mismatch', 'false'],
        ['account_mismatch', 'false'],
        ['unverified', 'false'],
        ['invalid', 'false'],
        ['invalid', 'false'],
        ['unverified', 'false'],
        ['not_checked', 'false'],
      ]);
      const held = { id: joinery.id, type: 'verifications' };
      expect(entries.map((entry) => entry.relationships.verification.data)).toEqual([
        held, held, held, null, null, null, null, null,
      ]); // prettier-ignore
      expect(entries[0].attributes).toEqual({
        account_name: 'HARBOUR LANE JOINERY PTY LTD',
        bsb: '062-000',
        account_number: '12345678',
        amount: '1234.50',
        lodgement_reference: 'HL-2041',
        result: 'verified',
        passed: 'true',
      });
      expect(entries[2].attributes.lodgement_reference).toBeNull();
      expect(entries[7].attributes.amount).toBe('8641.50');
    });

    it.each(['Harbour Lane Joinery', 'HARBOUR LANE JOINERY P/L', 'harbour lane joinery pty. ltd'])(
      'knows the payee as %j',
      async (accountName) => expect((await check(abaFile([{ accountName }]))).data.attributes.status).toBe('passed'),
    );

    it('passes a file that balances itself, and none that pays nobody', async () => {
      const balanced = await check(abaFile([{}, { ...BALANCING, amountCents: 123450 }]));
      expect(balanced.data.attributes.status).toBe('passed');
      expect((await check(abaFile([BALANCING]))).data.attributes.status).toBe('failed');
    });

    it('holds a name that the field of the file cuts against the payee when the account is another', async () => {
      const accountName = 'The Trustee for the Harbour Lane Family Trust'.slice(0, 32).toUpperCase();
      const body = await check(abaFile([{ accountName, bsb: '032-000', accountNumber: '55555556' }]));
      const [entry] = entriesOf(body);
      expect(entry.attributes.result).toBe('account_mismatch');
      expect(entry.relationships.verification.data.id).toBe(trust.id);
    });

    it.each(['entries', 'entriesCount', 'entries.verification'])(
      'does not say what is not known yet: include=%s',
      async (include) => {
        const before = (await sandbox.get('/aba-checks')).body.meta.total;
        const answer = await sandbox.upload(`/aba-checks?include=${include}`, abaFile([{}]), 'batch.aba');
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['include']]);
        expect((await sandbox.get('/aba-checks')).body.meta.total).toBe(before);
      },
    );

    it('takes every line ending', async () => {
      for (const ending of ['\n', '\r']) {
        const file = Buffer.from(abaFile([{}]).toString('latin1').replaceAll('\r\n', ending), 'latin1');
        expect((await check(file)).data.attributes.status).toBe('passed');
      }
    });

    it('says what it skipped: a byte order mark, blank lines and comments, and no payment', async () => {
      const [header = '', ...records] = abaFile([{}]).toString('latin1').split('\r\n');
      const text = ['\ufeff', '# Ledger 3, batch 17', header, '', ...records].join('\r\n');
      const { data, included } = await check(Buffer.from(text));
      expect(data.attributes).toMatchObject({
        status: 'passed',
        file_notes: [
          'The file begins with a byte order mark, which was skipped.',
          '2 blank lines were skipped: 1, 4.',
          'Line 2 is a comment and was skipped: # Ledger 3, batch 17',
        ],
      });
      expect(entriesOf({ included })).toHaveLength(1);
      const [sentence] = await refusal(Buffer.from([header, `#${records[0] ?? ''}`, ...records].join('\r\n')));
      expect(sentence).toContain('Line 2, column 1:');
      expect((await check(abaFile([{}]))).data.attributes.file_notes).toEqual([]);
    });

    it('is known to the entity of its key alone: another entity has verified nobody', async () => {
      const neighbour = await neighbourOf(service, 'sandbox');
      const body = await check(abaFile([{}]), neighbour);
      expect(entriesOf(body).map((entry) => entry.attributes.result)).toEqual(['unverified']);
    });

    it('keeps the file as it was', async () => {
      const file = abaFile([{}, STRANGER]);
      const { data } = await check(file);
      const [row] = await service.database.query<{ document_key: string; size: string }>(
        'SELECT document_key, size FROM aba_checks WHERE id = $1',
        [data.id],
      );
      expect(row?.document_key).toMatch(/\/aba\//);
      expect(Number(row?.size)).toBe(file.length);
    });
  });

  describe('what follows', () => {
    it('records a check on each verification that an entry was held against', async () => {
      const other = await createVerification(sandbox, { account_name: 'Recorded Pty Ltd', account_number: '77777777' });
      await untilStatus(sandbox, other.id, 'verified');
      const account = { accountNumber: '77777777' };
      await check(abaFile([{ ...account, accountName: 'RECORDED' }, { ...account, accountName: 'OTHER' }, STRANGER]));
      const { body } = await sandbox.get(`/verifications/${other.id}/checks?sort=-result`);
      expect(body.data.map(({ attributes }: ResourceObject) => attributes.result)).toEqual([
        'uncompromised',
        'compromised',
      ]);
      expect(JSON.parse(body.data[1].attributes.submitted_data)).toEqual({
        account_bsb: '062-000',
        account_number: '77777777',
        account_name: 'OTHER',
      });
    });

    it('bills the entries', async () => {
      const { data } = await check(abaFile([{}, STRANGER, BALANCING]));
      const rows = await service.database.query(`SELECT kind, quantity FROM usage_records WHERE subject_id = $1`, [
        data.id,
      ]);
      expect(rows).toEqual([{ kind: 'aba_entries', quantity: 3 }]);
    });
  });

  describe('a file that is not a direct-entry file', () => {
    it.each([
      ['a PDF', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')],
      ['a text', Buffer.from('Dear all,\nplease pay.\n')],
      ['a table', Buffer.from('bsb,account,amount\n062-000,12345678,10.00\n')],
    ])('is refused: %s', async (_name, bytes) => {
      const [sentence, ...others] = await refusal(bytes);
      expect(sentence).toMatch(/Line 1, column 1\b/);
      expect(others).toEqual([]);
    });

    it('is refused with the line and column of every fault', async () => {
      const lines = abaFile([{}, {}, {}]).toString('latin1').split('\r\n');
      lines[1] = `${lines[1]?.slice(0, 18)}99${lines[1]?.slice(20)}`;
      lines[3] = `${lines[3]?.slice(0, 4)}/${lines[3]?.slice(5)}`;
      const sentences = await refusal(Buffer.from(lines.join('\r\n'), 'latin1'));
      expect(sentences).toHaveLength(2);
      expect(sentences[0]).toContain('Line 2, column 19:');
      expect(sentences[1]).toContain('Line 4, column 5:');
    });

    it('is refused with twenty faults at most', async () => {
      const text = abaFile(Array.from({ length: 50 }, () => ({}))).toString('latin1');
      expect(await refusal(Buffer.from(text.replaceAll('HL-2041', 'HL{2041'), 'latin1'))).toHaveLength(20);
    });

    it('is refused where it holds bytes beyond ASCII', async () => {
      const text = abaFile([{}, { accountName: 'CAFE ZOE' }]).toString('latin1');
      const [sentence, ...others] = await refusal(Buffer.from(text.replace('CAFE ZOE', 'CAFÉ ZOÉ'), 'latin1'));
      expect(sentence).toMatch(/Line 3, column 34\b/);
      expect(others).toHaveLength(1);
    });

    it('is refused where its totals are wrong', async () => {
      const text = abaFile([{ amountCents: 100 }]).toString('latin1');
      const [first, ...rest] = text.split('\r\n');
      const changed = [first, rest[0]?.replace('0000000100', '0000000900'), ...rest.slice(1)].join('\r\n');
      expect((await refusal(Buffer.from(changed, 'latin1'))).join()).toContain('Line 3, column 21:');
    });

    it('is refused if there is no file, or it is too large', async () => {
      const none = await sandbox.post('/aba-checks', {});
      expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['file']]);
      expect(await refusal(Buffer.alloc(0))).toHaveLength(1);
      expect((await refusal(Buffer.alloc(10_485_761, ' '))).join()).toContain('10 MB');
    });
  });

  describe('reading', () => {
    let reader: Api;
    let passed: any;
    let failed: any;

    beforeAll(async () => {
      reader = await neighbourOf(service, 'sandbox');
      const payee = await createVerification(reader, { account_name: 'Harbour Lane Joinery' });
      await untilStatus(reader, payee.id, 'verified');
      passed = await check(abaFile([{}, {}], { processingDate: '2026-01-31' }), reader);
      failed = await check(abaFile([{}, STRANGER, { accountName: 'X' }], { processingDate: '2026-02-28' }), reader);
    });

    const ids = async (query: string): Promise<string[]> => {
      const { status, body } = await reader.get(`/aba-checks?${query}`);
      expect([status, body.message]).toEqual([200, undefined]);
      return body.data.map(({ id }: ResourceObject) => id);
    };

    it('filters', async () => {
      expect(await ids('filter[status]=passed')).toEqual([passed.data.id]);
      expect(await ids('filter[status]=failed,passed')).toEqual([failed.data.id, passed.data.id]);
      expect(await ids('filter[aba_date]=2026-02-28')).toEqual([failed.data.id]);
      expect(await ids(`filter[created_from]=${failed.data.attributes.created_at}`)).toEqual([failed.data.id]);
      expect(await ids(`filter[created_to]=${passed.data.attributes.created_at}`)).toEqual([passed.data.id]);
      expect(await ids('filter[created_from]=2100-01-01')).toEqual([]);
    });

    it.each(['created_at', 'updated_at', 'aba_date'])('sorts by %s', async (field) => {
      expect(await ids(`sort=${field}`)).toEqual([passed.data.id, failed.data.id]);
      expect(await ids(`sort=-${field}`)).toEqual([failed.data.id, passed.data.id]);
    });

    it('sorts by status, and the newest first unless told', async () => {
      expect(await ids('sort=status')).toEqual([failed.data.id, passed.data.id]);
      expect(await ids('sort=-status')).toEqual([passed.data.id, failed.data.id]);
      expect(await ids('')).toEqual([failed.data.id, passed.data.id]);
    });

    it.each([
      'filter[status]=processing',
      'filter[status]=',
      'filter[aba_date]=2026-02-30',
      'filter[aba_date]=28/02/2026',
      'filter[description]=SUPPLIERS',
      'sort=description',
      'include=',
      'include=verification',
      'include=entries.verification.checks',
      'include=entries,entriesSum',
      'fields[aba-checks]=entries_count',
      'fields[aba-check-entries]=line',
      'fields[verifications]=account_number',
      'fields[invoices]=status',
    ])('refuses %s', async (query) => {
      const { status, body } = await reader.get(`/aba-checks?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]]);
    });

    const all = ['entries', 'entriesCount', 'entriesExists', 'entries.verification'];
    const combinations = Array.from({ length: 2 ** all.length }, (_, bits) =>
      all.filter((_name, at) => bits & (1 << at)),
    );

    it.each(combinations.map((names) => names.join(',')))('includes %j', async (include) => {
      const names = include.split(',');
      const withVerifications = names.includes('entries.verification');
      const withEntries = names.includes('entries') || withVerifications;
      const query = include === '' ? '' : `?include=${include}`;
      const list = (await reader.get(`/aba-checks${query}`)).body;
      const one = (await reader.get(`/aba-checks/${failed.data.id}${query}`)).body;
      expect(one.data).toEqual(list.data[0]);

      for (const [{ attributes, relationships }, count] of [
        [list.data[0], 3],
        [list.data[1], 2],
      ]) {
        expect(attributes.entries_count).toBe(names.includes('entriesCount') ? count : undefined);
        expect(attributes.entries_exists).toBe(names.includes('entriesExists') ? true : undefined);
        expect(relationships?.entries?.data.length).toBe(withEntries ? count : undefined);
      }
      const types = (included: ResourceObject[] | undefined): Record<string, number> | undefined =>
        included?.reduce<Record<string, number>>(
          (counts, { type }) => ({ ...counts, [type]: (counts[type] ?? 0) + 1 }),
          {},
        );
      const verifications = withVerifications ? { verifications: 1 } : {};
      expect(types(list.included)).toEqual(withEntries ? { 'aba-check-entries': 5, ...verifications } : undefined);
      expect(types(one.included)).toEqual(withEntries ? { 'aba-check-entries': 3, ...verifications } : undefined);
      for (const entry of entriesOf({ included: list.included ?? [] }))
        expect(entry.relationships.verification.data?.type ?? 'verifications').toBe('verifications');
    });

    it('shows of an included verification what the specification lists, and no account', () => {
      const verification = failed.included.find(({ type }: ResourceObject) => type === 'verifications');
      expect(Object.keys(verification.attributes)).toEqual(VERIFICATION_FIELDS);
    });

    it('shows the fields that are asked for, of each type', async () => {
      const { body } = await reader.get(
        `/aba-checks?include=entries.verification,entriesCount&fields[aba-checks]=status` +
          `&fields[aba-check-entries]=result,passed&fields[verifications]=failure_reason&page[size]=1`,
      );
      expect(body.data[0].attributes).toEqual({ status: 'failed', entries_count: 3 });
      const attributes = body.included.map((one: ResourceObject) => [one.type, one.attributes]);
      expect(attributes).toEqual([
        ['aba-check-entries', { result: 'verified', passed: 'true' }],
        ['aba-check-entries', { result: 'unverified', passed: 'false' }],
        ['aba-check-entries', { result: 'name_mismatch', passed: 'false' }],
        ['verifications', { failure_reason: null }],
      ]);
      expect(body.links.next).toContain('include=entries.verification%2CentriesCount');
    });

    it('includes nothing with an empty page', async () => {
      const { body } = await reader.get('/aba-checks?include=entries,entriesCount&page[number]=5');
      expect([body.data, body.included]).toEqual([[], []]);
    });

    it('hides what belongs to others, and what does not exist', async () => {
      for (const id of [passed.data.id, '019f0000-0000-7000-8000-000000000000', 'aba-1'])
        expect((await sandbox.get(`/aba-checks/${id}?include=entries`)).status).toBe(404);
      expect((await service.api.get(`/aba-checks/${passed.data.id}`)).status).toBe(404);
    });

    it('needs its abilities', async () => {
      const writer = await keyWith(service, ['aba_check:write'], 'sandbox');
      expect((await writer.get('/aba-checks')).status).toBe(403);
      expect((await writer.get(`/aba-checks/${passed.data.id}`)).status).toBe(403);
      expect((await writer.upload('/aba-checks', abaFile([{}]), 'a.aba')).status).toBe(201);
      const onlyReader = await keyWith(service, ['aba_check:read'], 'sandbox');
      expect((await onlyReader.upload('/aba-checks', abaFile([{}]), 'a.aba')).status).toBe(403);
      expect((await onlyReader.get('/aba-checks')).status).toBe(200);
      expect((await sandbox.withKey(null).get('/aba-checks')).status).toBe(401);
    });

    it('refuses to include more than 100,000 rows', async () => {
      await service.database.query(
        `INSERT INTO aba_check_entries (id, entity_id, aba_check_id, line, account_name, bsb, account_number, amount_cents,
           result)
         SELECT gen_random_uuid(), entity_id, id, n, 'X', '062-000', '1', 1, 'invalid'
         FROM aba_checks, generate_series(10, 50100) AS n WHERE id = ANY($1)`,
        [[passed.data.id, failed.data.id]],
      );
      const { status, body } = await reader.get('/aba-checks?include=entries');
      expect([status, Object.keys(body.errors)]).toEqual([422, ['include']]);
      const counted = await reader.get('/aba-checks?include=entriesCount,entriesExists');
      expect(counted.body.data.map((one: ResourceObject) => one.attributes.entries_count)).toEqual([50094, 50093]);
      const one = await reader.get(`/aba-checks/${passed.data.id}?include=entries&fields[aba-check-entries]=result`);
      expect([one.body.included.length, one.body.data.relationships.entries.data.length]).toEqual([50093, 50093]);
    });
  });

  entries(() => service);

  it('is finished after the process was killed, every entry once, and everything is told once', async () => {
    const count = 30_000;
    const others = 2_000;
    const account = { accountName: 'KILLED PTY LTD', accountNumber: '88888888' };
    const payee = await createVerification(sandbox, { account_name: 'Killed Pty Ltd', account_number: '88888888' });
    await untilStatus(sandbox, payee.id, 'verified');
    const other = { ...account, accountNumber: '77777777' };
    const file = abaFile(Array.from({ length: count }, (_, at) => (at < others ? other : account)));
    const told = await sandbox.post('/webhook-subscriptions', {
      url: 'http://127.0.0.1:9/',
      events: ['check.compromised'],
    });
    // What happens is written for it, and sent to nobody.
    await sandbox.request('PATCH', `/webhook-subscriptions/${told.body.data.id}`, { enabled: false });
    // That it was used is written down when every entry has been written, of which none is kept yet.
    const { database } = service;
    await database.query('BEGIN');
    await database.query('LOCK TABLE usage_records IN SHARE MODE');
    const { body } = await sandbox.upload('/aba-checks', file, 'large.aba');
    await eventually(
      () =>
        database.query(
          `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'usage_records'::regclass
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        ),
      ({ length }) => length > 0,
    );
    await service.end('SIGKILL');
    await database.query('ROLLBACK');
    await service.launch();
    sandbox = service.sandbox;
    const done = (await ended(sandbox, body.data.id, 'entriesCount')).body;
    expect(done.data.attributes).toMatchObject({ status: 'failed', entries_count: count });
    const checks = await sandbox.get(`/verifications/${payee.id}/checks?page[size]=1`);
    expect(checks.body.meta.total).toBe(count);
    const audited = (): Promise<{ n: number }[]> =>
      database.query(
        `SELECT count(*)::int AS n FROM audit_events WHERE action = 'check.compromised' AND subject_id = $1`,
        [payee.id],
      );
    await eventually(audited, ([{ n } = { n: 0 }]) => n === others);
    const events = (): Promise<Answer> =>
      sandbox.get(`/webhook-subscriptions/${told.body.data.id}/webhook-events?page[size]=1`);
    await eventually(events, ({ body: { meta } }) => meta.total === others);
    const left = (): Promise<object[]> => database.query(`SELECT FROM outbox WHERE type = 'check.compromised'`);
    await eventually(left, ({ length }) => length === 0);
    expect([await audited(), (await events()).body.meta.total]).toEqual([[{ n: others }], others]);
  });
});
