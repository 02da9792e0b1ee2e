import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ABILITIES } from '../../../src/abilities/abilities.js';
import { ROLE_ABILITIES } from '../../../src/abilities/roles.js';
import { ROLES } from '../../../src/abilities/role.js';
import type { Role } from '../../../src/abilities/role.js';
import { sampleBody } from '../../contracts/bodies.js';
import { operations } from '../../contracts/operations.js';
import type { Operation } from '../../contracts/operations.js';
import { makeTenant } from '../../contracts/tenant.js';
import type { Tenant } from '../../contracts/tenant.js';
import { makeParents, pathOf } from '../../contracts/world.js';
import { Browser } from '../../support/browser.js';
import { Mailbox } from '../../support/mailbox.js';
import { addPerson, signIn, signedIn } from '../../support/people.js';
import { CLI } from '../../support/programs.js';
import { TestService } from '../../support/service.js';

const run = promisify(execFile);
const NEW_PASSWORD = 'another horse battery';
const USERS = '/dashboard/management/users';
const INVITATIONS = '/dashboard/management/invitations';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ ROLES: 'http', SECOND_FACTOR: 'nobody' });
});
afterAll(() => service.remove());

const stateOf = async (browser: Browser): Promise<string> => (await browser.get('/dashboard/session')).body.data.state;
const tokenIn = (url: string): string => url.split('#')[1] ?? '';

