import { eventually } from '../../support/api.js';
import type { Api, ResourceObject } from '../../support/api.js';
import { invoicePdf } from '../../support/invoice-pdf.js';
import type { TestService } from '../../support/service.js';
import { keyWith, neighbourOf } from '../../support/tenants.js';

const RULE = {
  name: 'small_enough',
  description: 'The total is below $1,000.',
  conditions: { all: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 1000 }] },
};

/** The rules that an entity switches off, and those that it adds. */
export function entityRules(of: () => TestService): void {
  describe('the rules of an entity', () => {
    let service: TestService;
    let api: Api;

    beforeAll(() => {
      service = of();
    });
    beforeEach(async () => {
      api = await neighbourOf(service, 'sandbox');
    });

    const upload = async (): Promise<ResourceObject> => {
      const { body } = await api.upload('/invoices', await invoicePdf(), 'invoice.pdf');
      const answer = await eventually(
        () => api.get(`/invoices/${body.data.id}`),
        (one) => one.body.data.attributes.status === 'processed',
      );
      return answer.body.data as ResourceObject;
    };
    const typesOf = ({ attributes }: ResourceObject): string[] =>
      attributes.check_results.map(({ type }: { type: string }) => type);

    it('begin with the built-in ones, which can be switched off and on, with who and when', async () => {
      const { body } = await api.get('/rules?page[size]=100');
      expect(body.meta.total).toBe(17);
      expect(body.data.every(({ attributes }: ResourceObject) => attributes.built_in && attributes.enabled)).toBe(true);
      const off = await api.request('PUT', '/rules/account_not_shared', { enabled: false });
      expect(off.body.data.attributes).toMatchObject({
        name: 'account_not_shared',
        description: 'No other supplier uses the account.',
        enabled: false,
        built_in: true,
        version: 2,
        changed_by: expect.any(String),
      });
      expect(typesOf(await upload())).not.toContain('account_not_shared');
      await api.request('PUT', '/rules/account_not_shared', { enabled: true });
      const { body: got } = await api.get('/rules/account_not_shared?include=versions');
      expect(got.included.map(({ attributes }: ResourceObject) => [attributes.version, attributes.enabled])).toEqual([
        [1, true],
        [2, false],
        [3, true],
      ]);
      expect((await api.request('PUT', '/rules/account_not_shared', { name: 'other' })).body.errors).toEqual({
        name: ['The name of a built-in rule cannot be changed.'],
      });
      expect((await api.request('DELETE', '/rules/account_not_shared')).status).toBe(409);
    });

    it('can be tried, made, judged by, changed and deleted', async () => {
      const before = await upload();
      const tried = await api.post('/rules/test', { conditions: RULE.conditions });
      expect(tried.body.data).toMatchObject({
        evaluated: 1,
        good: 0,
        bad: 1,
        left_out: 0,
        invoices: [{ invoice_id: before.id, result: false, reason: null }],
      });
      const left = await api.post('/rules/test', {
        conditions: { all: [{ fact: 'senderDomain', operator: 'endsWith', value: '.au' }] },
      });
      expect(left.body.data).toMatchObject({
        left_out: 1,
        invoices: [{ result: null, reason: 'The invoice did not come by email.' }],
      });

      // As while another process tries one; the lease of one that was killed ends by itself.
      const lease = (ends: string): Promise<unknown> =>
        service.database.query(
          `INSERT INTO leases SELECT 'rule trial ' || id, gen_random_uuid(), now() + $1::interval FROM entities
           ON CONFLICT (name) DO UPDATE SET ends_at = excluded.ends_at`,
          [ends],
        );
      await lease('30 seconds');
      expect((await api.post('/rules/test', { conditions: RULE.conditions })).status).toBe(409);
      await lease('-1 second');
      expect((await api.post('/rules/test', { conditions: RULE.conditions })).status).toBe(200);

      // A trial tells of invoices, name by name and total by total.
      const blind = await keyWith(service, ['rule:read', 'rule:write'], 'sandbox');
      const refused = await blind.post('/rules/test', { conditions: RULE.conditions });
      expect([refused.status, refused.body]).toEqual([403, { message: 'This key lacks the ability invoice:read.' }]);
      const seeing = await keyWith(service, ['rule:write', 'invoice:read'], 'sandbox');
      expect((await seeing.post('/rules/test', { conditions: RULE.conditions })).status).toBe(200);

      const { status, body } = await api.post('/rules', RULE);
      expect(status).toBe(201);
      expect(body.data.attributes).toMatchObject({ ...RULE, enabled: true, built_in: false, version: 1 });
      const judged = await upload();
      expect(judged.attributes.check_details.at(-1)).toEqual({
        type: 'small_enough',
        result: false,
        sentence: `Not met: ${RULE.description}`,
        evidence: [{ fact: 'invoiceTotal', value: 1430 }],
      });

      const larger = { all: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 5000 }] };
      const changed = await api.request('PUT', `/rules/${body.data.id}`, { conditions: larger });
      expect(changed.body.data.attributes).toMatchObject({ ...RULE, conditions: larger, version: 2 });
      expect((await upload()).attributes.check_results.at(-1)).toEqual({ type: 'small_enough', result: true });
      expect((await api.request('DELETE', `/rules/${body.data.id}`)).status).toBe(204);
      expect((await api.get(`/rules/${body.data.id}`)).status).toBe(404);
      expect(typesOf(await upload())).not.toContain('small_enough');
    });

    it('are refused where they are wrong, with the path', async () => {
      const refused = async (change: object): Promise<unknown> => {
        const { status, body } = await api.post('/rules', { ...RULE, ...change });
        expect(status).toBe(422);
        return Object.keys(body.errors);
      };
      const all = (...given: object[]): object => ({ conditions: { all: given } });
      const good = RULE.conditions.all[0] as object;
      expect(await refused({ name: 'Not This' })).toEqual(['name']);
      expect(await refused({ name: 'details_unchanged' })).toEqual(['name']);
      expect(await refused({ conditions: {} })).toEqual(['conditions']);
      expect(await refused(all())).toEqual(['conditions.all']);
      expect(await refused(all(good, { ...good, fact: 'constructor' }))).toEqual(['conditions.all.1.fact']);
      expect(await refused(all({ ...good, path: '$.x' }))).toEqual(['conditions.all.0.path']);
      expect(await refused(all({ ...good, params: {} }))).toEqual(['conditions.all.0.params']);
      expect(await refused(all({ condition: 'other' }))).toEqual(['conditions.all.0']);
      expect(await refused(all({ ...good, operator: 'some:equal' }))).toEqual(['conditions.all.0.operator']);
      expect(await refused(all({ ...good, operator: 'contains' }))).toEqual(['conditions.all.0.operator']);
      expect(await refused(all({ ...good, value: '1000' }))).toEqual(['conditions.all.0.value']);
      expect(await refused(all({ ...good, value: { fact: 'invoiceTotal' } }))).toEqual(['conditions.all.0.value']);
      expect((await api.post('/rules', RULE)).status).toBe(201);
      expect(await refused({})).toEqual(['name']);
    });

    it('cannot be more than fifty', async () => {
      for (let n = 0; n < 50; n += 1) await api.post('/rules', { ...RULE, name: `rule_${n}` });
      const { status, body } = await api.post('/rules', { ...RULE, name: 'one_more' });
      expect([status, body.errors]).toEqual([422, { name: ['An entity can have at most 50 rules of its own.'] }]);
    });
  });
}
