import { randomUUID } from 'node:crypto';
import { eventually } from '../support/api.js';
import { drawn, KEYBOARD_JOINERY, upload } from './invoices.js';
import { describeInBrowser, useStage } from './use-stage.js';

describeInBrowser('the review', () => {
  const onStage = useStage();
  const seen: Partial<Record<'first' | 'second', Promise<string>>> = {};
  const first = (): Promise<string> =>
    (seen.first ??= upload(onStage(), { ...KEYBOARD_JOINERY, invoiceNumber: 'KEYS-1' }));
  const second = (): Promise<string> =>
    (seen.second ??= upload(onStage(), { ...KEYBOARD_JOINERY, invoiceNumber: 'KEYS-2' }));
  const addressOf = async (id: string, query = ''): Promise<string> =>
    `/dashboard/${await onStage().entity()}/invoices/${id}${query}`;

  it('tells whoever has it open that somebody else decided, and loses nothing that was typed', async () => {
    const stage = onStage();
    const id = await first();
    const { page } = await stage.pageAs('reviewer');
    await page.goto(await addressOf(id));
    await drawn(page);
    await page.keyboard.press('r');
    await page.getByRole('radio', { name: 'Duplicate' }).check();
    const form = page.getByRole('form', { name: 'Reject this invoice' });
    await form.getByRole('textbox', { name: 'Comment' }).fill('Typed before');
    await stage.service.api.post(`/invoices/${id}/decisions`, { decision: 'approve', reason: 'known_supplier' });
    await page.getByRole('alert').filter({ hasText: 'approved it a moment ago' }).waitFor();
    expect(await form.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('Typed before');
    await form.getByRole('button', { name: 'Reject' }).click();
    await form.getByText(/approved this invoice on/).waitFor();
  });

  it('says at first sight what to do, and leads nobody to approve what a check speaks against', async () => {
    const stage = onStage();
    const id = await upload(stage, { ...KEYBOARD_JOINERY, invoiceNumber: 'NEXT-1' });
    const become = (outcome: string, type: string): Promise<unknown> =>
      stage.service.database.query(
        `UPDATE invoices SET outcome = $2, check_results = $3, check_details = '[]' WHERE id = $1`,
        [id, outcome, JSON.stringify([{ type, result: false }])],
      );
    await become('mismatch', 'details_match_verification');
    const { page } = await stage.pageAs('reviewer');
    await page.goto(await addressOf(id));
    const answer = page.getByRole('region', { name: 'Is this the account we verified?' });
    await answer.getByText('Do not pay this account. Call the supplier on a number you already have').waitFor();
    const bottom = await answer.evaluate((one: any) => one.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(600);
    // Verified, but a duplicate: approving is offered like every other decision.
    await become('verified', 'invoice_is_new');
    await page.reload();
    await answer.getByText('Before you approve it, look into what failed.').waitFor();
    const backs = await page
      .locator('[data-decide]')
      .evaluateAll((buttons: any[]) => buttons.map((one) => (globalThis as any).getComputedStyle(one).backgroundColor));
    expect(new Set(backs).size).toBe(1);
  });

  it('keeps the focus in a form that a key opens while the last one still gives it back', async () => {
    const stage = onStage();
    const id = await upload(stage, { ...KEYBOARD_JOINERY, invoiceNumber: 'FOCUS-1' });
    const { page } = await stage.pageAs('reviewer');
    await page.goto(await addressOf(id));
    await page.getByText('What to do').waitFor();
    await stage.settled(page);
    await page.keyboard.press('h');
    await page.getByRole('form', { name: 'Put this invoice on hold' }).waitFor();
    // Both keys come before the page is drawn again.
    await page.evaluate(async () => {
      const { document, KeyboardEvent } = globalThis as any;
      const press = (key: string): void =>
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press('Escape');
      await Promise.resolve();
      press('r');
    });
    const form = page.getByRole('form', { name: 'Reject this invoice' });
    await form.waitFor();
    await stage.settled(page);
    await page.evaluate(
      () => new Promise((drawn) => (globalThis as any).requestAnimationFrame(() => setTimeout(drawn, 100))),
    );
    expect(await form.evaluate((one: any) => one.contains(one.ownerDocument.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached', timeout: 10_000 });
  });

  it.each([1440, 390])('keeps the answer in sight while somebody decides by keys, at %d pixels', async (width) => {
    const stage = onStage();
    const id = await upload(stage, { ...KEYBOARD_JOINERY, invoiceNumber: `SIGHT-${width}` });
    const { page } = await stage.pageAs('reviewer', { width });
    await page.goto(await addressOf(id));
    await page.getByText('What to do').waitFor();
    await stage.settled(page);
    const scrolled = (): Promise<number> => page.evaluate('scrollY');
    for (const key of ['a', 'h', 'r']) {
      await page.keyboard.press(key);
      await page.getByRole('form').waitFor();
      await page.keyboard.press('Tab');
      await stage.settled(page);
      expect([key, await scrolled()]).toEqual([key, 0]);
      await page.keyboard.press('Escape');
      await page.getByRole('form').waitFor({ state: 'detached' });
    }
    // What is beside the bar is still scrolled out from under it.
    await page.getByRole('button', { name: 'Correct: Total' }).focus();
    const [field, bar] = await page.evaluate(() => {
      const { document } = globalThis as any;
      return [document.activeElement, document.querySelector('section[aria-label=Decision]')].map((one) =>
        one.getBoundingClientRect(),
      );
    });
    expect(field.bottom).toBeLessThanOrEqual(bar.top);
  });

  it('sends once on a double click, and keeps what was typed and the focus when it could not be sent', async () => {
    const stage = onStage();
    const id = await upload(stage, { ...KEYBOARD_JOINERY, invoiceNumber: 'ONCE-1' });
    const { page } = await stage.pageAs('reviewer');
    await page.goto(await addressOf(id));
    await page.getByRole('region', { name: 'Decision' }).getByRole('button', { name: 'Hold' }).waitFor();
    await page.keyboard.press('h');
    const form = page.getByRole('form', { name: 'Put this invoice on hold' });
    await form.getByLabel('Comment').fill('Ring them first');
    let sent = 0;
    await page.route('**/decisions', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      return sent === 1 ? route.fulfill({ status: 500, body: '<html>' }) : route.continue();
    });
    const hold = form.getByRole('button', { name: 'Hold' });
    await hold.dblclick();
    await form.getByText(/^Something went wrong \(status 500\)/).waitFor();
    await page.waitForFunction(() => (globalThis as any).document.activeElement.type === 'submit');
    expect(sent).toBe(1);
    expect(await form.getByLabel('Comment').inputValue()).toBe('Ring them first');
    await page.keyboard.press('Enter');
    // What it says of that is not in the way of the next decision.
    const said = await page.locator('.mantine-Notification-root').filter({ hasText: 'Put on hold.' }).boundingBox();
    const bar = await page.getByRole('region', { name: 'Decision' }).boundingBox();
    expect(said!.y + said!.height).toBeLessThan(bar!.y);
    stage.forgive(/status of 500/);
    // The page may lead on to the next invoice.
    const { body } = await stage.service.api.get(`/invoices/${id}`);
    expect([body.data.attributes.review, sent]).toEqual(['on_hold', 2]);
  });

  it('can be worked with where no picture can be drawn', async () => {
    const stage = onStage();
    const id = await second();
    await stage.service.database.query(
      `UPDATE invoice_pages SET picture_failure = 'timed_out', picture_failed_at = now() WHERE invoice_id = $1`,
      [id],
    );
    await stage.service.database.query(
      'DELETE FROM page_pictures WHERE page_id IN (SELECT id FROM invoice_pages WHERE invoice_id = $1)',
      [id],
    );
    const { page } = await stage.pageAs('reviewer');
    await page.goto(await addressOf(id));
    await page.getByText('The picture of this page could not be drawn: it took too long.').waitFor();
    await page.keyboard.press('2');
    await page.getByRole('region', { name: 'Page 1' }).locator('[data-active]').waitFor();
    await page.getByRole('listitem').filter({ hasText: '12345678' }).first().waitFor();
  });

  it('asks for no picture of the next invoice if its file cannot be opened', async () => {
    const stage = onStage();
    const { body } = await stage.service.api.upload('/invoices', Buffer.from('%PDF-1.7\nnothing more'), 'next.pdf');
    await eventually(
      () => stage.service.api.get(`/invoices/${body.data.id}`),
      (answer) => answer.body.data.attributes.status === 'invalid',
    );
    const id = await upload(stage, { ...KEYBOARD_JOINERY, invoiceNumber: 'BEFORE-1' });
    const { page } = await stage.pageAs('reviewer');
    const next = page.waitForResponse((response) => response.url().endsWith(`/invoices/${body.data.id}`));
    await page.goto(await addressOf(id));
    await next;
    await drawn(page);
    await stage.settled(page);
    expect(stage.complaints).toEqual([]);
  });

  it('says under a heading that an invoice could not be loaded, and tries again', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('reviewer');
    const broken = /\/dashboard\/api\/[^/]+\/invoices\/[^/?]+$/;
    await page.route(broken, (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }));
    await page.goto(await addressOf(await first()));
    await page.getByRole('heading', { level: 1, name: 'Invoice' }).waitFor();
    await page.getByText('Something went wrong.').waitFor();
    expect(await stage.accessibility(page)).toEqual([]);
    await page.unroute(broken);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Keyboard Joinery Pty Ltd' }).waitFor();
    // The browser tells of the answer that failed, as was wanted here.
    stage.complaints.splice(0);
  });

  it('leads back to the list from an invoice or a payment file that does not exist', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('reviewer');
    const entity = `/dashboard/${await stage.entity()}`;
    const pages = [
      { list: 'inbox', address: `invoices/${randomUUID()}`, title: 'Invoice not found', back: 'Back to the inbox' },
      {
        list: 'payment-files',
        address: `payment-files/${randomUUID()}`,
        title: 'Payment file not found',
        back: 'All payment files',
      },
    ];
    for (const { list, address, title, back } of pages) {
      await page.goto(`${entity}/${address}`);
      await page.getByRole('heading', { name: title }).waitFor();
      // Asking again would not help.
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      expect(await stage.accessibility(page)).toEqual([]);
      await page.getByRole('link', { name: back }).click();
      await page.waitForURL(`**${entity}/${list}`);
    }
    stage.forgive(/status of 404/);
  });

  it('shows viewers masked numbers and no document', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('viewer');
    await page.goto(await addressOf(await first()));
    await page.getByRole('heading', { name: 'Your role does not see documents' }).waitFor();
    await page.getByText('••••5678').first().waitFor();
    // Whoever decides nothing is not told what to do.
    expect(await page.getByText('What to do').count()).toBe(0);
    const text = await page.locator('body').innerText();
    expect(text).not.toContain('12345678');
    await expect(page.getByRole('button', { name: 'Approve' }).count()).resolves.toBe(0);
  });

  it.each([
    { width: 1440, scheme: 'dark' as const },
    { width: 390, scheme: 'light' as const },
  ])('has nothing serious for axe at $width pixels, $scheme, with a form open', async (look) => {
    const stage = onStage();
    const id = await upload(stage, {
      ...KEYBOARD_JOINERY,
      invoiceNumber: `AXE-${look.width}`,
      accountNumber: '8765 4321',
    });
    const { page } = await stage.pageAs('approver', look);
    await page.goto(await addressOf(id));
    await page.getByRole('region', { name: 'Is this the account we verified?' }).getByRole('table').waitFor();
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByText('It was uploaded', { exact: false }).last().waitFor();
    await page.getByRole('button', { name: 'Approve' }).first().click();
    await page.getByRole('radio', { name: 'Called back' }).check();
    const found: object[] = await stage.accessibility(page);
    const [scrolled, shown] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = (globalThis as any).document.documentElement;
      return [scrollWidth, clientWidth] as [number, number];
    });
    if (scrolled > shown) found.push({ rule: 'wider than the window', scrolled, shown });
    expect(found).toEqual([]);
  });
});
