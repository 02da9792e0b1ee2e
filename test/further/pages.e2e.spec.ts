import { randomUUID } from 'node:crypto';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Answer, ResourceObject } from '../support/api.js';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { signedIn } from '../support/people.js';
import { TestService } from '../support/service.js';

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.remove());

interface Word {
  index: number;
  text: string;
  box: { x0: number; y0: number; x1: number; y1: number };
}

async function read(bytes: Uint8Array, name = 'invoice.pdf'): Promise<ResourceObject> {
  const { body } = await service.api.upload('/invoices', bytes, name);
  const ended = await eventually(
    () => service.api.get(`/invoices/${body.data.id}`),
    (answer) => ['processed', 'failed', 'invalid'].includes(answer.body.data.attributes.status),
  );
  return ended.body.data;
}

const pagesOf = async (id: string): Promise<Record<string, any>[]> =>
  (await service.api.get(`/invoices/${id}/pages?page[size]=100`)).body.data.map((one: any) => one.attributes);
const wordsOf = async (id: string, page = 1): Promise<Word[]> =>
  (await service.api.get(`/invoices/${id}/pages/${page}/words`)).body.data;
const pictureOf = (id: string, page = 1, query = '', headers: Record<string, string> = {}): Promise<Answer> =>
  service.api.get(`/invoices/${id}/pages/${page}/picture${query}`, headers);

/** The share of words in whose box something dark is drawn, and the share of dark pixels that lie in no box. */
async function inkInBoxes(picture: Buffer, width: number, words: readonly Word[]) {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const scale = info.width / width;
  const inside = new Uint8Array(info.width * info.height);
  let inked = 0;
  for (const { box } of words) {
    let dark = 0;
    for (let y = Math.floor(box.y0 * scale) - 3; y < box.y1 * scale + 3; y++)
      for (let x = Math.floor(box.x0 * scale) - 3; x < box.x1 * scale + 3; x++) {
        inside[y * info.width + x] = 1;
        if ((data[y * info.width + x] ?? 255) < 120) dark++;
      }
    if (dark > 4) inked++;
  }
  const all = data.reduce((sum, level) => sum + (level < 120 ? 1 : 0), 0);
  const within = data.reduce((sum, level, at) => sum + (level < 120 && inside[at] === 1 ? 1 : 0), 0);
  return { inked: inked / words.length, outside: 1 - within / all };
}

