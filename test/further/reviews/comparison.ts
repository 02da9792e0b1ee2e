import { eventually } from '../../support/api.js';
import type { Api } from '../../support/api.js';
import { invoicePdf } from '../../support/invoice-pdf.js';
import { addPerson, signIn } from '../../support/people.js';
import type { TestService } from '../../support/service.js';
import { clientOf, entityOf } from '../../support/tenants.js';

/** What the page of a review shows beside an invoice. */
export function comparison(of: () => TestService): void {
  describe('what an invoice is compared with', () => {
    let service: TestService;
    let api: Api;
    let entityId: string;
    const uploaded: string[] = [];

    async function upload(given: Parameters<typeof invoicePdf>[0]): Promise<string> {
      const { body } = await api.upload('/invoices', await invoicePdf(given), 'invoice.pdf');
      await eventually(
        () => api.get(`/invoices/${body.data.id}`),
        ({ body: now }) => now.data.attributes.status === 'processed',
      );
      return body.data.id as string;
    }

    beforeAll(async () => {
      service = of();
      const { entity, api: client } = await entityOf(service, 'production', 'Compared');
      entityId = entity.id;
      api = client;
      uploaded.push(await upload({ invoiceNumber: 'HL-1' }));
      uploaded.push(await upload({ invoiceNumber: 'HL-2' }));
      uploaded.push(await upload({ invoiceNumber: 'HL-2', accountNumber: '8765 4321' }));
    });

    const comparisonOf = async (id: string): Promise<any> => (await api.get(`/invoices/${id}/comparison`)).body.data;

    it('knows the supplier’s accounts and its other invoices', async () => {
      const { supplier, earlier, verified, email_id } = await comparisonOf(uploaded[1] as string);
      expect({ verified, email_id }).toEqual({ verified: [], email_id: null });
      expect(supplier).toMatchObject({
        business_abn: '53004085616',
        is_namesake: false,
        accounts: [{ bsb: '062-000', account_number: '12345678', invoices: 2 }],
        senders: [],
      });
      expect(earlier.map(({ invoice_id }: any) => invoice_id)).toContain(uploaded[0]);
    });

    it('finds what has the same number, whichever came first', async () => {
      const { duplicates } = await comparisonOf(uploaded[1] as string);
      expect(duplicates).toMatchObject([{ invoice_id: uploaded[2], same_file: false, same_number: true }]);
    });

    it('puts the verified account first, and says which one the invoice was held against', async () => {
      await service.database.query(
        `INSERT INTO verifications (id, entity_id, status, business_name, business_abn, individual_name, individual_email, account_name, account_bsb,
           account_number, business_name_normalised, account_name_normalised, send_individual_authentication_sms,
           send_individual_authentication_email, verified_at, expires_at)
         SELECT gen_random_uuid(), entity_id, 'verified', 'Harbour Lane Joinery Pty Ltd', '53004085616', 'Jane Citizen', 'jane@example.com',
           'Harbour Lane Joinery', '062-000', '12345678', 'harbour lane joinery', 'harbour lane joinery', false, true, now(), now() + interval '7 days'
           FROM invoices WHERE id = $1`,
        [uploaded[0]],
      );
      const after = await upload({ invoiceNumber: 'HL-3' });
      const { verified } = await comparisonOf(after);
      expect(verified).toMatchObject([
        { bsb: '062-000', account_number: '12345678', business_abn: '53004085616', counts: true, held_against: true },
      ]);
      // Whoever may read invoices alone does not learn what was verified.
      const reader = await clientOf(service, 'production', entityId, ['invoice:read']);
      const shown = (await reader.get(`/invoices/${after}/comparison`)).body.data.verified;
      expect(shown).toMatchObject([{ bsb: '062-000', account_number: '••••5678', held_against: true }]);
    });

    it('says how many people are needed, and who had to do with it', async () => {
      const before = (await comparisonOf(uploaded[0] as string)).approval;
      expect(before).toMatchObject({ people: 1, approved_by: [] });
      await api.request('PUT', '/approval-policy', { people: 2 });
      const id = uploaded[0] as string;
      const decided = await api.post(`/invoices/${id}/decisions`, { decision: 'approve', reason: 'known_supplier' });
      expect(decided.body.data.attributes.review).toBe('awaiting_second');
      const { approval, people } = await comparisonOf(id);
      expect(approval.people).toBe(2);
      expect(people.map(({ user_id }: any) => user_id)).toEqual(expect.arrayContaining(approval.approved_by));
      expect(approval.approved_by).toHaveLength(1);
    });

    it('shows viewers no whole account number, and strangers nothing', async () => {
      const viewer = await signIn(service, await addPerson(service, 'viewer'));
      const { body } = await viewer.get(`/dashboard/api/${entityId}/invoices/${uploaded[1]}/comparison`);
      expect(JSON.stringify(body)).not.toMatch(/12345678|87654321/);
      expect(body.data.supplier.accounts[0].account_number).toBe('••••5678');
      expect((await api.get('/invoices/00000000-0000-4000-8000-000000000000/comparison')).status).toBe(404);
    });
  });
}
