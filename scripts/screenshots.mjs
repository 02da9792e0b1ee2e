// Pictures of every page of the dashboard of a running service, at 1440 and 390 pixels, light and dark:
//   node scripts/screenshots.mjs [--data DATA_DIR] [--out FOLDER] [--only inbox,account] [--state many] [--width 1440] [--scheme dark]
// `--state`: usual, empty, many (10,000 invoices), long (names of 255 characters), error (500), away (503); or `--entity sandbox`.
// Prints what the browser complained of (content security policy, errors of scripts), and ends with 1 where it did.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { credentialsIn, entityOf, spoil, STATES } from './screenshot-states.mjs';

const { values: given } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.DATA_DIR ?? 'data' },
    out: { type: 'string', default: 'screenshots' },
    only: { type: 'string' },
    entity: { type: 'string', default: 'production' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    state: { type: 'string', default: 'usual' },
    full: { type: 'boolean', default: false },
  },
});
if (!STATES.includes(given.state)) throw new Error(`--state is one of ${STATES.join(', ')}.`);
const credentials = credentialsIn(given.data);
const { dashboard, http } = credentials;
const ofState = await entityOf(given.state, given.data, credentials, given.entity);
const widths = given.width ? [Number(given.width)] : [1440, 390];
const schemes = given.scheme ? [given.scheme] : ['light', 'dark'];

/** Opens the first thing of a list, where there is one. */
const openFirst = async (page) => {
  const first = page.locator('tbody button').first();
  if ((await first.count()) === 0) return;
  await first.click();
  await page.waitForFunction(() => !document.querySelector('.mantine-Loader-root'));
  await page.waitForTimeout(500);
};

/** Waits until the document of a review is drawn, or cannot be, and everything that is compared is there. */
const drawnReview = async (page) => {
  const drawn = page.locator('[role=region] img').first();
  await drawn.waitFor({ state: 'attached', timeout: 10_000 }).catch(() => undefined);
  await page.waitForTimeout(700);
};

const writeRule = async (page) => {
  await page.getByRole('button', { name: 'Write a rule' }).click();
  await page.getByRole('button', { name: 'Try it on past invoices' }).click();
  await page.getByText(/^Tried on|no invoices to try/).waitFor();
};

/** Own details with lines that are refused. */
const tellWrongDetails = async (page) => {
  await page.getByRole('button', { name: 'Own details:' }).first().click();
  await page.getByLabel('ABNs').fill('51 824 753 556\n\n51 824 753 557\n1');
  await page.getByLabel('Accounts').fill('033-547 48 2913\n12345');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Line 3:/).waitFor();
};

