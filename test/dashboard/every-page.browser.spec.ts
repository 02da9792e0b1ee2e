import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { abaFile } from '../support/aba-file.js';
import { eventually } from '../support/api.js';
import { sendMail } from '../support/mail.js';
import { upload } from './invoices.js';
import type { Stage } from './stage.js';
import { describeInBrowser, useStage } from './use-stage.js';

/** Pages of an entity, as the table of contents lists them. */
const PATHS = [...readFileSync('src/dashboard/web/pages.ts', 'utf8').matchAll(/to: '\/\$entity\/([^']+)'/g)].map(
  ([, path = '']) => path,
);

const untilDrawn = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () => !(globalThis as any).document.querySelector('[class*="mantine-Loader-root"]'),
    undefined,
    { timeout: 60_000 },
  );
};

describeInBrowser('every page', () => {
  const onStage = useStage();
  it('knows its pages', () => {
    expect(PATHS).toContain('inbox');
  });

  it.each([
    { width: 1440, scheme: 'light' as const, environment: 'production' as const },
    { width: 390, scheme: 'dark' as const, environment: 'sandbox' as const },
    { width: 1440, scheme: 'dark' as const, environment: 'sandbox' as const },
    { width: 390, scheme: 'light' as const, environment: 'production' as const },
  ])('is sound and accessible, empty, at $width pixels, $scheme, in $environment', async ({ environment, ...look }) => {
    const stage = onStage();
    const { page } = await stage.pageAs('admin', look);
    const entity = await stage.entity(environment);
    const found: object[] = [];
    for (const path of [...PATHS.map((one) => `${entity}/${one}`), 'account', 'sign-in', 'nothing/here']) {
      await page.goto(`/dashboard/${path}`);
      await untilDrawn(page);
      found.push(...(await stage.accessibility(page)).map((one) => ({ path, ...one })));
      // What is wider than the window pushes pages sideways on a telephone.
      const [scrolled, shown] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = (globalThis as any).document.documentElement;
        return [scrollWidth, clientWidth] as [number, number];
      });
      if (scrolled > shown) found.push({ path, rule: 'wider than the window', scrolled, shown });
    }
    expect(found).toEqual([]);
  });

  it.each([
    { width: 1440, scheme: 'dark' as const },
    { width: 390, scheme: 'light' as const },
    { width: 1440, scheme: 'light' as const },
    { width: 390, scheme: 'dark' as const },
  ])('is accessible with something on it and dialogs open, at $width pixels, $scheme', async (look) => {
    const stage = onStage();
    const paths = await furnished(stage);
    const { page } = await stage.pageAs('admin', look);
    const found: object[] = [];
    for (const [path, open] of paths) {
      await page.goto(`/dashboard/${path}`);
      await untilDrawn(page);
      for (const one of ['', ...open]) {
        if (one !== '') await page.locator(one).first().click();
        await page.waitForTimeout(300);
        await untilDrawn(page);
        found.push(...(await stage.accessibility(page)).map((finding) => ({ path, open: one, ...finding })));
        if (one === '') continue;
        await page.keyboard.press('Escape');
        await page.waitForTimeout(300);
        expect([path, one, await page.locator('[role=dialog]:visible').count()]).toEqual([path, one, 0]);
        expect([path, one, await page.evaluate('document.activeElement === document.body')]).toEqual([
          path,
          one,
          false,
        ]);
      }
    }
    expect(found).toEqual([]);
  });
});

let made: [path: string, open: string[]][] | null = null;

/** Pages of an entity that has something of everything, with what opens on them. */
async function furnished(stage: Stage): Promise<[path: string, open: string[]][]> {
  if (made !== null) return made;
  const { api } = stage.service;
  const entity = await stage.entity();
  const invoice = await upload(stage, {
    invoiceNumber: 'AXE-1',
    note: 'Or pay to BSB 033-547, account number 998 877.',
  });
  await upload(stage, { invoiceNumber: 'AXE-1' });
  const { body } = await api.upload('/aba-checks', abaFile([{}, { accountName: 'STRANGER' }]), 'axe.aba');
  const posted = [
    await api.post('/sender-rules', { sender: 'axe.example', policy: 'block', note: 'Nobody' }),
    await api.post('/webhook-subscriptions', { url: 'https://axe.example/hook', events: ['aba_check.failed'] }),
    await api.post('/verifications', {
      business_name: 'Harbour Lane Joinery Pty Ltd',
      business_abn: '53 004 085 616',
      individual_name: 'Jane Citizen',
      individual_mobile: '0412 345 678',
      account_name: 'Harbour Lane Joinery',
      account_bsb: '062-000',
      account_number: '12345678',
    }),
  ];
  expect(posted.map(({ status }) => status)).toEqual([201, 201, 201]);
  await sendMail(stage.service.smtp, { to: stage.service.credentials.inbox, subject: 'No attachment' });
  await eventually(
    () => api.get('/inbound-emails'),
    (answer) => answer.body.data.length > 0,
  );
  const row = 'tbody button';
  made = [
    [`${entity}/inbox`, []],
    [`${entity}/invoices/${invoice}`, ['button[aria-label="More"]', '[data-decide=approve]']],
    [`${entity}/payment-files`, []],
    [`${entity}/payment-files/${body.data.id}`, ['button:has-text("Reject")']],
    [`${entity}/verifications`, [row, 'button:has-text("New verification")']],
    [`${entity}/suppliers`, [row]],
    [`${entity}/overview`, []],
    [`${entity}/emails`, [row]],
    [`${entity}/senders`, [row, 'button:has-text("Add a sender")']],
    [`${entity}/rules`, [row, 'button:has-text("Write a rule")']],
    [`${entity}/webhooks`, [row, 'button:has-text("Add a webhook")']],
    [`${entity}/keys`, ['button:has-text("Add an entity")', 'button:has-text("Create a key")']],
    [`${entity}/users`, [row, 'button:has-text("Invite somebody")']],
    [`${entity}/policy`, []],
    [`${entity}/audit`, [row]],
    ['account', ['button:has-text("Change the password")']],
  ];
  expect(made.map(([path]) => path.replace(`${entity}/`, ''))).toEqual(expect.arrayContaining(PATHS));
  return made;
}
