import type { Page } from 'playwright-core';
import { addPerson, authenticator, PASSWORD, signIn } from '../support/people.js';
import type { Stage } from './stage.js';

const inbox = /\/dashboard\/[\da-f-]{36}\/inbox$/;

/** Types into what has the focus and presses a key, as somebody without a mouse. */
async function type(page: Page, text: string, key: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press(key);
}

/** A person who signs in with an authenticator app as well. */
async function withApp(stage: Stage): Promise<{ email: string; secret: string; codes: string[] }> {
  const person = await addPerson(stage.service, 'reviewer');
  const browser = await signIn(stage.service, person);
  const begun = (await browser.post('/dashboard/session/account/totp')).body.data;
  const code = authenticator(begun.secret).generate({ timestamp: Date.now() - 30_000 });
  const done = await browser.post('/dashboard/session/account/totp/confirm', {
    ceremony_id: begun.ceremony_id,
    code,
  });
  expect(done.status).toBe(200);
  return { email: person.email, secret: begun.secret, codes: done.body.data.recovery_codes };
}

export function signInFlows(onStage: () => Stage): void {
  it('takes password and code by keyboard alone, and goes on to where one was', async () => {
    const stage = onStage();
    const { email, secret } = await withApp(stage);
    const page = await stage.page();
    const entity = await stage.entity();
    await page.goto(`/dashboard/${entity}/inbox?search=0042`);
    await page.waitForURL(/\/sign-in\?next=/);
    await page.getByLabel('Email address').waitFor();
    await type(page, email, 'Tab');
    await type(page, 'wrong password', 'Enter');
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    await page.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.press('Control+A');
    await type(page, PASSWORD, 'Enter');
    await page.getByLabel('Code of your authenticator app').waitFor();
    expect(await stage.accessibility(page)).toEqual([]);
    await type(page, authenticator(secret).generate(), 'Enter');
    await page.waitForURL(`**/dashboard/${entity}/inbox?search=0042`);
  });

  it('takes a recovery code where the app is lost', async () => {
    const stage = onStage();
    const { email, codes } = await withApp(stage);
    const page = await stage.pageOf({ email });
    await page.goto('/dashboard/');
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(inbox);
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
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('Key of a test').waitFor();
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL(inbox);
    await page.getByRole('button', { name: 'Your menu' }).click();
    await page.getByText(person.email).waitFor();
  });
}
