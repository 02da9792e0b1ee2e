import { PDFDocument } from '@cantoo/pdf-lib';
import { eventually } from '../support/api.js';
import type { ResourceObject } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { passwordProtectedPdf } from '../support/protected-pdf.js';
import { TestService } from '../support/service.js';
import { zip } from '../support/messages/files.js';

const MIB = 1_048_576;

describe('documents and messages that mean harm, or are just broken', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.start({ READERS: '2', READING_TIMEOUT_SECONDS: '120' });
  });
  afterAll(() => service.remove());

  const ended = async (id: string): Promise<ResourceObject> => {
    const { body } = await eventually(
      () => service.api.get<{ data: ResourceObject }>(`/invoices/${id}`),
      (answer) => ['processed', 'failed', 'invalid'].includes(answer.body.data.attributes.status),
    );
    return body.data;
  };
  const upload = async (bytes: Uint8Array, name = 'document.pdf'): Promise<ResourceObject> => {
    const answer = await service.api.upload<{ data: ResourceObject }>('/invoices', bytes, name);
    expect(answer.status).toBe(201);
    return ended(answer.body.data.id);
  };
  const emailed = async (
    subject: string,
    attachment: { filename: string; content: Buffer; contentType?: string },
  ): Promise<ResourceObject> => {
    await sendMail(service.smtp, { to: service.credentials.inbox, subject, text: 'x', attachments: [attachment] });
    const { body } = await eventually(
      () => service.api.get<{ data: ResourceObject[] }>('/inbound-emails?page[size]=100'),
      (answer) =>
        answer.body.data.some(
          (email) => email.attributes.subject === subject && email.attributes.status !== 'received',
        ),
    );
    return body.data.find((email) => email.attributes.subject === subject) as ResourceObject;
  };

  afterEach(async () => {
    const answer = await service.api.get('/invoices');
    expect(answer.status).toBe(200);
    expect((await fetch(`${service.http}/health/ready`)).status).toBe(200);
  });

  it('a damaged PDF is invalid', async () => {
    const invoice = await upload(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'garbage ')]));
    expect(invoice.attributes).toMatchObject({
      status: 'invalid',
      failure_reason: 'no_page_can_be_opened',
      check_results: [],
    });
  });

  it('a PDF that needs a password is invalid', async () => {
    const invoice = await upload(passwordProtectedPdf());
    expect(invoice.attributes).toMatchObject({ status: 'invalid', failure_reason: 'password_required' });
  });

  it('a PDF of 5,000 pages is invalid, at once', async () => {
    const document = await PDFDocument.create();
    for (let page = 0; page < 5_000; page += 1) document.addPage([200, 200]);
    const started = Date.now();
    const invoice = await upload(await document.save());
    expect(invoice.attributes).toMatchObject({ status: 'invalid', failure_reason: 'too_many_pages' });
    expect(Date.now() - started).toBeLessThan(240_000);
  });

  it('a blank page is processed and no invoice', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    const invoice = await upload(await document.save());
    expect(invoice.attributes.status).toBe('processed');
    expect(invoice.attributes.check_results).toContainEqual({ type: 'document_is_invoice', result: false });
    expect(invoice.attributes.extracted_account_number).toBeNull();
  });

  it('a file of 0 bytes is refused, or an attachment with a reason', async () => {
    const answer = await service.api.upload('/invoices', Buffer.alloc(0), 'empty.pdf');
    expect(answer.status).toBe(422);
    expect(answer.body.errors.file).toEqual(['The file is empty.']);
    const email = await emailed('empty', { filename: 'empty.pdf', content: Buffer.alloc(0) });
    expect(email.attributes.status).toBe('rejected');
    expect(email.attributes.attachments).toMatchObject([{ file_name: 'empty.pdf', size: 0, invoice_id: null }]);
    expect(email.attributes.attachments[0].reason).toMatch(/empty/i);
  });

  it('a text file named .pdf is refused by its content, or an attachment with a reason', async () => {
    const text = Buffer.from('Dear customer, please pay us.');
    const answer = await service.api.upload('/invoices', text, 'invoice.pdf');
    expect(answer.status).toBe(422);
    expect(answer.body.errors.file).toEqual(['The file must be a PDF, JPEG or PNG.']);
    const email = await emailed('text', { filename: 'invoice.pdf', content: text, contentType: 'application/pdf' });
    expect(email.attributes.attachments).toMatchObject([{ file_name: 'invoice.pdf', outcome: 'ignored' }]);
    expect(email.attributes.reason).toEqual(expect.any(String));
  });

  it('a message of 30 MB is answered with 552, and the connection lives on', async () => {
    const sending = sendMail(service.smtp, {
      to: service.credentials.inbox,
      subject: 'large',
      attachments: [{ filename: 'large.bin', content: Buffer.alloc(22 * MIB, 7) }],
    });
    await expect(sending).rejects.toMatchObject({ responseCode: 552 });
    expect(
      (await emailed('after the large one', { filename: 'a.pdf', content: await invoicePdf() })).attributes.status,
    ).toBe('processed');
  });

  it('a zip bomb is an attachment that failed', async () => {
    const email = await emailed('bomb', {
      filename: 'invoices.zip',
      content: zip([{ name: 'invoice.pdf', content: Buffer.alloc(60 * MIB) }]),
    });
    expect(email.attributes.status).toBe('rejected');
    expect(email.attributes.attachments[0]).toMatchObject({ outcome: 'failed', invoice_id: null });
  });

  it('delays nothing else by more than the time limit of one document', async () => {
    const slow = await service.api.upload<{ data: ResourceObject }>('/invoices', await manyPictures(), 'slow.pdf');
    const started = Date.now();
    const quick = await upload(await invoicePdf({ invoiceNumber: 'QUICK-1' }));
    expect(quick.attributes.status).toBe('processed');
    expect(Date.now() - started).toBeLessThan(240_000);
    expect(slow.status).toBe(201);
  });
});

/** A PDF whose every page is a picture that has to be recognised. */
async function manyPictures(): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="100%" height="100%" fill="white"/>${Array.from(
    { length: 40 },
    (_, line) =>
      `<text x="80" y="${100 + line * 40}" font-size="26">Line ${line} of a long scanned contract, clause ${line}.${line}</text>`,
  ).join('')}</svg>`;
  const picture = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  const document = await PDFDocument.create();
  const embedded = await document.embedJpg(picture);
  for (let page = 0; page < 20; page += 1)
    document.addPage([595, 842]).drawImage(embedded, { x: 0, y: 0, width: 595, height: 842 });
  return document.save();
}
