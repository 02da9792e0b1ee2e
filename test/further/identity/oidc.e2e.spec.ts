import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Browser } from '../../support/browser.js';
import { OidcServer } from '../../support/oidc-server.js';
import type { Tampering } from '../../support/oidc-server.js';
import { addPerson, PASSWORD } from '../../support/people.js';
import { TestService } from '../../support/service.js';

let service: TestService;
let provider: OidcServer;
const ADA = { sub: 'ada', email: 'ada@corp.example', email_verified: true, name: 'Ada Corp', groups: ['ap-team'] };

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  provider = await OidcServer.start(`${publicUrl}/dashboard/session/oidc/callback`);
  service = await TestService.start({
    ROLES: 'http',
    HTTP_PORT: String(port),
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_SECRET: 'a secret of the test that is long enough',
    OIDC_ROLES: 'ap-team=reviewer, ap-leads=approver',
    OIDC_NAME: 'Corp',
  });
});
afterAll(async () => {
  await service.remove();
  provider.stop();
});
beforeEach(() => provider.behave(ADA));

const pathOf = (address: string): string => address.slice(service.http.length);

/** To the provider and back; gives where the browser ends. */
async function go(browser: Browser, change: (back: string) => string = (back) => back, query = ''): Promise<string> {
  const there = await browser.get(`/dashboard/session/oidc${query}`);
  expect(there.status).toBe(302);
  const back = change(await provider.follow(there.headers.get('location') ?? ''));
  const come = await browser.get(pathOf(back), { 'sec-fetch-site': 'cross-site' });
  expect(come.status).toBe(302);
  return pathOf(come.headers.get('location') ?? '');
}

const told = async (browser: Browser): Promise<any> => (await browser.get('/dashboard/session')).body.data;

describe('by the provider', () => {
  it('people whose groups give a role sign in, and become users the first time', async () => {
    const browser = new Browser(service.http);
    expect((await told(browser)).ways).toEqual({ password: true, passkey: true, oidc: 'Corp' });
    expect(await go(browser)).toBe('/');
    const first = await told(browser);
    expect(first).toMatchObject({
      state: 'signed_in',
      user: { name: 'Ada Corp', email: 'ada@corp.example' },
      organization: { role: 'reviewer' },
    });
    const again = new Browser(service.http);
    await provider.behave({ ...ADA, email: 'changed@corp.example' });
    expect(await go(again)).toBe('/');
    expect((await told(again)).user.id).toBe(first.user.id);
  });

  it('roles follow the groups, which ends older sessions', async () => {
    const browser = new Browser(service.http);
    await go(browser);
    await provider.behave({ ...ADA, groups: ['ap-leads', 'ap-team'] });
    const next = new Browser(service.http);
    expect(await go(next)).toBe('/');
    expect((await told(next)).organization.role).toBe('approver');
    expect((await told(browser)).state).toBe('signed_out');
    await provider.behave({ ...ADA, groups: [] });
    expect(await go(new Browser(service.http))).toBe('/?sign_in_failed=no_access');
    expect((await told(next)).state).toBe('signed_out');
    const trail = await service.database.query<{ action: string; changes: object[] }>(
      `SELECT action, changes FROM audit_event_details WHERE action LIKE 'user.%by_provider' OR action = 'user.roles_followed_groups'
        ORDER BY created_at, id`,
    );
    expect(trail.map(({ action, changes }) => [action, changes])).toEqual([
      ['user.created_by_provider', []],
      ['user.roles_followed_groups', [{ attribute: 'role', before: null, after: 'reviewer' }]],
      ['user.roles_followed_groups', [{ attribute: 'role', before: 'reviewer', after: 'approver' }]],
      ['user.roles_followed_groups', [{ attribute: 'role', before: 'approver', after: null }]],
    ]);
  });

  it('nobody signs in without a role, or with an unverified address', async () => {
    await provider.behave({ ...ADA, sub: 'stranger', email: 'stranger@corp.example', groups: ['others'] });
    expect(await go(new Browser(service.http))).toBe('/?sign_in_failed=no_access');
    const victim = await addPerson(service, 'reviewer');
    await provider.behave({ ...ADA, sub: 'thief', email: victim.email, email_verified: false });
    const browser = new Browser(service.http);
    expect(await go(browser)).toBe('/?sign_in_failed=no_access');
    expect((await told(browser)).state).toBe('signed_out');
  });

  it('a removed user does not return through their old identity', async () => {
    await provider.behave({ ...ADA, sub: 'gone', email: 'gone@corp.example', groups: ['ap-team'] });
    const browser = new Browser(service.http);
    await go(browser);
    const { id } = (await told(browser)).user;
    await service.database.query('UPDATE users SET removed_at = now() WHERE id = $1', [id]);
    expect(await go(new Browser(service.http))).toBe('/?sign_in_failed=no_access');
  });

  it('people who are signed in can prove who they are again, and nobody else can do it for them', async () => {
    const browser = new Browser(service.http);
    await go(browser);
    const { id } = (await told(browser)).user;
    await service.database.query(`UPDATE sessions SET proven_at = now() - interval '1 hour' WHERE user_id = $1`, [id]);
    expect((await told(browser)).proof).toEqual({ until: null, ways: ['oidc'] });
    await provider.behave({ ...ADA, sub: 'other', email: 'other@corp.example' });
    expect(await go(browser, (back) => back, '?proof=true')).toBe('/?sign_in_failed=invalid');
    expect((await told(browser)).proof.until).toBeNull();
    await provider.behave(ADA);
    expect(await go(browser, (back) => back, '?proof=true')).toBe('/');
    expect((await told(browser)).proof.until).not.toBeNull();
  });
});

