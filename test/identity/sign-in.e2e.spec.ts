import { Browser } from '../support/browser.js';
import { addPerson, authenticator, PASSWORD, signIn, signedIn } from '../support/people.js';
import { processorTimeOf } from '../support/processor-time.js';
import { TestService } from '../support/service.js';
import { makeTenant } from '../contracts/tenant.js';

let service: TestService;
let entityId: string;

beforeAll(async () => {
  service = await TestService.start({ ROLES: 'http' });
  const [entity] = await service.database.query<{ id: string }>(
    `SELECT e.id FROM entities e JOIN organizations o ON o.id = e.organization_id WHERE o.environment = 'production'`,
  );
  entityId = entity?.id ?? '';
});
afterAll(() => service.remove());

/** Lets what counts failed tries forget them. */
const forget = (): Promise<unknown> => service.database.query('DELETE FROM sign_in_failures');
/** Lets the codes of an app be good again, as after half a minute. */
const halfAMinuteLater = (): Promise<unknown> => service.database.query('UPDATE totp_factors SET last_step = 0');
const stateOf = async (browser: Browser): Promise<string> => (await browser.get('/dashboard/session')).body.data.state;

/** An admin of an organization that is not the demo one. */
async function adminElsewhere(): Promise<{ id: string; email: string }> {
  const { organizationId } = await makeTenant(service);
  return addPerson(service, 'admin', { organizationId });
}

describe('the demo user', () => {
  it('signs in at once, with only the password from credentials.json', async () => {
    const { url, email, password } = service.credentials.dashboard;
    expect(url).toBe(`${service.http.replace('127.0.0.1', 'localhost')}/`);
    const browser = await signIn(service, { email }, password);
    const { body } = await browser.get('/dashboard/session');
    expect(body.data).toMatchObject({
      state: 'signed_in',
      ways: { password: true, passkey: true, oidc: null },
      user: { email },
      second_factor: { required: false, totp: false, passkeys: 0 },
      organization: { name: 'Demo', demo: true, role: 'admin' },
    });
    expect(body.data.entities.map((one: any) => [one.environment, one.role, one.sees_accounts])).toEqual([
      ['production', 'admin', true],
      ['sandbox', 'admin', true],
    ]);
    const invoices = await browser.get(`/dashboard/api/${entityId}/invoices`);
    expect(invoices.status).toBe(200);
    expect(invoices.headers.get('content-type')).toBe('application/vnd.api+json');
    expect(invoices.headers.get('cache-control')).toBe('no-store');
    expect(invoices.body.links.first).toContain(`/dashboard/api/${entityId}/invoices?`);
    const entities = await browser.get('/dashboard/management/entities');
    expect(entities.body.data).toHaveLength(2);
    expect(entities.headers.get('content-type')).toBe('application/json');
  });

  it('has a cookie that no script reads and no other site sends', async () => {
    const { email, password } = service.credentials.dashboard;
    const answer = await new Browser(service.http).post('/dashboard/session/password', { email, password });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^payproof_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });
});

