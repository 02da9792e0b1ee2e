import { Client } from 'pg';
import { eventually } from './support/api.js';
import type { Api, ResourceObject } from './support/api.js';
import { duplicates } from './judgement/duplicates.js';
import { entityRules } from './judgement/entity-rules.js';
import { sendMail } from './support/mail.js';
import { judged, said } from './support/judged.js';
import { invoicePdf } from './support/invoice-pdf.js';
import type { SampleInvoice } from './support/invoice-pdf.js';
import { TestService } from './support/service.js';
import { neighbourOf } from './support/tenants.js';
import { createVerification, untilStatus } from './support/verification.js';

const OTHER_ACCOUNT = { accountNumber: '8765 4329' };

describe('the judgement of invoices', () => {
  let service: TestService;
  let api: Api;
  let count = 0;

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.remove());
  beforeEach(async () => {
    api = await neighbourOf(service, 'sandbox');
  });

  /** Uploads an invoice of Harbour Lane's, or another that is given, and waits until it is judged. */
  const invoice = async (given: SampleInvoice = {}): Promise<ResourceObject> => {
    const bytes = await invoicePdf({ invoiceNumber: `HL-${(count += 1)}`, ...given });
    const { status, body } = await api.upload('/invoices', bytes, 'invoice.pdf');
    expect(status).toBe(201);
    return judged(api, body.data.id as string);
  };
  it('ends as its file name asks for in the sandbox, and in production never', async () => {
    const uploaded = async (client: Api, name: string): Promise<Record<string, any>> => {
      const made = await client.upload('/invoices', await invoicePdf({ invoiceNumber: `SB-${(count += 1)}` }), name);
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

  const suppliers = async (): Promise<ResourceObject[]> => (await api.get('/suppliers')).body.data;

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
        reason: 'The document gives no PayID, biller code or IBAN.',
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

  it('takes back what an invoice taught that a person rejects, until an approver opens it again', async () => {
    const decide = async (id: string, body: object): Promise<void> =>
      expect((await api.post(`/invoices/${id}/decisions`, body)).status).toBe(201);
    const [first, second] = [await invoice(), await invoice()];
    expect(second.attributes.outcome).toBe('known');
    await decide(first.id, { decision: 'reject', reason: 'fraud' });
    // Nothing else speaks for the account of the second one.
    const { body } = await eventually(
      () => api.get(`/invoices/${second.id}`),
      (answer) => answer.body.data.attributes.outcome !== 'known',
    );
    expect([body.data.attributes.outcome, said(body.data, 'details_unchanged')]).toEqual([
      'new',
      expect.objectContaining({ reason: 'No earlier invoice of this supplier is known.' }),
    ]);
    await decide(second.id, { decision: 'reject', reason: 'fraud' });
    expect((await invoice()).attributes.outcome).toBe('new');
    const third = await invoice();
    expect([third.attributes.outcome, (await suppliers())[0]?.attributes.invoices]).toEqual(['known', 2]);
    await decide(first.id, { decision: 'reopen', comment: 'It was theirs after all.' });
    await eventually(suppliers, ([supplier]) => supplier?.attributes.invoices === 3);
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

  const WITHOUT_ACCOUNT = { accountName: '', bsb: '', accountNumber: '' };

  it('still holds it against that name after an invoice without an account', async () => {
    const abn = '33 007 457 141';
    await invoice();
    expect((await invoice({ ...WITHOUT_ACCOUNT, abn })).attributes.outcome).toBe('no_account');
    // The second one must not be known because the first one came.
    for (let n = 1; n <= 2; n += 1)
      expect((await invoice({ ...OTHER_ACCOUNT, abn })).attributes.outcome).toBe('changed');
    expect(said(await invoice({ ...OTHER_ACCOUNT, abn: '' }), 'details_unchanged')).toMatchObject({
      result: false,
      sentence: expect.stringContaining('one of several suppliers with this name'),
    });
  });

  /** Adds what as many more would leave behind that are read and judged as an invoice was. */
  const addLike = async (id: string, times: number): Promise<void> => {
    const client = new Client({ connectionString: service.database.url });
    await client.connect();
    await client.query(
      `INSERT INTO invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'created_at', i.created_at + n * interval '1 ms'))).*
         FROM invoices i, generate_series(1, $2::int) AS n WHERE i.id = $1`,
      [id, times],
    );
    await client.end();
  };

  it('judges every invoice again that what was taken back spoke for', async () => {
    const [first, second] = [await invoice(), await invoice()];
    expect(second.attributes.outcome).toBe('known');
    await addLike(second.id, 120);
    await api.post(`/invoices/${first.id}/decisions`, { decision: 'reject', reason: 'fraud' });
    await eventually(
      () => api.get('/invoices?filter[outcome]=known'),
      (answer) => answer.body.meta.total === 0,
    );
  });

  it('remembers the account of a supplier however many invoices without one follow', async () => {
    await invoice();
    await addLike((await invoice(WITHOUT_ACCOUNT)).id, 50);
    for (let n = 1; n <= 2; n += 1)
      expect(said(await invoice(OTHER_ACCOUNT), 'details_unchanged')).toMatchObject({
        result: false,
        sentence: 'The account differs from the one on the last invoice of this supplier: 062-000 ••••5678.',
      });
    expect((await invoice()).attributes.outcome).toBe('known');
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
    for (const again of [1, 2, 3]) {
      const forged = await invoice({ note: 'Pay faster by PayID: accounts@harbour-lane.example' });
      for (const type of ['details_match_verification', 'details_unchanged'])
        expect([again, said(forged, type)?.reason]).toEqual([again, expect.stringContaining('PayID on page 1')]);
    }
    // Nor does it keep anything else from being learnt.
    expect((await suppliers())[0]?.attributes.invoices).toBe(4);
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

  it('judges as it is now an invoice that was corrected while it was being judged', async () => {
    const { id } = await createVerification(api);
    await untilStatus(api, id, 'verified');
    const before = await invoice();
    const person = new Client({ connectionString: service.database.url });
    await person.connect();
    try {
      await person.query('BEGIN');
      await person.query('UPDATE invoices SET extracted_account_number = $2 WHERE id = $1', [before.id, '87654329']);
      await api.request('PATCH', `/verifications/${id}`, { aliases: ['Harbour Lane Kitchens'] });
      // Its facts are gathered by the time it waits to keep them.
      await eventually(
        () =>
          service.database.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
                AND query LIKE 'SELECT "Invoice"%'`,
          ),
        (waiting) => waiting.length > 0,
      );
      await person.query('COMMIT');
    } finally {
      await person.end();
    }
    const { body } = await eventually(
      () => api.get(`/invoices/${before.id}`),
      (answer) => answer.body.data.attributes.updated_at !== before.attributes.updated_at,
    );
    expect(said(body.data, 'details_match_verification')).toMatchObject({ result: false });
    expect(body.data.attributes.outcome).toBe('mismatch');
  });

  it('takes one supplier of invoices that come at once', async () => {
    const files = await Promise.all([1, 2, 3].map((n) => invoicePdf({ invoiceNumber: `AT-ONCE-${n}` })));
    const answers = await Promise.all(files.map((bytes) => api.upload('/invoices', bytes, 'invoice.pdf')));
    await Promise.all(answers.map(({ body }) => judged(api, body.data.id as string)));
    const all = await suppliers();
    expect(all.map(({ attributes }) => [attributes.abn, attributes.invoices])).toEqual([['53004085616', 3]]);
  });

  it('judges again what came before its payee was verified, and tells nobody twice', async () => {
    const before = await invoice();
    expect(before.attributes.check_results).not.toContainEqual(
      expect.objectContaining({ type: 'details_match_verification' }),
    );
    const { id } = await createVerification(api);
    await untilStatus(api, id, 'verified');
    const { body } = await eventually(
      () => api.get(`/invoices/${before.id}`),
      (answer) =>
        said(answer.body.data, 'details_match_verification') !== undefined &&
        answer.body.data.attributes.check_details.some(
          (one: { type: string }) => one.type === 'details_match_verification',
        ),
    );
    expect(said(body.data, 'details_match_verification')).toMatchObject({ result: true });
    expect(Date.parse(body.data.attributes.updated_at)).toBeGreaterThan(Date.parse(before.attributes.updated_at));
    expect((await api.get(`/verifications/${id}/checks`)).body.meta.total).toBe(1);
    const [supplier] = await suppliers();
    expect(supplier?.attributes).toMatchObject({
      invoices: 1,
      accounts: [{ invoices: 1, verified_at: expect.any(String) }],
    });
  });

  it('judges again what came before in the name of its payee, however that was written', async () => {
    const name = 'HARBOUR LANE JOINERY';
    const before = await invoice({ ...OTHER_ACCOUNT, businessName: name, accountName: name, abn: '' });
    expect(before.attributes.outcome).toBe('new');
    await createVerification(api);
    const { body } = await eventually(
      () => api.get(`/invoices/${before.id}`),
      (answer) => answer.body.data.attributes.outcome !== 'new',
    );
    expect(body.data.attributes.outcome).toBe('mismatch');
  });

  it('judges again what named an account that is verified later, as a further one of its payee', async () => {
    await untilStatus(api, (await createVerification(api)).id, 'verified');
    const { id, attributes } = await invoice(OTHER_ACCOUNT);
    expect(attributes.outcome).toBe('mismatch');
    await createVerification(api, { account_number: OTHER_ACCOUNT.accountNumber, additional: true });
    const { body } = await eventually(
      () => api.get(`/invoices/${id}`),
      (answer) => answer.body.data.attributes.outcome !== 'mismatch',
    );
    expect(body.data.attributes.outcome).toBe('verified');
  });

  it('judges the invoices of an email again once more is known of its sender', async () => {
    const pdf = await invoicePdf({ invoiceNumber: 'LATE-1' });
    await sendMail(service.smtp, {
      to: service.credentials.inbox,
      subject: 'Late',
      attachments: [{ filename: 'late.pdf', content: pdf }],
    });
    const find = async (): Promise<ResourceObject | undefined> =>
      (await service.api.get('/invoices')).body.data.find(
        ({ attributes }: ResourceObject) => attributes.original_file_name === 'late.pdf',
      );
    const found = await eventually(find, (one) => one?.attributes.status === 'processed');
    const detail = async (): Promise<ResourceObject> => (await service.api.get(`/invoices/${found?.id}`)).body.data;
    expect(said(await detail(), 'sender_authenticated')).toMatchObject({ reason: expect.any(String) });
    const learn = (authenticated: boolean): Promise<unknown> =>
      service.database.query(
        `WITH changed AS (UPDATE inbound_emails SET authenticated = $1, from_domain = 'supplier.example'
           WHERE subject = 'Late' RETURNING id, entity_id)
         INSERT INTO outbox (type, payload)
         SELECT 'inbound_email.authentication_changed', json_build_object('entityId', entity_id, 'emailId', id) FROM changed`,
        [authenticated],
      );
    await learn(true);
    const again = await eventually(detail, (one) =>
      one.attributes.check_results.some(({ type }: { type: string }) => type === 'sender_authenticated'),
    );
    expect(said(again, 'sender_authenticated')).toMatchObject({
      result: true,
      sentence: 'SPF or DKIM confirms that the email came from supplier.example.',
    });
    expect((await service.api.get('/suppliers')).body.data[0].attributes).toMatchObject({
      invoices: 1,
      accounts: [{ invoices: 1 }],
      senders: [{ sender: 'supplier.example', invoices: 1 }],
    });
    // What it taught itself does not make its sender known, however often it is judged.
    await learn(true);
    const twice = await eventually(detail, ({ attributes }) => attributes.updated_at !== again.attributes.updated_at);
    expect(said(twice, 'sender_known')).toMatchObject({ reason: 'No earlier email of this supplier is known.' });
    expect(said(twice, 'sender_not_lookalike')).toEqual(said(again, 'sender_not_lookalike'));
    // What was cleared has to be looked at where a check says no later.
    await service.database.query(`UPDATE invoices SET review = 'cleared' WHERE id = $1`, [found?.id]);
    await learn(false);
    const reopened = await eventually(detail, ({ attributes }) => attributes.review !== 'cleared');
    expect([reopened.attributes.review, said(reopened, 'sender_authenticated')?.result]).toEqual(['to_review', false]);
    const { body } = await service.api.get(`/invoices/${found?.id}/decisions`);
    expect(body.data[0].attributes).toMatchObject({
      decision: 'reopen',
      comment: 'A check now fails: sender authenticated.',
    });
  });

  it('makes one supplier of two where people say so', async () => {
    await invoice();
    await invoice({
      businessName: 'HLJ Trading',
      accountName: 'HLJ',
      abn: '33 007 457 141',
      accountNumber: '5555 5555',
    });
    const [other, first] = (await suppliers()) as [ResourceObject, ResourceObject];
    const merged = await api.post(`/suppliers/${first.id}/merge`, { supplier_id: other.id });
    expect(merged.body.data.attributes).toMatchObject({
      name: 'Harbour Lane Joinery Pty Ltd',
      invoices: 2,
      accounts: [{ account_number: '••••5555' }, { account_number: '••••5678' }],
    });
    expect((await suppliers()).map(({ id }) => id)).toEqual([first.id]);
    expect((await api.get(`/suppliers/${other.id}`)).body.data.attributes.merged_into_id).toBe(first.id);
    // Either ABN finds the one supplier from now on, with all its accounts.
    const later = await invoice({ businessName: 'HLJ Trading', accountName: 'HLJ', abn: '33 007 457 141' });
    expect(said(later, 'details_unchanged')).toMatchObject({ result: true });
    expect(later.attributes.supplier_id).toBe(first.id);
    expect((await api.post(`/suppliers/${first.id}/merge`, { supplier_id: other.id })).status).toBe(409);
    expect((await api.post(`/suppliers/${first.id}/merge`, { supplier_id: first.id })).status).toBe(422);
  });

  duplicates(() => service);
  entityRules(() => service);
});
