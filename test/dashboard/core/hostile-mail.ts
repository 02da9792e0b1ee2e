import { eventually } from '../../support/api.js';
import type { ResourceObject } from '../../support/api.js';
import { invoicePdf } from '../../support/invoice-pdf.js';
import { sendMail } from '../../support/mail.js';
import { drawn, KEYBOARD_JOINERY } from '../invoices.js';
import type { Stage } from '../stage.js';

export function hostileMail(onStage: () => Stage): void {
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
            ...KEYBOARD_JOINERY,
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
    await page.goto(`/dashboard/${await stage.entity()}/invoices/${id}`);
    await drawn(page);
    await page.getByRole('tab', { name: 'Email' }).click();
    await page.getByRole('tabpanel', { name: 'Email' }).getByText('⟨U+202E⟩gnp.exe').first().waitFor();
    await page.getByText('Laid out by its sender').waitFor();
    await page.getByRole('button', { name: 'Show the sender’s layout' }).click();
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
}