describe('an admin', () => {
  let admin: Browser;
  beforeAll(async () => {
    admin = await signedIn(service, 'admin');
  });

  it('invites people by a link that works once and for an hour', async () => {
    const made = await admin.post(INVITATIONS, { name: 'Grace Example', email: 'Grace@Example.com', role: 'reviewer' });
    expect(made.status).toBe(201);
    const { id, url, user_id, email } = made.body.data;
    expect([email, url]).toEqual(['grace@example.com', expect.stringContaining('/set-password#')]);
    expect((await admin.get(`${INVITATIONS}/${id}`)).body.data.url).toBeUndefined();
    expect((await admin.get(`${USERS}/${user_id}`)).body.data).toMatchObject({ status: 'invited', role: 'reviewer' });
    const browser = new Browser(service.http);
    const token = tokenIn(url);
    expect((await browser.post('/dashboard/session/link', { token })).body.data).toMatchObject({
      kind: 'invitation',
      name: 'Grace Example',
    });
    const set = (): Promise<any> =>
      new Browser(service.http).post('/dashboard/session/link/password', { token, password: NEW_PASSWORD });
    const answers = await Promise.all([set(), set(), set()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    await signIn(service, { email: 'grace@example.com' }, NEW_PASSWORD);
    const again = await admin.post(INVITATIONS, { name: 'Grace', email: 'grace@example.com' });
    expect(again.status).toBe(409);
    const late = await admin.post(INVITATIONS, { name: 'Late', email: 'late@example.com' });
    await service.database.query(`UPDATE user_links SET expires_at = now() WHERE id = $1`, [late.body.data.id]);
    expect((await browser.post('/dashboard/session/link', { token: tokenIn(late.body.data.url) })).status).toBe(404);
    expect(service.log).not.toContain(token);
  });

  it('sends links that cannot be forged', async () => {
    const { url, id } = (await admin.post(INVITATIONS, { name: 'Up', email: 'up@example.com' })).body.data;
    const wrong = tokenIn(url).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const token of [wrong, id, `${id}.`, 'nonsense', ''])
      expect((await new Browser(service.http).post('/dashboard/session/link', { token })).status).toBe(404);
    await service.database.query('DELETE FROM sign_in_failures');
  });

  it('withdraws an invitation, and removes the user who never accepted it', async () => {
    const { id, url, user_id } = (await admin.post(INVITATIONS, { name: 'No', email: 'no@example.com' })).body.data;
    expect((await admin.delete(`${INVITATIONS}/${id}`)).status).toBe(204);
    expect((await admin.get(`${USERS}/${user_id}`)).status).toBe(404);
    expect((await new Browser(service.http).post('/dashboard/session/link', { token: tokenIn(url) })).status).toBe(404);
    expect((await admin.post(INVITATIONS, { name: 'No', email: 'no@example.com' })).status).toBe(201);
  });

  it('changes roles, which ends the sessions of that user', async () => {
    const person = await addPerson(service, 'viewer');
    const browser = await signIn(service, person);
    const changed = await admin.request('PATCH', `${USERS}/${person.id}`, { role: 'approver' });
    expect(changed.body.data.role).toBe('approver');
    expect(await stateOf(browser)).toBe('signed_out');
    const next = await signIn(service, person);
    await admin.request('PATCH', `${USERS}/${person.id}`, { name: 'Another Name' });
    expect(await stateOf(next)).toBe('signed_in');
  });

  it('gives roles only at entities of the organization', async () => {
    const person = await addPerson(service, 'viewer');
    const { entityId } = await makeTenant(service);
    const answer = await admin.request('PATCH', `${USERS}/${person.id}`, {
      roles: [{ entity_id: entityId, role: 'admin' }],
    });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['roles']]);
  });

  it('removes a user, whose sessions and keys stop working', async () => {
    const person = await addPerson(service, 'admin');
    const browser = await signIn(service, person);
    const [entity] = (await browser.get('/dashboard/session')).body.data.entities;
    const made = await browser.post(`/dashboard/management/entities/${entity.id}/api-keys`, {
      name: 'Theirs',
      abilities: ['invoice:read', 'audit_event:read'],
    });
    const key = service.api.withKey(made.body.data.token);
    expect((await key.get('/audit-events')).status).toBe(200);
    expect((await admin.delete(`${USERS}/${person.id}`)).status).toBe(204);
    expect(await stateOf(browser)).toBe('signed_out');
    await expect(signIn(service, person)).rejects.toThrow('401');
    await service.database.query('DELETE FROM sign_in_failures');
    expect((await key.get('/invoices')).status).toBe(200);
    const refused = await key.get('/audit-events');
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('The person who made this key'),
    ]);
  });

  it('cannot be removed if there is no other admin', async () => {
    const { organizationId } = await makeTenant(service);
    await service.database.query('UPDATE users SET role = NULL WHERE organization_id = $1', [organizationId]);
    const people = [
      await addPerson(service, 'admin', { organizationId }),
      await addPerson(service, 'admin', { organizationId }),
    ];
    const [first, second] = [await signIn(service, people[0] as any), await signIn(service, people[1] as any)];
    const answers = await Promise.all([
      first.request('PATCH', `${USERS}/${people[0]?.id}`, { role: 'viewer' }),
      second.request('PATCH', `${USERS}/${people[1]?.id}`, { role: 'viewer' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is the last one while another has not accepted the invitation', async () => {
    const { organizationId } = await makeTenant(service);
    await service.database.query('UPDATE users SET role = NULL WHERE organization_id = $1', [organizationId]);
    const person = await addPerson(service, 'admin', { organizationId });
    const browser = await signIn(service, person);
    const invited = { name: 'Kim Lee', email: 'kim.last@example.com', role: 'admin' };
    expect((await browser.post(INVITATIONS, invited)).status).toBe(201);
    expect((await browser.request('PATCH', `${USERS}/${person.id}`, { role: 'viewer' })).status).toBe(409);
    const less = await browser.post(INVITATIONS, { ...invited, role: 'viewer' });
    expect((await browser.delete(`${INVITATIONS}/${less.body.data.id}`)).status).toBe(204);
    expect((await browser.delete(`${USERS}/${person.id}`)).status).toBe(409);
  });

  it('sees who is signed in, and ends a session', async () => {
    const person = await addPerson(service, 'viewer');
    const browser = await signIn(service, person);
    const { data } = (await admin.get('/dashboard/management/sessions?page[size]=100')).body;
    const session = data.find((one: any) => one.user_id === person.id);
    expect(session).toMatchObject({ method: 'password', peer_address: '127.0.0.1' });
    expect((await admin.delete(`/dashboard/management/sessions/${session.id}`)).status).toBe(204);
    expect(await stateOf(browser)).toBe('signed_out');
  });

  it('needs a fresh proof to change people', async () => {
    const person = await addPerson(service, 'admin');
    const browser = await signIn(service, person);
    await service.database.query(`UPDATE sessions SET proven_at = now() - interval '11 minutes' WHERE user_id = $1`, [
      person.id,
    ]);
    const refused = await browser.request('PATCH', `${USERS}/${person.id}`, { role: 'viewer' });
    expect([refused.status, refused.body.code]).toEqual([403, 'fresh_proof_needed']);
    expect((await browser.post('/dashboard/session/proof', { password: 'correct horse battery' })).status).toBe(200);
    expect((await browser.request('PATCH', `${USERS}/${person.id}`, { name: 'Proven' })).status).toBe(200);
  });
});

it('does not let keys change users', async () => {
  for (const [method, path] of [
    ['PATCH', '/users/x'],
    ['DELETE', '/users/x'],
    ['POST', '/invitations'],
    ['DELETE', '/sessions/x'],
  ] as const)
    expect((await service.management.request(method, path, {})).status).toBe(403);
  const made = await service.management.post('/api-keys', { name: 'Too much', abilities: ['user:write'] });
  expect(made.status).toBe(422);
  expect((await service.management.get('/users')).status).toBe(200);
});

describe('every role', () => {
  const ALL = operations();
  let tenant: Tenant;
  let stranger: Tenant;
  let sandbox: string;
  const browsers = new Map<Role, Browser>();
  const parents = new Map<string, Record<string, string>>();

  const addressOf = (operation: Operation, entityId: string, ids: Record<string, string>): string =>
    (operation.of === 'management' ? '/dashboard/management' : `/dashboard/api/${entityId}`) + pathOf(operation, ids);

  beforeAll(async () => {
    tenant = await makeTenant(service);
    stranger = await makeTenant(service);
    const [twin] = await service.database.query<{ id: string }>(
      `WITH made AS (INSERT INTO organizations (id, name, slug, environment, production_organization_id)
         VALUES (gen_random_uuid(), 'Twin', gen_random_uuid()::text, 'sandbox', $1) RETURNING id)
       INSERT INTO entities (id, organization_id, name, inbox_local_part)
       SELECT gen_random_uuid(), id, 'Twin', gen_random_uuid()::text FROM made RETURNING id`,
      [tenant.organizationId],
    );
    sandbox = twin?.id ?? '';
    for (const role of ROLES)
      browsers.set(role, await signedIn(service, role, { organizationId: tenant.organizationId }));
    for (const operation of ALL) {
      const of = operation.of === 'sandbox' ? { ...tenant, entityId: sandbox } : tenant;
      parents.set(
        `${operation.method} ${operation.of} ${operation.template}`,
        await makeParents(service, ALL, operation, of),
      );
    }
  });

  it.each(ROLES)('%s may do what the table says on every route, and nothing else', async (role) => {
    const browser = browsers.get(role) as Browser;
    const wrong: string[] = [];
    for (const operation of ALL) {
      const ids = parents.get(`${operation.method} ${operation.of} ${operation.template}`) ?? {};
      const path = addressOf(operation, operation.of === 'sandbox' ? sandbox : tenant.entityId, ids);
      const able =
        operation.ability === null ||
        [operation.ability, operation.alsoWith].some((one) =>
          ROLE_ABILITIES[role].has(one as (typeof ABILITIES)[number]),
        );
      // Something no endpoint takes: who may do it is told what is wrong, and nothing is changed.
      const { status, body } = await browser.request(operation.method, `${path}?colour=red`);
      const refused = status === 403 && body.code !== 'masked_for_role';
      if (refused === able || status === 401 || status >= 500)
        wrong.push(`${operation.method} ${path}: ${status} ${body?.message}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(ROLES)('%s cannot see anything of another organization', async (role) => {
    const browser = browsers.get(role) as Browser;
    const wrong: string[] = [];
    for (const operation of ALL.filter(({ of }) => of !== 'management')) {
      const path = addressOf(
        operation,
        stranger.entityId,
        parents.get(`${operation.method} ${operation.of} ${operation.template}`) ?? {},
      );
      const { status } = await browser.request(operation.method, path);
      if (status !== 404) wrong.push(`${operation.method} ${path}: ${status}`);
    }
    for (const operation of ALL.filter(({ pathParameters }) => pathParameters.length > 0)) {
      const foreign = await makeParents(
        service,
        ALL,
        operation,
        operation.of === 'sandbox' ? { ...stranger } : stranger,
      );
      const { status } = await browser.request(
        operation.method,
        addressOf(operation, operation.of === 'sandbox' ? sandbox : tenant.entityId, foreign),
        operation.body?.kind === 'json' ? sampleBody(operation.body.schema) : undefined,
      );
      if (status !== 404 && status !== 403) wrong.push(`${operation.method} ${operation.template}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('can be given for one entity only', async () => {
    const other = await makeTenant(service);
    const [second] = await service.database.query<{ id: string }>(
      `INSERT INTO entities (id, organization_id, name, inbox_local_part) VALUES (gen_random_uuid(), $1, 'Second', gen_random_uuid()::text) RETURNING id`,
      [other.organizationId],
    );
    const browser = await signedIn(service, null, {
      organizationId: other.organizationId,
      entities: { [other.entityId]: 'reviewer' },
    });
    expect((await browser.get(`/dashboard/api/${other.entityId}/invoices`)).status).toBe(200);
    expect((await browser.get(`/dashboard/api/${second?.id}/invoices`)).status).toBe(404);
    const { data } = (await browser.get('/dashboard/management/entities')).body;
    expect(data.map(({ id }: { id: string }) => id)).toEqual([other.entityId]);
    expect((await browser.get(`/dashboard/management/entities/${second?.id}`)).status).toBe(404);
    expect((await browser.get('/dashboard/management/api-keys')).status).toBe(403);
  });
});

describe('a viewer', () => {
  it('sees account numbers masked everywhere, and no documents', async () => {
    const tenant = await makeTenant(service);
    const number = '987654321';
    await service.database.query(
      `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
           extracted_account_number, extracted_account_bsb, extracted_business_abn, extracted_invoice_number, check_details)
         VALUES (gen_random_uuid(), $1, 'processed', 'api', 'pay-' || $2 || '.pdf', 'application/pdf', 'none', '\\x00', 1, $2, '062-000',
           '53004085616', '20260012345', json_build_array(json_build_object('type', 'a', 'result', true, 'sentence', 'The account ' || $2, 'evidence', '[]'::json)))`,
      [tenant.entityId, number],
    );
    for (const role of ['viewer', 'auditor', 'reviewer'] as const) {
      const browser = await signedIn(service, role, { organizationId: tenant.organizationId });
      const { bytes, body } = await browser.get(`/dashboard/api/${tenant.entityId}/invoices`);
      expect(bytes.toString().includes(number)).toBe(role === 'reviewer');
      expect(body.data[0].attributes).toMatchObject({
        extracted_business_abn: '53004085616',
        extracted_account_bsb: '062-000',
        extracted_invoice_number: '20260012345',
        extracted_account_number: role === 'reviewer' ? number : '•••••4321',
      });
      const one = await browser.get(`/dashboard/api/${tenant.entityId}/invoices/${body.data[0].id}`);
      expect(one.bytes.toString().includes(number)).toBe(role === 'reviewer');
      const file = await browser.get(`/dashboard/api/${tenant.entityId}/invoices/${body.data[0].id}/file`);
      expect(file.body?.code).toBe(role === 'reviewer' ? undefined : 'masked_for_role');
    }
  });
});

describe('with a mail server', () => {
  it('sends invitations and resets by email, and reveals to nobody who has an account', async () => {
    const mailbox = new Mailbox();
    await mailbox.start();
    const sending = await TestService.start({ OUTGOING_SMTP_URL: mailbox.url });
    try {
      const { email, password } = sending.credentials.dashboard;
      const admin = await signIn(sending, { email }, password);
      const made = await admin.post(INVITATIONS, {
        name: 'Grace\r\nBcc: x@example.com',
        email: 'grace@example.com',
        role: 'viewer',
      });
      expect(made.status).toBe(422);
      const good = await admin.post(INVITATIONS, { name: 'Grace', email: 'grace@example.com', role: 'viewer' });
      expect(good.body.data.url).toBeNull();
      const invitation = await mailbox.until(1);
      expect(invitation.to).toEqual(['grace@example.com']);
      const visitor = new Browser(sending.http);
      for (const one of ['nobody@example.com', 'ADMIN@example.com'])
        expect((await visitor.post('/dashboard/session/password-reset', { email: one })).status).toBe(204);
      const reset = await mailbox.until(2);
      expect(reset.to).toEqual([email]);
      const token = /#(\S+)/.exec(reset.text)?.[1] ?? '';
      const set = await visitor.post('/dashboard/session/link/password', { token, password: NEW_PASSWORD });
      expect(set.body.data.state).toBe('signed_in');
      expect(await stateOf(admin)).toBe('signed_out');
      expect(sending.log).not.toContain(token);
      expect(mailbox.letters).toHaveLength(2);
    } finally {
      await sending.remove();
      await mailbox.stop();
    }
  });
});

describe('the command line', () => {
  const cli = async (...words: string[]): Promise<string> => {
    const env = { ...process.env, DATABASE_URL: service.database.url, DATA_DIR: service.dataDir };
    return (await run(process.execPath, [CLI, ...words], { env })).stdout;
  };
  const one = async (): Promise<string[]> => {
    const [organization] = await service.database.query<{ slug: string }>(
      `SELECT slug FROM organizations WHERE demo AND environment = 'production'`,
    );
    return ['--organization', organization?.slug ?? ''];
  };

  it('creates users and gives the last admin a way back in', async () => {
    const made = await cli('user:create', '--email', 'root@example.com', '--name', 'Root', ...(await one()));
    const password = /Password: (\S+)/.exec(made)?.[1] ?? '';
    await signIn(service, { email: 'root@example.com' }, password);
    const invited = await cli(
      'user:invite',
      '--email',
      'guest@example.com',
      '--name',
      'Guest',
      '--role',
      'viewer',
      ...(await one()),
    );
    const token = /#(\S+)/.exec(invited)?.[1] ?? '';
    const visitor = new Browser(service.http);
    const set = await visitor.post('/dashboard/session/link/password', { token, password: NEW_PASSWORD });
    expect(set.body.data.organization.role).toBe('viewer');
    const reset = await cli('user:reset-password', '--email', 'root@example.com');
    const back = await visitor.post('/dashboard/session/link/password', {
      token: /#(\S+)/.exec(reset)?.[1] ?? '',
      password: NEW_PASSWORD,
    });
    expect(back.body.data.user.email).toBe('root@example.com');
    expect(await cli('user:reset-second-factor', '--email', 'root@example.com')).toContain(
      'no longer has a second factor',
    );
    expect(await stateOf(visitor)).toBe('signed_out');
    await expect(cli('user:create', '--email', 'root@example.com', '--name', 'Root', ...(await one()))).rejects.toThrow(
      'already',
    );
    await expect(cli('user:reset-password', '--email', 'nobody@example.com')).rejects.toThrow('No user has');
  });

  it('creates organizations, and never overwrites the keys of another', async () => {
    const create = (name: string, email: string): Promise<string> =>
      cli('organization:create', '--name', name, '--admin-name', 'Kim Lee', '--admin-email', email);
    expect(await create('Kingfisher & Sons', 'Kim@Kingfisher.example')).toContain('Created Kingfisher & Sons.');
    const path = join(service.dataDir, 'credentials-kingfisher-sons.json');
    const kept = readFileSync(path, 'utf8');
    const { dashboard, entity_key: key } = JSON.parse(kept) as { dashboard: { password: string }; entity_key: string };
    await signIn(service, { email: 'kim@kingfisher.example' }, dashboard.password);
    expect((await service.api.withKey(key).get('/organization')).body.data.attributes.name).toBe('Kingfisher & Sons');
    await expect(create('Kingfisher, Sons', 'lee@kingfisher.example')).rejects.toThrow('holds the keys of another');
    await expect(create('Kookaburra', 'kim@kingfisher.example')).rejects.toThrow('already has the email address');
    await expect(create(' ', 'lee@kingfisher.example')).rejects.toThrow('without control characters');
    await expect(create('Kookaburra', 'lee')).rejects.toThrow('must be an email address');
    expect(readFileSync(path, 'utf8')).toBe(kept);
    expect(await service.database.query(`SELECT FROM organizations WHERE name = 'Kookaburra'`)).toEqual([]);
  });
});