describe('an answer', () => {
  it.each<[string, (back: string) => string]>([
    ['with another state', (back) => back.replace(/state=[^&]+/, 'state=another')],
    ['without a state', (back) => back.replace(/state=[^&]+&?/, '')],
    ['of another issuer', (back) => back.replace(/iss=[^&]+/, `iss=${encodeURIComponent('http://evil.example')}`)],
    ['with another code', (back) => back.replace(/code=[^&]+/, 'code=another')],
  ])('%s is refused', async (_how, change) => {
    const browser = new Browser(service.http);
    expect(await go(browser, change)).toBe('/?sign_in_failed=invalid');
    expect((await told(browser)).state).toBe('signed_out');
  });

  it.each<[string, Tampering]>([
    ['another nonce', { set: { nonce: 'another' } }],
    ['no nonce', { remove: ['nonce'] }],
    ['another issuer', { set: { iss: 'http://evil.example' } }],
    ['another audience', { set: { aud: 'another' } }],
    ['an end that is past', { set: { exp: Math.floor(Date.now() / 1_000) - 300 } }],
  ])('whose token has %s is refused', async (_how, tampering) => {
    await provider.behave(ADA, tampering);
    const browser = new Browser(service.http);
    expect(await go(browser)).toBe('/?sign_in_failed=invalid');
    expect((await told(browser)).state).toBe('signed_out');
  });

  it('is accepted if the token is only signed again', async () => {
    await provider.behave(ADA, {});
    expect(await go(new Browser(service.http))).toBe('/');
  });

  it('works once, for the browser that was sent', async () => {
    const [victim, attacker] = [new Browser(service.http), new Browser(service.http)];
    const there = await attacker.get('/dashboard/session/oidc');
    const back = pathOf(await provider.follow(there.headers.get('location') ?? ''));
    const planted = await victim.get(back);
    expect(planted.headers.get('location')).toContain('sign_in_failed=expired');
    expect((await told(victim)).state).toBe('signed_out');
    const cookies = new Map(attacker.cookies);
    expect((await attacker.get(back)).headers.get('location')).toBe(`${service.http}/`);
    const twice = new Browser(service.http);
    for (const [name, value] of cookies) twice.cookies.set(name, value);
    expect((await twice.get(back)).headers.get('location')).toContain('sign_in_failed=expired');
  });

  it('says so if the person gave up', async () => {
    const browser = new Browser(service.http);
    await browser.get('/dashboard/session/oidc');
    const { headers } = await browser.get('/dashboard/session/oidc/callback?error=access_denied');
    expect(headers.get('location')).toContain('sign_in_failed=refused');
  });
});

it('is the only way in with OIDC_ONLY', async () => {
  const only = await service.another({ OIDC_ONLY: 'true', HTTP_PORT: '0' });
  try {
    const browser = new Browser(only.http, { origin: service.http });
    const { email } = await addPerson(service, 'reviewer');
    expect((await browser.post('/dashboard/session/password', { email, password: PASSWORD })).status).toBe(403);
    expect((await told(browser)).ways).toEqual({ password: false, passkey: false, oidc: 'Corp' });
  } finally {
    await only.end();
  }
});
