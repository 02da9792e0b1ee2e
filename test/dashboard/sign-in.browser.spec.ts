import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { makeTenant } from '../contracts/tenant.js';
import { OidcServer } from '../support/oidc-server.js';
import { addPerson, authenticator, PASSWORD, signedIn, signIn } from '../support/people.js';
import { personWithApp } from './person-with-app.js';
import { describeInBrowser, useStage } from './use-stage.js';

const inbox = /\/dashboard\/[\da-f-]{36}\/inbox$/;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describeInBrowser('signing in', () => {
  const onStage = useStage();
  it('takes a recovery code where the app is lost', async () => {
    const stage = onStage();
    const { email, codes } = await personWithApp(stage);
    const page = await stage.pageOf({ email });
    await page.goto('/dashboard/');
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(inbox);
  });

  it.each<[string, (page: Page) => Promise<unknown>]>([
    [
      'the next page is refused',
      // The page may ask for something by itself before the click, and be refused.
      (page) =>
        page
          .getByRole('link', { name: 'Suppliers' })
          .click({ timeout: 5_000 })
          .catch(() => undefined),
    ],
    [
      'the page reads the session again by itself',
      (page) => page.evaluate(() => new BroadcastChannel('payproof-session').postMessage('changed')),
    ],
  ])('says that a session has ended, and leads back to where one was: %s', async (_, notice) => {
    const stage = onStage();
    const { page, person } = await stage.pageAs('viewer');
    const ended = page.getByText('Your session has ended.');
    await page.goto(`/dashboard/${await stage.entity()}/inbox`);
    await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
    await page.context().clearCookies();
    await notice(page);
    await ended.waitFor();
    await page.getByLabel('Email address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/(?:inbox|suppliers)$/);
    // Whoever signs out knows.
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    expect(await ended.count()).toBe(0);
  });

  it('leads nowhere but to its own pages afterwards', async () => {
    const stage = onStage();
    const person = await addPerson(stage.service, 'reviewer');
    for (const next of [
      'https://example.com/dashboard/',
      '//example.com/dashboard/',
      '/\\example.com',
      'javascript:alert(1)',
    ]) {
      const page = await stage.pageOf(person);
      await page.goto(`/dashboard/sign-in?next=${encodeURIComponent(next)}`);
      await page.waitForURL(inbox);
    }
  });

  it('signs in with a passkey that was added in the same browser', async () => {
    const stage = onStage();
    const { page, person } = await stage.pageAs('reviewer');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto('/dashboard/account');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of this passkey').fill('Key of a test');
    await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('Key of a test').waitFor();
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(inbox);
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByText(person.email).waitFor();
  });

  it('has whoever decides set up a second factor by hand, and shows recovery codes once', async () => {
    const stage = onStage();
    const { organizationId } = await makeTenant(stage.service);
    const page = await stage.pageOf(await addPerson(stage.service, 'approver', { organizationId }));
    await page.goto('/dashboard/');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await page.getByRole('img', { name: 'QR code of the new secret' }).waitFor();
    expect(await stage.accessibility(page)).toEqual([]);
    const secret = await page.locator('code').innerText();
    await page.getByLabel('Code that the app shows').fill(authenticator(secret).generate());
    await page.keyboard.press('Enter');
    await page.getByText('Keep your recovery codes').waitFor();
    expect(await page.getByRole('listitem').count()).toBe(10);
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.waitForURL(inbox);
  });

  it('takes an invitation, whose link is good once', async () => {
    const stage = onStage();
    const admin = await signedIn(stage.service, 'admin');
    const email = `grace-${Date.now()}@example.com`;
    const { body } = await admin.post('/dashboard/management/invitations', { name: 'Grace', email, role: 'reviewer' });
    const path = (body.data.url as string).replace(/^https?:\/\/[^/]+/, '');
    const page = await stage.page();
    await page.goto(path);
    await page.getByRole('heading', { name: 'Welcome to Payproof' }).waitFor();
    await page.getByLabel('New password').fill('a fresh horse battery');
    await page.getByLabel('Repeat the password').fill('a fresh horse battery');
    await page.keyboard.press('Enter');
    await page.waitForURL(inbox);
    const late = await stage.page();
    await late.goto(path);
    await late.getByRole('heading', { name: /This link has been used/ }).waitFor();
    // The browser tells of the answer, which is what is shown.
    stage.complaints.splice(0);
  });

  it('asks for a fresh proof where something matters, and loses nothing that was typed', async () => {
    const stage = onStage();
    const { page, person } = await stage.pageAs('reviewer');
    await page.goto('/dashboard/account');
    await stage.service.database.query(`UPDATE sessions SET proven_at = now() - interval '1 hour' WHERE user_id = $1`, [
      person.id,
    ]);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByLabel('New password').fill('a fresh horse battery');
    await page.getByLabel('Repeat the password').fill('a fresh horse battery');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
    await dialog.getByLabel('Your password').fill('a wrong horse battery');
    await page.keyboard.press('Enter');
    await dialog
      .getByText(/./)
      .filter({ hasText: /password/i })
      .first()
      .waitFor();
    expect(await stage.accessibility(page)).toEqual([]);
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Your password is changed.').waitFor();
    await signIn(stage.service, person, 'a fresh horse battery');
  });

  it('goes to the provider and comes back to where one was', async () => {
    const stage = onStage();
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    const provider = await OidcServer.start(`${publicUrl}/dashboard/session/oidc/callback`);
    const [organization] = await stage.service.database.query<{ slug: string }>(
      `SELECT slug FROM organizations WHERE demo AND environment = 'production'`,
    );
    const service = await stage.service.another({
      OIDC_ORGANIZATION: organization?.slug ?? '',
      ROLES: 'http',
      HTTP_PORT: String(port),
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_SECRET: 'a secret of the test that is long enough',
      OIDC_ROLES: 'ap-team=reviewer',
      OIDC_NAME: 'Corp',
    });
    try {
      await provider.behave({
        sub: 'ada',
        email: 'ada@corp.example',
        email_verified: true,
        name: 'Ada Corp',
        groups: ['ap-team'],
      });
      const page = await stage.page();
      await page.goto(`${publicUrl}/dashboard/account`);
      await page.getByRole('link', { name: 'Corp' }).click();
      await page.waitForURL(`${publicUrl}/dashboard/account`);
      await page.getByRole('heading', { name: 'My account' }).waitFor();
      await provider.behave({ sub: 'eve', email: 'eve@corp.example', email_verified: true, name: 'Eve', groups: [] });
      const other = await stage.page();
      await other.goto(`${publicUrl}/dashboard/`);
      await other.getByRole('link', { name: 'Corp' }).click();
      await other.getByText('You have no role here.').waitFor();
    } finally {
      // Pages hear of the end of their service, and would say so.
      const said = [...stage.complaints];
      await stage.clear();
      stage.complaints.push(...said);
      provider.stop();
      await service.end();
    }
  });
});
