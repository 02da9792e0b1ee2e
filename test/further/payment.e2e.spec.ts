import { eventually } from '../support/api.js';
import type { Api, ResourceObject } from '../support/api.js';
import { pictureFile } from '../forgeries/mail/mails.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { judged, said } from '../support/judged.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';
import { entityOf } from '../support/tenants.js';
import { createVerification, untilStatus } from '../support/verification.js';

const MATCH = 'details_match_verification';

describe('whether the account is the verified one', () => {
  let service: TestService;
  let entity: { id: string; inbox_address: string };
  let api: Api;

  beforeAll(async () => {
    service = await TestService.start();
  });
  afterAll(() => service.remove());
  beforeEach(async () => {
    ({ entity, api } = await entityOf(service, 'sandbox'));
    const { id } = await createVerification(api);
    await untilStatus(api, id, 'verified');
  });

  const upload = async (bytes: Buffer): Promise<ResourceObject> =>
    judged(api, (await api.upload('/invoices', bytes, 'invoice.pdf')).body.data.id as string);
  const untilSaid = (id: string, wanted: object): Promise<unknown> =>
    eventually(
      async () => said(await judged(api, id), MATCH),
      (now) => Object.entries(wanted).every(([name, value]) => (now as Record<string, unknown>)[name] === value),
    );
  const judgeEmailAgain = (id: string): Promise<unknown> =>
    service.database.query(
      `INSERT INTO outbox (type, payload) SELECT 'inbound_email.authentication_changed',
         json_build_object('entityId', entity_id, 'emailId', inbound_email_id) FROM invoices WHERE id = $1`,
      [id],
    );
  const second = 'For parts only: BSB 032-000 Account 9988 7766';

  it('takes an account that the entity says is its own for no other one', async () => {
    expect(said(await upload(await invoicePdf({ note: second })), MATCH)).toMatchObject({
      reason: expect.stringContaining('032-000 ••••7766'),
    });
    const path = `/entities/${entity.id}/own-details`;
    const own = { account_bsb: '032 000', account_number: '9988-7766' };
    const details = { abns: ['51 824 753 556'], names: ['Payer Pty Ltd'], accounts: [own] };
    const kept = {
      abns: ['51824753556'],
      names: ['Payer Pty Ltd'],
      accounts: [{ account_bsb: '032-000', account_number: '99887766' }],
    };
    expect((await service.management.request('PUT', path, details)).body.data).toMatchObject(kept);
    expect((await service.management.get(path)).body.data).toMatchObject(kept);
    expect(said(await upload(await invoicePdf({ note: second, invoiceNumber: 'HL-2' })), MATCH)).toMatchObject({
      result: true,
    });
    const wrong = {
      abns: ['51 824 753 556', '51 824 753 557'],
      names: ['Payer Pty Ltd', ''],
      accounts: [own, { ...own, account_bsb: '32' }, []],
    };
    const refused = await service.management.request('PUT', path, wrong);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      {
        'abns.1': ['The abns.1 field must be an ABN of 11 digits with a correct checksum.'],
        'names.1': ['The names.1 field must not be blank or contain control characters.'],
        'accounts.1.account_bsb': ['The accounts.1.account_bsb field must be a BSB of six digits.'],
        'accounts.2': ['The accounts.2 field must be an object.'],
      },
    ]);
  });

  describe('when the entity says otherwise what is its own', () => {
    const tell = async (accounts: object[]): Promise<void> => {
      const path = `/entities/${entity.id}/own-details`;
      const { status } = await service.management.request('PUT', path, { abns: [], names: [], accounts });
      expect(status).toBe(200);
    };
    const OWN = { account_bsb: '032-000', account_number: '99887766' };
    const untilLeftOut = (id: string, because: string): Promise<unknown> =>
      eventually(
        async () => said(await judged(api, id), MATCH),
        (now) => now?.reason?.includes(because) === true,
      );
    const updatedAt = async (id: string): Promise<string> =>
      (await api.get(`/invoices/${id}`)).body.data.attributes.updated_at as string;
    const reviewOf = async (id: string): Promise<string> =>
      (await api.get(`/invoices/${id}`)).body.data.attributes.review as string;

    it('holds no more where an account was excused by that, and says so at once', async () => {
      await tell([OWN]);
      const { id } = await upload(await invoicePdf({ note: second }));
      const alone = await upload(await invoicePdf({ invoiceNumber: 'HL-2' }));
      await untilSaid(id, { result: true });
      await tell([]);
      const now = (await api.get(`/invoices/${id}`)).body.data as ResourceObject;
      expect(said(now, MATCH)?.result).toBeUndefined();
      await untilLeftOut(id, '032-000 ••••7766');
      expect((await judged(api, id)).attributes.outcome).not.toBe('verified');
      // Nothing of it rests on what is the entity's own.
      expect(await updatedAt(alone.id)).toBe(alone.attributes.updated_at);
    });

    it('holds from then on where an account is the entity’s own', async () => {
      const { id } = await upload(await invoicePdf({ note: second }));
      await tell([OWN]);
      await untilSaid(id, { result: true });
    });

    it('opens again what was cleared by that, and leaves what a person decided', async () => {
      expect((await api.request('PUT', '/approval-policy', { clear_verified: true })).status).toBe(200);
      await tell([OWN]);
      const cleared = await upload(await invoicePdf({ note: second }));
      expect(await reviewOf(cleared.id)).toBe('cleared');
      const approved = await upload(await invoicePdf({ note: second, invoiceNumber: 'HL-2' }));
      const decision = { decision: 'approve', reason: 'verified' };
      expect((await api.post(`/invoices/${approved.id}/decisions`, decision)).status).toBe(201);
      const before = await updatedAt(approved.id);
      await tell([]);
      await eventually(
        () => reviewOf(cleared.id),
        (review) => review === 'to_review',
      );
      expect([await reviewOf(approved.id), await updatedAt(approved.id)]).toEqual(['approved', before]);
    });

    it('is judged again in an email whose other part names the account', async () => {
      await tell([OWN]);
      await sendMail(service.smtp, {
        to: entity.inbox_address,
        subject: 'Invoice',
        text: 'Refunds are paid from BSB 032-000 Account 9988 7766.',
        attachments: [{ filename: 'invoice.pdf', content: await invoicePdf() }],
      });
      const [invoice] = await eventually(
        async () => (await api.get('/invoices')).body.data as ResourceObject[],
        ([one]) => one?.attributes.status === 'processed',
      );
      const { id } = invoice as ResourceObject;
      const before = said(await judged(api, id), MATCH);
      await tell([]);
      await untilLeftOut(id, '032-000 ••••7766');
      expect(before?.reason ?? '').not.toContain('••••7766');
    });

    it('does nothing where it says the same again', async () => {
      await tell([OWN]);
      const { id } = await upload(await invoicePdf({ note: second }));
      const before = await updatedAt(id);
      await tell([OWN]);
      expect(await updatedAt(id)).toBe(before);
    });
  });

  it('does not hold under the logo of another verified payee', async () => {
    const { id } = await createVerification(api, {
      business_name: 'Ochre Lane Ceramics Pty Ltd',
      business_abn: '51824753556',
      account_name: 'Pottery Barn Yard',
      account_number: '44556670',
    });
    await untilStatus(api, id, 'verified');
    expect((await api.request('PATCH', `/verifications/${id}`, { aliases: ['Mornington Clay'] })).status).toBe(200);
    const { PDFDocument } = await import('@cantoo/pdf-lib');
    const under = async (name: string): Promise<unknown> => {
      const document = await PDFDocument.load(await invoicePdf({ invoiceNumber: name }));
      const logo = await document.embedPng(await pictureFile([name], { width: 260, size: 18 }));
      document.getPage(0).drawImage(logo, { x: 60, y: 514, width: 220, height: 40 });
      return said(await upload(Buffer.from(await document.save())), MATCH);
    };
    const names = (name: string) => ({
      reason: `The account is verified for Harbour Lane Joinery Pty Ltd; the head of the document names ${name} on page 1.`,
    });
    expect(await under('Ochre Lane Ceramics')).toMatchObject(names('Ochre Lane Ceramics Pty Ltd'));
    expect(await under('Pottery Barn Yard')).toMatchObject(names('Pottery Barn Yard'));
    expect(await under('Mornington Clay')).toMatchObject(names('Mornington Clay'));
    expect(await under('Coastal Woodwork')).toMatchObject({ result: true });
  });

  it('does not hold in the name of a supplier without an ABN, or of one that is another one since', async () => {
    // Harbour Lane itself, which was learnt with its verification; one of no ABN; two of which people made one.
    const add = async (name: string, abn: string | null, mergedInto: string | null): Promise<string> => {
      const [row] = await service.database.query<{ id: string }>(
        `INSERT INTO suppliers (id, entity_id, name, name_normalised, abn, merged_into_id)
         VALUES (gen_random_uuid(), $1, $2, lower($2), $3, $4) RETURNING id`,
        [entity.id, name, abn, mergedInto],
      );
      return row?.id ?? '';
    };
    const [own] = await eventually(
      () => service.database.query<{ id: string }>('SELECT id FROM suppliers WHERE entity_id = $1', [entity.id]),
      ({ length }) => length > 0,
    );
    await add('Sand Street Studio', null, null);
    await add('Pier Works', null, await add('Blue Door', '51824753556', null));
    await add('Harbour Kitchens', null, own?.id ?? '');
    const inTheName = (name: string) =>
      `The account is verified for Harbour Lane Joinery Pty Ltd; the invoice is in the name of ${name}.`;
    const results = [];
    for (const businessName of ['Sand Street Studio', 'Pier Works', 'Harbour Kitchens']) {
      const { result, reason } =
        said(await upload(await invoicePdf({ businessName, invoiceNumber: businessName })), MATCH) ?? {};
      results.push(result ?? reason);
    }
    expect(results).toEqual([inTheName('Sand Street Studio'), inTheName('Pier Works'), true]);
  });

  it('does not hold in a name that is nearly that of another supplier, and learns nothing from it', async () => {
    const [ochre, rowe] = ['51 824 753 556', '33 007 457 141'];
    const of = async (given: object, number: string): Promise<ResourceObject> =>
      upload(await invoicePdf({ invoiceNumber: number, ...given }));
    await of(
      {
        businessName: 'Ochre Lane Ceramics Pty Ltd',
        abn: ochre,
        accountName: 'Ochre Lane',
        bsb: '032-000',
        accountNumber: '4455 6670',
      },
      'OL-1',
    );
    const nearly = 'The name on the invoice is very similar to Ochre Lane Ceramics Pty Ltd.';
    expect(said(await of({ businessName: 'Ochre Lane Ceramics Australia' }, 'HL-4'), MATCH)).toMatchObject({
      reason: nearly,
    });
    // An innocent invoice first, so that its account is known of its ABN.
    const theirs = { abn: rowe, accountName: 'Sam Rowe', bsb: '032-000', accountNumber: '9988 7767' };
    await of({ ...theirs, businessName: 'Sam Rowe Repairs' }, 'SR-1');
    const before = await of({ ...theirs, businessName: 'Sam Rowe Repairs' }, 'SR-2');
    const after = await of({ ...theirs, businessName: 'Ochre Lane Cerarnics' }, 'SR-3');
    expect([said(before, 'details_unchanged'), said(after, 'details_unchanged')]).toMatchObject([
      { result: true },
      { reason: nearly },
    ]);
    const learnt = await service.database.query('SELECT learnt FROM invoices WHERE entity_id = $1 AND id = $2', [
      entity.id,
      after.id,
    ]);
    expect(learnt).toEqual([{ learnt: null }]);
  });

  it('does not hold where a payee trades in the name of another one, or nearly in a name that a person added for it', async () => {
    const kitchens = {
      business_name: 'Bayside Holdings Pty Ltd',
      business_abn: '51 824 753 556',
      account_name: 'Bayside Holdings',
    };
    const { id } = await createVerification(api, { ...kitchens, account_bsb: '032-000', account_number: '4455 6670' });
    await untilStatus(api, id, 'verified');
    expect((await api.request('PATCH', `/verifications/${id}`, { aliases: ['Northside Kitchens'] })).status).toBe(200);
    const results = [];
    for (const [at, given] of [
      { accountName: 'Harbour Lane T/A Bayside Holdings' },
      { accountName: 'Harbour Lane T/A Northside Kitchens' },
      { businessName: 'Northside Kitchen' },
      { businessName: 'Northside Kitchens Australia' },
      { accountName: 'Harbour Lane T/A Harbour Kitchens' },
    ].entries()) {
      const { result, reason } =
        said(await upload(await invoicePdf({ invoiceNumber: `HL-${at}`, ...given })), MATCH) ?? {};
      results.push(result ?? reason);
    }
    const similar = 'The name on the invoice is very similar to Northside Kitchens.';
    const inTheName =
      'The account is verified for Harbour Lane Joinery Pty Ltd; the invoice is in the name of Bayside Holdings';
    expect(results).toEqual([`${inTheName}.`, `${inTheName} Pty Ltd.`, similar, similar, true]);
  });

  it('knows the attachments of one email from each other, whichever is read first', async () => {
    const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
    const letter = await PDFDocument.create();
    const page = letter.addPage();
    const font = await letter.embedFont(StandardFonts.Helvetica);
    [
      'Harbour Lane Joinery Pty Ltd',
      'Notice of change of bank details',
      'Please pay all invoices to our new account:',
      'BSB 032-000   Account 9988 7766',
    ].forEach((line, at) => page.drawText(line, { x: 50, y: 700 - 20 * at, size: 11, font }));
    await sendMail(service.smtp, {
      to: entity.inbox_address,
      attachments: [
        { filename: 'invoice.pdf', content: await invoicePdf() },
        { filename: 'notice.pdf', content: Buffer.from(await letter.save()) },
      ],
    });
    const { body } = await eventually(
      () => api.get('/invoices'),
      (answer) =>
        answer.body.data.length === 2 &&
        answer.body.data.every(({ attributes }: ResourceObject) => attributes.status === 'processed'),
    );
    const invoice = body.data.find((one: ResourceObject) => one.attributes.original_file_name === 'invoice.pdf');
    expect(said(await judged(api, invoice.id), MATCH)).toMatchObject({
      reason: 'notice.pdf gives another account, 032-000 ••••7766.',
    });

    // As a reader that finds less would have left the notice.
    const notice = body.data.find((one: ResourceObject) => one.id !== invoice.id);
    await service.database.query(
      `UPDATE invoices SET extracted_account_bsb = NULL, extracted_account_number = NULL, scrutiny = scrutiny
          || '{"sight": null, "doubts": [], "possibleAccounts": [], "otherWaysToPay": [], "announcements": []}' WHERE id = $1`,
      [notice.id],
    );
    await judgeEmailAgain(invoice.id);
    await untilSaid(invoice.id, { result: true });
    await service.database.query('UPDATE invoices SET read_again_at = now() WHERE id = $1', [notice.id]);
    await untilSaid(invoice.id, { reason: 'notice.pdf gives another account, 032-000 ••••7766.' });
  });

  it('judges an invoice again where the verification ends that explained another one of its email', async () => {
    const other = {
      business_name: 'Ochre Lane Ceramics Pty Ltd',
      business_abn: '51824753556',
      account_name: 'Ochre Lane Ceramics Pty Ltd',
      account_number: '44556670',
    };
    const { id } = await createVerification(api, other);
    await untilStatus(api, id, 'verified');
    await sendMail(service.smtp, {
      to: entity.inbox_address,
      attachments: [
        { filename: 'invoice.pdf', content: await invoicePdf() },
        {
          filename: 'second.pdf',
          content: await invoicePdf({
            businessName: other.business_name,
            accountName: other.account_name,
            abn: other.business_abn,
            accountNumber: other.account_number,
          }),
        },
      ],
    });
    const { body } = await eventually(
      () => api.get('/invoices'),
      (answer) =>
        answer.body.data.length === 2 &&
        answer.body.data.every(({ attributes }: ResourceObject) => attributes.status === 'processed'),
    );
    const invoice = body.data.find((one: ResourceObject) => one.attributes.original_file_name === 'invoice.pdf');
    await untilSaid(invoice.id, { result: true });
    // More documents than are compared: none of them is passed over.
    const more = `${other.account_number} is what the last of them gives`;
    await service.database.query(
      `INSERT INTO invoices SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'status', 'failed',
           'source_invoice_id', i.id, 'document_number', n, 'failure_reason', 'checking_failed', 'document_kind', $2::text))).*
         FROM invoices i, generate_series(2, 201) n WHERE i.inbound_email_id = (SELECT inbound_email_id FROM invoices WHERE id = $1)
          AND i.id <> $1`,
      [invoice.id, more],
    );
    await judgeEmailAgain(invoice.id);
    await untilSaid(invoice.id, { reason: 'The email has too many documents to compare them all.' });
    await service.database.query('DELETE FROM invoices WHERE document_kind = $1', [more]);
    await judgeEmailAgain(invoice.id);
    await untilSaid(invoice.id, { result: true });
    expect((await api.post(`/verifications/${id}/revoke`, { reason: 'A mistake.' })).status).toBe(200);
    await untilSaid(invoice.id, { reason: 'second.pdf gives another account, 062-000 ••••6670.' });
  });

  it.each([
    [
      'text',
      { text: 'Hi,\n\nPlease note that our bank details have changed.\nPay to BSB 032-000, account 9988 7766.' },
    ],
    [
      'html',
      { html: '<p>Kindly pay into our <b>new account</b>: BSB 0<i>32</i>-000</p><p>Account&nbsp;9988&#55;766</p>' },
    ],
  ])('looks for other accounts in the %s of the email', async (_, body) => {
    await sendMail(service.smtp, {
      to: entity.inbox_address,
      attachments: [{ filename: 'invoice.pdf', content: await invoicePdf() }],
      ...body,
    });
    const { body: list } = await eventually(
      () => api.get('/invoices'),
      (answer) => answer.body.data[0]?.attributes.status === 'processed',
    );
    const invoice = await judged(api, list.data[0].id);
    expect(said(invoice, MATCH)).toMatchObject({ reason: 'The email gives another account, 032-000 ••••7766.' });
    expect(said(invoice, 'no_change_of_details_announced')).toMatchObject({ result: false });
  });

  it('reads again what was read before whole files were looked at', async () => {
    const { id } = await upload(await invoicePdf());
    await service.database.query('UPDATE invoices SET scrutiny = NULL, read_again_at = now() WHERE id = $1', [id]);
    const row = await eventually(
      () =>
        service.database.query<{ read: boolean; sight: string }>(
          `SELECT read_again_at IS NULL AS read, scrutiny->'sight'->>'outcome' AS sight FROM invoices WHERE id = $1`,
          [id],
        ),
      ([found]) => found?.read === true,
    );
    expect(row).toEqual([{ read: true, sight: 'seen' }]);
    expect(said(await judged(api, id), MATCH)).toMatchObject({ result: true });
  });
});
