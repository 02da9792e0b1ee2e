import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';

describe('an emailed invoice becomes a checked invoice', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.remove());

  it('from SMTP to the results of its checks', async () => {
    const pdf = await invoicePdf();
    const sent = await sendMail(service.smtp, {
      to: service.credentials.inbox,
      subject: 'Invoice HL-2041',
      text: 'Please find our invoice attached.',
      attachments: [{ filename: 'HL-2041.pdf', content: pdf }],
    });
    expect(sent.response).toMatch(/^250/);

    const { body } = await eventually(
      () => service.api.get('/invoices?filter[status]=processed'),
      (answer) => answer.body.data.length === 1,
    );
    const [invoice] = body.data;
    expect(invoice.type).toBe('invoices');
    expect(invoice.attributes).toMatchObject({
      status: 'processed',
      source: 'email',
      original_file_name: 'HL-2041.pdf',
      extracted_business_name: 'Harbour Lane Joinery Pty Ltd',
      extracted_business_abn: '53004085616',
      extracted_account_name: 'Harbour Lane Joinery Pty Ltd',
      extracted_account_number: '12345678',
      extracted_account_bsb: '062-000',
      extracted_invoice_number: 'HL-2041',
      check_results: expect.arrayContaining(
        [
          'document_is_invoice',
          'business_abn_valid',
          'account_bsb_valid',
          'account_number_valid',
          'account_not_shared',
          'invoice_is_new',
          'tax_invoice_complete',
        ].map((type) => ({ type, result: true })),
      ),
    });

    const file = await service.api.get(`/invoices/${invoice.id}/file`);
    expect(file.bytes.equals(pdf)).toBe(true);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('HL-2041.pdf');

    // As reading adds a further invoice of the same file.
    const [further] = await service.database.query<{ id: string }>(
      `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
         inbound_email_id, attachment_number, document_number, source_invoice_id)
       SELECT gen_random_uuid(), entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
         inbound_email_id, attachment_number, 2, id FROM invoices WHERE id = $1 RETURNING id`,
      [invoice.id],
    );
    const listed = await service.api.get(`/invoices?filter[source_invoice_id]=${invoice.id}`);
    expect(listed.body.data.map(({ id, attributes }: any) => [id, attributes.source_invoice_id])).toEqual([
      [further?.id, invoice.id],
    ]);

    const emails = await service.api.get('/inbound-emails');
    expect(emails.body.data[0].attributes).toMatchObject({
      from: 'accounts@supplier.example',
      to: [service.credentials.inbox],
      subject: 'Invoice HL-2041',
      message_id: sent.messageId,
      status: 'processed',
      attachments: [
        {
          file_name: 'HL-2041.pdf',
          size: pdf.length,
          outcome: 'invoice',
          reason: null,
          invoice_id: invoice.id,
          invoice_ids: [invoice.id, further?.id],
        },
      ],
    });
  });
});
