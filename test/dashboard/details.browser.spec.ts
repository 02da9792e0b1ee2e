import { randomUUID } from 'node:crypto';
import type { Route } from 'playwright-core';
import { abaFile } from '../support/aba-file.js';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { createVerification } from '../support/verification.js';
import { drawn, rowOf, upload } from './invoices.js';
import { describeInBrowser, useStage } from './use-stage.js';

describeInBrowser('what one needs more seldom', () => {
  const onStage = useStage();

  it('processes an email again', async () => {
    const stage = onStage();
    const { api, smtp, credentials } = stage.service;
    const subject = `Again ${randomUUID()}`;
    await sendMail(smtp, {
      to: credentials.inbox,
      subject,
      attachments: [{ filename: 'again.pdf', content: await invoicePdf({ invoiceNumber: 'AGAIN-1' }) }],
    });
    const email = async (): Promise<any> =>
      (await api.get('/inbound-emails?page[size]=100')).body.data.find(
        ({ attributes }: any) => attributes.subject === subject && attributes.status === 'processed',
      );
    const { id } = await eventually(email, (one) => one !== undefined);
    // As where nothing had come of it.
    await stage.service.database.query(`UPDATE inbound_emails SET attachments = '[]' WHERE id = $1`, [id]);
    const { page } = await stage.pageAs('admin');
    await page.goto(`/dashboard/${await stage.entity()}/emails`);
    await rowOf(page, subject).getByRole('button').first().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('It had no attachments.').waitFor();
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/process-again') ? 1 : 0));
    await drawer.getByRole('button', { name: 'Process again' }).dblclick();
    // What became of the email shows without loading the page again.
    await drawer.getByText('again.pdf').waitFor();
    expect(sent).toBe(1);
  });

  it('shows every payment that differs in a changed copy, and more on request', async () => {
    const stage = onStage();
    const CHANGED = 130;
    const entries = (cents: number) =>
      Array.from({ length: 2 * CHANGED + 10 }, (_, n) => ({
        accountName: `PAYEE ${n}`,
        lodgementReference: `R-${n}`,
        amountCents: n < CHANGED ? cents + n : 100,
      }));
    const check = async (cents: number): Promise<string> => {
      const { body } = await stage.service.api.upload('/aba-checks', abaFile(entries(cents)), 'run.aba');
      await eventually(
        () => stage.service.api.get(`/aba-checks/${body.data.id}`),
        (answer) => answer.body.data.attributes.status !== 'processing',
      );
      return body.data.id as string;
    };
    await check(10_000);
    const changed = await check(20_000);
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/payment-files/${changed}`);
    await page.getByText('A changed copy of an earlier file').waitFor();
    const list = page.getByRole('list', { name: 'What differs' });
    const listed = list.getByRole('listitem');
    await listed.first().waitFor();
    const first = await listed.count();
    expect(first).toBeLessThan(2 * CHANGED);
    for (let more = page.getByRole('button', { name: /^Show more/ }); (await more.count()) > 0;) {
      const before = await listed.count();
      await more.click();
      await page.waitForFunction(
        ([selector, count]) => (globalThis as any).document.querySelectorAll(selector).length > count,
        ['[role=list] [role=listitem]', before] as const,
      );
    }
    expect(await listed.count()).toBe(2 * CHANGED);
  });

  it('shows the value read beside its place on the page if the two differ', async () => {
    const stage = onStage();
    const id = await upload(stage, { invoiceNumber: 'DOUBT-1' });
    const { evidence } = (await stage.service.api.get(`/invoices/${id}`)).body.data.attributes;
    // As the reader leaves an account that it does not see as it is written.
    await stage.service.database.query(`UPDATE invoices SET checks_left_out = $2 WHERE id = $1`, [
      id,
      JSON.stringify([
        {
          type: 'text_matches_picture',
          reason: 'The page shows other digits.',
          seen: [{ ...evidence.account_number, text: '1234 5679' }],
        },
      ]),
    ]);
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/invoices/${id}`);
    await drawn(page);
    const compared = page.getByRole('region', { name: 'What was read, and what the page shows' });
    const row = compared.getByRole('row', { name: /Account number/ });
    await row.getByText('1234 5678').waitFor();
    const clip = row.locator('img');
    await clip.waitFor();
    // The part of the picture in which the words stand fills its place, dark on light.
    const [shown, whole] = await clip.evaluate((image: any) => [
      image.parentElement.getBoundingClientRect().width,
      image.getBoundingClientRect().width,
    ]);
    expect(shown).toBeGreaterThan(40);
    expect(whole).toBeGreaterThan(3 * shown);
  });

  it('draws the reading backlog, and gives the figures of each chart', async () => {
    const stage = onStage();
    await upload(stage, { invoiceNumber: 'CHART-1' });
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/overview`);
    const queue = page.locator('section').filter({ hasText: 'Invoices waiting to be read' }).last();
    await queue.locator('svg.recharts-surface').first().waitFor();
    await queue.getByText('Figures').click();
    const figures = queue.getByRole('table');
    await figures.getByRole('columnheader', { name: 'Arrived' }).waitFor();
    const arrived = (await figures.getByRole('row').allInnerTexts())
      .slice(1)
      .map((row) => row.split(/\s+/).map(Number));
    expect(arrived.reduce((sum, row) => sum + (row.at(-1) ?? 0), 0)).toBeGreaterThan(0);
    // Where nothing was decided, no empty axes are drawn.
    for (const name of ['Decisions', 'Time to a decision, in hours']) {
      const undecided = page.getByRole('region', { name, exact: true });
      await undecided.getByText('None in this period.').waitFor();
      expect(await undecided.locator('svg.recharts-surface').count()).toBe(0);
    }
    expect(await stage.accessibility(page)).toEqual([]);
  });

  it('says what a rule of one’s own rests on, and no fact that the sentence of a check has', async () => {
    const stage = onStage();
    const name = `tiny_${randomUUID().slice(0, 8)}`;
    const conditions = { all: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 1 }] };
    const made = await stage.service.api.post('/rules', { name, description: 'The total is tiny.', conditions });
    const id = await upload(stage, { invoiceNumber: 'FACTS-1' });
    await stage.service.api.request('DELETE', `/rules/${made.body.data.id}`);
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/invoices/${id}`);
    await page.getByText('Not met: The total is tiny.').first().waitFor();
    const facts = page.getByRole('term');
    expect(await facts.filter({ hasText: 'Total:' }).count()).toBe(1);
    await page.getByRole('button', { name: /checks? passed/ }).click();
    await page.getByText('The document is an invoice.').waitFor();
    expect(await facts.filter({ hasText: ':' }).allInnerTexts()).toEqual(['Total:']);
  });

  it('gives the focus back to what opened a dialog, and moves it if that is gone', async () => {
    const stage = onStage();
    const sender = `${randomUUID()}.example`;
    await stage.service.api.post('/sender-rules', { sender, policy: 'block', note: 'Nobody' });
    const { page } = await stage.pageAs('admin');
    await page.goto(`/dashboard/${await stage.entity()}/senders`);
    const opener = rowOf(page, sender).getByRole('button').first();
    const isFocused = (): Promise<boolean> =>
      opener.evaluate((button) => button === (globalThis as any).document.activeElement);
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await eventually(isFocused, (is) => is);
    await opener.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    const asked = page.getByRole('dialog').filter({ hasText: 'Remove' }).last();
    await asked
      .getByRole('button', { name: /Remove/ })
      .last()
      .click();
    await rowOf(page, sender).waitFor({ state: 'detached' });
    await stage.focused(page);
  });

  it('lists the invoices that a changed rule would judge differently', async () => {
    const stage = onStage();
    await upload(stage, { invoiceNumber: 'RULE-1' });
    const name = `limit_${randomUUID().slice(0, 8)}`;
    const limit = (value: number) => ({ all: [{ fact: 'invoiceTotal', operator: 'lessThan', value }] });
    const made = await stage.service.api.post('/rules', { name, description: 'Small.', conditions: limit(1_000_000) });
    expect(made.status).toBe(201);
    const { page } = await stage.pageAs('admin');
    await page.goto(`/dashboard/${await stage.entity()}/rules`);
    await rowOf(page, name).getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Save the rule' });
    await dialog.getByRole('button', { name: 'Try it on past invoices' }).click();
    await dialog.getByText('No result would change.').waitFor();
    await dialog.getByLabel('Value').fill('1');
    await dialog.getByRole('button', { name: 'Try it on past invoices' }).click();
    const changed = dialog.getByRole('listitem').filter({ hasText: 'RULE-1' });
    await changed.getByText('passes → fails').waitFor();
    await changed.getByRole('link', { name: /Harbour Lane Joinery Pty Ltd/ }).waitFor();
  });

  it('shows what changed while a drawer was still loading', async () => {
    const stage = onStage();
    const name = `late_${randomUUID().slice(0, 8)}`;
    const conditions = { all: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 5 }] };
    const made = await stage.service.api.post('/rules', { name, description: 'As it was.', conditions });
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    const { page } = await stage.pageAs('admin');
    await page.goto(`/dashboard/${await stage.entity()}/rules`);
    const shown = rowOf(page, name).getByRole('button', { name });
    await shown.waitFor();
    // The first response is from before the change, and arrives after the page heard of it.
    const late = new Promise<() => Promise<void>>((resolve) => {
      const hold = async (route: Route): Promise<void> => {
        const response = await route.fetch();
        resolve(() => route.fulfill({ response }));
      };
      void page.route(({ pathname }) => pathname.endsWith(`/rules/${id}`), hold, { times: 1 });
    });
    await shown.click();
    const arrive = await late;
    const listed = page.waitForResponse(
      async (response) => response.url().includes('/rules?') && (await response.text()).includes('As it is now.'),
    );
    const changed = await stage.service.api.request('PUT', `/rules/${id}`, {
      name,
      description: 'As it is now.',
      conditions,
    });
    expect(changed.status).toBe(200);
    await listed;
    await arrive();
    await page.getByRole('dialog').getByText('As it is now.').waitFor();
  });

  it('finds one invitation among more than a hundred', async () => {
    const stage = onStage();
    const name = `First ${randomUUID()}`;
    await stage.service.database.query(
      `WITH invited AS (
         INSERT INTO users (id, organization_id, name, email, role)
         SELECT gen_random_uuid(), id, CASE n WHEN 1 THEN $1 ELSE 'Later ' || n END, 'invited-' || n || '@' || $2 || '.example', 'viewer'
           FROM organizations, generate_series(1, 130) n WHERE demo AND environment = 'production'
         RETURNING id, organization_id, name)
       INSERT INTO user_links (id, kind, organization_id, user_id, created_at, expires_at)
       SELECT gen_random_uuid(), 'invitation', organization_id, id, now() - CASE name WHEN $1 THEN interval '1 hour' ELSE interval '1 minute' END,
              now() + interval '1 day' FROM invited`,
      [name, randomUUID()],
    );
    const { page } = await stage.pageAs('admin');
    const [{ email }] = await stage.service.database.query<any>('SELECT email FROM users WHERE name = $1', [name]);
    await page.goto(`/dashboard/${await stage.entity()}/users?email=${email}`);
    await rowOf(page, name).getByRole('button').first().click();
    const drawer = page.getByRole('dialog').filter({ hasText: 'The invitation works until' });
    await drawer.getByRole('button', { name: 'Withdraw the invitation' }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Withdraw the invitation' }).click();
    await rowOf(page, name).waitFor({ state: 'detached' });
  });

  it('shows the last page of a list where the address names one beyond it', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('viewer');
    await page.goto(`/dashboard/${await stage.entity()}/rules?page=9`);
    await rowOf(page, 'details_match_verification').waitFor();
    await page.waitForURL(/\/rules$/);
  });

  it('merges two suppliers after a preview of the result', async () => {
    const stage = onStage();
    const { api } = stage.service;
    await upload(stage, { businessName: 'Merge One Pty Ltd', abn: '51 824 753 556', accountNumber: '4829 1301' });
    await upload(stage, { businessName: 'Merge Two Pty Ltd', abn: '33 007 457 141', accountNumber: '4829 1302' });
    const { page } = await stage.pageAs('admin');
    await page.goto(`/dashboard/${await stage.entity()}/suppliers`);
    await rowOf(page, 'Merge One').getByRole('button').first().click();
    await page.getByRole('button', { name: 'Merge another supplier into this one' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Merge two suppliers' });
    await dialog.getByRole('combobox').or(dialog.getByRole('textbox')).first().fill('33 007 457 141');
    await page.getByRole('option', { name: /Merge Two/ }).click();
    await dialog.getByText('What this supplier will have').waitFor();
    await dialog.getByText('different ABNs').waitFor();
    await dialog.getByText('From Merge Two Pty Ltd').first().waitFor();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await rowOf(page, 'Merge Two').waitFor({ state: 'detached' });
    const { body } = await api.get('/suppliers?filter[abn]=51824753556');
    expect(body.data[0].attributes.accounts).toHaveLength(2);
  });

  it('releases one held email and rejects another', async () => {
    const stage = onStage();
    const { api, smtp, credentials } = stage.service;
    const sender = 'held.example';
    await api.post('/sender-rules', { sender, policy: 'ask', note: 'Looked at first' });
    const subjects = [`Release ${randomUUID()}`, `Reject ${randomUUID()}`];
    for (const subject of subjects)
      await sendMail(smtp, {
        from: `accounts@${sender}`,
        to: credentials.inbox,
        subject,
        attachments: [{ filename: 'held.pdf', content: await invoicePdf({ invoiceNumber: 'HELD-1' }) }],
      });
    const held = await eventually(
      () => api.get('/inbound-emails?filter[sender_decision]=held'),
      (answer) => answer.body.data.length === subjects.length,
    );
    expect(held.body.data.map(({ attributes }: any) => attributes.subject).sort()).toEqual(subjects.toSorted());
    const { page } = await stage.pageAs('admin');
    await page.goto(`/dashboard/${await stage.entity()}/emails?decision=held`);
    for (const [at, action] of (['Release', 'Reject'] as const).entries()) {
      await rowOf(page, subjects[at]!).getByRole('button').first().click();
      const drawer = page.getByRole('dialog').filter({ hasText: 'on hold because of your sender list' });
      await drawer.getByRole('button', { name: action, exact: true }).click();
      if (action === 'Reject')
        await page.getByRole('dialog').last().getByRole('button', { name: action, exact: true }).last().click();
      await rowOf(page, subjects[at]!).waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
    }
    const { body } = await api.get('/inbound-emails?page[size]=100');
    const decisions = subjects.map(
      (subject) => body.data.find(({ attributes }: any) => attributes.subject === subject).attributes.sender_decision,
    );
    expect(decisions).toEqual(['released', 'refused']);
  });

  it('deletes personal data of an invoice, an email, a verification and a payment file, for a reason', async () => {
    const stage = onStage();
    const { api, smtp, credentials, sandbox } = stage.service;
    const entity = await stage.entity();
    const subject = `Private ${randomUUID()}`;
    const content = await invoicePdf({ invoiceNumber: 'PRIVATE-1' });
    await sendMail(smtp, { to: credentials.inbox, subject, attachments: [{ filename: 'private.pdf', content }] });
    const invoice = await upload(stage, { invoiceNumber: 'PRIVATE-2' });
    const file = (await api.upload('/aba-checks', abaFile([{ accountName: 'PRIVATE PERSON' }]), 'private.aba')).body
      .data;
    const verification = await createVerification(sandbox, { business_name: subject, account_number: '99887777' });
    await eventually(
      () => api.get('/inbound-emails?page[size]=100'),
      ({ body }) => body.data.some(({ attributes: a }: any) => a.subject === subject && a.status === 'processed'),
    );
    const { page } = await stage.pageAs('admin');
    const action = page.getByRole('button', { name: 'Delete personal data' });
    const dialog = page.getByRole('dialog', { name: 'Delete personal data' });
    const confirm = async (): Promise<void> => {
      await dialog.getByLabel('Reason').selectOption('The person asked for it');
      await dialog.getByRole('button', { name: 'Delete personal data' }).click();
    };
    const gone = (): Promise<void> => page.getByText('The personal data is deleted.').first().waitFor();

    await page.goto(`/dashboard/${entity}/invoices/${invoice}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete personal data' }).click();
    await dialog.getByRole('button', { name: 'Delete personal data' }).click();
    await dialog.getByText('Choose a reason.').first().waitFor();
    expect(await stage.accessibility(page)).toEqual([]);
    expect((await api.get(`/invoices/${invoice}`)).body.data.attributes.redacted_at).toBeNull();
    await confirm();
    await gone();
    await page.getByText('Personal data deleted').first().waitFor();
    expect(await page.getByRole('img', { name: 'Page 1' }).count()).toBe(0);

    await page.goto(`/dashboard/${entity}/emails`);
    await rowOf(page, subject).getByRole('button').first().click();
    await action.click();
    await confirm();
    // Its invoice goes only where that is said as well.
    await dialog.getByText('They can only be deleted together.').waitFor();
    await dialog.getByLabel('Delete the personal data of those invoices too').check();
    await dialog.getByRole('button', { name: 'Delete personal data' }).click();
    await gone();
    await rowOf(page, subject).waitFor({ state: 'detached' });

    // What people are still to decide on cannot go.
    await page.goto(`/dashboard/${entity}/payment-files/${file.id}`);
    await page.getByRole('button', { name: 'Reject', exact: true }).waitFor();
    expect(await action.count()).toBe(0);
    await api.post(`/aba-checks/${file.id}/decisions`, { decision: 'reject', reason: 'other' });
    await action.click();
    await confirm();
    await gone();
    await page.getByText('PRIVATE PERSON').waitFor({ state: 'detached' });

    await page.goto(`/dashboard/${await stage.entity('sandbox')}/verifications?open=${verification.id}`);
    await action.click();
    await confirm();
    await gone();
    await page.getByText(subject).first().waitFor({ state: 'detached' });

    const { body } = await api.get('/audit-events?filter[action]=invoice.redacted');
    expect(body.data[0].attributes).toMatchObject({
      actor: 'person',
      changes: [{ attribute: 'reason', after: 'requested' }],
    });
    const { page: reviewer } = await stage.pageAs('reviewer');
    await reviewer.goto(`/dashboard/${entity}/emails`);
    await rowOf(reviewer, 'Release').getByRole('button').first().click();
    await reviewer.getByRole('dialog').getByText('Attachments').waitFor();
    expect(await reviewer.getByRole('button', { name: 'Delete personal data' }).count()).toBe(0);
    // Pages ask once more for what they still show of a file, which is gone by then.
    stage.forgive(/status of 404/);
  });

  it('lists the keyboard shortcuts, and can switch off single keys', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('reviewer');
    const inbox = `/dashboard/${await stage.entity()}/inbox`;
    await page.goto(inbox);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await list.getByText('Go anywhere').waitFor();
    await list.getByRole('switch', { name: 'Single-key shortcuts' }).click({ force: true });
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.keyboard.press('?');
    await page.waitForTimeout(500);
    expect([new URL(page.url()).pathname, await list.count()]).toEqual([inbox, 0]);
    await page.evaluate(() => (globalThis as any).localStorage.clear());
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    await page.waitForURL('**/overview');

    // The second key waits while the page is busy for longer than two keys may be apart.
    await page.keyboard.press('g');
    await page.evaluate(() => {
      setTimeout(() => {
        const end = performance.now() + 2_000;
        while (performance.now() < end);
      });
    });
    await page.keyboard.press('i');
    await page.waitForURL(`**${inbox}`);
  });

  it('tells the audit trail in plain English, with the names that the interface has', async () => {
    const stage = onStage();
    const { data: rule } = (
      await stage.service.api.post('/sender-rules', { sender: 'audited.example', policy: 'block', note: 'Nobody' })
    ).body;
    const { page, person } = await stage.pageAs('admin');
    const entity = await stage.entity();
    await page.goto(`/dashboard/${entity}/audit?subject=${rule.id}`);
    const row = rowOf(page, 'Sender added to the list');
    await row.getByRole('button').click();
    const drawer = page.getByRole('dialog', { name: 'Sender added to the list' });
    await drawer.getByText('sender_rule.created', { exact: true }).waitFor();
    await drawer.getByText('Policy').waitFor();
    // What changed is in the words of the pages, and not in the interface's (`block`).
    await drawer.getByText('Block', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    // Found by its words as well as by its name; exports take the name.
    await page.keyboard.press('/');
    await page.keyboard.type('policy ch');
    await page.getByRole('option', { name: 'Approval policy changed' }).waitFor();
    await page.getByRole('combobox', { name: 'Action' }).fill('sender_rule.del');
    await page.getByRole('option', { name: /^Sender removed from the list/ }).click();
    await page.waitForURL(/action=sender_rule\.deleted/);
    expect(await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toMatch(
      /filter%5Baction%5D=sender_rule\.deleted/,
    );
    // Who signed in belongs to the organization, and to no entity.
    await page.goto(`/dashboard/${entity}/audit?subject=${person.id}`);
    await page.getByText('Nothing matches these filters').waitFor();
    await page.getByLabel('Where').selectOption('Whole organization');
    await rowOf(page, 'Signed in').waitFor();
    expect(await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toMatch(
      /^\/dashboard\/management\/audit-events/,
    );
  });

  it('offers whoever only reads nothing that would be refused, and says what their role does not open', async () => {
    const stage = onStage();
    const id = await upload(stage, { invoiceNumber: 'READ-1' });
    const { page, person } = await stage.pageAs('viewer');
    const at = `/dashboard/${await stage.entity()}`;
    await page.goto(`${at}/inbox`);
    await page.getByText('READ-1').first().waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.goto(`${at}/invoices/${id}`);
    await page.getByText('Your role does not decide on invoices.').waitFor();
    await page.goto(`${at}/policy`);
    await page.getByText('Only an admin can change it.').waitFor();
    expect(await page.locator('main').getByRole('radio').count()).toBe(0);
    for (const [path, title] of [
      ['audit', 'Audit trail'],
      ['webhooks', 'Webhooks'],
      ['users', 'Users'],
    ]) {
      await page.goto(`${at}/${path}`);
      await page.getByRole('heading', { level: 1, name: title! }).waitFor();
      await page.getByText('Your role (Viewer) does not open this page.').waitFor();
      expect(await page.locator('main').getByRole('button').count()).toBe(0);
    }
    for (const path of ['overview', 'payment-files', 'keys']) {
      await page.goto(`${at}/${path}`);
      await stage.settled(page);
    }
    for (const path of ['verifications', 'suppliers', 'emails', 'senders', 'rules']) {
      await page.goto(`${at}/${path}`);
      await stage.settled(page);
      const row = page.locator('tbody button').first();
      if ((await row.count()) === 0) continue;
      await row.click();
      await page.getByRole('dialog').waitFor();
      await stage.settled(page);
      expect(await page.getByRole('dialog').getByRole('button').count()).toBe(1);
    }
    // Where nothing is there yet, nothing is asked of them that their role would be refused; other tests may have made something.
    const empty = `/dashboard/${await stage.entity('sandbox')}`;
    for (const [path, title] of [
      ['payment-files', 'No payment files yet'],
      ['verifications', 'No verifications yet'],
      ['senders', 'No senders are listed'],
    ]) {
      await page.goto(`${empty}/${path}`);
      await stage.settled(page);
      if ((await page.locator('tbody button').count()) === 0)
        await page.getByRole('heading', { name: title! }).waitFor();
      expect(await page.getByText(/^(?:Upload|Verify|List) |\. List a/).count()).toBe(0);
    }
    const refused = await stage.service.database.query(
      `SELECT changes FROM audit_event_details WHERE action = 'request.refused' AND user_id = $1`,
      [person.id],
    );
    expect(refused).toEqual([]);
  });
});
