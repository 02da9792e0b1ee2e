import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Api } from '../support/api.js';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { TestService } from '../support/service.js';
import { neighbourOf } from '../support/tenants.js';

/** An invoice that was scanned, so that reading takes seconds of work. */
async function scan(pages: number): Promise<Buffer> {
  const lines = [
    'Harbour Lane Joinery Pty Ltd',
    'ABN 53 004 085 616',
    'TAX INVOICE HL-2041',
    'BSB 062-000',
    'Account 1234 5678',
  ];
  const items = Array.from(
    { length: 30 },
    (_, index) => `${index + 1} Oak door with frame, fitted on site ${120 + index}.00`,
  );
  const rows = [...lines, ...items].map(
    (line, index) => `<text x="120" y="${150 + 44 * index}" font-size="28">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" font-family="sans-serif">${rows.join('')}</svg>`;
  const document = await PDFDocument.create();
  const picture = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).greyscale().png().toBuffer();
  const image = await document.embedPng(picture);
  for (let page = 0; page < pages; page += 1)
    document.addPage([595, 842]).drawImage(image, { x: 0, y: 0, width: 595, height: 842 });
  return Buffer.from(await document.save());
}

const upload = async (api: Api, file: Buffer): Promise<string> => {
  const { status, body } = await api.upload('/invoices', file, 'invoice.pdf');
  expect(status).toBe(201);
  return body.data.id;
};
const statusOf = async (api: Api, id: string): Promise<string> =>
  (await api.get(`/invoices/${id}`)).body.data.attributes.status;
const processed = (api: Api, id: string): Promise<string> =>
  eventually(
    () => statusOf(api, id),
    (status) => status === 'processed',
  );

describe('entities take turns', () => {
  let service: TestService;
  let neighbour: Api;

  beforeEach(async () => {
    service = await TestService.start();
    neighbour = await neighbourOf(service, 'production');
  });
  afterEach(() => service.remove());

  it('does not let a file of 200 scanned pages keep the only reader from another entity', async () => {
    const long = await upload(service.api, await scan(200));
    await eventually(
      () => statusOf(service.api, long),
      (status) => status === 'reading',
    );
    // 3 to 4 s of patience and a reader that has to start; the long file takes 70 s of a core, however slow the machine is.
    await processed(neighbour, await upload(neighbour, await invoicePdf()));
    expect(await statusOf(service.api, long)).toBe('reading');
  });

  it('does not let 50 files of one entity go before one of another', async () => {
    const file = await invoicePdf();
    const done = async (): Promise<number> =>
      (await service.api.get('/invoices?filter[status]=processed&page[size]=100')).body.data.length;
    await Promise.all(Array.from({ length: 50 }, () => upload(service.api, file)));
    const one = await upload(neighbour, file);
    // What was done while the files were sent is no matter of turns.
    const before = await done();
    await processed(neighbour, one);
    const after = await done();
    expect(after - before).toBeLessThan(10);
    expect(after).toBeLessThan(40);
  });
});