/** Pages by their names: what stands behind the entity in the address, and what to do before the picture. */
const PAGES = {
  inbox: { path: 'inbox' },
  'payment-files': { path: 'payment-files' },
  'payment-file': { path: 'payment-files', before: (page) => openFirst(page) },
  verifications: { path: 'verifications' },
  verification: { path: 'verifications', before: (page) => openFirst(page) },
  'new-verification': { path: 'verifications?create=yes' },
  'sandbox-messages': { path: 'verifications?messages=open' },
  suppliers: { path: 'suppliers' },
  supplier: { path: 'suppliers', before: (page) => openFirst(page) },
  ...Object.fromEntries(
    ['verified', 'mismatch', 'suspect', 'changed', 'known', 'new', 'no_account', 'unread'].map((outcome) => [
      `review-${outcome}`,
      { path: 'inbox', outcome, before: drawnReview },
    ]),
  ),
  'review-email': {
    path: 'inbox',
    outcome: 'verified',
    before: async (page) => {
      await page.getByRole('tab', { name: 'Email' }).click();
      await page.getByRole('heading', { name: 'How it arrived' }).scrollIntoViewIfNeeded();
    },
  },
  'review-correct': {
    path: 'inbox',
    outcome: 'suspect',
    before: async (page) => {
      await page.keyboard.press('2');
      await page.keyboard.press('e');
      await drawnReview(page);
    },
  },
  'review-approve': {
    path: 'inbox',
    outcome: 'mismatch',
    before: async (page) => {
      await page.keyboard.press('a');
      await page.getByRole('radio', { name: 'Called back' }).check();
      await page.getByLabel('Number you called').fill('12345678');
    },
  },
  'review-document': {
    path: 'inbox',
    outcome: 'suspect',
    before: async (page) => {
      await page
        .getByText('Document', { exact: true })
        .first()
        .click({ timeout: 1_000 })
        .catch(() => undefined);
      await drawnReview(page);
    },
  },
  overview: { path: 'overview' },
  emails: { path: 'emails' },
  email: { path: 'emails', before: (page) => openFirst(page) },
  senders: { path: 'senders' },
  rules: { path: 'rules' },
  rule: { path: 'rules', before: (page) => openFirst(page) },
  'new-rule': { path: 'rules', before: (page) => writeRule(page) },
  policy: { path: 'policy' },
  webhooks: { path: 'webhooks' },
  webhook: { path: 'webhooks', before: (page) => openFirst(page) },
  keys: { path: 'keys' },
  'own-details': { path: 'keys', before: (page) => tellWrongDetails(page) },
  users: { path: 'users' },
  user: { path: 'users', before: (page) => openFirst(page) },
  audit: { path: 'audit' },
  'audit-event': { path: 'audit', before: (page) => openFirst(page) },
  account: { path: '../account' },
  'sign-in': { path: '../sign-in', signedOut: true },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const complaints = [];
const spoiled = given.state === 'error' || given.state === 'away';
const watch = (page, name) => {
  page.on('console', (message) => {
    // What is made to fail, or to be refused, is not complained of.
    const expected = spoiled ? /status of 50[03]/ : /status of 422/;
    if (message.type() === 'error' && !expected.test(message.text())) complaints.push(`${name}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
};

const signingIn = await browser.newContext();
const signInPage = await signingIn.newPage();
await signInPage.goto(`${http}/dashboard/sign-in`);
await signInPage.getByLabel('Email address').fill(dashboard.email);
await signInPage.getByLabel('Password', { exact: true }).fill(dashboard.password);
await signInPage.getByRole('button', { name: 'Sign in', exact: true }).click();
await signInPage.waitForURL(/\/inbox/);
const state = await signingIn.storageState();
const session = await signInPage.evaluate(async () => (await (await fetch('/dashboard/session')).json()).data);
const entity = session.entities.find(({ id }) => id === ofState);
/** The newest invoice of an outcome; null where there is none. */
const invoiceOf = (outcome) =>
  signInPage.evaluate(
    async ([id, wanted]) => {
      const answer = await fetch(`/dashboard/api/${id}/invoices?filter[outcome]=${wanted}&page[size]=1`);
      return (await answer.json()).data[0]?.id ?? null;
    },
    [entity.id, outcome],
  );
// Only the sandbox keeps what it would have sent.
if (entity.environment !== 'sandbox') delete PAGES['sandbox-messages'];
for (const [name, entry] of Object.entries(PAGES)) {
  if (!entry.outcome) continue;
  const id = await invoiceOf(entry.outcome);
  // An outcome that no invoice has is not pictured, but for one of an invoice that is not there.
  if (id === null && name !== 'review-new') delete PAGES[name];
  entry.path = `invoices/${id}`;
}
await signingIn.close();

const wanted = given.only ? given.only.split(',').filter((name) => PAGES[name]) : Object.keys(PAGES);
mkdirSync(given.out, { recursive: true });
for (const width of widths)
  for (const scheme of schemes)
    for (const name of wanted) {
      const { path, signedOut = false, before } = PAGES[name];
      const context = await browser.newContext({
        viewport: { width, height: width > 600 ? 900 : 844 },
        colorScheme: scheme,
        storageState: signedOut ? undefined : state,
      });
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      const shot = `${name}-${width}-${scheme}${given.state === 'usual' ? '' : `-${given.state}`}`;
      await spoil(given.state, context);
      watch(page, shot);
      await page.goto(new URL(path, `${http}/dashboard/${entity.id}/`).href);
      // The live stream never ends, so that the network is never idle: what is waited for is that nothing loads any more.
      await page.waitForFunction(
        () =>
          document.querySelector('h1') &&
          // The one of the service that is away turns until it is back.
          [...document.querySelectorAll('[class*="mantine-Loader-root"]')].every((one) => one.closest('[role=alert]')),
      );
      // Where nothing is there or nothing answers, there is nothing to open either.
      if (given.state !== 'usual') page.setDefaultTimeout(10_000);
      if (given.state === 'usual') await before?.(page);
      else await before?.(page).catch(() => undefined);
      await page.waitForTimeout(300);
      await page.screenshot({ path: join(given.out, `${shot}.png`), fullPage: given.full });
      await context.close();
    }
await browser.close();
for (const one of complaints) console.error(one);
console.log(`${widths.length * schemes.length * wanted.length} pictures in ${given.out}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