describe('a page of text', () => {
  let id: string;
  let evidence: Record<string, any>;

  beforeAll(async () => {
    const invoice = await read(await invoicePdf());
    id = invoice.id;
    evidence = invoice.attributes.evidence;
  });

  it('is listed with its size in points', async () => {
    expect(await pagesOf(id)).toEqual([
      {
        number: 1,
        width: 595,
        height: 560,
        rotation: 0,
        kind: 'text',
        invoice_id: id,
        words: expect.any(Number),
        picture_failure: null,
      },
    ]);
  });

  it('gives its words in the places in which the evidence has them', async () => {
    const words = await wordsOf(id);
    expect(words.map(({ index }) => index)).toEqual(words.map((_, index) => index));
    const { box } = evidence.account_number;
    const inside = words.filter(
      (word) =>
        word.box.x0 >= box.x0 - 0.1 &&
        word.box.x1 <= box.x1 + 0.1 &&
        word.box.y0 >= box.y0 - 0.1 &&
        word.box.y1 <= box.y1 + 0.1,
    );
    expect(inside.map(({ text }) => text)).toEqual(['1234', '5678']);
  });

  it('is drawn once and kept', async () => {
    const first = await pictureOf(id);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1129 });
    const second = await pictureOf(id, 1, '?width=1200');
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const etag = first.headers.get('etag') ?? '';
    expect(second.headers.get('etag')).toBe(etag);
    const same = await pictureOf(id, 1, '', { 'if-none-match': etag });
    expect([same.status, same.bytes.length]).toEqual([304, 0]);
    const [row] = await service.database.query('SELECT count(*)::int AS count FROM page_pictures');
    expect(row).toEqual({ count: 1 });
    expect(await sharp((await pictureOf(id, 1, '?width=200')).bytes).metadata()).toMatchObject({ width: 200 });
  });

  it('is drawn once for everybody who asks at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => pictureOf(id, 1, '?width=800')));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });

  it('shows what its words say where they say it', async () => {
    const { inked, outside } = await inkInBoxes((await pictureOf(id)).bytes, 595, await wordsOf(id));
    expect(inked).toBe(1);
    expect(outside).toBeLessThan(0.05);
  });

  it.each(['1000', '', '1e3', '200&width=800', '-1'])('is not drawn %s pixels wide', async (width) => {
    const { status, body } = await pictureOf(id, 1, `?width=${width}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['width']]);
  });

  it.each(['2', '0', 'x', '-1', '1.5', '99999999999'])('has no page %s', async (page) => {
    for (const what of ['picture', 'words'])
      expect((await service.api.get(`/invoices/${id}/pages/${page}/${what}`)).status).toBe(404);
  });

  it.each(['viewer', 'auditor'] as const)('shows a %s neither picture nor words', async (role) => {
    const browser = await signedIn(service, role);
    const { entities } = (await browser.get('/dashboard/session')).body.data;
    const entity = entities.find(({ environment }: any) => environment === 'production').id as string;
    const base = `/dashboard/api/${entity}/invoices/${id}/pages`;
    expect((await browser.get(base)).body.data).toHaveLength(1);
    for (const what of ['picture', 'words']) {
      const { status, body } = await browser.get(`${base}/1/${what}`);
      expect([status, body.code]).toEqual([403, 'masked_for_role']);
    }
  });

  it('is drawn for a reviewer’s session, and kept by the browser for that one alone', async () => {
    const browser = await signedIn(service, 'reviewer');
    const { entities } = (await browser.get('/dashboard/session')).body.data;
    const entity = entities.find(({ environment }: any) => environment === 'production').id as string;
    const { status, headers } = await browser.get(`/dashboard/api/${entity}/invoices/${id}/pages/1/picture`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  });
});

describe('pages that lie otherwise', () => {
  it('are drawn upright where the file has them turned', async () => {
    const document = await PDFDocument.load(await invoicePdf());
    document.getPage(0).setRotation(degrees(90));
    const { id } = await read(await document.save());
    expect(await pagesOf(id)).toMatchObject([{ width: 595, height: 560, rotation: 270, kind: 'text' }]);
    const { inked, outside } = await inkInBoxes((await pictureOf(id)).bytes, 595, await wordsOf(id));
    expect([inked, outside < 0.05]).toEqual([1, true]);
  });

  it('are drawn upright where a picture of them lies askew', async () => {
    const flat = (await pictureOf((await read(await invoicePdf())).id, 1, '?width=1600')).bytes;
    const askew = await sharp(flat).rotate(92, { background: '#ffffff' }).jpeg({ quality: 90 }).toBuffer();
    const { id, attributes } = await read(askew, 'scan.jpg');
    expect(attributes.extracted_account_number).toBe('12345678');
    const [page] = await pagesOf(id);
    expect(page).toMatchObject({ rotation: 270, kind: 'scan' });
    const words = (await wordsOf(id)).filter(({ text }) => /[\p{L}\p{N}]{3}/u.test(text));
    const { inked, outside } = await inkInBoxes((await pictureOf(id)).bytes, page?.width, words);
    expect(inked).toBeGreaterThan(0.98);
    expect(outside).toBeLessThan(0.15);
  });

  it('are listed for each invoice of their file', async () => {
    const document = await PDFDocument.create();
    for (const [businessName, invoiceNumber] of [
      ['Harbour Lane Joinery Pty Ltd', 'HL-2041'],
      ['Northwind Signs Pty Ltd', 'NW-77'],
    ] as const) {
      const one = await PDFDocument.load(await invoicePdf({ businessName, accountName: businessName, invoiceNumber }));
      document.addPage((await document.copyPages(one, [0]))[0]);
    }
    const { id } = await read(await document.save());
    const { data } = (await service.api.get('/invoices?page[size]=100')).body;
    const details = await Promise.all(data.map((one: any) => service.api.get(`/invoices/${one.id}`)));
    const other = details.find(({ body }) => body.data.attributes.source_invoice_id === id)?.body.data.id;
    for (const one of [id, other])
      expect((await pagesOf(one)).map(({ number, invoice_id }) => [number, invoice_id])).toEqual([
        [1, id],
        [2, other],
      ]);
    expect((await pictureOf(other, 2)).headers.get('etag')).toBe((await pictureOf(id, 2)).headers.get('etag'));
  });
});

describe('a file of which no pages are known', () => {
  async function like(id: string, status: string, bytesOf = id): Promise<string> {
    const copy = randomUUID();
    await service.database.query(
      `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size)
       SELECT $1, entity_id, $2, 'api', 'a.pdf', content_type, document_key, content_hash, size FROM invoices WHERE id = $3`,
      [copy, status, bytesOf],
    );
    return copy;
  }
  let known: string;
  beforeAll(async () => {
    known = (await read(await invoicePdf())).id;
  });

  it('has pages and pictures all the same, and no words', async () => {
    const id = await like(known, 'failed');
    expect((await pictureOf(id)).status).toBe(200);
    expect(await pagesOf(id)).toMatchObject([{ number: 1, width: 595, height: 560, kind: 'unread', words: 0 }]);
    expect(await wordsOf(id)).toEqual([]);
  });

  it('has none if it cannot be opened', async () => {
    const broken = await read(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500, 'garbage ')]));
    expect(broken.attributes.status).toBe('invalid');
    // A machine that is busy elsewhere may need several tries to find that out.
    const pages = await eventually(
      async () => {
        await service.database.query(
          `DELETE FROM invoice_pages WHERE invoice_id = $1 AND picture_failure = 'timed_out'`,
          [broken.id],
        );
        return pagesOf(broken.id);
      },
      (found) => found[0]?.picture_failure !== 'timed_out',
    );
    expect(pages).toEqual([]);
    expect((await pictureOf(broken.id)).status).toBe(404);
  });

  it('says why a page could not be drawn, leaves it alone for a while, and goes on', async () => {
    const id = await like(known, 'failed');
    await pagesOf(id);
    await service.database.query(
      `UPDATE invoice_pages SET picture_failure = 'timed_out', picture_failed_at = now() WHERE invoice_id = $1`,
      [id],
    );
    const { status, body } = await pictureOf(id);
    expect([status, body.message]).toEqual([409, 'The picture of this page could not be drawn: it took too long.']);
    expect(await pagesOf(id)).toMatchObject([{ picture_failure: 'timed_out' }]);
    expect((await service.api.get(`/invoices/${id}`)).status).toBe(200);
    await service.database.query(
      `UPDATE invoice_pages SET picture_failed_at = now() - interval '11 minutes' WHERE invoice_id = $1`,
      [id],
    );
    expect((await pictureOf(id)).status).toBe(200);
    expect(await pagesOf(id)).toMatchObject([{ picture_failure: null }]);
  });
});
