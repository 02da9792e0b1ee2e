import { makeTenant } from '../../contracts/tenant.js';
import { Browser } from '../../support/browser.js';
import { addPerson, PASSWORD, signIn } from '../../support/people.js';
import type { TestPerson } from '../../support/people.js';
import { TestService } from '../../support/service.js';
import { SoftwareAuthenticator } from '../../support/software-authenticator.js';
import type { Misbehaviour } from '../../support/software-authenticator.js';

const ORIGIN = 'https://pay.example';
const HTTPS = { origin: ORIGIN };

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ ROLES: 'http', PUBLIC_URL: ORIGIN });
});
afterAll(() => service.remove());

/** A browser that is on the pages of the service's public address. */
const browserThere = (): Browser => new Browser(service.http, HTTPS);

async function person(): Promise<TestPerson> {
  const { organizationId } = await makeTenant(service);
  return addPerson(service, 'approver', { organizationId });
}

async function signInThere({ email }: TestPerson): Promise<Browser> {
  const browser = browserThere();
  const { status } = await browser.post('/dashboard/session/password', { email, password: PASSWORD });
  expect(status).toBe(200);
  return browser;
}

async function register(browser: Browser, device: SoftwareAuthenticator, wrong: Misbehaviour = {}): Promise<any> {
  const { ceremony_id, options } = (await browser.post('/dashboard/session/account/passkeys/options')).body.data;
  return browser.post('/dashboard/session/account/passkeys', {
    ceremony_id,
    name: 'Laptop',
    response: device.create(options, wrong),
  });
}

async function show(browser: Browser, device: SoftwareAuthenticator, wrong: Misbehaviour = {}): Promise<any> {
  const { ceremony_id, options } = (await browser.post('/dashboard/session/passkey/options')).body.data;
  return browser.post('/dashboard/session/passkey', { ceremony_id, response: device.get(options, wrong) });
}

