import { invoicePdf } from '../../support/invoice-pdf.js';
import { sendMail } from '../../support/mail.js';
import { rowOf } from '../invoices.js';
import type { Stage } from '../stage.js';

export function arrival(onStage: () => Stage): void {
  it('shows an email’s invoice as it arrives and is read', async () => {
    const stage = onStage();
    const { page } = await stage.pageAs('reviewer');
    await page.goto(`/dashboard/${await stage.entity()}/inbox`);
    await page.getByRole('heading', { name: 'No invoices yet' }).waitFor();
    const content = await invoicePdf({ invoiceNumber: 'LIVE-1' });
    await sendMail(stage.service.smtp, {
      to: stage.service.credentials.inbox,
      subject: 'Invoice',
      attachments: [{ filename: 'live.pdf', content }],
    });
    const row = rowOf(page, 'LIVE-1');
    await row.getByText('New', { exact: true }).waitFor();
    for (const text of ['Harbour Lane Joinery Pty Ltd', '$1,430.00', '062-000', '12345678', 'To review'])
      expect(await row.innerText()).toContain(text);
  });
}
