import { STANDS } from '../src/verifications/verification-status.js';
import type { Api, ResourceObject } from './support/api.js';
import { TestService } from './support/service.js';
import { keyWith, neighbourOf } from './support/tenants.js';
import { createVerification, untilStatus } from './support/verification.js';

const NO_ID = '019f0000-0000-7000-8000-000000000000';
const SAME = { account_bsb: '062-000', account_number: '12345678' };

describe('checks of a verification', () => {
  let service: TestService;
  let sandbox: Api;

  beforeAll(async () => {
    service = await TestService.start();
    ({ sandbox } = service);
  });
  afterAll(() => service.remove());

  const verified = async (): Promise<ResourceObject> => {
    // Each stands beside the ones before.
    const { id } = await createVerification(sandbox, { additional: true });
    return untilStatus(sandbox, id, 'verified');
  };

  describe('submitting data', () => {
    let path: string;
    beforeAll(async () => (path = `/verifications/${(await verified()).id}/checks`));

    it('answers 201 with the data as JSON text, as it was sent', async () => {
      const submitted = { account_number: '1234 5678', account_bsb: '062000', business_abn: '53 004 085 616' };
      const answer = await sandbox.post(path, submitted);
      expect(answer.status).toBe(201);
      expect(answer.headers.get('content-type')).toBe('application/vnd.api+json');
      const { id, type, attributes } = answer.body.data;
      expect(type).toBe('checks');
      expect(Object.keys(attributes)).toEqual(['submitted_data', 'result', 'created_at']);
      expect(attributes.result).toBe('uncompromised');
      expect(attributes.submitted_data).toBe(JSON.stringify(submitted));
      expect((await sandbox.get(`${path}/${id}`)).body).toEqual(answer.body);
    });

    it.each<[string, Record<string, unknown>]>([
      ['uncompromised', {}],
      ['uncompromised', { account_name: 'HARBOUR LANE JOINERY PTY. LTD.', business_name: 'harbour lane joinery p/l' }],
      ['uncompromised', { account_name: null }],
      ['compromised', { account_bsb: '062-001' }],
      ['compromised', { account_number: '12345679' }],
      ['compromised', { account_number: '012345678' }],
      ['compromised', { account_name: 'Somebody Else' }],
      ['compromised', { business_name: 'Somebody Else Pty Ltd' }],
      ['compromised', { business_abn: '33007457141' }],
    ])('is %s with %j', async (result, given) => {
      const { status, body } = await sandbox.post(path, { ...SAME, ...given });
      expect([status, body.data.attributes.result]).toEqual([201, result]);
    });

    it.each<[string[], Record<string, unknown>]>([
      [['account_bsb', 'account_number'], {}],
      [['account_number'], { account_bsb: '062-000' }],
      [['account_bsb'], { ...SAME, account_bsb: '062-00' }],
      [['account_number'], { ...SAME, account_number: '1234' }],
      [['account_name'], { ...SAME, account_name: ' ' }],
      [['business_abn'], { ...SAME, business_abn: '53004085617' }],
      [['business_name'], { ...SAME, business_name: 7 }],
      [['individual_name'], { ...SAME, individual_name: 'Jane Citizen' }],
    ])('refuses with 422 on %j', async (fields, given) => {
      const { status, body } = await sandbox.post(path, given);
      expect([status, Object.keys(body.errors).sort()]).toEqual([422, fields]);
    });

    it.each(['pending', 'failed', 'rejected', 'error', 'cancelled', 'expired'] as const)(
      'answers 409 where the verification is %s',
      async (status) => {
        const { id } = await createVerification(sandbox, { account_number: '12345676' });
        await service.database.query('UPDATE verifications SET status = $2 WHERE id = $1', [id, status]);
        const answer = await sandbox.post(`/verifications/${id}/checks`, SAME);
        expect([answer.status, answer.body]).toEqual([
          409,
          { message: `A verification that ${STANDS[status]} accepts no checks.` },
        ]);
        expect((await sandbox.get(`/verifications/${id}/checks`)).body.meta.total).toBe(0);
      },
    );
  });

  describe('listing', () => {
    let path: string;
    beforeAll(async () => {
      path = `/verifications/${(await verified()).id}/checks`;
      for (const number of ['12345678', '12345679', '12345670'])
        await sandbox.post(path, { ...SAME, account_number: number });
      const other = await verified();
      await sandbox.post(`/verifications/${other.id}/checks`, SAME);
    });

    const numbers = async (query: string): Promise<string[]> =>
      (await sandbox.get(`${path}?${query}`)).body.data.map(
        (one: any) => JSON.parse(one.attributes.submitted_data).account_number,
      );

    it.each([
      ['', ['12345670', '12345679', '12345678']],
      ['sort=created_at', ['12345678', '12345679', '12345670']],
      ['sort=-result,created_at', ['12345678', '12345679', '12345670']],
      ['sort=result,-created_at', ['12345670', '12345679', '12345678']],
      ['filter[result]=uncompromised', ['12345678']],
      ['filter[result]=compromised&sort=created_at', ['12345679', '12345670']],
      ['page[size]=2&page[number]=2', ['12345678']],
    ])('%s', async (query, expected) => expect(await numbers(query)).toEqual(expected));

    it('shows the fields that are asked for', async () => {
      const { body } = await sandbox.get(`${path}?fields[checks]=result&sort=created_at`);
      expect(body.data[0].attributes).toEqual({ result: 'uncompromised' });
      const one = await sandbox.get(`${path}/${body.data[0].id}?fields[checks]=result`);
      expect(one.body.data.attributes).toEqual({ result: 'uncompromised' });
    });

    it.each([
      'filter[result]=good',
      'filter[created_from]=yesterday',
      'sort=submitted_data',
      'fields[checks]=id',
      'include=verification',
    ])('refuses %s', async (query) => {
      const answer = await sandbox.get(`${path}?${query}`);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [query.split('=')[0]]]);
    });
  });

  describe('who may', () => {
    let verification: ResourceObject;
    let check: ResourceObject;
    let path: string;
    beforeAll(async () => {
      verification = await verified();
      path = `/verifications/${verification.id}/checks`;
      check = (await sandbox.post(path, SAME)).body.data;
    });

    it('answers 404 to a neighbour, to other ids and to what is not an id', async () => {
      const neighbour = await neighbourOf(service, 'sandbox');
      const other = await verified();
      for (const [client, wrong] of [
        [neighbour, path],
        [sandbox, `/verifications/${NO_ID}/checks`],
        [sandbox, '/verifications/nonsense/checks'],
      ] as const) {
        expect((await client.get(wrong)).status).toBe(404);
        expect((await client.post(wrong, SAME)).status).toBe(404);
        expect((await client.get(`${wrong}/${check.id}`)).status).toBe(404);
      }
      // The check of one verification is not found under another one.
      expect((await sandbox.get(`/verifications/${other.id}/checks/${check.id}`)).status).toBe(404);
      expect((await sandbox.get(`${path}/${NO_ID}`)).body).toEqual({ message: 'Check not found.' });
      expect((await sandbox.get(`${path}/nonsense`)).status).toBe(404);
      expect((await sandbox.get(path)).body.meta.total).toBe(1);
    });

    it('answers 401 without a key', async () => {
      expect((await sandbox.withKey(null).get(path)).status).toBe(401);
      expect((await sandbox.withKey(null).post(path, SAME)).status).toBe(401);
    });

    it('answers 403 without the ability', async () => {
      const reader = await keyWith(service, ['check:read'], 'sandbox');
      const writer = await keyWith(service, ['check:write'], 'sandbox');
      expect((await reader.post(path, SAME)).status).toBe(403);
      expect((await reader.get(path)).status).toBe(200);
      expect((await writer.get(path)).status).toBe(403);
      expect((await writer.get(`${path}/${check.id}`)).status).toBe(403);
      expect((await writer.post(path, SAME)).status).toBe(201);
    });
  });
});

describe('what checks tell', () => {
  let service: TestService;
  beforeAll(async () => {
    // Without a worker nobody takes what stands in the outbox.
    service = await TestService.start({ ROLES: 'http' });
  });
  afterAll(() => service.remove());

  it('that details were compromised, and each is billed once', async () => {
    const { api, database } = service;
    const { id } = await createVerification(api);
    await database.query(`UPDATE verifications SET status = 'verified' WHERE id = $1`, [id]);
    await api.post(`/verifications/${id}/checks`, SAME);
    const { body } = await api.post(`/verifications/${id}/checks`, { ...SAME, account_number: '99999999' });
    const events = await database.query(
      `SELECT payload->>'verificationId' AS verification, payload->>'checkId' AS check FROM outbox WHERE type = 'check.compromised'`,
    );
    expect(events).toEqual([{ verification: id, check: body.data.id }]);
    const billed = await database.query<{ kind: string; count: string }>(
      'SELECT kind, count(*) AS count FROM usage_records GROUP BY kind ORDER BY kind',
    );
    expect(billed).toEqual([
      { kind: 'check', count: '2' },
      { kind: 'verification', count: '1' },
    ]);
  });
});
