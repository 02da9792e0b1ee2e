import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { isValidAbn } from '../../src/numbers/abn.js';
import type { Database } from '../../src/platform/database/transactions.js';
import { RepeatedNumbers } from '../../src/suppliers/repeated-numbers.js';
import { makeTenant } from '../contracts/tenant.js';
import { cloneDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';

describe('the numbers of invoices as they are compared', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.drop());

  const keyOf = async (number: string): Promise<string | undefined> =>
    (await database.query<{ key: string }>('SELECT invoice_number_key($1) AS key', [number]))[0]?.key;

  it.each([
    ['HL-2041', 'hl2041'],
    ['hl 20/41', 'hl2041'],
    ['#HL_20.41', 'hl2041'],
    ['HL\u20132041', 'hl2041'],
    ['HL\u00a02041', 'hl2041'],
    ['N\u00ba 12', 'n12'],
    ['INV-2041', '2041'],
    ['Invoice No. 2041', '2041'],
    ['Tax invoice 2041', '2041'],
    ['INVOICE', 'invoice'],
    ['INVEST-7', 'invest7'],
    ['NO-7', 'no7'],
    ['0042', '42'],
    ['HL-0042', 'hl42'],
    ['INV-0042', '42'],
    ['2024-0042', '20240042'],
    ['100', '100'],
    ['000', '0'],
    ['A0', 'a0'],
    ['АБ-07', 'АБ7'],
    ['請求-07', '請求7'],
    ['', ''],
  ])('%j is %j', async (number, key) => expect(await keyOf(number)).toBe(key));

  it('are compared as they are given by whoever reads them twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[A-Z]{0,4}[-/ ]?[0-9]{1,6}([-/ ][0-9]{1,4})?$/), async (number) => {
        const key = await keyOf(number);
        expect(key).toMatch(/^[a-z0-9]+$/);
        expect(await keyOf(number.toLowerCase().replace(/[-/ ]/g, ''))).toBe(key);
      }),
      { numRuns: 200 },
    );
  });

  it('are of an ABN where its checksum is right, by the same reckoning as everywhere else', async () => {
    const nearlyAbn = fc.stringMatching(/^[0-9]{10,12}$/);
    const abns = [
      ...fc.sample(nearlyAbn, 3_000),
      ...['53004085616', '51824753556', '53004085617', '03004085616', '', ' 53004085616', '5300408561x', '١٢٣٤٥٦٧٨٩٠١'],
    ];
    const rows = await database.query<{ abn: string; valid: string | null }>(
      'SELECT abn, valid_abn(abn) AS valid FROM unnest($1::text[]) AS abn',
      [abns],
    );
    expect(rows.length).toBe(abns.length);
    expect(rows.filter(({ valid }) => valid !== null).length).toBeGreaterThan(2);
    for (const { abn, valid } of rows) expect([abn, valid]).toEqual([abn, isValidAbn(abn) ? abn : null]);
  });

  it.each([
    ['with an ABN', '53004085616'],
    ['without one', null],
  ])('are found in their index, %s', async (_, extractedBusinessAbn) => {
    const { entityId } = await makeTenant({ database });
    await database.query(
      `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
         extracted_business_name, extracted_business_abn, extracted_invoice_number)
       SELECT gen_random_uuid(), $1, 'processed', 'api', 'a.pdf', 'application/pdf', 'key', decode(md5(n::text), 'hex'), 1,
         'Harbour Lane Joinery', CASE WHEN n % 2 = 0 THEN '53004085616' END, 'HL-' || n FROM generate_series(1, 2000) AS n`,
      [entityId],
    );
    await database.query('ANALYZE invoices');
    const asked: { text: string; values: unknown[] }[] = [];
    const query = (text: string, values: unknown[]): Promise<object[]> => {
      asked.push({ text, values });
      return Promise.resolve([{ name: 'Harbour Lane Joinery' }]);
    };
    const numbers = new RepeatedNumbers({ dataSource: { query } } as unknown as Database);
    const of = { id: randomUUID(), entityId, extractedInvoiceNumber: 'hl7', extractedBusinessAbn };
    const { sql, values } = await numbers.condition({ ...of, extractedBusinessName: 'Harbour Lane Joinery' }, 'i', 1);
    asked.push({ text: `SELECT FROM invoices i WHERE i.entity_id = $1 AND ${sql}`, values: [entityId, ...values] });
    for (const { text, values: given } of asked) {
      const lines = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, given);
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index Scan (?:using|on) invoices_repeated_number/);
      expect(plan).not.toMatch(/Seq Scan|invoices_(?!repeated_number)/);
    }
  });
});
