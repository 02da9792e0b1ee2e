import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { eventually } from '../support/api.js';
import type { ResourceObject } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import type { SampleInvoice } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import type { Stage } from './stage.js';

const supplier = { businessName: 'Keyboard Joinery Pty Ltd', accountName: 'Keyboard Joinery', abn: '51 824 753 556' };

async function upload(stage: Stage, given: SampleInvoice): Promise<string> {
  const { api } = stage.service;
  const { body } = await api.upload('/invoices', await invoicePdf({ ...supplier, ...given }), `${randomUUID()}.pdf`);
  await eventually(
    () => api.get(`/invoices/${body.data.id}`),
    (answer) => answer.body.data.attributes.status === 'processed',
  );
  return body.data.id as string;
}

const drawn = (page: Page) => page.getByRole('img', { name: 'Page 1' }).waitFor({ timeout: 30_000 });

export function reviewFlows(onStage: () => Stage): void {
  const seen: Partial<Record<'first' | 'second', Promise<string>>> = {};
  const first = (): Promise<string> => (seen.first ??= upload(onStage(), { invoiceNumber: 'KEYS-1' }));
  const second = (): Promise<string> => (seen.second ??= upload(onStage(), { invoiceNumber: 'KEYS-2' }));
  const addressOf = async (id: string, query = ''): Promise<string> =>
    `/dashboard/${await onStage().entity()}/invoices/${id}${query}`;

  it('is done by keyboard alone: fields, a correction by picking, a comment, a rejection, and on to the next', async () => {
    const stage = onStage();
    // The newest stands first in the list.
    const [then, now] = [await first(), await second()];
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/inbox?search=KEYS-`);
    await page.getByRole('row').filter({ hasText: 'KEYS-2' }).waitFor();
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    await press('j');
    await press('o');
    await page.waitForURL(`**/invoices/${now}?search=KEYS-`);
    await drawn(page);
    const box = (name: string) => page.getByRole('region', { name: 'Page 1' }).getByRole('button', { name });
    await press('2');
    await box('Account number').and(page.locator('[data-active]')).waitFor();
    await press('6');
    await box('Invoice number').and(page.locator('[data-active]')).waitFor();

    await press('e');
    const input = page.getByRole('textbox', { name: 'Invoice number' });
    await input.and(page.locator(':focus')).waitFor();
    await page.getByRole('button', { name: 'Pick on the page' }).focus();
    await press('Enter');
    await page.getByRole('listbox').and(page.locator(':focus')).waitFor();
    await page.getByRole('option', { name: 'KEYS-2' }).waitFor();
    await press('ArrowRight');
    await press('Shift+ArrowRight');
    await press('Enter');
    await input.and(page.locator(':focus')).waitFor();
    const picked = await input.inputValue();
    expect(picked.split(' ').length).toBeGreaterThan(1);
    await press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'Invoice number' }).getByText('Corrected').waitFor();
    expect(await page.evaluate(() => (globalThis as any).document.activeElement.id)).toBe(
      'field-extracted_invoice_number',
    );

    await press('c');
    await page.getByRole('textbox', { name: 'Comment' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Looked at without a mouse; jkahr are letters here.');
    await press('Control+Enter');
    await page.getByRole('listitem').filter({ hasText: 'without a mouse' }).waitFor();
    await press('Escape');

    await press('r');
    await page.getByRole('radio', { name: 'Fraud' }).and(page.locator(':focus')).waitFor();
    await press('Space');
    await press('Control+Enter');
    await page.waitForURL(`**/invoices/${then}?search=KEYS-`);
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
    const { body } = await stage.service.api.get(`/invoices/${now}`);
    expect(body.data.attributes).toMatchObject({
      review: 'rejected',
      corrected: ['extracted_invoice_number'],
      extracted_invoice_number: picked,
    });
    await press('k');
    await page.waitForURL(`**/invoices/${now}?search=KEYS-`);
    await page.getByText('Rejected', { exact: true }).first().waitFor();
  });

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
    await page.getByRole('alert').filter({ hasText: 'approved it a moment ago' }).waitFor({ timeout: 20_000 });
    expect(await form.getByRole('textbox', { name: 'Comment' }).inputValue()).toBe('Typed before');
    await form.getByRole('button', { name: 'Reject' }).click();
    await form.getByText(/approved this invoice on/).waitFor();
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
    await page.getByText('The picture of this page could not be drawn: it took too long.').waitFor({ timeout: 20_000 });
    await page.keyboard.press('2');
    await page.getByRole('region', { name: 'Page 1' }).locator('[data-active]').waitFor();
    await page.getByRole('listitem').filter({ hasText: '12345678' }).first().waitFor();
  });

  it('shows viewers masked numbers and no document', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('viewer');
    await page.goto(await addressOf(await first()));
    await page.getByRole('heading', { name: 'Your role does not see documents' }).waitFor();
    await page.getByText('••••5678').first().waitFor();
    const text = await page.locator('body').innerText();
    expect(text).not.toContain('12345678');
    await expect(page.getByRole('button', { name: 'Approve' }).count()).resolves.toBe(0);
  });

  it('shows what somebody hostile wrote, and obeys nothing of it', async () => {
    const stage = onStage();
    const subject = 'Invoice <img src=x onerror="document.title=1"> \u202Egnp.exe';
    await sendMail(stage.service.smtp, {
      from: '"<script>globalThis.hacked = 1</script>" <accounts@hostile.example>',
      to: stage.service.credentials.inbox,
      subject,
      html: `<p>Laid out by its sender</p><script>top.hacked = 1; globalThis.hacked = 1</script>
        <img src="http://tracker.example/pixel.png" onerror="top.hacked = 1"><meta http-equiv="refresh" content="0;url=http://tracker.example/">
        <style>@import url(http://tracker.example/style.css); p { background: url(http://tracker.example/back.png) }</style>
        <form action="http://tracker.example/"><button>Send</button></form><a href="http://tracker.example/" target="_top">Out</a>`,
      attachments: [
        {
          filename: '<script>hacked=1<\u2215script>\u202Efdp.pdf',
          content: await invoicePdf({
            ...supplier,
            businessName: '<img src=x onerror=hacked=1> Pty Ltd',
            invoiceNumber: 'EVIL-1',
          }),
        },
      ],
    });
    const list = await eventually(
      () => stage.service.api.get('/invoices?filter[search]=EVIL-1'),
      ({ body }) => body.data.some(({ attributes }: ResourceObject) => attributes.status === 'processed'),
    );
    const id = list.body.data[0].id as string;
    const { page } = await stage.pageAs('reviewer');
    const refused: unknown[] = [];
    const outside: string[] = [];
    page.on('requestfailed', (request) => refused.push([request.url(), request.failure()?.errorText]));
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.origin) && !request.url().startsWith('blob:')) outside.push(request.url());
    });
    await page.goto(await addressOf(id));
    await drawn(page);
    await page.getByRole('tab', { name: 'Email' }).click();
    await page.getByText('⟨U+202E⟩gnp.exe').waitFor();
    await page.getByText('Laid out by its sender').waitFor();
    await page.getByRole('button', { name: 'Show as the sender laid it out' }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText('Laid out by its sender').waitFor();
    await frame.getByRole('link', { name: 'Out' }).click();
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (globalThis as any).hacked)).toBeUndefined();
    for (const url of outside) expect(refused).toContainEqual([url, 'csp']);
    expect(await page.title()).toContain('EVIL-1');
    expect(page.url()).toContain(id);
    // What the browser refused of the mail, and nothing of ours.
    for (const one of stage.complaints.splice(0)) expect(one).toMatch(/tracker\.example|\/html'|sandboxed/);

    const { email_id } = (await stage.service.api.get(`/invoices/${id}/comparison`)).body.data;
    const asked = { headers: { authorization: `Bearer ${stage.service.credentials.entity_key}` } };
    const html = await fetch(`${stage.service.http}/api/inbound-emails/${email_id}/html`, asked);
    expect([html.headers.get('content-security-policy'), html.headers.get('x-frame-options')]).toEqual([
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      'SAMEORIGIN',
    ]);
    const file = await fetch(`${stage.service.http}/api/invoices/${id}/file`, asked);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    { width: 1440, scheme: 'dark' as const },
    { width: 390, scheme: 'light' as const },
  ])('has nothing serious for axe at $width pixels, $scheme, with a form open', async (look) => {
    const stage = onStage();
    const id = await upload(stage, { invoiceNumber: `AXE-${look.width}`, accountNumber: '8765 4321' });
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
}
