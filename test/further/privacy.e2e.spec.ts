import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ENTITY_ABILITIES } from '../../src/abilities/abilities.js';
import { verifyAudit } from '../../src/audit/verify-audit.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { loadSecretKey } from '../../src/platform/secrets/secret-key.js';
import { abaFile } from '../support/aba-file.js';
import { eventually } from '../support/api.js';
import type { Api } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { Receiver } from '../support/receiver.js';
import { TestService } from '../support/service.js';
import { keyWith, neighbourOf } from '../support/tenants.js';
import { createVerification, untilStatus } from '../support/verification.js';

let service: TestService;
let receiver: Receiver;
let api: Api;

beforeAll(async () => {
  service = await TestService.start({ WEBHOOK_ALLOW_PRIVATE: 'true' });
  receiver = await Receiver.start();
  // What a receiver answers is kept where it refuses, and may repeat what it was told.
  receiver.behave('/echo', (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => response.writeHead(500).end(Buffer.concat(chunks).subarray(0, 4_000)));
  });
  api = service.sandbox;
  const events = ['invoice.processed', 'invoice.redacted', 'invoice.rejected', 'verification.pending'];
  const all = [
    ...events,
    'verification.verified',
    'verification.revoked',
    'verification.redacted',
    'check.compromised',
    'aba_check.failed',
    'aba_check.redacted',
  ];
  expect((await api.post('/webhook-subscriptions', { url: receiver.url('/echo'), events: all })).status).toBe(201);
});
afterAll(async () => {
  await service.remove();
  await receiver.stop();
});

/** Every table in which a text stands anywhere, in whatever column. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const tables = await service.database.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await service.database.query<{ rows: string | null }>(
      `SELECT string_agg(t::text, ' ') AS rows FROM ${name} t`,
    );
    for (const text of texts) if (row?.rows?.toLowerCase().includes(text.toLowerCase())) found.push(`${name}: ${text}`);
  }
  return found;
}

/** Every payload that the subscription was told, and is still to be. */
async function payloads(): Promise<string> {
  const { body } = await api.get('/webhook-events?page[size]=100');
  return JSON.stringify(body.data.map((one: any) => one.attributes.payload));
}

const attributesOf = async (path: string): Promise<any> => (await api.get(path)).body.data.attributes;

const processed = (id: string): Promise<any> =>
  eventually(
    () => attributesOf(`/invoices/${id}`),
    ({ status }) => status === 'processed',
  );

