import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { addWaitingJobs } from '../support/queued-jobs.js';
import { TestService } from '../support/service.js';

describe('an email that lost its job', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ ROLES: 'http,smtp' });
  });
  afterAll(() => service.remove());

  it('is taken up although older jobs wait in its queue, and one whose job is still there is not', async () => {
    const { inbox } = service.credentials;
    for (const subject of ['Lost', 'Waiting'])
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
    const [lost, waiting] = rows;
    await service.database.query(
      `UPDATE inbound_emails SET status = 'received', updated_at = now() - interval '6 minutes'`,
    );
    const jobs = { entityId: lost?.entity_id ?? '', count: 3, firstEvent: 2_000_001, addedAt: Date.now() - 3_600_000 };
    await addWaitingJobs(service, { ...jobs, queue: 'authenticate-sender' });
    await addWaitingJobs(service, { ...jobs, count: 1_001, queue: 'read-message', emailId: waiting?.id });
    await service.database.query('DELETE FROM outbox');
    await service.launch({ ROLES: 'smtp,worker', HEALTH_PORT: '0' });
    await eventually(
      () => service.database.query<{ id: string }>(`SELECT id FROM inbound_emails WHERE status <> 'received'`),
      (settled) => settled.length === 1 && settled[0]?.id === lost?.id,
    );
    const { health } = JSON.parse(service.log.split('\n').find((line) => line.includes('"msg":"Ready"')) ?? '{}') as {
      health: number;
    };
    // Probes of a process that serves no HTTP.
    for (const [path, status] of [
      ['live', 200],
      ['ready', 200],
      ['metrics', 404],
    ])
      expect((await fetch(`http://127.0.0.1:${health}/health/${path}`)).status).toBe(status);
    expect(await service.database.query(`SELECT id FROM inbound_emails WHERE status = 'received'`)).toEqual([
      { id: waiting?.id },
    ]);
  });
});
