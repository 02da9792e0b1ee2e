import { Client } from 'pg';
import { eventually } from '../support/api.js';
import type { Api, ResourceObject } from '../support/api.js';
import { duplicates } from './judgement/duplicates.js';
import { entityRules } from './judgement/entity-rules.js';
import { sendMail } from '../support/mail.js';
import { judged, said } from '../support/judged.js';
import { OTHER_ACCOUNT, useJudgedInvoices } from '../support/judged-invoices.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import type { SampleInvoice } from '../support/invoice-pdf.js';
import type { TestService } from '../support/service.js';
import { createVerification, untilStatus } from '../support/verification.js';

const WITHOUT_ACCOUNT = { accountName: '', bsb: '', accountNumber: '' };

describe('what was judged, once more is known', () => {
  const current = useJudgedInvoices();
  const invoice = (given?: SampleInvoice): Promise<ResourceObject> => current().invoice(given);
  const suppliers = (): Promise<ResourceObject[]> => current().suppliers();
  let service: TestService;
  let api: Api;
  beforeEach(() => {
    ({ service, api } = current());
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
