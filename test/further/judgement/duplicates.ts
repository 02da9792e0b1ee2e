import type { Api, ResourceObject } from '../../support/api.js';
import { invoicePdf } from '../../support/invoice-pdf.js';
import type { SampleInvoice } from '../../support/invoice-pdf.js';
import { judged, said } from '../../support/judged.js';
import type { TestService } from '../../support/service.js';
import { neighbourOf } from '../../support/tenants.js';
import { createVerification, untilStatus } from '../../support/verification.js';

const OTHER_ABN = '12 055 136 519';
/** The checksum is wrong. */
const MISPRINTED_ABN = '53 004 085 617';

/** Which invoices count as received before, however their number and their supplier are written. */
export function duplicates(of: () => TestService): void {
  describe('an invoice that was received before', () => {
    let service: TestService;
    let api: Api;
    let copies = 0;

    beforeAll(() => {
      service = of();
    });
    beforeEach(async () => {
      api = await neighbourOf(service, 'sandbox');
    });

    const upload = async (given: SampleInvoice): Promise<ResourceObject> => {
      const named = given.businessName === undefined ? {} : { accountName: given.businessName };
      const bytes = await invoicePdf({ note: `Copy ${(copies += 1)}`, ...named, ...given });
      const { body } = await api.upload('/invoices', bytes, 'invoice.pdf');
      return judged(api, body.data.id as string);
    };
    /** Whether the second is new after the first. */
    const isNew = async (first: SampleInvoice, second: SampleInvoice): Promise<unknown> => {
      await upload(first);
      return said(await upload(second), 'invoice_is_new')?.result;
    };

    it.each([
      ['in small letters', 'HL-2041', 'hl-2041'],
      ['without its hyphen', 'HL-2041', 'HL2041'],
      ['with slashes', 'HL-20-41', 'HL/20/41'],
      ['without the zeros before it', 'HL-0042', 'HL-42'],
      ['without the word before it', 'INV-2041', '2041'],
    ])('is found by its number %s', async (_, first, second) => {
      expect(await isNew({ invoiceNumber: first }, { invoiceNumber: second })).toBe(false);
    });

    it.each([
      ['other digits', 'HL-2041', 'HL-2042'],
      ['other letters', 'HL-2041', 'HM-2041'],
      ['zeros behind other digits', 'HL-1002', 'HL-102'],
    ])('is another one with %s', async (_, first, second) => {
      expect(await isNew({ invoiceNumber: first }, { invoiceNumber: second })).toBe(true);
    });

    it.each([
      ['its ABN is given the first time alone', {}, { abn: '' }],
      ['its ABN is given the second time alone', { abn: '' }, {}],
      ['its ABN is misprinted the first time', { abn: MISPRINTED_ABN }, {}],
      ['its ABN is misprinted the second time', {}, { abn: MISPRINTED_ABN }],
      ['its ABN is the same and its name is not', {}, { businessName: 'HLJ Kitchens' }],
      [
        'without an ABN its name is in capitals',
        { abn: '' },
        { abn: '', businessName: 'HARBOUR LANE JOINERY PTY LTD' },
      ],
      ['without an ABN its name has no legal form', { abn: '' }, { abn: '', businessName: 'Harbour Lane Joinery' }],
      ['its ABN and another form of its name come later', { abn: '' }, { businessName: 'Harbour Lane Joinery' }],
    ])('is found where %s', async (_, first, second) => {
      expect(await isNew(first, second)).toBe(false);
    });

    it.each([
      ['another ABN', {}, { abn: OTHER_ABN }],
      ['another name without an ABN', { abn: '' }, { abn: '', businessName: 'Quarry Street Electrical' }],
      ['another name and the ABN once alone', {}, { abn: '', businessName: 'Quarry Street Electrical' }],
    ])('is another supplier’s with %s', async (_, first, second) => {
      expect(await isNew(first, second)).toBe(true);
    });

    it('is neither known to be new nor cleared without a number, and is found where its file is the same', async () => {
      const { id } = await createVerification(api);
      await untilStatus(api, id, 'verified');
      expect((await api.request('PUT', '/approval-policy', { clear_verified: true })).status).toBe(200);
      const unnumbered = await upload({ invoiceNumber: '' });
      expect(unnumbered.attributes).toMatchObject({ extracted_invoice_number: null, outcome: 'verified' });
      expect(said(unnumbered, 'invoice_is_new')).toEqual({
        type: 'invoice_is_new',
        reason: 'The document gives no invoice number.',
        seen: [],
      });
      expect(unnumbered.attributes.review).toBe('to_review');
      expect((await upload({})).attributes.review).toBe('cleared');
      const bytes = await invoicePdf({ invoiceNumber: '', note: 'Twice' });
      const results = [];
      for (const name of ['once.pdf', 'twice.pdf']) {
        const { body } = await api.upload('/invoices', bytes, name);
        results.push(said(await judged(api, body.data.id as string), 'invoice_is_new')?.result);
      }
      expect(results).toEqual([undefined, false]);
    });

    it('is found by the number that a person corrected', async () => {
      const first = await upload({ invoiceNumber: 'HL-1' });
      await api.post(`/invoices/${first.id}/corrections`, { field: 'extracted_invoice_number', value: 'hl – 20 41' });
      const second = await upload({ invoiceNumber: 'HL-2041' });
      expect(said(second, 'invoice_is_new')?.result).toBe(false);
      expect(said(await upload({ invoiceNumber: 'HL-1' }), 'invoice_is_new')?.result).toBe(true);
      const { body } = await api.get(`/invoices/${second.id}/comparison`);
      expect(body.data.duplicates).toMatchObject([{ invoice_id: first.id, same_file: false, same_number: true }]);
    });
  });
}