describe('redacting an invoice that came by email', () => {
  const MARKS = ['Zyxwinkel', '83915572', '51 824 753 556', '51824753556', 'ZQ-771', 'zoe@zyxmail', 'quaggaword'];
  let ids: string[];
  let emailId: string;
  let keys: string[];

  beforeAll(async () => {
    const payee = { businessName: 'Zyxwinkel Joinery', accountName: 'Zyxwinkel Joinery', accountNumber: '8391 5572' };
    const invoice = { ...payee, abn: '51 824 753 556', note: 'quaggaword' };
    await sendMail(service.smtp, {
      from: 'Zoe <zoe@zyxmail.example>',
      to: service.credentials.sandbox_inbox,
      subject: 'Invoices of Zyxwinkel, quaggaword',
      text: 'Please pay Zyxwinkel.',
      attachments: [
        { filename: 'Zyxwinkel-1.pdf', content: await invoicePdf({ ...invoice, invoiceNumber: 'ZQ-771' }) },
        { filename: 'Zyxwinkel-2.pdf', content: await invoicePdf({ ...invoice, invoiceNumber: 'ZQ-771-B' }) },
      ],
    });
    const { body } = await eventually(
      () => api.get('/invoices?filter[status]=processed&filter[source]=email'),
      (answer) => answer.body.data.length === 2,
    );
    ids = body.data.map((one: any) => one.id);
    emailId = body.data[0].attributes.inbound_email_id;
    await eventually(
      () => attributesOf(`/invoices/${ids[0]}`),
      ({ outcome }) => outcome !== 'unread',
    );
    expect((await api.get(`/invoices/${ids[0]}/pages/1/picture`)).status).toBe(200);
    const said = await api.post(`/invoices/${ids[0]}/comments`, { text: 'I know Zyxwinkel.' });
    expect(said.status).toBe(201);
    const correction = { field: 'extracted_invoice_number', value: 'ZQ-771-X' };
    expect((await api.post(`/invoices/${ids[0]}/corrections`, correction)).status).toBe(201);
    const decision = { decision: 'hold', until: '2099-01-01', comment: 'Zyxwinkel will call.' };
    expect((await api.post(`/invoices/${ids[0]}/decisions`, decision)).status).toBe(201);
    await eventually(
      () => payloads(),
      (text) => text.includes('Zyxwinkel'),
    );
    keys = (
      await service.database.query<{ key: string }>(
        `SELECT document_key AS key FROM invoices WHERE id = ANY($1) UNION SELECT document_key FROM page_pictures
         UNION SELECT raw_key FROM inbound_emails WHERE id = $2`,
        [ids, emailId],
      )
    ).map(({ key }) => key);
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(existsSync(join(service.dataDir, 'documents', key))).toBe(true);
  });

  it('is for those alone who may, and says what would go with it', async () => {
    const path = `/invoices/${ids[0]}/redact`;
    const others = ENTITY_ABILITIES.filter((one) => one !== 'personal_data:redact');
    expect((await (await keyWith(service, others, 'sandbox')).post(path, { with_others: true })).status).toBe(403);
    const neighbour = await neighbourOf(service, 'sandbox');
    expect((await neighbour.post(path, { with_others: true })).status).toBe(404);
    expect((await neighbour.post(`/inbound-emails/${emailId}/redact`, { with_others: true })).status).toBe(404);
    const refused = await api.post(path);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      `This invoice shares its file or email with another invoice: ${ids[1]}. ` +
        'Send {"with_others": true} to redact it as well.',
    );
    expect(await attributesOf(`/invoices/${ids[0]}`)).toMatchObject({ redacted_at: null });
  });

  it('leaves nothing of it anywhere, and the outcome, dates and who decided', async () => {
    const before = await attributesOf(`/invoices/${ids[0]}`);
    const { status, body } = await api.post(`/invoices/${ids[0]}/redact`, { with_others: true });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data.attributes).toMatchObject({
      status: 'processed',
      outcome: before.outcome,
      check_results: before.check_results,
      created_at: before.created_at,
      review: 'rejected',
      original_file_name: 'redacted',
      extracted_business_name: null,
      extracted_account_number: null,
      total: null,
      evidence: null,
      check_details: [],
      supplier_id: null,
      redacted_at: expect.any(String),
    });
    // Jobs and what was told on the way name ids alone, and end by themselves.
    await eventually(
      () => tablesWith(MARKS),
      (tables) => tables.length === 0,
    );
    await eventually(
      () => Promise.resolve(keys.filter((key) => existsSync(join(service.dataDir, 'documents', key)))),
      (left) => left.length === 0,
    );
    const told = await payloads();
    for (const mark of MARKS) expect(told).not.toContain(mark);
    expect(told).toContain('invoice.redacted');
    for (const mark of ['Zyxwinkel', '83915572', 'zoe@zyxmail']) expect(service.log).not.toContain(mark);
    const decisions = (await api.get(`/invoices/${ids[0]}/decisions`)).body.data.map((one: any) => one.attributes);
    expect(decisions.map((one: any) => [one.decision, one.comment])).toEqual(
      expect.arrayContaining([
        ['hold', null],
        ['reject', null],
      ]),
    );
    const email = await attributesOf(`/inbound-emails/${emailId}`);
    expect(email).toMatchObject({ status: 'processed', from: null, subject: null, redacted_at: expect.any(String) });
    expect(email.attachments.map((one: any) => [one.file_name, one.outcome])).toEqual([
      ['redacted', 'invoice'],
      ['redacted', 'invoice'],
    ]);
  });

  it('is done once, and leaves nothing to work on', async () => {
    const first = await attributesOf(`/invoices/${ids[0]}`);
    const again = await api.post(`/invoices/${ids[0]}/redact`);
    expect(again.status).toBe(200);
    expect(again.body.data.attributes.redacted_at).toBe(first.redacted_at);
    for (const [path, body] of [
      ['comments', { text: 'Zyxwinkel' }],
      ['corrections', { field: 'extracted_business_name', value: 'Zyxwinkel' }],
      ['decisions', { decision: 'reopen', comment: 'Zyxwinkel' }],
      ['read-again', {}],
    ] as const) {
      const { status, body: said } = await api.post(`/invoices/${ids[0]}/${path}`, body);
      expect([path, status, said.message]).toEqual([
        path,
        409,
        expect.stringMatching(/^This invoice was redacted on /),
      ]);
    }
    for (const path of ['file', 'pages/1/picture', 'pages/1/words'])
      expect((await api.get(`/invoices/${ids[0]}/${path}`)).status).toBe(404);
    expect((await api.get(`/inbound-emails/${emailId}/raw`)).status).toBe(404);
    expect((await api.post(`/inbound-emails/${emailId}/process-again`)).status).toBe(409);
  });

  it('teaches nothing and matches nothing: the same document is new again', async () => {
    const payee = { businessName: 'Zyxwinkel Joinery', accountName: 'Zyxwinkel Joinery', accountNumber: '8391 5572' };
    const pdf = await invoicePdf({ ...payee, abn: '51 824 753 556', note: 'quaggaword', invoiceNumber: 'ZQ-771' });
    const { body } = await api.upload('/invoices', pdf, 'again.pdf');
    const { check_results: results, checks_left_out: leftOut } = await processed(body.data.id);
    expect(results).toContainEqual({ type: 'invoice_is_new', result: true });
    expect(results.map((one: any) => one.type)).not.toContain('details_unchanged');
    expect(leftOut.map((one: any) => one.type)).toContain('details_unchanged');
    expect((await api.post(`/invoices/${body.data.id}/redact`)).status).toBe(200);
  });

  it('ends one that waits to be read, which nobody reads then', async () => {
    const { body } = await api.upload('/invoices', await invoicePdf({ businessName: 'Zyxwinkel' }), 'soon.pdf');
    expect((await api.post(`/invoices/${body.data.id}/redact`)).status).toBe(200);
    const { status, failure_reason: reason } = await attributesOf(`/invoices/${body.data.id}`);
    if (status === 'failed') expect(reason).toBe('redacted');
    await eventually(
      () => tablesWith(['Zyxwinkel']),
      (tables) => tables.length === 0,
    );
    expect(await attributesOf(`/invoices/${body.data.id}`)).toMatchObject({ status, extracted_business_name: null });
  });
});

