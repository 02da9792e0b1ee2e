import { eventually } from './support/api.js';
import { invoicePdf } from './support/invoice-pdf.js';
import { sendMail } from './support/mail.js';
import { TestService } from './support/service.js';

describe('the log', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({
      LOG_LEVEL: 'trace',
      SENDER_AUTHENTICATION: 'true',
      DNS_SERVERS: '127.0.0.1:1',
    });
  });
  afterAll(() => service.remove());

  it('holds no email address of what the mail server was told', async () => {
    const { inbox } = service.credentials;
    const from = 'kim.lee@supplier.example';
    await sendMail(service.smtp, {
      from: `"Kim Lee" <${from}>`,
      replyTo: 'elsewhere@another.example',
      to: inbox,
      attachments: [{ filename: 'invoice of kim@files.example.pdf', content: await invoicePdf() }],
    });
    for (const to of ['nobody@elsewhere.example', 'no-such-inbox@localhost', 'nor-this-one@localhost']) {
      await expect(sendMail(service.smtp, { from, to })).rejects.toMatchObject({ responseCode: expect.any(Number) });
    }
    await expect(sendMail(service.smtp, { from, to: inbox, raw: 'not a message'.repeat(10) })).resolves.toBeDefined();
    await service.api.get('/inbound-emails?filter[message_id]=kim.lee%40supplier.example');
    await eventually(
      () => service.api.get('/invoices'),
      ({ body }) => body.data[0]?.attributes.status === 'processed',
    );
    const lines = service.log.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(1);
    const localParts = ['kim.lee', 'elsewhere', 'kim', 'nobody', 'no-such-inbox', 'nor-this-one', inbox.split('@')[0]];
    for (const part of localParts)
      expect(lines.filter((line) => line.includes(`${part}@`) || line.includes(`${part}%40`))).toEqual([]);
  });
});
