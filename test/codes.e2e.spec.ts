import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { areasOf, codeOf } from './forgeries/draw/code.js';
import type { Area, Text } from './forgeries/draw/drawing.js';
import { pictureOf, pngOf } from './forgeries/draw/picture.js';
import type { Api } from './support/api.js';
import { eventually } from './support/api.js';
import { invoicePdf } from './support/invoice-pdf.js';
import { judged, said } from './support/judged.js';
import { sendMail } from './support/mail.js';
import { TestService } from './support/service.js';
import { entityOf } from './support/tenants.js';
import { createVerification, untilStatus } from './support/verification.js';

const MATCH = 'details_match_verification';
const IN_CODE = 'The document also shows another account, 032-000 ••••7766, on page 1, which was not verified.';

/** A code of another account, beside the words of payment of the sample invoice. */
const code = async (y: number): Promise<Area[]> =>
  areasOf(await codeOf('BSB 032-000 Account 99887766'), { x: 320, y, width: 70 });

async function pdfWithCode(): Promise<Buffer> {
  const document = await PDFDocument.load(await invoicePdf());
  const page = document.getPage(0);
  for (const { x, y, width, height } of await code(130))
    page.drawRectangle({ x, y: page.getHeight() - 270 - y, width, height, color: rgb(0, 0, 0) });
  return Buffer.from(await document.save());
}

/** The same invoice as a picture. */
async function pngWithCode(): Promise<Buffer> {
  const lines: readonly [string, number, number, number][] = [
    ['Harbour Lane Joinery Pty Ltd', 50, 60, 18],
    ['ABN 53 004 085 616', 50, 80, 10],
    ['TAX INVOICE', 400, 60, 18],
    ['Invoice number  HL-2042', 400, 85, 10],
    ['Invoice date  3 November 2026', 400, 100, 10],
    ['Bill to', 50, 140, 10],
    ['Example Buyer Pty Ltd', 50, 154, 10],
    ['Oak bench tops', 50, 220, 10],
    ['$1,300.00', 480, 220, 10],
    ['Total due AUD  $1,430.00', 400, 330, 11],
    ['How to pay', 50, 400, 11],
    ['Account name:  Harbour Lane Joinery Pty Ltd', 50, 418, 10],
    ['BSB:  062-000', 50, 432, 10],
    ['Account number:  1234 5678', 50, 446, 10],
  ];
  const texts = lines.map(([text, x, y, size]): Text => ({ text, x, y, size }));
  return pngOf(pictureOf({ width: 595, height: 560, areas: await code(400), texts }, { dpi: 200 }));
}

describe('codes in the documents of a running service', () => {
  let service: TestService;
  let entity: { id: string; inbox_address: string };
  let api: Api;

  beforeAll(async () => {
    service = await TestService.start();
    ({ entity, api } = await entityOf(service, 'sandbox'));
    const { id } = await createVerification(api);
    await untilStatus(api, id, 'verified');
  });
  afterAll(() => service.remove());

  it('are decoded by the process that reads, in its cage, in an emailed PDF', async () => {
    await sendMail(service.smtp, {
      to: entity.inbox_address,
      attachments: [{ filename: 'invoice.pdf', content: await pdfWithCode() }],
    });
    const { body } = await eventually(
      () => api.get('/invoices'),
      (answer) => answer.body.data.length === 1,
    );
    expect(said(await judged(api, body.data[0].id), MATCH)?.reason).toBe(IN_CODE);
  });

  it('are decoded there in an uploaded picture', async () => {
    const { body } = await api.upload('/invoices', await pngWithCode(), 'invoice.png');
    expect(said(await judged(api, body.data.id), MATCH)?.reason).toBe(IN_CODE);
  });
});