describe('a passkey', () => {
  let owner: TestPerson;
  let device: SoftwareAuthenticator;
  let browser: Browser;

  beforeAll(async () => {
    owner = await person();
    device = new SoftwareAuthenticator(ORIGIN);
    browser = await signInThere(owner);
  });
  afterEach(() => service.database.query('DELETE FROM sign_in_failures'));

  it.each<[string, Misbehaviour]>([
    ['of another origin', { origin: 'https://pay.example.evil.example' }],
    ['of plain http', { origin: 'http://pay.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['that nobody unlocked', { userVerified: false }],
  ])('%s is not added', async (_what, wrong) => {
    const answer = await register(browser, device, wrong);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['response']]);
  });

  it('is the second factor that a role asks for, with recovery codes', async () => {
    expect((await browser.get('/dashboard/session')).body.data.state).toBe('enrol');
    const added = await register(browser, device);
    expect(added.status).toBe(200);
    expect(added.body.data.session).toMatchObject({ state: 'signed_in', second_factor: { passkeys: 1 } });
    expect(added.body.data.recovery_codes).toHaveLength(10);
    const listed = await browser.get('/dashboard/session/account/passkeys');
    expect(listed.body.data).toMatchObject([{ name: 'Laptop', backed_up: false, last_used_at: null }]);
  });

  it('is one of 20 at most, however many are added at once', async () => {
    const many = await person();
    const theirs = await signInThere(many);
    expect((await register(theirs, new SoftwareAuthenticator(ORIGIN))).status).toBe(200);
    await service.database.query(
      `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, backed_up)
       SELECT gen_random_uuid(), user_id, credential_id || n, public_key, counter, transports, name, backed_up
         FROM passkeys, generate_series(1, 18) AS n WHERE user_id = $1`,
      [many.id],
    );
    const begun: { ceremony_id: string; options: object }[] = [];
    for (let count = 0; count < 3; count += 1)
      begun.push((await theirs.post('/dashboard/session/account/passkeys/options')).body.data);
    const added = await Promise.all(
      begun.map(({ ceremony_id, options }) =>
        theirs.post('/dashboard/session/account/passkeys', {
          ceremony_id,
          name: 'Laptop',
          response: new SoftwareAuthenticator(ORIGIN).create(options, {}),
        }),
      ),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
    const kept = await service.database.query('SELECT 1 FROM passkeys WHERE user_id = $1', [many.id]);
    expect(kept).toHaveLength(20);
  });

  it('cannot be registered by a second user', async () => {
    const other = await signInThere(await person());
    expect((await register(other, device)).status).toBe(409);
  });

  it('signs in without a password, with a cookie only for this host over https', async () => {
    const fresh = browserThere();
    const { status, body, headers } = await show(fresh, device);
    expect([status, body.data.state, body.data.user.email]).toEqual([200, 'signed_in', owner.email]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-payproof_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('is the second factor after the password', async () => {
    const next = await signInThere(owner);
    expect((await next.get('/dashboard/session')).body.data.state).toBe('second_factor');
    expect((await show(next, device)).body.data.state).toBe('signed_in');
  });

  it('of another user is not accepted as a second factor', async () => {
    const other = await person();
    const theirs = new SoftwareAuthenticator(ORIGIN);
    await register(await signInThere(other), theirs);
    const next = await signInThere(owner);
    expect((await show(next, theirs)).status).toBe(401);
    expect((await next.get('/dashboard/session')).body.data.state).toBe('second_factor');
  });

  it('is a fresh proof', async () => {
    const next = browserThere();
    await show(next, device);
    await service.database.query(`UPDATE sessions SET proven_at = now() - interval '1 hour'`);
    expect((await next.get('/dashboard/session')).body.data.proof).toEqual({ until: null, ways: ['passkey'] });
    const cookies = [...next.cookies.values()];
    expect((await show(next, device)).body.data.proof.until).not.toBeNull();
    expect([...next.cookies.values()]).toEqual(cookies);
  });

  it.each<[string, Misbehaviour]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'AAAA' }],
    ['that nobody unlocked', { userVerified: false }],
    ['that counts backwards, as a copy does', { counter: 1 }],
    ['signed by another key', { otherKey: true }],
  ])('%s is refused', async (_what, wrong) => {
    const stranger = browserThere();
    expect((await show(stranger, device, wrong)).status).toBe(401);
    expect(stranger.cookies.size).toBe(0);
  });

  it('answers once, and only the challenge of this browser', async () => {
    const fresh = browserThere();
    const { ceremony_id, options } = (await fresh.post('/dashboard/session/passkey/options')).body.data;
    const response = device.get(options);
    const answers = await Promise.all(
      [1, 2, 3].map(() => browserThere().post('/dashboard/session/passkey', { ceremony_id, response })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const asked = (await fresh.post('/dashboard/session/passkey/options')).body.data;
    await service.database.query(`UPDATE ceremonies SET expires_at = now()`);
    expect(
      (
        await fresh.post('/dashboard/session/passkey', {
          ceremony_id: asked.ceremony_id,
          response: device.get(asked.options),
        })
      ).status,
    ).toBe(401);
    const ofSession = (await browser.post('/dashboard/session/passkey/options')).body.data;
    expect(
      (
        await fresh.post('/dashboard/session/passkey', {
          ceremony_id: ofSession.ceremony_id,
          response: device.get(ofSession.options),
        })
      ).status,
    ).toBe(401);
  });

  it('that is malformed is refused, and breaks nothing', async () => {
    for (const response of [
      {},
      { id: 5 },
      { id: 'a\u0000b' },
      { id: device.credentialId.toString('base64url') },
      { id: 'x', response: {} },
    ]) {
      const fresh = browserThere();
      const { ceremony_id } = (await fresh.post('/dashboard/session/passkey/options')).body.data;
      expect((await fresh.post('/dashboard/session/passkey', { ceremony_id, response })).status).toBe(401);
    }
  });

  it('cannot be removed if it is the last factor; removing another one ends every session', async () => {
    const here = browserThere();
    await show(here, device);
    const [first] = (await here.get('/dashboard/session/account/passkeys')).body.data;
    expect((await here.delete(`/dashboard/session/account/passkeys/${first.id}`)).status).toBe(409);
    const second = new SoftwareAuthenticator(ORIGIN);
    const added = await register(here, second);
    expect(added.body.data.recovery_codes).toBeNull();
    const there = browserThere();
    await show(there, second);
    expect(
      (await here.delete(`/dashboard/session/account/passkeys/${first.id}`)).body.data.second_factor.passkeys,
    ).toBe(1);
    expect((await there.get('/dashboard/session')).body.data.state).toBe('signed_out');
    expect((await show(browserThere(), device)).status).toBe(401);
    expect((await here.delete('/dashboard/session/account/passkeys/nonsense')).status).toBe(404);
  });
});

it('refuses sign-in from another origin, even with the right password', async () => {
  await expect(signIn(service, await person())).rejects.toThrow('403');
});
