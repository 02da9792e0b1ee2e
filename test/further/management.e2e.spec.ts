import { randomUUID } from 'node:crypto';
import { version as uuidVersion } from 'uuid';
import type { Api } from '../support/api.js';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { TestService } from '../support/service.js';

const UUID = /^[0-9a-f-]{36}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('the management interface', () => {
  let service: TestService;
  let api: Api;

  beforeAll(async () => {
    service = await TestService.start();
    api = service.management;
  });
  afterAll(() => service.remove());

  /** The demo entity. */
  const entityOf = async (environment: string): Promise<string> =>
    (await api.get(`/entities?filter[environment]=${environment}&sort=created_at`)).body.data[0].id;

  describe('organization keys', () => {
    it('show their token whichever fields are asked for', async () => {
      const body = { name: 'Brief', abilities: ['entity:read'] };
      const made = await api.post('/api-keys?fields[api-keys]=name', body);
      expect([made.status, Object.keys(made.body.data)]).toEqual([201, ['id', 'name', 'token']]);
      const listed = await api.post('/api-keys?fields[api-keys]=token', body);
      expect(listed.body.data.token).toMatch(/^org_sk_/);
    });

    it('are made, shown, renamed and revoked', async () => {
      const made = await api.post('/api-keys', {
        name: 'Bookkeeping',
        abilities: ['entity:read', 'organization_api_key:read', 'entity:read'],
        expires_at: '2099-12-31T23:59:59+10:00',
      });
      expect(made.status).toBe(201);
      expect(made.headers.get('content-type')).toBe('application/json');
      const { id, token, ...rest } = made.body.data;
      expect(id).toMatch(UUID);
      expect(token).toMatch(/^org_sk_[\w-]{43}$/);
      expect(rest).toEqual({
        name: 'Bookkeeping',
        abilities: ['entity:read', 'organization_api_key:read'],
        creator: {
          id: expect.stringMatching(UUID),
          name: 'Demo Admin',
          email: 'admin@example.com',
          created_at: expect.stringMatching(MOMENT),
          updated_at: expect.stringMatching(MOMENT),
        },
        created_at: expect.stringMatching(MOMENT),
        last_used_at: null,
        expires_at: '2099-12-31T13:59:59.000Z',
        allowed_addresses: [],
      });

      const key = api.withKey(token);
      expect((await key.get('/entities')).status).toBe(200);
      const shown = await key.get(`/api-keys/${id}`);
      expect(shown.body.data).toEqual({ id, ...rest, last_used_at: expect.stringMatching(MOMENT) });
      expect(shown.body.data).not.toHaveProperty('token');

      const renamed = await api.request('PUT', `/api-keys/${id}`, { name: 'x'.repeat(255) });
      expect([renamed.status, renamed.body.data.name]).toEqual([200, 'x'.repeat(255)]);
      expect((await key.request('PUT', `/api-keys/${id}`, { name: 'mine' })).status).toBe(403);

      const revoked = await api.request('DELETE', `/api-keys/${id}`);
      expect([revoked.status, revoked.bytes.length]).toEqual([204, 0]);
      expect((await key.get('/entities')).status).toBe(401);
      for (const method of ['GET', 'PUT', 'DELETE'])
        expect(
          (await api.request(method, `/api-keys/${id}`, method === 'PUT' ? { name: 'x' } : undefined)).status,
        ).toBe(404);
    });

    it('give no ability that their maker lacks', async () => {
      const maker = await api.post('/api-keys', {
        name: 'Maker',
        abilities: ['organization_api_key:write', 'organization_api_key:read'],
      });
      const key = api.withKey(maker.body.data.token);
      const abilities = ['organization_api_key:write'];
      expect((await key.post('/api-keys', { name: 'fewer', abilities })).status).toBe(201);
      const more = await key.post('/api-keys', { name: 'more', abilities: [...abilities, 'entity:read'] });
      expect(more.status).toBe(403);
      expect(more.body.message).toContain('entity:read');
    });

    it('make none that outlives them', async () => {
      const ends = '2099-01-01T00:00:00.000Z';
      const abilities = ['organization_api_key:write', 'entity_api_key:write'];
      const maker = await api.post('/api-keys', { name: 'Brief', abilities, expires_at: ends });
      const key = api.withKey(maker.body.data.token);
      const entities = (await api.get('/entities')).body.data;
      for (const [path, given] of [
        ['/api-keys', ['organization_api_key:write']],
        [`/entities/${entities[0].id}/api-keys`, ['invoice:read']],
      ] as const) {
        const make = (expires_at?: string | null) => key.post(path, { name: 'Made', abilities: given, expires_at });
        for (const later of ['2099-01-01T00:00:00.001Z', null, undefined]) {
          const { status, body } = await make(later);
          expect([status, body.errors]).toEqual([
            422,
            { expires_at: [`The expires_at field must not be later than that of the key that makes it, ${ends}.`] },
          ]);
        }
        for (const fine of [ends, '2098-12-31T23:59:59Z']) {
          const { status, body } = await make(fine);
          expect(status).toBe(201);
          await api.request('DELETE', `${path}/${body.data.id}`);
        }
      }
    });

    it('are rolled: both tokens work until the overlap is over', async () => {
      const abilities = ['organization_api_key:write', 'organization_api_key:read', 'entity:read'];
      const given = { name: 'Robot', abilities, allowed_addresses: ['127.0.0.0/8', '::1'] };
      const made = (await api.post('/api-keys', given)).body.data;
      const rolled = await api.post(`/api-keys/${made.id}/roll`, {});
      expect(rolled.status).toBe(201);
      const { id, token, ...like } = rolled.body.data;
      expect(like).toMatchObject({
        name: 'Robot',
        abilities,
        expires_at: null,
        allowed_addresses: made.allowed_addresses,
      });
      expect([id === made.id, token === made.token]).toEqual([false, false]);
      for (const one of [made.token, token]) expect((await api.withKey(one).get('/entities')).status).toBe(200);
      const old = (await api.get(`/api-keys/${made.id}`)).body.data;
      const hours = (new Date(old.expires_at).getTime() - Date.now()) / 3_600_000;
      expect([hours > 23.9, hours < 24.1]).toEqual([true, true]);

      // It ends at once where no overlap is wanted, and cannot be rolled when it has ended.
      const again = await api.withKey(token).post(`/api-keys/${id}/roll`, { overlap_hours: 0 });
      expect(again.status).toBe(201);
      expect((await api.withKey(token).get('/entities')).status).toBe(401);
      const ended = await api.post(`/api-keys/${id}/roll`, {});
      expect([ended.status, ended.body.message]).toEqual([409, 'This key has expired. Create a new one.']);
      for (const overlap_hours of [-1, 169, 1.5, '24'])
        expect(Object.keys((await api.post(`/api-keys/${made.id}/roll`, { overlap_hours })).body.errors)).toEqual([
          'overlap_hours',
        ]);

      const actionsOn = async (subject: string): Promise<string[]> => {
        const trail = await service.database.query<{ action: string }>(
          `SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY created_at, id`,
          [subject],
        );
        return trail.map(({ action }) => action);
      };
      // The trail is filed a moment after it happens.
      const filed = (actions: string[]): boolean => actions.includes('api_key.rolled');
      expect(await eventually(() => actionsOn(id), filed)).toEqual(['api_key.created', 'api_key.rolled']);
      expect(await eventually(() => actionsOn(made.id), filed)).toContain('api_key.rolled');
    });

    it('give nobody more by being rolled than whoever rolls them may have', async () => {
      const make = async (
        abilities: string[],
        expires_at: string | null = null,
      ): Promise<{ id: string; token: string }> =>
        (await api.post('/api-keys', { name: 'Weak', abilities, expires_at })).body.data;
      const weak = await make(['organization_api_key:write']);
      const strong = await make(['organization_api_key:write', 'entity:write']);
      const refused = await api.withKey(weak.token).post(`/api-keys/${strong.id}/roll`, {});
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'A key cannot grant abilities that it lacks: entity:write.',
      ]);
      const brief = await make(['organization_api_key:write'], '2099-01-01T00:00:00Z');
      const outliving = await api.withKey(brief.token).post(`/api-keys/${weak.id}/roll`, {});
      expect([outliving.status, Object.keys(outliving.body.errors)]).toEqual([422, ['expires_at']]);
      const kept = await api.withKey(brief.token).post(`/api-keys/${brief.id}/roll`, {});
      expect([kept.status, kept.body.data.expires_at]).toEqual([201, '2099-01-01T00:00:00.000Z']);
      expect((await api.get(`/api-keys/${weak.id}`)).body.data.expires_at).toBeNull();
    });

    it('act, when rolled, as whoever rolled them and not as their first creator', async () => {
      const entity = (await api.post('/entities', { name: 'Rolled' })).body.data;
      const made = (
        await api.post(`/entities/${entity.id}/api-keys`, { name: 'Approver', abilities: ['invoice:approve'] })
      ).body.data;
      const other = randomUUID();
      await service.database.query(
        `INSERT INTO users (id, organization_id, name, email, role)
         SELECT $1, organization_id, 'Grace', 'grace-of-keys@example.com', 'admin' FROM api_keys WHERE id = $2`,
        [other, made.id],
      );
      await service.database.query('UPDATE api_keys SET creator_id = $1 WHERE id = $2', [other, made.id]);
      const rolled = await api.post(`/entities/${entity.id}/api-keys/${made.id}/roll`, {});
      expect([rolled.status, rolled.body.data.creator.name]).toEqual([201, 'Demo Admin']);
    });

    it('are limited to addresses', async () => {
      const make = (allowed_addresses: unknown): Promise<any> =>
        api.post('/api-keys', { name: 'Limited', abilities: ['entity:read'], allowed_addresses });
      const here = (await make(['127.0.0.1', '10.1.2.3/8', '2001:DB8::1/32', '127.0.0.1/32'])).body.data;
      expect(here.allowed_addresses).toEqual(['127.0.0.1/32', '10.0.0.0/8', '2001:db8::/32']);
      expect((await api.withKey(here.token).get('/entities')).status).toBe(200);
      const away = (await make(['10.0.0.0/8'])).body.data;
      const refused = await api.withKey(away.token).get('/entities');
      expect([refused.status, refused.body.message]).toEqual([403, 'This key cannot be used from 127.0.0.1.']);
      expect((await api.withKey(away.token).get('/me')).status).toBe(403);
      // This machine is a proxy that is believed, and the address is the one that it names.
      const through = await api.withKey(away.token).get('/entities', { 'x-forwarded-for': '10.9.9.9' });
      expect(through.status).toBe(200);
      const opened = await api.request('PUT', `/api-keys/${away.id}`, { name: 'Anywhere', allowed_addresses: [] });
      expect(opened.body.data.allowed_addresses).toEqual([]);
      expect((await api.withKey(away.token).get('/entities')).status).toBe(200);
      const renamed = await api.request('PUT', `/api-keys/${here.id}`, { name: 'Still limited' });
      expect(renamed.body.data.allowed_addresses).toHaveLength(3);
      for (const wrong of [['nonsense'], ['10.0.0.0/33'], '10.0.0.0/8', [1], Array(51).fill('10.0.0.0/8')]) {
        const { status, body } = await make(wrong);
        expect([status, Object.keys(body.errors)]).toEqual([422, ['allowed_addresses']]);
      }
    });

    it('open themselves and others to no more addresses than they have, and only what they could make', async () => {
      const abilities = ['organization_api_key:write', 'entity_api_key:write', 'entity:read'];
      const limits = { allowed_addresses: ['127.0.0.0/8'] };
      const make = async (given: object): Promise<any> =>
        (await api.post('/api-keys', { name: 'Limited', abilities, ...limits, ...given })).body.data;
      const here = await make({});
      const client = api.withKey(here.token);
      const away = await make({ allowed_addresses: ['10.0.0.0/8'], abilities: ['entity:read'] });
      const strong = await make({ abilities: ['entity:write'] });
      const { body: entities } = await api.get('/entities');
      const keys = `/entities/${entities.data[0].id}/api-keys`;
      const wide = { name: 'Wide', abilities: ['entity:read'] };
      const requests: [string, string, object][] = [
        ['PUT', `/api-keys/${here.id}`, { name: 'Anywhere', allowed_addresses: [] }],
        ['PUT', `/api-keys/${away.id}`, { name: 'Anywhere', allowed_addresses: ['0.0.0.0/0'] }],
        ['POST', '/api-keys', wide],
        ['POST', keys, { ...wide, abilities: ['invoice:read'] }],
        ['POST', `/api-keys/${away.id}/roll`, {}],
      ];
      for (const [method, path, given] of requests) {
        const { status, body } = await client.request(method, path, given);
        expect([method, path, status, Object.keys(body.errors ?? {})]).toEqual([
          ...[method, path],
          422,
          ['allowed_addresses'],
        ]);
      }
      const lifting = { name: 'Anywhere', allowed_addresses: ['127.0.0.0/8', '10.0.0.0/8'] };
      const unlimited = api.withKey((await make({ allowed_addresses: [] })).token);
      const lifted = await unlimited.request('PUT', `/api-keys/${strong.id}`, lifting);
      expect([lifted.status, lifted.body.message]).toEqual([
        403,
        'A key cannot grant abilities that it lacks: entity:write.',
      ]);
      // Fewer addresses, or another name, are anybody's to give who may write keys.
      const fewer = { name: 'Narrow', allowed_addresses: ['127.0.0.1'] };
      expect((await client.request('PUT', `/api-keys/${strong.id}`, fewer)).status).toBe(200);
      expect((await client.request('PUT', `/api-keys/${away.id}`, { name: 'Renamed' })).status).toBe(200);
      expect((await client.post('/api-keys', { ...wide, allowed_addresses: ['127.0.0.1'] })).status).toBe(201);
    });

    it('may revoke themselves', async () => {
      const made = await api.post('/api-keys', { name: 'Brief', abilities: ['organization_api_key:write'] });
      const key = api.withKey(made.body.data.token);
      expect((await key.request('DELETE', `/api-keys/${made.body.data.id}`)).status).toBe(204);
      expect((await key.get('/api-keys')).status).toBe(401);
    });

    it('stop working when they expire', async () => {
      const made = await api.post('/api-keys', {
        name: 'Expiring',
        abilities: ['entity:read'],
        expires_at: '2099-01-01T00:00:00Z',
      });
      await service.database.query('UPDATE api_keys SET expires_at = now() WHERE id = $1', [made.body.data.id]);
      expect((await api.withKey(made.body.data.token).get('/entities')).status).toBe(401);
    });

    it.each([
      [{}, ['name', 'abilities']],
      [{ name: '', abilities: ['entity:read'] }, ['name']],
      [{ name: ' \t', abilities: ['entity:read'] }, ['name']],
      [{ name: 'a\0b', abilities: ['entity:read'] }, ['name']],
      [{ name: 'x'.repeat(256), abilities: ['entity:read'] }, ['name']],
      [{ name: 7, abilities: ['entity:read'] }, ['name']],
      [{ name: 'n', abilities: [] }, ['abilities']],
      [{ name: 'n', abilities: 'entity:read' }, ['abilities']],
      [{ name: 'n', abilities: ['entity:eat'] }, ['abilities']],
      [{ name: 'n', abilities: ['invoice:read'] }, ['abilities']],
      [{ name: 'n', abilities: [null] }, ['abilities']],
      [{ name: 'n', abilities: ['entity:read'], expires_at: '2020-01-01T00:00:00Z' }, ['expires_at']],
      [{ name: 'n', abilities: ['entity:read'], expires_at: 'soon' }, ['expires_at']],
      [{ name: 'n', abilities: ['entity:read'], expires_at: 4102444800 }, ['expires_at']],
      [{ name: 'n', abilities: ['entity:read'], token: 'mine' }, ['token']],
    ])('refuse %j', async (body, fields) => {
      const { status, body: answer } = await api.post('/api-keys', body);
      expect(status).toBe(422);
      expect(Object.keys(answer.errors).sort()).toEqual([...fields].sort());
      expect(answer.message).toEqual(expect.any(String));
    });

    it('refuse bodies that are no object', async () => {
      for (const body of [[], [{ name: 'n', abilities: ['entity:read'] }], 'text', 7, null])
        expect([400, 422]).toContain((await api.post('/api-keys', body)).status);
      const headers = { 'content-type': 'application/json' };
      expect((await api.send('POST', '/api-keys', { body: '{', headers })).status).toBe(400);
    });

    it('are listed without those of entities, page by page', async () => {
      const { body } = await api.get('/api-keys?page[size]=1&sort=name');
      expect(body.data).toHaveLength(1);
      expect(body.meta.total).toBeGreaterThan(1);
      expect(body.links.next).toContain('/management/v1/api-keys?');
      const all = await api.get('/api-keys?page[size]=100');
      expect(all.body.data.map((key: { name: string }) => key.name)).not.toContain('First entity key');
      expect(all.body.data.every((key: object) => !('token' in key) && !('attributes' in key))).toBe(true);
    });

    it.each(['page[size]=0', 'page[size]=101', 'sort=abilities', 'filter[name]=x', 'include=creator', 'a=b', 'sort='])(
      'are not listed by %s',
      async (query) => {
        const { status, body } = await api.get(`/api-keys?${query}`);
        expect(status).toBe(422);
        expect(Object.keys(body.errors)).toEqual([query.split('=')[0]]);
      },
    );
  });

  describe('entities', () => {
    it('are made in production and in the sandbox, shown and renamed', async () => {
      const made = await api.post('/entities', { name: 'Acme Pty Ltd' });
      expect(made.status).toBe(201);
      expect(made.body.data).toEqual({
        id: expect.stringMatching(UUID),
        name: 'Acme Pty Ltd',
        environment: 'production',
        inbox_address: expect.stringMatching(/^acme-pty-ltd-[a-z0-9]{10}@localhost$/),
        created_at: expect.stringMatching(MOMENT),
        updated_at: expect.stringMatching(MOMENT),
      });
      const twin = await api.post('/entities', { name: 'Acme Test', environment: 'sandbox' });
      expect(twin.body.data.environment).toBe('sandbox');
      expect((await api.get(`/entities/${twin.body.data.id}`)).body.data).toEqual(twin.body.data);

      const renamed = await api.request('PUT', `/entities/${made.body.data.id}`, { name: 'Acme' });
      expect(renamed.body.data).toMatchObject({ name: 'Acme', inbox_address: made.body.data.inbox_address });
      const { body } = await api.get('/entities?filter[environment]=sandbox&sort=created_at');
      expect(body.data.map((entity: { name: string }) => entity.name)).toEqual(['Demo sandbox', 'Acme Test']);
    });

    it('get a new inbox address when the old one has leaked', async () => {
      const { body: made } = await api.post('/entities', { name: 'Leaky' });
      const replaced = await api.post(`/entities/${made.data.id}/inbox-address`);
      expect(replaced.status).toBe(200);
      expect(replaced.body.data.inbox_address).toMatch(/^leaky-/);
      expect(replaced.body.data.inbox_address).not.toBe(made.data.inbox_address);
    });

    it('refuse what is wrong', async () => {
      for (const body of [{}, { name: '' }, { name: 'n', environment: 'moon' }, { name: 'n', slug: 'x' }])
        expect((await api.post('/entities', body)).status).toBe(422);
      for (const id of [randomUUID(), 'not-an-id', '%00']) expect((await api.get(`/entities/${id}`)).status).toBe(404);
      expect((await api.request('PUT', `/entities/${randomUUID()}`, { name: 'n' })).status).toBe(404);
      expect((await api.post(`/entities/${randomUUID()}/inbox-address`)).status).toBe(404);
    });
  });

  describe('entity keys', () => {
    it('open the interface of their environment with their abilities', async () => {
      const entity = await entityOf('sandbox');
      const made = await api.post(`/entities/${entity}/api-keys`, { name: 'Uploader', abilities: ['invoice:read'] });
      expect(made.status).toBe(201);
      const { id, token } = made.body.data;
      expect(token).toMatch(/^ent_sk_test_[\w-]{43}$/);
      const key = service.sandbox.withKey(token);
      expect((await key.get('/invoices')).status).toBe(200);
      expect((await key.upload('/invoices', await invoicePdf(), 'a.pdf')).status).toBe(403);
      expect((await service.api.withKey(token).get('/invoices')).status).toBe(401);
      expect((await api.withKey(token).get('/entities')).status).toBe(401);

      const renamed = await api.request('PUT', `/entities/${entity}/api-keys/${id}`, { name: 'Reader' });
      expect(renamed.body.data).toMatchObject({ id, name: 'Reader', abilities: ['invoice:read'] });
      expect((await api.get(`/entities/${entity}/api-keys/${id}`)).body.data.name).toBe('Reader');
      const other = await entityOf('production');
      for (const path of [`/entities/${other}/api-keys/${id}`, `/api-keys/${id}`]) {
        expect((await api.get(path)).status).toBe(404);
        expect((await api.request('PUT', path, { name: 'x' })).status).toBe(404);
        expect((await api.request('DELETE', path)).status).toBe(404);
      }
      const listed = await api.get(`/entities/${entity}/api-keys?sort=name`);
      expect(listed.body.data.map((one: { name: string }) => one.name)).toEqual(['First sandbox key', 'Reader']);

      expect((await api.request('DELETE', `/entities/${entity}/api-keys/${id}`)).status).toBe(204);
      expect((await key.get('/invoices')).status).toBe(401);
    });

    it('take the abilities of entities alone', async () => {
      const entity = await entityOf('production');
      const made = await api.post(`/entities/${entity}/api-keys`, { name: 'n', abilities: ['entity:read'] });
      expect([made.status, Object.keys(made.body.errors)]).toEqual([422, ['abilities']]);
    });
  });

  it('hides one organization from another', async () => {
    const [organization, user, entity, key] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await service.database.query(
      `WITH o AS (INSERT INTO organizations (id, name, slug, environment) VALUES ($1, 'Other', 'other', 'production') RETURNING id),
            u AS (INSERT INTO users (id, organization_id, name, email) SELECT $2, id, 'U', 'u@example.com' FROM o RETURNING id),
            e AS (INSERT INTO entities (id, organization_id, name, inbox_local_part) SELECT $3, id, 'E', 'e-x' FROM o RETURNING id)
       INSERT INTO api_keys (id, organization_id, entity_id, name, abilities, token_hash, creator_id)
       SELECT $4, o.id, NULL, 'Theirs', '{entity:read}', '\\x01', u.id FROM o, u, e`,
      [organization, user, entity, key],
    );
    for (const path of [`/api-keys/${key}`, `/entities/${entity}`, `/entities/${entity}/api-keys`])
      expect((await api.get(path)).status).toBe(404);
    const abilities = ['invoice:read'];
    expect((await api.post(`/entities/${entity}/api-keys`, { name: 'n', abilities })).status).toBe(404);
    expect(JSON.stringify((await api.get('/entities?page[size]=100')).body)).not.toContain(entity);
    expect(JSON.stringify((await api.get('/api-keys?page[size]=100')).body)).not.toContain(key);
  });

  describe('usage', () => {
    it('counts an invoice that was read once', async () => {
      const entity = await entityOf('production');
      await service.api.upload('/invoices', await invoicePdf(), 'usage.pdf');
      const { body } = await eventually(
        () => api.get(`/usage?filter[entity_id]=${entity}`),
        (answer) => answer.body.data.length > 0,
      );
      const month = new Date().toISOString().slice(0, 7);
      expect(body.data).toEqual([
        {
          id: expect.stringMatching(UUID),
          entity_id: entity,
          environment: 'production',
          month,
          invoices_read: 1,
          verifications: 0,
          checks: 0,
          aba_entries: 0,
        },
      ]);
      expect(uuidVersion(body.data[0].id)).toBe(7);
      expect((await api.get('/usage?filter[environment]=sandbox')).body.data).not.toContainEqual(body.data[0]);
      expect((await api.get(`/usage?filter[month_from]=${month}&filter[month_to]=${month}`)).body.meta.total).toBe(1);
      expect((await api.get('/usage?filter[month_to]=2001-01')).body.meta.total).toBe(0);
      for (const query of ['filter[month_from]=2001-13', 'filter[month_to]=2001-01-01', 'filter[entity_id]=x'])
        expect((await api.get(`/usage?${query}`)).status).toBe(422);
      expect((await api.get('/usage?filter[entity_id]=x')).body.message).toBe(
        'The filter[entity_id] parameter must be an id.',
      );
      expect((await api.get(`/entities/${randomUUID()}/own-details`)).body.message).toBe('Own details not found.');
    });

    it('is only ever added to', async () => {
      for (const change of [
        'UPDATE usage_records SET quantity = 9',
        'DELETE FROM usage_records',
        'TRUNCATE usage_records',
      ])
        await expect(service.database.query(change)).rejects.toThrow('append-only');
    });

    it('sums many lines of a month as they are added, each line once', async () => {
      const entity = randomUUID();
      const subject = randomUUID();
      const add = (at: string, id = randomUUID()): Promise<unknown> =>
        service.database.query(
          `INSERT INTO usage_records (id, entity_id, kind, subject_id, quantity, created_at)
           VALUES (gen_random_uuid(), $1, 'aba_entries', $2, 1000, $3) ON CONFLICT DO NOTHING`,
          [entity, id, at],
        );
      await Promise.all([
        add('2024-01-31T23:59:59.999Z'),
        add('2024-02-01T00:00:00Z', subject),
        add('2024-02-29T00:00:00Z'),
      ]);
      await add('2024-02-01T00:00:00Z', subject);
      const months = await service.database.query(
        `SELECT to_char(month, 'YYYY-MM') AS month, aba_entries::int FROM usage_months WHERE entity_id = $1 ORDER BY 1`,
        [entity],
      );
      expect(months).toEqual([
        { month: '2024-01', aba_entries: 1000 },
        { month: '2024-02', aba_entries: 2000 },
      ]);
    });
  });

  it('carries a correlation id on every answer, errors too', async () => {
    for (const [path, status] of [
      ['/entities', 200],
      [`/entities/${randomUUID()}`, 404],
      ['/entities?a=b', 422],
      ['/nothing', 404],
    ] as const) {
      const { headers, ...answer } = await api.get(path, { 'x-correlation-id': 'mine-1' });
      expect([answer.status, headers.get('x-correlation-id')]).toEqual([status, 'mine-1']);
    }
    const refused = await api.withKey(null).get('/entities');
    expect([refused.status, refused.headers.get('x-correlation-id')]).toEqual([401, expect.stringMatching(UUID)]);
    const malformed = await api.send('POST', '/api-keys', {
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([malformed.status, malformed.headers.get('x-correlation-id')]).toEqual([400, expect.stringMatching(UUID)]);
  });

  it('carries the correlation id of a request with a body on to what follows from it', async () => {
    const made = await service.api.upload('/invoices', await invoicePdf(), 'c.pdf', { 'x-correlation-id': 'upload-7' });
    expect(made.status).toBe(201);
    await eventually(
      () => service.api.get(`/invoices/${made.body.data.id}`),
      ({ body }) => body.data.attributes.status === 'processed',
    );
    const [event] = await service.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM outbox WHERE correlation_id IS NOT NULL AND correlation_id <> 'upload-7'`,
    );
    expect(event?.count).toBe(0);
  });
});
