import { makeTenant } from '../contracts/tenant.js';
import type { Tenant } from '../contracts/tenant.js';
import type { Browser } from '../support/browser.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { signedIn } from '../support/people.js';
import type { TestService } from '../support/service.js';

/** Views that people save. */
export function views(of: () => TestService): void {
  let service: TestService;
  let tenant: Tenant;
  let path: string;
  let rosa: Browser;
  let vera: Browser;
  let ada: Browser;

  beforeAll(async () => {
    service = of();
    tenant = await makeTenant(service);
    path = `/dashboard/api/${tenant.entityId}/views`;
    const one = (role: 'reviewer' | 'viewer' | 'admin'): Promise<Browser> =>
      signedIn(service, role, { organizationId: tenant.organizationId });
    [rosa, vera, ada] = [await one('reviewer'), await one('viewer'), await one('admin')];
  });

  const namesOf = async (browser: Browser): Promise<string[]> =>
    (await browser.get(path)).body.data.map((view: any) => view.attributes.name as string);

  describe('saved views', () => {
    it('are one’s own, until they are shared', async () => {
      const body = {
        name: 'Changed accounts',
        list: 'invoices',
        filters: { outcome: 'changed,suspect', assignee: 'me', created_from: '2026-01-01' },
        sort: '-total,created_at',
        columns: ['supplier', 'total', 'flags'],
      };
      const made = await rosa.post(path, body);
      expect(made.status).toBe(201);
      expect(made.body.data.attributes).toMatchObject({ ...body, shared: false });
      const { id } = made.body.data;
      expect(await namesOf(vera)).toEqual([]);
      expect((await vera.get(`${path}/${id}`)).status).toBe(404);
      expect((await vera.request('PUT', `${path}/${id}`, body)).status).toBe(404);
      expect((await ada.request('DELETE', `${path}/${id}`)).status).toBe(404);

      expect((await rosa.request('PUT', `${path}/${id}`, { ...body, shared: true })).status).toBe(200);
      expect(await namesOf(vera)).toEqual(['Changed accounts']);
      expect((await vera.request('PUT', `${path}/${id}`, body)).status).toBe(403);
      expect((await vera.request('DELETE', `${path}/${id}`)).status).toBe(403);
      expect((await ada.request('DELETE', `${path}/${id}`)).status).toBe(204);
      expect(await namesOf(rosa)).toEqual([]);
    });

    it('are saved by viewers, and shared by those who review', async () => {
      expect((await vera.post(path, { name: 'Mine', list: 'suppliers' })).status).toBe(201);
      expect((await vera.post(path, { name: 'Ours', list: 'suppliers', shared: true })).status).toBe(403);
      expect(await namesOf(vera)).toEqual(['Mine']);
      expect(await namesOf(rosa)).toEqual([]);
    });

    it('are 200 at most, however many are saved at once', async () => {
      const browser = await signedIn(service, 'viewer', { organizationId: tenant.organizationId });
      const { body } = await browser.post(path, { name: 'First', list: 'suppliers' });
      await service.database.query(
        `INSERT INTO saved_views (id, entity_id, user_id, name, list, filters, sort, columns, shared, created_at, updated_at)
         SELECT gen_random_uuid(), entity_id, user_id, 'Another', list, filters, sort, columns, shared, created_at, updated_at
           FROM saved_views, generate_series(1, 197) WHERE id = $1`,
        [body.data.id],
      );
      const saved = await Promise.all(
        Array.from({ length: 20 }, () => browser.post(path, { name: 'More', list: 'suppliers' })),
      );
      expect(saved.filter(({ status }) => status === 201)).toHaveLength(2);
    });

    it.each([
      ['filters', { filters: { colour: 'red' } }],
      ['filters', { filters: { outcome: 'nothing' } }],
      ['filters', { filters: { outcome: ['changed'] } }],
      ['filters', { filters: { '__proto__]&sort': 'x' } }],
      ['sort', { sort: 'colour' }],
      ['columns.1', { columns: ['a', 1] }],
      ['list', { list: 'users' }],
    ])('have %s that the list takes: %j', async (field, given) => {
      const { status, body } = await rosa.post(path, { name: 'Wrong', list: 'invoices', ...given });
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    });

    it('are shown masked to those who see account numbers masked', async () => {
      await rosa.post(path, {
        name: 'Account 987654321',
        list: 'invoices',
        filters: { search: '987654321' },
        shared: true,
      });
      expect((await rosa.get(path)).bytes.toString()).toContain('987654321');
      expect((await vera.get(path)).bytes.toString()).not.toContain('987654321');
    });

    it('are written down', async () => {
      const rows = await service.database.query<{ action: string }>(
        `SELECT DISTINCT action FROM audit_event_details WHERE entity_id = $1 AND subject_type = 'views' ORDER BY 1`,
        [tenant.entityId],
      );
      expect(rows.map(({ action }) => action)).toEqual(['view.changed', 'view.created', 'view.deleted']);
    });
  });

  describe('an invoice that a person uploads', () => {
    it('came by the dashboard', async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(await invoicePdf())]), 'invoice.pdf');
      const { status, body } = await rosa.send('POST', `/dashboard/api/${tenant.entityId}/invoices`, { body: form });
      expect([status, body.data.attributes.source]).toEqual([201, 'dashboard']);
    });
  });
}
