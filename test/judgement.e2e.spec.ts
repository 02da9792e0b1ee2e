import { eventually } from './support/api.js';
import type { Api, ResourceObject } from './support/api.js';
import { said } from './support/judged.js';
import { nextNumber, OTHER_ACCOUNT, useJudgedInvoices } from './support/judged-invoices.js';
import { invoicePdf } from './support/invoice-pdf.js';
import type { SampleInvoice } from './support/invoice-pdf.js';
import type { TestService } from './support/service.js';
import { neighbourOf } from './support/tenants.js';
import { createVerification, untilStatus } from './support/verification.js';

describe('the judgement of invoices', () => {
  const current = useJudgedInvoices();
  const invoice = (given?: SampleInvoice): Promise<ResourceObject> => current().invoice(given);
  const suppliers = (): Promise<ResourceObject[]> => current().suppliers();
  let service: TestService;
  let api: Api;
  beforeEach(() => {
    ({ service, api } = current());
  });

  it('ends as its file name asks for in the sandbox, and in production never', async () => {
    const uploaded = async (client: Api, name: string): Promise<Record<string, any>> => {
      const made = await client.upload('/invoices', await invoicePdf({ invoiceNumber: nextNumber() }), name);
      const { body } = await eventually(
        () => client.get(`/invoices/${made.body.data.id}`),
        (answer) => !['queued', 'reading'].includes(answer.body.data.attributes.status),
      );
      return body.data.attributes as Record<string, any>;
    };
    expect(await uploaded(api, 'sandbox-mismatch.pdf')).toMatchObject({ status: 'processed', outcome: 'mismatch' });
    expect(await uploaded(api, 'sandbox-verified.pdf')).toMatchObject({ status: 'processed', outcome: 'verified' });
    expect(await uploaded(api, 'sandbox-failed.pdf')).toMatchObject({ status: 'failed', outcome: 'unread' });
    const real = await neighbourOf(service, 'production');
    for (const name of ['sandbox-verified.pdf', 'sandbox-failed.pdf']) {
      const { status, outcome, check_results: results } = await uploaded(real, name);
      // The second is of a supplier whose account is known by then.
      expect([status, outcome]).toEqual(['processed', expect.stringMatching(/^(new|known)$/)]);
      expect(results).not.toContainEqual({ type: 'details_match_verification', result: true });
    }
  });

  it('says of a first invoice what it can, and why it cannot say the rest', async () => {
    const { attributes } = await invoice();
    expect(attributes.check_results).toEqual([
      { type: 'document_is_invoice', result: true },
      { type: 'business_abn_valid', result: true },
      { type: 'account_bsb_valid', result: true },
      { type: 'account_number_valid', result: true },
      { type: 'no_change_of_details_announced', result: true },
      { type: 'account_not_shared', result: true },
      { type: 'invoice_is_new', result: true },
      { type: 'text_matches_picture', result: true },
      { type: 'tax_invoice_complete', result: true },
    ]);
    const ofEmail = 'The invoice did not come by email.';
    expect(attributes.checks_left_out).toEqual([
      { type: 'business_abn_active', reason: expect.stringContaining('Australian Business Register'), seen: [] },
      {
        type: 'details_match_verification',
        reason: 'No verified payee has this ABN, name or account.',
        seen: [],
      },
      {
        type: 'other_ways_to_pay_known',
        reason: 'The document gives no PayID, biller code, IBAN or payment link.',
        seen: [],
      },
      { type: 'details_unchanged', reason: 'No earlier invoice of this supplier is known.', seen: [] },
      ...['sender_authenticated', 'sender_known', 'sender_not_lookalike', 'reply_to_matches_sender'].map((type) => ({
        type,
        reason: ofEmail,
        seen: [],
      })),
    ]);
  });

  it('notices another account than on earlier invoices, and never learns it', async () => {
    for (let n = 1; n <= 2; n += 1) await invoice();
    const changed = {
      type: 'details_unchanged',
      result: false,
      sentence: 'The account differs from the one on the last 2 invoices of this supplier: 062-000 ••••5678.',
      evidence: [
        { fact: 'accountKnownForSupplier', value: false },
        { fact: 'invoicesOnLastAccount', value: 2 },
        { fact: 'historyOf', value: 'this supplier' },
        { fact: 'lastAccount', value: '062-000 ••••5678' },
      ],
    };
    expect(said(await invoice(OTHER_ACCOUNT), 'details_unchanged')).toEqual(changed);
    // Nor does sending it again make it usual.
    expect(said(await invoice(OTHER_ACCOUNT), 'details_unchanged')).toEqual(changed);
    expect(said(await invoice(), 'details_unchanged')).toMatchObject({
      result: true,
      sentence: 'The account appeared on 2 earlier invoices of this supplier.',
    });
    const [supplier] = await suppliers();
    expect(supplier?.attributes).toMatchObject({
      name: 'Harbour Lane Joinery Pty Ltd',
      abn: '53004085616',
      invoices: 3,
      accounts: [{ bsb: '062-000', account_number: '••••5678', invoices: 3, verified_at: null }],
      senders: [],
    });
  });

  it('holds a supplier of a known name and another ABN against what that name was paid to', async () => {
    await invoice();
    const stranger = await invoice({ ...OTHER_ACCOUNT, abn: '33 007 457 141' });
    expect(said(stranger, 'details_unchanged')).toMatchObject({
      result: false,
      sentence:
        'The account differs from the one on the last invoice of a supplier with the same name but a different ABN: 062-000 ••••5678.',
    });
    expect(await suppliers()).toHaveLength(1);
  });

  it('notices an account that another supplier uses', async () => {
    await invoice();
    const other = await invoice({
      businessName: 'Somebody Else Pty Ltd',
      accountName: 'S Else',
      abn: '33 007 457 141',
    });
    expect(said(other, 'account_not_shared')).toMatchObject({
      result: false,
      sentence: 'The account is also used by Harbour Lane Joinery Pty Ltd.',
    });
    expect(await suppliers()).toHaveLength(1);
  });

  it('takes no account for the verified one that stands beside another', async () => {
    const { id } = await createVerification(api);
    await untilStatus(api, id, 'verified');
    await invoice();
    const note = 'Please note our bank details have changed. Pay to BSB 032-000 Account 9988 7766';
    for (const again of [1, 2]) {
      const both = await invoice({ note });
      expect([again, both.attributes.extracted_account_number]).toEqual([again, '12345678']);
      const [type, unchanged] = ['details_match_verification', 'details_unchanged'];
      const shown = { page: 1, box: expect.objectContaining({ x0: expect.any(Number) }), text: expect.any(String) };
      const another = 'The document also shows another account, 032-000 ••••7766, on page 1, which';
      expect(said(both, type)).toEqual({ type, reason: `${another} was not verified.`, seen: [shown] });
      // What is not alone teaches nothing: the supplier has one earlier invoice that counts.
      expect(said(both, unchanged)).toMatchObject({ reason: `${another} is new for this supplier.` });
      expect(said(both, 'no_change_of_details_announced')).toMatchObject({ result: false });
    }
    expect((await api.get(`/verifications/${id}/checks`)).body.meta.total).toBe(1);
  });

  it('does not take for known, however often it comes, a way to be paid that is new for a payee who is known', async () => {
    const { id } = await createVerification(api);
    await untilStatus(api, id, 'verified');
    const honest = await invoice();
    expect(said(honest, 'details_match_verification')).toMatchObject({ result: true });
    for (const [note, way] of [
      ['Pay faster by PayID: accounts@harbour-lane.example', 'PayID on page 1'],
      ['Pay online at https://curlewbay.com/8842', 'at curlewbay.com on page 1'],
    ] as const)
      for (const again of [1, 2, 3]) {
        const forged = await invoice({ note });
        for (const type of ['details_match_verification', 'details_unchanged'])
          expect([again, said(forged, type)?.reason]).toEqual([again, expect.stringContaining(way)]);
      }
    for (const note of ['Pay online at harbourlanejoinery.com.au/pay', 'View and pay online: https://in.xero.com/Hk29'])
      expect(said(await invoice({ note }), 'details_match_verification')).toMatchObject({ result: true });
    // Nor does it keep anything else from being learnt.
    expect((await suppliers())[0]?.attributes.invoices).toBe(9);
  });

  it('records one check on the verification that it matched, however often it is judged', async () => {
    const { id } = await createVerification(api);
    await untilStatus(api, id, 'verified');
    const good = await invoice();
    expect(said(good, 'details_match_verification')).toMatchObject({
      result: true,
      sentence: 'The account is the one that was verified for Harbour Lane Joinery Pty Ltd.',
    });
    const bad = await invoice(OTHER_ACCOUNT);
    expect(said(bad, 'details_match_verification')).toMatchObject({
      result: false,
      sentence: 'The account is not the one that was verified for Harbour Lane Joinery Pty Ltd, 062-000 ••••5678.',
    });
    const checks = async (): Promise<object[]> =>
      (await api.get(`/verifications/${id}/checks?sort=created_at`)).body.data.map(
        ({ attributes }: ResourceObject) => attributes,
      );
    const [first, second, ...further] = await checks();
    expect(further).toEqual([]);
    expect(first).toMatchObject({ result: 'uncompromised' });
    expect(second).toMatchObject({
      result: 'compromised',
      submitted_data: JSON.stringify({
        account_bsb: '062-000',
        account_number: '87654329',
        business_abn: '53004085616',
      }),
    });
  });
});
