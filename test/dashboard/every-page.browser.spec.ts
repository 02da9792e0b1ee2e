import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { abaFile } from '../support/aba-file.js';
import { eventually } from '../support/api.js';
import { sendMail } from '../support/mail.js';
import { upload } from './invoices.js';
import { sizeOf } from './stage.js';
import type { Stage } from './stage.js';
import { describeInBrowser, useStage } from './use-stage.js';

/** Pages of an entity, as the table of contents lists them. */
const PATHS = [...readFileSync('src/dashboard/web/pages.ts', 'utf8').matchAll(/to: '\/\$entity\/([^']+)'/g)].map(
  ([, path = '']) => path,
);

/** What makes a page move sideways on a telephone. */
async function tooWide(page: Page): Promise<object[]> {
  const [scrolled, shown] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = (globalThis as any).document.documentElement;
    return [scrollWidth, clientWidth] as [number, number];
  });
  return scrolled > shown ? [{ rule: 'wider than the window', scrolled, shown }] : [];
}

/** What lies over a page, and what opens in it. */
const OVER = '[role=dialog]:visible, [role=menu]:visible';
const OPENED = `${OVER}, form:visible`;

describeInBrowser('every page', () => {
  const onStage = useStage();
  it('knows its pages', () => {
    expect(PATHS).toContain('inbox');
  });

  // Each page is loaded once in each scheme, and looked at in both widths.
  it.each([
    { scheme: 'light' as const, widths: [1440, 390], environment: 'production' as const },
    { scheme: 'dark' as const, widths: [390, 1440], environment: 'sandbox' as const },
  ])('is sound and accessible, empty, $scheme, in $environment', async ({ scheme, widths, environment }) => {
    const stage = onStage();
    const { page } = await stage.pageAs('admin', { scheme });
    const entity = await stage.entity(environment);
    const found: object[] = [];
    for (const path of [...PATHS.map((one) => `${entity}/${one}`), 'account', 'sign-in', 'nothing/here']) {
      await page.setViewportSize(sizeOf(widths[0]!));
      await page.goto(`/dashboard/${path}`);
      for (const width of widths) {
        await page.setViewportSize(sizeOf(width));
        await stage.settled(page);
        found.push(
          ...[...(await stage.accessibility(page)), ...(await tooWide(page))].map((one) => ({ path, width, ...one })),
        );
      }
    }
    expect(found).toEqual([]);
  });

  // Each page is loaded once in each width; it changes its colours with its dialogs open.
  it.each([
    { width: 1440, schemes: ['dark', 'light'] as const },
    { width: 390, schemes: ['light', 'dark'] as const },
  ])('is accessible with something on it and dialogs open, at $width pixels', async ({ width, schemes }) => {
    const stage = onStage();
    const paths = await furnished(stage);
    const [first, second] = schemes;
    const { page } = await stage.pageAs('admin', { width, scheme: first });
    const found: object[] = [];
    for (const [path, open] of paths) {
      await page.goto(`/dashboard/${path}`);
      await stage.settled(page);
      const before = await page.locator(OPENED).count();
      for (const one of ['', ...open]) {
        if (one !== '') {
          await page.locator(one).first().click();
          await eventually(
            () => page.locator(OPENED).count(),
            (count) => count > before,
          );
        }
        await stage.settled(page);
        const seen = await stage.accessibility(page);
        await stage.change(page, second);
        seen.push(...(await stage.accessibility(page, 'colours')));
        await stage.change(page, first);
        found.push(...seen.map((finding) => ({ path, open: one, ...finding })));
        if (one === '') continue;
        await page.keyboard.press('Escape');
        await eventually(
          () => page.locator(OVER).count(),
          (count) => count === 0,
        );
        await stage.focused(page);
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