describe('a session', () => {
  it('cannot be recovered from the database', async () => {
    const browser = await signedIn(service, 'admin');
    const [token = ''] = browser.cookies.values();
    const rows = await service.database.query('SELECT s::text AS row FROM sessions s');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(service.log).not.toContain(token);
  });

  it.each(['idle_ends_at', 'ends_at'])('is not valid after its end (%s)', async (column) => {
    const browser = await signedIn(service, 'admin');
    await service.database.query(`UPDATE sessions SET ${column} = now() - interval '1 second'`);
    expect((await browser.get(`/dashboard/api/${entityId}/invoices`)).status).toBe(401);
    expect(await stateOf(browser)).toBe('signed_out');
  });

  it('is extended while it is used, but not forever', async () => {
    const person = await addPerson(service, 'viewer');
    const browser = await signIn(service, person);
    await service.database.query(
      `UPDATE sessions SET last_seen_at = now() - interval '30 minutes', idle_ends_at = now() + interval '30 minutes' WHERE user_id = $1`,
      [person.id],
    );
    await browser.get(`/dashboard/api/${entityId}/invoices`);
    const [row] = await service.database.query<{ later: boolean; hours: number }>(
      `SELECT idle_ends_at > now() + interval '55 minutes' AS later,
              round(extract(epoch FROM ends_at - created_at) / 3600)::int AS hours FROM sessions WHERE user_id = $1`,
      [person.id],
    );
    expect(row).toEqual({ later: true, hours: 12 });
  });

  it('can be ended by its owner, alone or with all others', async () => {
    const person = await addPerson(service, 'reviewer');
    const [first, second, third] = [
      await signIn(service, person),
      await signIn(service, person),
      await signIn(service, person),
    ];
    const { body } = await first.get('/dashboard/session/account/sessions');
    expect(body.data.map((one: any) => one.current)).toEqual([false, false, true]);
    expect((await first.delete(`/dashboard/session/account/sessions/${body.data[0].id}`)).status).toBe(204);
    expect(await stateOf(third)).toBe('signed_out');
    const stranger = await signedIn(service, 'admin');
    expect((await stranger.delete(`/dashboard/session/account/sessions/${body.data[1].id}`)).status).toBe(404);
    expect(await stateOf(second)).toBe('signed_in');
    expect((await first.delete('/dashboard/session/account/sessions')).status).toBe(204);
    expect(first.cookies.size).toBe(0);
    expect(await stateOf(second)).toBe('signed_out');
  });

  it('ends with signing out', async () => {
    const browser = await signedIn(service, 'admin');
    const kept = new Browser(service.http);
    for (const [name, value] of browser.cookies) kept.cookies.set(name, value);
    expect((await browser.delete('/dashboard/session')).status).toBe(204);
    expect(await stateOf(kept)).toBe('signed_out');
  });

  it('is a new one after signing in, whatever the browser had before', async () => {
    const browser = await signedIn(service, 'viewer');
    const before = [...browser.cookies.values()];
    const other = await addPerson(service, 'admin');
    await browser.post('/dashboard/session/password', { email: other.email, password: PASSWORD });
    expect([...browser.cookies.values()]).not.toEqual(before);
    const old = new Browser(service.http);
    old.cookies.set('payproof_session', before[0] ?? '');
    expect(await stateOf(old)).toBe('signed_out');
  });

  it('all end when the password changes; the browser that changed it gets a new one', async () => {
    const person = await addPerson(service, 'admin');
    const [browser, other] = [await signIn(service, person), await signIn(service, person)];
    const before = [...browser.cookies.values()];
    const changed = await browser.request('PUT', '/dashboard/session/account/password', {
      password: 'another horse battery',
    });
    expect(changed.body.data.state).toBe('signed_in');
    expect([...browser.cookies.values()]).not.toEqual(before);
    expect(await stateOf(other)).toBe('signed_out');
    await expect(signIn(service, person)).rejects.toThrow('401');
    await signIn(service, person, 'another horse battery');
  });
});

