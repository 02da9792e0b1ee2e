import { eventually } from './support/api.js';
import { invoicePdf } from './support/invoice-pdf.js';
import { sendMail } from './support/mail.js';
import { addWaitingJobs } from './support/queued-jobs.js';
import { TestService } from './support/service.js';

describe('an email that lost its job', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ ROLES: 'http,smtp' });
  });
  afterAll(() => service.remove());

  it('is taken up although the queue is never empty, and one whose job may still be there is not', async () => {
    const { inbox } = service.credentials;
    for (const subject of ['Lost', 'Young'])
      await sendMail(service.smtp, {
        to: inbox,
        subject,
        attachments: [{ filename: 'a.pdf', content: await invoicePdf({ invoiceNumber: subject }) }],
      });
    await service.end();
    // The relay never sees what is told of them.
    const rows = await service.database.query<{ id: string; entity_id: string }>(
      `WITH gone AS (DELETE FROM outbox)
       SELECT id, entity_id FROM inbound_emails ORDER BY received_at, id`,
    );
    const [lost, young] = rows;
    await service.database.query(
      `UPDATE inbound_emails SET status = 'received', updated_at = now() - CASE WHEN id = $1 THEN interval '1 hour'
         ELSE interval '10 minutes' END`,
      [lost?.id],
    );
    const jobs = { entityId: lost?.entity_id ?? '', count: 3, firstEvent: 2_000_001, addedAt: Date.now() - 600_000 };
    for (const queue of ['authenticate-sender', 'read-message']) await addWaitingJobs(service, { ...jobs, queue });
    await service.database.query('DELETE FROM outbox');
    await service.launch({ ROLES: 'http,smtp,worker' });
    await eventually(
      () => service.database.query<{ id: string }>(`SELECT id FROM inbound_emails WHERE status <> 'received'`),
      (settled) => settled.length === 1 && settled[0]?.id === lost?.id,
    );
    expect(await service.database.query(`SELECT id FROM inbound_emails WHERE status = 'received'`)).toEqual([
      { id: young?.id },
    ]);
  });
});
