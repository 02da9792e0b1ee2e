import { abaFile } from '../support/aba-file.js';
import { eventually } from '../support/api.js';
import { sendMail } from '../support/mail.js';
import { upload } from './invoices.js';
import { PATHS } from './paths.js';
import type { Stage } from './stage.js';
import { describeInBrowser, useStage } from './use-stage.js';

/** What lies over a page, and what opens in it. */
const OVER = '[role=dialog]:visible, [role=menu]:visible';
const OPENED = `${OVER}, form:visible`;

/** Sixteen pages and what opens in them, each looked at in two schemes: 85 s on a quiet machine, four times that beside other browsers. */
const PATIENCE_OF_ALL_MS = 1_200_000;

describeInBrowser('every dialog', () => {
  const onStage = useStage();
  let pages: Furnished[];
  beforeAll(async () => {
    pages = await furnished(onStage());
  });

  // Each page is loaded once in each width; it changes its colours with its dialogs open.
  it.each([
    { width: 1440, schemes: ['dark', 'light'] as const },
    { width: 390, schemes: ['light', 'dark'] as const },
  ])(
    'is accessible with something on the page, at $width pixels',
    async ({ width, schemes }) => {
      const stage = onStage();
      const [first, second] = schemes;
      const { page } = await stage.pageAs('admin', { width, scheme: first });
      const found: object[] = [];
      for (const [path, open] of pages) {
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
    },
    PATIENCE_OF_ALL_MS,
  );
});

/** A page, and what to press on it so that something opens. */
type Furnished = [path: string, open: string[]];

/** Pages of an entity that has something of everything, with what opens on them. */
async function furnished(stage: Stage): Promise<Furnished[]> {
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
  const pages: Furnished[] = [
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
  expect(pages.map(([path]) => path.replace(`${entity}/`, ''))).toEqual(expect.arrayContaining(PATHS));
  return pages;
}