describe('redacting a verification', () => {
  const MARKS = ['Wobbegong', 'Markerby', '412987654', '73100427'];
  const marked = {
    business_name: 'Wobbegong Joinery Pty Ltd',
    individual_name: 'Zoe Markerby',
    individual_mobile: '0412 987 654',
    account_name: 'Wobbegong Joinery',
    account_number: '73100427',
    attribution_id: 'Markerby 1',
  };

  it('revokes a verified one, which counts for nothing from then on', async () => {
    const key = { 'idempotency-key': 'redacted later' };
    const asked = {
      ...marked,
      business_abn: '53 004 085 616',
      account_bsb: '062 000',
    };
    const { id } = (await api.post('/verifications', asked, key)).body.data;
    await untilStatus(api, id, 'verified');
    const presented = { account_bsb: '062-000', account_number: '73100427', account_name: 'Wobbegong Joinery' };
    const check = await api.post(`/verifications/${id}/checks`, presented);
    expect(check.body.data.attributes.result).toBe('uncompromised');
    await eventually(
      () => tablesWith(['Wobbegong']),
      (tables) => tables.some((one) => one.includes('suppliers')),
    );

    const neighbour = await neighbourOf(service, 'sandbox');
    expect((await neighbour.post(`/verifications/${id}/redact`)).status).toBe(404);
    const { status, body } = await api.post(`/verifications/${id}/redact`);
    expect(status).toBe(200);
    expect(body.data.attributes).toMatchObject({
      status: 'revoked',
      counts: false,
      business_name: null,
      individual_name: null,
      account_number: null,
      attribution_id: null,
      check_results: expect.arrayContaining([{ type: 'individual_authenticated', result: true }]),
      redacted_at: expect.any(String),
    });
    await eventually(
      () => tablesWith(MARKS),
      (tables) => tables.length === 0,
    );
    expect(await payloads()).not.toMatch(/Wobbegong|Markerby|73100427/);
    const kept = await attributesOf(`/verifications/${id}/checks/${check.body.data.id}`);
    expect(kept).toMatchObject({ submitted_data: '{}', result: 'uncompromised' });
    expect((await api.post(`/verifications/${id}/checks`, presented)).status).toBe(409);
    expect((await api.request('PATCH', `/verifications/${id}`, { aliases: ['Markerby'] })).status).toBe(409);
    const again = await api.post(`/verifications/${id}/redact`);
    expect(again.body.data.attributes.redacted_at).toBe(body.data.attributes.redacted_at);
    // A client that repeats its request makes no second one of somebody who is forgotten, and is not shown the first.
    const repeated = await api.post('/verifications', asked, key);
    expect([repeated.status, JSON.stringify(repeated.body)]).toEqual([409, expect.not.stringContaining('Markerby')]);

    const invoice = await invoicePdf({ businessName: 'Wobbegong Joinery Pty Ltd', accountNumber: '7310 0427' });
    const { data } = (await api.upload('/invoices', invoice, 'after.pdf')).body;
    const { outcome, check_results: results } = await processed(data.id);
    expect(outcome).toBe('new');
    expect(results.map((one: any) => one.type)).not.toContain('details_match_verification');
    await api.post(`/invoices/${data.id}/redact`);
  });

  it('cancels a pending one first', async () => {
    const pending = await createVerification(api, { ...marked, account_number: '73100426' });
    await eventually(
      () => attributesOf(`/verifications/${pending.id}`),
      ({ individual_authentication_state: state }) => state === 'asked',
    );
    const { body } = await api.post(`/verifications/${pending.id}/redact`);
    expect(body.data.attributes).toMatchObject({ status: 'cancelled', individual_mobile: null });
    const link = new URL(pending.attributes.individual_authentication_url);
    const page = await fetch(`${service.http}${link.pathname}`);
    expect([page.status, await page.text()]).toEqual([410, expect.not.stringContaining('Wobbegong')]);
    await eventually(
      () => tablesWith(MARKS),
      (tables) => tables.length === 0,
    );
  });
});

