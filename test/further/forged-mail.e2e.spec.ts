import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { areasOf, codeOf } from '../forgeries/draw/code.js';
import type { Area, Text } from '../forgeries/draw/drawing.js';
import { pictureOf, pngOf } from '../forgeries/draw/picture.js';
import { eventually } from '../support/api.js';
import type { Api, ResourceObject } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { judged, said } from '../support/judged.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';
import { entityOf } from '../support/tenants.js';
import { createVerification, untilStatus } from '../support/verification.js';

const MATCH = 'details_match_verification';
const UNCHANGED = 'details_unchanged';
const ANNOUNCED = 'no_change_of_details_announced';
const IN_CODE = 'The document also shows another account, 032-000 ••••7766, on page 1, which was not verified.';

/** A page of lines, as a letter or as an invoice of somebody. */
async function letter(lines: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage();
  lines.forEach((line, at) => page.drawText(line, { x: 50, y: 760 - 20 * at, size: 11, font }));
  return Buffer.from(await document.save());
}

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

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.remove());

describe('mail that brings another account beside the verified one', () => {
  let entity: { id: string; inbox_address: string };
  let api: Api;

  beforeEach(async () => {
    ({ entity, api } = await entityOf(service, 'sandbox'));
    const { id } = await createVerification(api);
    await untilStatus(api, id, 'verified');
    // An earlier invoice, so that there is something to be unchanged from.
    await judged(
      api,
      (await api.upload('/invoices', await invoicePdf({ invoiceNumber: 'HL-1' }), 'first.pdf')).body.data.id,
    );
  });

  /** The emailed invoice when everything of its mail was read. */
  const emailed = async (count: number): Promise<ResourceObject> => {
    const { body } = await eventually(
      () => api.get('/invoices'),
      (answer) =>
        answer.body.data.length === count + 1 &&
        answer.body.data.every(({ attributes }: ResourceObject) => attributes.status === 'processed'),
    );
    const found = body.data.find((one: ResourceObject) => one.attributes.original_file_name === 'invoice.pdf');
    return (await api.get(`/invoices/${found.id}`)).body.data as ResourceObject;
  };
  const send = (message: Parameters<typeof sendMail>[1]) =>
    sendMail(service.smtp, { to: entity.inbox_address, ...message });
  const invoice = async () => ({ filename: 'invoice.pdf', content: await invoicePdf() });

  it('passes without anything beside it', async () => {
    await send({ text: 'Please find our invoice attached.', attachments: [await invoice()] });
    const honest = await emailed(1);
    expect([MATCH, UNCHANGED, ANNOUNCED].map((type) => said(honest, type)?.result)).toEqual([true, true, true]);
  });

  it.each([
    ['a letter', ['Harbour Lane Joinery Pty Ltd', 'We have a new bank account.', 'BSB 032-000', 'Account 9988 7766']],
    ['a remittance advice', ['REMITTANCE ADVICE', 'Pay to BSB 032-000 Account 9988 7766', 'Amount $1,430.00']],
    [
      'a second invoice of the same business',
      ['TAX INVOICE', 'Harbour Lane Joinery Pty Ltd', 'ABN 53 004 085 616', 'Invoice number HL-9', 'Total $20.00', 'BSB 032-000', 'Account number 9988 7766'],
    ],
    ['a letter without any account', ['Dear customer,', 'our bank account has changed.', 'Please call 0491 570 006 for the new details.']],
  ])('does not pass beside %s', async (_, lines) => {
    await send({ attachments: [await invoice(), { filename: 'other.pdf', content: await letter(lines) }] });
    const forged = await emailed(2);
    expect([MATCH, UNCHANGED].map((type) => said(forged, type)?.result)).toEqual([undefined, undefined]);
  }); // prettier-ignore

  it.each([
    ['names them in passing', 'Hello,\n\nplease pay into 032 000 / 9988 7766 this time.\n'],
    [
      'writes them in words',
      'Pay to BSB zero three two zero zero zero, account nine nine eight eight seven seven six six.',
    ],
    ['asks to call for the current one', 'Please call 0400 111 222 for our current account before paying.'],
    ['is in a language that is not understood', 'Prosimy nie płacić na konto z faktury.'],
    ['asks to wait for them', 'Our old account is closed. Do not pay into the account on the invoice.'],
  ])('does not pass where the text %s', async (_, text) => {
    await send({ text, attachments: [await invoice()] });
    const forged = await emailed(1);
    expect([MATCH, UNCHANGED].map((type) => said(forged, type)?.result)).toEqual([undefined, undefined]);
  });

  it.each([
    ['https://curlewbay.com/8842', 'The email asks to be paid at curlewbay.com.'],
    ['https://harbourlane-pay.com.au/8842', 'The email asks to be paid at harbourlane-pay.com.au.'],
    ['https://in.xero.com/Hk29sSkq', true],
    ['https://pay.harbourlane.com.au/8842', true],
  ])('says of a button that leads to %s: %s', async (link, expected) => {
    await send({
      html: `<p>Our invoice is attached.</p><a href="${link}">Pay now</a>`,
      attachments: [await invoice()],
    });
    const check = said(await emailed(1), MATCH);
    expect(check?.result ?? check?.reason).toBe(expected);
  });
});

describe('codes in the documents of a running service', () => {
  let entity: { id: string; inbox_address: string };
  let api: Api;

  beforeAll(async () => {
    ({ entity, api } = await entityOf(service, 'sandbox'));
    const { id } = await createVerification(api);
    await untilStatus(api, id, 'verified');
  });

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
