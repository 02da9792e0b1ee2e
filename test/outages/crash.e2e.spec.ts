import { eventually, PATIENCE_MS } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { compose } from '../support/messages/compose.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';

/** `npm run test:durability` sends a thousand and kills twenty times. */
const MESSAGES = 16;
const CONNECTIONS = 8;
/** Accepted by then, while others are on their way. */
const BEFORE_KILL = 6;

describe('kill -9 in the middle of many emails', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ READERS: '2' });
  });
  afterAll(() => service.remove());

  it(
    'keeps every message that got 250, exactly once, and goes on by itself',
    async () => {
      const { inbox } = service.credentials;
      const accepted = new Set<string>();
      let next = 0;
      const sender = async (): Promise<void> => {
        while (next < MESSAGES) {
          const number = next++;
          const messageId = `<crash-${number}@supplier.example>`;
          const raw = await compose({
            from: 'accounts@supplier.example',
            to: inbox,
            messageId,
            subject: `Invoice ${number}`,
            text: 'Attached.',
            attachments: [{ filename: `${number}.pdf`, content: await invoicePdf({ invoiceNumber: `CR-${number}` }) }],
          });
          const message = { envelope: { from: 'accounts@supplier.example', to: inbox }, raw };
          // As a mail server would: what did not get its 250 is sent again, byte for byte.
          await eventually(
            () =>
              sendMail(service.smtp, message, { connectionTimeout: 5_000 }).then(
                () => true,
                () => false,
              ),
            (isTaken) => isTaken,
          );
          accepted.add(messageId);
        }
      };
      const sending = Promise.all(Array.from({ length: CONNECTIONS }, sender));
      await eventually(
        () => Promise.resolve(accepted.size),
        (count) => count >= BEFORE_KILL,
      );
      await service.end('SIGKILL');
      await service.launch();
      const ready = Date.now();
      await sending;
      expect(accepted.size).toBe(MESSAGES);

      await eventually(
        () =>
          service.database.query<{ id: string }>(
            `SELECT id FROM invoices WHERE status <> 'queued' AND updated_at > $1`,
            [new Date(ready)],
          ),
        (rows) => rows.length > 0,
      );
      await eventually(
        () => service.api.get('/invoices?filter[status]=processed&page[size]=1'),
        (answer) => answer.body.meta.total >= MESSAGES,
        Math.max(150_000, PATIENCE_MS),
      );

      const emails = await service.database.query<{ message_id: string; status: string }>(
        'SELECT message_id, status FROM inbound_emails',
      );
      expect(emails.map((email) => email.message_id).sort()).toEqual([...accepted].sort());
      expect(new Set(emails.map((email) => email.status))).toEqual(new Set(['processed']));
      const numbers = await service.database.query<{ number: string }>(
        'SELECT extracted_invoice_number AS number FROM invoices ORDER BY 1',
      );
      expect(numbers.map((row) => row.number).sort()).toEqual(
        Array.from({ length: MESSAGES }, (_, index) => `CR-${index}`).sort(),
      );
    },
    Math.max(400_000, 2 * PATIENCE_MS),
  );
});