describe('redacting a payment file', () => {
  const MARKS = ['Quokkadale', '55443322', '066-733', 'Numbat 77', 'quokkarun', 'QUOKKAPAY', 'skipped the quokka'];
  const entries = [
    // Held against a verification by its name, with an account that nobody verified: what it presents is kept as a check.
    { accountName: 'KOWARI TRADING', accountNumber: '55443322', bsb: '062-000', lodgementReference: 'Numbat 77' },
    { accountName: 'JOE QUOKKADALE', accountNumber: '66554', bsb: '066-733', amountCents: 4_200 },
  ];
  let file: Buffer;
  let id: string;
  let again: string;

  const checked = (one: string): Promise<any> =>
    eventually(
      () => attributesOf(`/aba-checks/${one}`),
      ({ status }) => status !== 'processing',
    );
  const redact = (one: string, body?: object): Promise<any> => api.post(`/aba-checks/${one}/redact`, body);
  const decide = (one: string): Promise<any> =>
    api.post(`/aba-checks/${one}/decisions`, { decision: 'reject', reason: 'other', comment: 'Ask Quokkadale.' });

  beforeAll(async () => {
    const known = {
      business_name: 'Kowari Trading Pty Ltd',
      account_name: 'Kowari Trading',
      account_number: '12121217',
    };
    const { id: verification } = await createVerification(api, { ...known, individual_name: 'Kim Kowari' });
    await untilStatus(api, verification, 'verified');
    file = abaFile(entries, { description: 'QUOKKAPAY' });
    ({ id } = (await api.upload('/aba-checks', file, 'quokkarun.aba')).body.data);
    await checked(id);
    again = (await api.post(`/aba-checks/${id}/repeat`)).body.data.id;
    await checked(again);
    await eventually(
      () => payloads(),
      (text) => text.includes('55443322') && text.includes('QUOKKAPAY'),
    );
    // The email alert about the failed file.
    await eventually(
      () => tablesWith(['quokkarun']),
      (tables) => tables.some((one) => one.startsWith('public.sandbox_messages')),
    );
  });

  it('is refused while people are to decide on the file, and where it would take another check along', async () => {
    expect((await redact(id)).body.message).toBe(
      `This payment file was checked more than once, in another ABA check: ${again}. ` +
        'Send {"with_others": true} to redact it as well.',
    );
    for (const open of [again, id]) {
      const refused = await redact(id, { with_others: true });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringMatching(
          /^The payment file of ABA check .* is still waiting for a decision. Approve or reject it/,
        ),
      ]);
      expect((await decide(open)).status).toBe(201);
    }
    const others = ENTITY_ABILITIES.filter((one) => one !== 'personal_data:redact');
    expect((await (await keyWith(service, others, 'sandbox')).post(`/aba-checks/${id}/redact`)).status).toBe(403);
    expect((await (await neighbourOf(service, 'sandbox')).post(`/aba-checks/${id}/redact`)).status).toBe(404);
    const unknown = await redact(id, { reason: 'because of Joe Quokkadale' });
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['reason']]);
    expect(await attributesOf(`/aba-checks/${id}`)).toMatchObject({ redacted_at: null, description: 'QUOKKAPAY' });
  });

  it('leaves nothing of the payees anywhere, and dates, amounts, results and decisions', async () => {
    const totals = (await api.get(`/aba-checks/${id}/totals`)).body.data;
    expect(totals).toHaveLength(2);
    const [stored] = await service.database.query<{ key: string }>(
      'SELECT document_key AS key FROM aba_checks WHERE id = $1',
      [id],
    );
    const { status, body } = await redact(id, { with_others: true, reason: 'requested' });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data.attributes).toMatchObject({
      status: 'failed',
      review: 'rejected',
      description: null,
      original_file_name: 'redacted',
      aba_date: '2025-11-28',
      redacted_at: expect.any(String),
    });
    await eventually(
      () => tablesWith(MARKS),
      (tables) => tables.length === 0,
      20_000,
    );
    await eventually(
      () => Promise.resolve(existsSync(join(service.dataDir, 'documents', stored?.key ?? ''))),
      (left) => !left,
    );
    const told = await payloads();
    for (const mark of MARKS) expect(told).not.toContain(mark);
    expect(told).toContain('aba_check.redacted');
    expect((await api.get(`/aba-checks/${id}/totals`)).body.data).toEqual(totals);
    const shown = (await api.get(`/aba-checks/${id}/entries`)).body.data.map((one: any) => one.attributes);
    expect(shown.map((one: any) => [one.line, one.account_name, one.account_number, one.bsb, one.amount])).toEqual([
      [2, null, null, null, '1234.50'],
      [3, null, null, null, '42.00'],
    ]);
    const decisions = (await api.get(`/aba-checks/${id}/decisions`)).body.data.map((one: any) => one.attributes);
    expect(decisions).toEqual([expect.objectContaining({ decision: 'reject', comment: null })]);
    const trail = (await api.get('/audit-events?filter[action]=aba_check.redacted')).body.data;
    expect(trail.map((one: any) => [one.attributes.subject_id, one.attributes.changes]).sort()).toEqual(
      [id, again]
        .sort()
        .map((one) => [one, [{ attribute: 'reason', before: null, after: 'requested', erased: false }]]),
    );
  });

  it('is done once, and leaves nothing to work on; the same file is checked as a new one', async () => {
    const first = await attributesOf(`/aba-checks/${again}`);
    expect((await redact(again)).body.data.attributes.redacted_at).toBe(first.redacted_at);
    for (const path of ['repeat', 'decisions']) {
      const body = path === 'decisions' ? { decision: 'reopen', comment: 'Quokkadale' } : undefined;
      const { status, body: said } = await api.post(`/aba-checks/${id}/${path}`, body);
      expect([path, status, said.message]).toEqual([
        path,
        409,
        expect.stringMatching(/^This payment file was redacted on /),
      ]);
    }
    const anew = (await api.upload('/aba-checks', file, 'quokkarun.aba')).body.data.id;
    await checked(anew);
    const earlier = await api.get(`/aba-checks/${anew}/earlier-file`);
    expect([earlier.status, earlier.body]).toEqual([200, { data: null }]);
    // What another file presents of the same payee stays until that file goes.
    expect(await tablesWith(['55443322'])).not.toEqual([]);
    await decide(anew);
    expect((await redact(anew)).status).toBe(200);
    await eventually(
      () => tablesWith(MARKS),
      (tables) => tables.length === 0,
      20_000,
    );
  });
});

it('is in the audit trail, which is proven to be whole', async () => {
  const { body } = await api.get('/audit-events?filter[action]=verification.redacted');
  expect(body.data.map((one: any) => [one.attributes.actor, one.attributes.changes])).toEqual([
    ['key', []],
    ['key', []],
  ]);
  const dataSource = createDataSource({ url: service.database.url, pool: 2, entities: [], migrations: [] });
  await dataSource.initialize();
  const secretKey = loadSecretKey('', service.dataDir);
  const report = await eventually(
    () => verifyAudit(dataSource, secretKey, []),
    ({ waiting }) => waiting === 0,
  );
  await dataSource.destroy();
  expect([report.findings, report.erased > 0]).toEqual([[], true]);
});