describe('a request', () => {
  it('with a key and a session is refused; elsewhere cookies are ignored', async () => {
    const browser = await signedIn(service, 'admin');
    const key = { authorization: `Bearer ${service.credentials.entity_key}` };
    const both = await browser.get(`/dashboard/api/${entityId}/invoices`, key);
    expect([both.status, both.body.message]).toEqual([400, expect.stringContaining('not both')]);
    expect((await browser.get('/api/invoices')).status).toBe(401);
    expect((await browser.get('/api/invoices', key)).status).toBe(200);
    expect((await new Browser(service.http).get(`/dashboard/api/${entityId}/invoices`, key)).status).toBe(401);
  });

  it('without a session is unauthenticated', async () => {
    for (const path of [
      `/dashboard/api/${entityId}/invoices`,
      '/dashboard/management/entities',
      '/dashboard/session/account/sessions',
    ])
      expect((await new Browser(service.http).get(path)).status).toBe(401);
  });

  it.each<[string, Record<string, string>]>([
    ['without the token of the session', { 'x-csrf-token': '-' }],
    ['with another token', { 'x-csrf-token': 'A'.repeat(43) }],
    ['from another origin', { origin: 'https://evil.example' }],
    ['from no origin that is one', { origin: 'null' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    ['that a person typed', { 'sec-fetch-site': 'none' }],
    ['that says nothing of where it is from', { origin: '-', 'sec-fetch-site': '-' }],
  ])('that changes something is refused %s', async (_how, headers) => {
    const browser = await signedIn(service, 'admin');
    const entity = `/dashboard/management/entities/${entityId}`;
    const before = (await browser.get(entity)).body.data.name;
    expect((await browser.request('PUT', entity, { name: 'Taken over' }, headers)).status).toBe(403);
    expect((await browser.get(entity)).body.data.name).toBe(before);
    const unharmed = await browser.request('PUT', entity, { name: before });
    expect(unharmed.status).toBe(200);
  });

  it('to sign in is refused from another site', async () => {
    const { email, password } = service.credentials.dashboard;
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of elsewhere) {
      const answer = await new Browser(service.http).post('/dashboard/session/password', { email, password }, headers);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  });

  it('is not answered for another site', async () => {
    const browser = await signedIn(service, 'admin');
    const answer = await browser.get(`/dashboard/api/${entityId}/invoices`, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect((await browser.get('/dashboard/session', { 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  it('is refused with the token of another session', async () => {
    const [browser, other] = [await signedIn(service, 'admin'), await signedIn(service, 'admin')];
    const answer = await browser.delete('/dashboard/session', { 'x-csrf-token': other.csrfToken ?? '' });
    expect([answer.status, answer.body.code]).toEqual([403, 'csrf_token_wrong']);
  });

  it('with an unknown field is refused', async () => {
    const { email, password } = service.credentials.dashboard;
    const answer = await new Browser(service.http).post('/dashboard/session/password', {
      email,
      password,
      role: 'admin',
    });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['role']]);
  });
});

describe('a password', () => {
  afterEach(forget);

  it('that is wrong gets the same answer as an unknown user', async () => {
    const person = await addPerson(service, 'admin');
    const ask = (email: string): Promise<any> =>
      new Browser(service.http).post('/dashboard/session/password', { email, password: 'wrong horse battery' });
    const [wrong, nobody] = [await ask(person.email), await ask('nobody@example.com')];
    expect([wrong.status, wrong.body]).toEqual([401, { message: 'The email address or the password is wrong.' }]);
    expect([nobody.status, nobody.body]).toEqual([wrong.status, wrong.body]);
  });

  it('takes as much work to check for an unknown user', async () => {
    const person = await addPerson(service, 'admin');
    const work = async (email: string): Promise<number> => {
      await forget();
      const began = processorTimeOf(service.pid);
      await new Browser(service.http).post('/dashboard/session/password', { email, password: 'wrong horse battery' });
      return processorTimeOf(service.pid) - began;
    };
    let [known, unknown] = [0, 0];
    for (let n = 0; n < 15; n += 1) {
      known += await work(person.email);
      unknown += await work('nobody@example.com');
    }
    // A hash takes tens of milliseconds and its absence would halve the work; what else the service does meanwhile would not.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.7);
  });

  it('can be tried a few times, then only after growing pauses, even if it is right', async () => {
    const person = await addPerson(service, 'admin');
    const tryIt = (password: string): Promise<any> =>
      new Browser(service.http).post('/dashboard/session/password', { email: person.email, password });
    for (let n = 0; n < 6; n += 1) expect((await tryIt('wrong horse battery')).status).toBe(401);
    const blocked = await tryIt(PASSWORD);
    expect(blocked.status).toBe(429);
    const first = Number(blocked.headers.get('retry-after'));
    expect(first).toBeGreaterThan(0);
    const pauses = [first];
    for (let n = 0; n < 3; n += 1) {
      await service.database.query(`UPDATE sign_in_failures SET blocked_until = now()`);
      expect((await tryIt('wrong horse battery')).status).toBe(401);
      pauses.push(Number((await tryIt(PASSWORD)).headers.get('retry-after')));
    }
    expect(pauses).toEqual([5, 10, 20, 40].map((seconds) => expect.closeTo(seconds, -0.5)));
    await service.database.query(`UPDATE sign_in_failures SET blocked_until = now()`);
    expect((await tryIt(PASSWORD)).status).toBe(200);
    for (let n = 0; n < 3; n += 1) expect((await tryIt('wrong horse battery')).status).toBe(401);
    expect((await tryIt(PASSWORD)).status).toBe(200);
  });

  it('cannot be tried more often by requests in parallel', async () => {
    const person = await addPerson(service, 'admin');
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        new Browser(service.http).post('/dashboard/session/password', {
          email: person.email,
          password: 'wrong horse battery',
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(24);
  });

  it('locks out a peer that tries many accounts, but nobody else', async () => {
    const from = (peer: string): Browser => new Browser(service.http, { 'x-forwarded-for': peer });
    let blocked = 0;
    for (let n = 0; n < 60 && blocked === 0; n += 1) {
      const { status } = await from('203.0.113.7').post('/dashboard/session/password', {
        email: `a${n}@example.com`,
        password: 'wrong horse battery',
      });
      if (status === 429) blocked = n;
    }
    expect(blocked).toBeGreaterThan(45);
    const { email, password } = service.credentials.dashboard;
    expect((await from('203.0.113.7').post('/dashboard/session/password', { email, password })).status).toBe(429);
    expect((await from('203.0.113.8').post('/dashboard/session/password', { email, password })).status).toBe(200);
  });

  it.each([
    ['short', 'too short'],
    ['of one character', 'aaaaaaaaaaaaaaaa'],
  ])('that is %s is not taken', async (_how, password) => {
    const browser = await signedIn(service, 'admin');
    const answer = await browser.request('PUT', '/dashboard/session/account/password', { password });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['password']]);
  });
});

describe('a second factor', () => {
  afterEach(forget);

  /** Sets an app up for somebody who has to have one. */
  async function withApp(): Promise<{
    person: { id: string; email: string };
    secret: string;
    codes: string[];
    browser: Browser;
  }> {
    const person = await adminElsewhere();
    const browser = await signIn(service, person);
    const begun = await browser.post('/dashboard/session/account/totp');
    const { ceremony_id, secret, uri } = begun.body.data;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Payproof:/);
    const confirmed = await browser.post('/dashboard/session/account/totp/confirm', {
      ceremony_id,
      code: authenticator(secret).generate(),
    });
    expect(confirmed.status).toBe(200);
    return { person, secret, codes: confirmed.body.data.recovery_codes, browser };
  }

  it('is required of admins and approvers before anything else, but not of reviewers', async () => {
    const { organizationId } = await makeTenant(service);
    for (const [role, state] of [
      ['admin', 'enrol'],
      ['approver', 'enrol'],
      ['reviewer', 'signed_in'],
      ['viewer', 'signed_in'],
    ] as const) {
      const browser = await signedIn(service, role, { organizationId });
      expect(await stateOf(browser)).toBe(state);
      const entities = await browser.get('/dashboard/management/entities');
      expect([entities.status, entities.body.code]).toEqual(
        state === 'enrol' ? [403, 'second_factor_needed'] : [200, undefined],
      );
    }
  });

  it('in an app is set up with a code from it, and comes with ten recovery codes', async () => {
    const { person, secret, codes, browser } = await withApp();
    expect(await stateOf(browser)).toBe('signed_in');
    expect(new Set(codes).size).toBe(10);
    const next = await signIn(service, person);
    expect(await stateOf(next)).toBe('second_factor');
    expect((await next.get('/dashboard/management/entities')).body.code).toBe('second_factor_needed');
    expect((await next.post('/dashboard/session/account/totp')).body.code).toBe('second_factor_needed');
    await halfAMinuteLater();
    const done = await next.post('/dashboard/session/totp', { code: authenticator(secret).generate() });
    expect(done.body.data.state).toBe('signed_in');
    expect((await next.get('/dashboard/management/entities')).status).toBe(200);
    const [row] = await service.database.query<{ row: string }>(
      'SELECT t::text AS row FROM totp_factors t WHERE user_id = $1',
      [person.id],
    );
    expect(row?.row).not.toContain(secret);
  });

  it('is not set up with a wrong code, or by another session', async () => {
    const person = await adminElsewhere();
    const [browser, other] = [await signIn(service, person), await signIn(service, person)];
    const { ceremony_id, secret } = (await browser.post('/dashboard/session/account/totp')).body.data;
    const code = authenticator(secret).generate();
    const wrong = await browser.post('/dashboard/session/account/totp/confirm', {
      ceremony_id,
      code: code === '000000' ? '000001' : '000000',
    });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code']]);
    const stolen = await other.post('/dashboard/session/account/totp/confirm', { ceremony_id, code });
    expect([stolen.status, Object.keys(stolen.body.errors)]).toEqual([422, ['ceremony_id']]);
    expect(await stateOf(browser)).toBe('enrol');
  });

  it('accepts a code once: not again, not an earlier one, and not twice at the same time', async () => {
    const { person, secret } = await withApp();
    const app = authenticator(secret);
    await halfAMinuteLater();
    const browsers = await Promise.all(Array.from({ length: 5 }, () => signIn(service, person)));
    const code = app.generate();
    const answers = await Promise.all(browsers.map((one) => one.post('/dashboard/session/totp', { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    await forget();
    const again = await signIn(service, person);
    for (const used of [code, app.generate({ timestamp: Date.now() - 30_000 })])
      expect((await again.post('/dashboard/session/totp', { code: used })).status).toBe(422);
    const next = await again.post('/dashboard/session/totp', {
      code: app.generate({ timestamp: Date.now() + 30_000 }),
    });
    expect(next.body.data.state).toBe('signed_in');
  });

  it('accepts no code beyond the next time step', async () => {
    const { person, secret } = await withApp();
    await halfAMinuteLater();
    const browser = await signIn(service, person);
    for (const steps of [-3, 3]) {
      const code = authenticator(secret).generate({ timestamp: Date.now() + steps * 30_000 });
      expect((await browser.post('/dashboard/session/totp', { code })).status).toBe(422);
    }
  });

  it('cannot be guessed: attempts are counted across all sessions', async () => {
    const { person, secret } = await withApp();
    await halfAMinuteLater();
    const right = authenticator(secret).generate();
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const browser = await signIn(service, person);
      const wrong = String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0');
      statuses.push((await browser.post('/dashboard/session/totp', { code: wrong })).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
  });

  it('can be replaced by a recovery code, each once', async () => {
    const { person, codes } = await withApp();
    const [code = ''] = codes;
    const browsers = await Promise.all([signIn(service, person), signIn(service, person)]);
    const answers = await Promise.all(
      browsers.map((one) =>
        one.post('/dashboard/session/recovery-code', { code: code.toUpperCase().replaceAll('-', ' ') }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const done = answers.find(({ status }) => status === 200);
    expect(done?.body.data.second_factor.recovery_codes_left).toBe(9);
    const stranger = await withApp();
    const other = await signIn(service, person);
    expect((await other.post('/dashboard/session/recovery-code', { code: stranger.codes[1] ?? '' })).status).toBe(422);
  });

  it('ends every session when it changes, and cannot be removed if it is the last one required', async () => {
    const { person, secret, browser } = await withApp();
    const refused = await browser.delete('/dashboard/session/account/totp');
    expect(refused.status).toBe(409);
    await halfAMinuteLater();
    const other = await signIn(service, person);
    await other.post('/dashboard/session/totp', { code: authenticator(secret).generate() });
    expect(await stateOf(other)).toBe('signed_in');
    const begun = (await browser.post('/dashboard/session/account/totp')).body.data;
    const code = authenticator(begun.secret).generate();
    await browser.post('/dashboard/session/account/totp/confirm', { ceremony_id: begun.ceremony_id, code });
    expect(await stateOf(browser)).toBe('signed_in');
    expect(await stateOf(other)).toBe('signed_out');
  });

  it('is a fresh proof if the password alone is not', async () => {
    const { person, secret, browser } = await withApp();
    const stale = (): Promise<unknown> =>
      service.database.query(`UPDATE sessions SET proven_at = now() - interval '11 minutes' WHERE user_id = $1`, [
        person.id,
      ]);
    await stale();
    const keys = '/dashboard/management/api-keys';
    const key = { name: 'Mine', abilities: ['entity:read'] };
    const refused = await browser.post(keys, key);
    expect([refused.status, refused.body.code]).toEqual([403, 'fresh_proof_needed']);
    expect((await browser.post('/dashboard/session/account/totp')).body.code).toBe('fresh_proof_needed');
    expect((await browser.post('/dashboard/session/proof', { password: PASSWORD })).status).toBe(422);
    await halfAMinuteLater();
    const proven = await browser.post('/dashboard/session/proof', { code: authenticator(secret).generate() });
    expect(proven.body.data.proof.ways).toEqual(['totp']);
    expect(Date.parse(proven.body.data.proof.until) - Date.now()).toBeGreaterThan(9 * 60_000);
    const made = await browser.post(keys, { ...key, allowed_addresses: ['192.0.2.1'] });
    expect(made.status).toBe(201);
    await stale();
    expect((await browser.post(keys, key)).status).toBe(403);
    const own = `${keys}/${made.body.data.id}`;
    expect((await browser.request('PUT', own, { name: 'Renamed' })).status).toBe(200);
    const opened = await browser.request('PUT', own, { name: 'Renamed', allowed_addresses: [] });
    expect([opened.status, opened.body.code]).toEqual([403, 'fresh_proof_needed']);
  });
});
