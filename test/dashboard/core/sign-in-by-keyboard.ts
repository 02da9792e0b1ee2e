import type { Page } from 'playwright-core';
import { authenticator, PASSWORD } from '../../support/people.js';
import { personWithApp } from '../person-with-app.js';
import type { Stage } from '../stage.js';

/** Types into what has the focus and presses a key, as somebody without a mouse. */
async function type(page: Page, text: string, key: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press(key);
}

export function signInByKeyboard(onStage: () => Stage): void {
  it('takes password and code by keyboard alone, and goes on to where one was', async () => {
    const stage = onStage();
    const { email, secret } = await personWithApp(stage);
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
}
