import { ENTITY_ABILITIES } from '../../src/abilities/abilities.js';
import type { Answer, Api } from '../support/api.js';
import { eventually } from '../support/api.js';
import { clientOf, makeTenant } from '../contracts/tenant.js';
import type { Tenant } from '../contracts/tenant.js';
import { makeRows } from '../contracts/rows.js';
import { signedIn } from '../support/people.js';
import type { TestService } from '../support/service.js';

/** Lists as files. */
export function listExports(of: () => TestService): void {
  describe('a list as a file', () => {
    let service: TestService;
    let tenant: Tenant;
    let api: Api;
    const ROWS = 1_203;

    beforeAll(async () => {
      service = of();
      tenant = await makeTenant(service);
      api = await clientOf(service, tenant, 'main', { abilities: ENTITY_ABILITIES });
      await makeRows(service.database, 'invoices', { tenant, parents: {} }, ROWS);
      const stranger = await makeTenant(service);
      await makeRows(service.database, 'invoices', { tenant: stranger, parents: {} }, 3);
    });

    const linesOf = ({ bytes }: Answer): string[] => bytes.toString().trimEnd().split(/\r?\n/);

    it('has every row of the filter, in the order asked for, and the columns asked for', async () => {
      const query = '?filter[status]=processed,failed&sort=total,-created_at&fields[invoices]=status,total';
      const file = await api.get(`/invoices${query}&format=csv`);
      expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="invoices-\d{4}-\d\d-\d\d\.csv"/);
      const expected: string[] = [];
      for (let number = 1; ; number++) {
        const { body } = await api.get(`/invoices${query}&page[size]=100&page[number]=${number}`);
        for (const { id, attributes } of body.data) expected.push([id, attributes.status, attributes.total].join(','));
        if (number >= body.meta.last_page) break;
      }
      expect(expected.length).toBeGreaterThan(400);
      expect(linesOf(file)).toEqual(['\ufeffid,status,total', ...expected]);
    });

    it('is given to whoever says so in a header, as JSON lines too', async () => {
      const csv = await api.get('/invoices', { accept: 'text/csv' });
      expect(linesOf(csv)).toHaveLength(ROWS + 1);
      const lines = await api.get('/invoices?format=jsonl');
      expect(lines.headers.get('content-type')).toBe('application/jsonl');
      const { data } = (await api.get('/invoices?page[size]=1')).body;
      expect(linesOf(lines)).toHaveLength(ROWS);
      expect(JSON.parse(linesOf(lines)[0] ?? '')).toEqual({ id: data[0].id, ...data[0].attributes });
    });

    it.each([
      ['format', 'format=xlsx'],
      ['page[size]', 'format=csv&page[size]=5'],
      ['page[number]', 'format=jsonl&page[number]=2'],
      ['filter[status]', 'format=csv&filter[status]=nothing'],
    ])('refuses %s in %s', async (name, query) => {
      const { status, body } = await api.get(`/invoices?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
    });

    it('refuses to include anything in a file', async () => {
      const { status, body } = await api.get('/verifications?format=csv&include=checks');
      expect([status, Object.keys(body.errors)]).toEqual([422, ['include']]);
    });

    it('is not of one resource alone', async () => {
      const { data } = (await api.get('/invoices?page[size]=1')).body;
      expect((await api.get(`/invoices/${data[0].id}?format=csv`)).status).toBe(422);
      const one = await api.get(`/invoices/${data[0].id}`, { accept: 'text/csv' });
      expect(one.headers.get('content-type')).toMatch(/^application\/vnd\.api\+json/);
    });

    it('makes formulas text, and masks accounts for those who see them masked', async () => {
      const one = await makeTenant(service);
      const [id] = await makeRows(service.database, 'invoices', { tenant: one, parents: {} }, 1);
      await service.database.query(
        `UPDATE invoices SET original_file_name = '=HYPERLINK("https://a.example")', extracted_account_number = '987654321',
           extracted_business_name = '@SUM(1)' WHERE id = $1`,
        [id],
      );
      for (const role of ['viewer', 'auditor', 'reviewer'] as const) {
        const browser = await signedIn(service, role, { organizationId: one.organizationId });
        for (const format of ['csv', 'jsonl']) {
          const { status, bytes } = await browser.get(`/dashboard/api/${one.entityId}/invoices?format=${format}`);
          expect([status, bytes.includes('987654321')]).toEqual([200, role === 'reviewer']);
        }
        const { bytes } = await browser.get(`/dashboard/api/${one.entityId}/invoices?format=csv`);
        expect(bytes.toString()).toContain(`"'=HYPERLINK(""https://a.example"")"`);
        expect(bytes.toString()).toContain(`'@SUM(1)`);
      }
    });

    it('exports the audit trail, of the entity and of the organization', async () => {
      await makeRows(service.database, 'audit-events', { tenant, parents: {} }, 7);
      expect(linesOf(await api.get('/audit-events?format=csv'))).toHaveLength(8);
      const management = await clientOf(service, tenant, 'management');
      const lines = linesOf(await management.get('/audit-events?format=jsonl')).map(
        (line) => JSON.parse(line) as object,
      );
      expect(lines).toHaveLength(7);
      expect(lines[0]).toMatchObject({
        action: 'rule.changed',
        entity_id: tenant.entityId,
        changes: expect.any(Array),
      });
    });

    it('writes two files of an organization at a time, and more when those are done', async () => {
      const open = Array.from({ length: 12 }, () => api.get('/invoices?format=csv'));
      const statuses = (await Promise.all(open)).map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
      expect(statuses).toContain(200);
      expect((await api.get('/invoices?format=csv')).status).toBe(200);
    });

    it('ends when whoever takes it goes away, and serves the next', async () => {
      for (let at = 0; at < 6; at++) {
        const leaving = new AbortController();
        const answer = await fetch(`${service.http}/api/invoices?format=csv`, {
          headers: { authorization: `Bearer ${api.key}` },
          signal: leaving.signal,
        });
        if (answer.status === 200) await answer.body?.getReader().read();
        leaving.abort();
      }
      await eventually(
        () => api.get('/invoices?format=csv'),
        ({ status }) => status === 200,
      );
    });
  });
}
