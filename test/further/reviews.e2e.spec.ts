import { randomUUID } from 'node:crypto';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Api, Answer } from '../support/api.js';
import { eventually } from '../support/api.js';
import { InvoiceLookup } from '../../src/invoices/invoice-lookup.service.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { Database } from '../../src/platform/database/transactions.js';
import { EventParticipants } from '../../src/platform/events/event-participants.js';
import { OutboxSignal } from '../../src/platform/events/outbox-signal.js';
import type { ReadDocument } from '../../src/extraction/document.js';
import { PickedAccounts } from '../../src/reviews/corrections/picked-accounts.service.js';
import { TABLES } from '../../src/start/tables.js';
import { ENTITY_ABILITIES } from '../../src/abilities/abilities.js';
import { clientOf, makeTenant } from '../contracts/tenant.js';
import type { Tenant } from '../contracts/tenant.js';
import { makeRows } from '../contracts/rows.js';
import { comparison } from './reviews/comparison.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { sendMail } from '../support/mail.js';
import { TestService } from '../support/service.js';

let service: TestService;
let tenant: Tenant;
/** Ada and Grace are admins of one organization, each by a key of her own; Rosa is a reviewer. */
let ada: Api;
let grace: Api;
let rosa: Api;

async function keyOf(userName: string, role: string): Promise<{ api: Api; userId: string }> {
  const userId = randomUUID();
  await service.database.query(
    `INSERT INTO users (id, organization_id, name, email, role) VALUES ($1, $2, $3, $1::uuid::text || '@example.com', $4)`,
    [userId, tenant.organizationId, userName, role],
  );
  const api = await clientOf(service, { ...tenant, userId }, 'main', { abilities: ENTITY_ABILITIES });
  return { api, userId };
}

let people: Record<string, string>;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await makeTenant(service);
  const [one, two, three] = [
    await keyOf('Ada Example', 'admin'),
    await keyOf('Grace Example', 'admin'),
    await keyOf('Rosa Example', 'reviewer'),
  ];
  await service.database.query('DELETE FROM users WHERE id = $1', [tenant.userId]);
  [ada, grace, rosa] = [one.api, two.api, three.api];
  people = { ada: one.userId, grace: two.userId, rosa: three.userId };
});
afterAll(() => service.remove());

/** Invoices as the checks left them, with an outcome and waiting for somebody. */
async function invoices(count: number, outcome: string, more = ''): Promise<string[]> {
  const rows = await service.database.query<{ id: string }>(
    `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size,
       document_is_invoice, outcome, review, total_cents, extracted_account_bsb, extracted_account_number ${more && ', uploaded_by'})
     SELECT gen_random_uuid(), $1, 'processed', 'api', 'a.pdf', 'application/pdf', 'k', '\\x00', 1, true, $2, 'to_review', 100000,
       '062-000', '12345678' ${more && `, '${more}'`}
     FROM generate_series(1, $3) RETURNING id`,
    [tenant.entityId, outcome, count],
  );
  return rows.map(({ id }) => id);
}
const one = async (outcome: string, uploadedBy = ''): Promise<string> =>
  (await invoices(1, outcome, uploadedBy))[0] ?? '';

/** A file of two pages, each an invoice of its own. */
async function twoInvoices(): Promise<Buffer> {
  const file = await PDFDocument.create();
  for (const invoiceNumber of ['HL-3001', 'HL-3002']) {
    const invoice = await PDFDocument.load(await invoicePdf({ invoiceNumber }));
    const [page] = await file.copyPages(invoice, [0]);
    if (page) file.addPage(page);
  }
  return Buffer.from(await file.save());
}

const decide = (api: Api, id: string, body: object): Promise<Answer> => api.post(`/invoices/${id}/decisions`, body);
const APPROVE = { decision: 'approve', reason: 'known_supplier' };
const isProcessed = ({ body }: Answer): boolean => body.data.attributes.status === 'processed';
const reviewOf = async (id: string): Promise<string> => (await ada.get(`/invoices/${id}`)).body.data.attributes.review;

describe('four eyes', () => {
  it('lets one person approve what is verified, and asks for two otherwise', async () => {
    const verified = await one('verified');
    expect(
      (await decide(rosa, verified, { decision: 'approve', reason: 'verified' })).body.data.attributes.review,
    ).toBe('approved');
    const changed = await one('changed');
    const first = await decide(ada, changed, APPROVE);
    expect([first.status, first.body.data.attributes.review]).toEqual([201, 'awaiting_second']);
    const again = await decide(ada, changed, APPROVE);
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringContaining('The second approval must come from'),
    ]);
    const reviewer = await decide(rosa, changed, APPROVE);
    expect([reviewer.status, reviewer.body.message]).toEqual([403, 'The second approval must come from an approver.']);
    expect((await decide(grace, changed, APPROVE)).body.data.attributes.review).toBe('approved');
  });

  it('takes two keys of one person for one person', async () => {
    const id = await one('new');
    const second = await clientOf(service, { ...tenant, userId: people.ada ?? '' }, 'main', {
      abilities: ENTITY_ABILITIES,
    });
    expect((await decide(ada, id, APPROVE)).status).toBe(201);
    expect((await decide(second, id, APPROVE)).status).toBe(409);
    expect(await reviewOf(id)).toBe('awaiting_second');
  });

  it('does not let whoever uploaded it be the only one', async () => {
    const id = await one('verified', people.ada);
    expect((await decide(ada, id, { decision: 'approve', reason: 'verified' })).body.data.attributes.review).toBe(
      'awaiting_second',
    );
    expect((await decide(grace, id, APPROVE)).body.data.attributes.review).toBe('approved');
  });

  it('counts whoever uploaded a file as the uploader of every invoice in it', async () => {
    const { body } = await ada.upload('/invoices', await twoInvoices(), 'two.pdf');
    const first = body.data.id as string;
    const [second] = await eventually(
      () =>
        service.database.query<{ id: string; uploaded_by: string | null }>(
          'SELECT id, uploaded_by FROM invoices WHERE source_invoice_id = $1',
          [first],
        ),
      ({ length }) => length > 0,
    );
    expect(second?.uploaded_by).toBe(people.ada);
    const id = second?.id ?? '';
    await eventually(() => ada.get(`/invoices/${id}`), isProcessed);
    await service.database.query(`UPDATE invoices SET outcome = 'verified' WHERE id = $1`, [id]);
    expect((await decide(ada, id, APPROVE)).body.data.attributes.review).toBe('awaiting_second');
    const compared = await ada.get(`/invoices/${id}/comparison`);
    expect(compared.body.data.approval.involved).toEqual([people.ada]);
  });

  it('does not let whoever made the account the supplier’s by a merge be the only one', async () => {
    const supplier = async (): Promise<string> =>
      (await makeRows(service.database, 'suppliers', { tenant, parents: {} }, 1))[0] ?? '';
    const [own, other] = [await supplier(), await supplier()];
    await service.database.query('DELETE FROM supplier_accounts WHERE supplier_id = ANY($1)', [[own, other]]);
    await service.database.query(
      `INSERT INTO supplier_accounts (id, entity_id, supplier_id, bsb, account_number, invoices, first_seen_at, last_seen_at)
       SELECT gen_random_uuid(), $1, $2, '062-000', '12345678', 1, now(), now()`,
      [tenant.entityId, other],
    );
    expect((await ada.post(`/suppliers/${own}/merge`, { supplier_id: other })).status).toBe(200);
    const [byAda, byGrace] = [await one('known'), await one('known')];
    await service.database.query('UPDATE invoices SET supplier_id = $1 WHERE id = ANY($2)', [own, [byAda, byGrace]]);
    expect((await decide(ada, byAda, APPROVE)).body.data.attributes.review).toBe('awaiting_second');
    expect((await decide(grace, byGrace, APPROVE)).body.data.attributes.review).toBe('approved');
    // It is not another supplier's for those who come after.
    await service.database.query('DELETE FROM supplier_accounts WHERE supplier_id = $1', [own]);
  });

  it('does not let whoever added an alias to the payee be the only one, until all are taken away', async () => {
    const [verification = ''] = await makeRows(service.database, 'verifications', { tenant, parents: {} }, 1);
    // No invoice is judged again by one that is not verified.
    await service.database.query(
      `UPDATE verifications SET status = 'pending', revoked_at = NULL, revocation_reason = NULL WHERE id = $1`,
      [verification],
    );
    const compared = async (): Promise<string> => {
      const id = await one('verified');
      const [check] = await makeRows(service.database, 'checks', { tenant, parents: { verification } }, 1);
      await service.database.query(`UPDATE checks SET invoice_id = $1, result = 'uncompromised' WHERE id = $2`, [
        id,
        check,
      ]);
      return id;
    };
    const aliases = async (by: Api, ...names: string[]): Promise<void> => {
      const { status } = await by.request('PATCH', `/verifications/${verification}`, { aliases: names });
      expect(status).toBe(200);
    };
    const approvedBy = async (by: Api): Promise<unknown> =>
      (await decide(by, await compared(), { decision: 'approve', reason: 'verified' })).body.data.attributes.review;

    await aliases(ada, 'Northside Kitchens');
    expect([await approvedBy(ada), await approvedBy(grace)]).toEqual(['awaiting_second', 'approved']);
    await aliases(grace, 'Northside Kitchens', 'Southside Kitchens');
    expect([await approvedBy(ada), await approvedBy(grace)]).toEqual(['awaiting_second', 'awaiting_second']);
    await aliases(rosa, 'Southside Kitchens');
    expect([await approvedBy(ada), await approvedBy(rosa)]).toEqual(['awaiting_second', 'approved']);
    await aliases(rosa);
    expect([await approvedBy(ada), await approvedBy(grace)]).toEqual(['approved', 'approved']);
  });

  it('says who decided what, and when, where somebody was quicker', async () => {
    const id = await one('new');
    await decide(grace, id, { decision: 'reject', reason: 'fraud', comment: 'Not ours.' });
    const late = await decide(ada, id, APPROVE);
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^Grace Example rejected this invoice on \d+ \w+ \d{4} at \d\d:\d\d UTC\.$/);
    const held = await one('new');
    await decide(grace, held, { decision: 'hold', until: '2099-01-01' });
    const unaware = await decide(ada, held, { ...APPROVE, expected_review: 'to_review' });
    expect([unaware.status, unaware.body.message]).toEqual([
      409,
      expect.stringMatching(/^Grace Example put this invoice on hold/),
    ]);
  });

  it('does not approve what somebody corrected after it was looked at', async () => {
    const id = await one('new');
    const seen = async (): Promise<string> =>
      (await ada.get(`/invoices/${id}`)).body.data.attributes.updated_at as string;
    const expected_updated_at = await seen();
    const corrected = await rosa.post(`/invoices/${id}/corrections`, {
      field: 'extracted_account_number',
      value: '87654329',
    });
    expect([corrected.status, await reviewOf(id)]).toEqual([201, 'to_review']);
    const late = await decide(ada, id, { ...APPROVE, expected_review: 'to_review', expected_updated_at });
    expect([late.status, late.body.message]).toEqual([
      409,
      'This invoice has changed since you looked at it. Look at it again before you decide.',
    ]);
    await eventually(
      async () => decide(ada, id, { ...APPROVE, expected_updated_at: await seen() }),
      ({ status, body }) => status === 201 && body.data.attributes.review === 'awaiting_second',
    );
    const wrong = await decide(ada, id, { ...APPROVE, expected_updated_at: 'yesterday' });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['expected_updated_at']]);
  });

  it('gives each invoice one outcome where two decide at once', async () => {
    const ids = await invoices(10, 'verified');
    const answers = await Promise.all(
      ids.flatMap((id) => [
        decide(ada, id, { decision: 'approve', reason: 'verified' }),
        decide(grace, id, { decision: 'reject', reason: 'duplicate' }),
      ]),
    );
    for (let at = 0; at < answers.length; at += 2)
      expect([answers[at]?.status, answers[at + 1]?.status].sort()).toEqual([201, 409]);
  });

  it('opens again for an approver with a comment, and begins anew', async () => {
    const id = await one('new');
    await decide(ada, id, APPROVE);
    await decide(grace, id, APPROVE);
    expect((await decide(rosa, id, { decision: 'reopen', comment: 'Why not.' })).status).toBe(403);
    expect((await decide(grace, id, { decision: 'reopen' })).status).toBe(422);
    expect((await decide(grace, id, { decision: 'reopen', comment: 'They called.' })).body.data.attributes.review).toBe(
      'to_review',
    );
    expect((await decide(grace, id, APPROVE)).body.data.attributes.review).toBe('awaiting_second');
  });
});

describe('many at once', () => {
  it('decides those that it can and says why not for the others', async () => {
    const fine = await invoices(197, 'verified');
    const uploaded = await one('verified', people.ada);
    const decided = await one('new');
    await decide(grace, decided, { decision: 'reject', reason: 'fraud' });
    const ids = [...fine, uploaded, decided, randomUUID()];
    const { status, body } = await ada.post('/decisions', { ...APPROVE, invoices: ids });
    expect(status).toBe(200);
    expect(body.data.map((result: any) => result.invoice_id)).toEqual(ids);
    expect(
      body.data.slice(0, 197).every((result: any) => result.review === 'approved' && result.message === null),
    ).toBe(true);
    expect(body.data.slice(197)).toEqual([
      expect.objectContaining({ review: 'awaiting_second' }),
      expect.objectContaining({ decision_id: null, message: expect.stringMatching(/^Grace Example rejected/) }),
      expect.objectContaining({ decision_id: null, message: 'Invoice not found.' }),
    ]);
    expect((await ada.post('/decisions', { ...APPROVE, invoices: [...ids, randomUUID()] })).status).toBe(422);
    expect((await ada.post('/decisions', { decision: 'approve', invoices: fine })).status).toBe(422);
  });
});

describe('grounds', () => {
  it('asks for what a decision needs, field by field', async () => {
    const id = await one('new');
    const fields = async (body: object): Promise<string[]> =>
      Object.keys((await decide(ada, id, body)).body.errors ?? {});
    expect(await fields({ decision: 'approve' })).toEqual(['reason']);
    expect(await fields({ decision: 'clear', reason: 'verified' })).toEqual(['decision']);
    expect(await fields({ decision: 'approve', reason: 'called_back' })).toEqual(['call']);
    expect(await fields({ decision: 'approve', reason: 'verified' })).toEqual(['reason']);
    expect(await fields({ decision: 'hold' })).toEqual(['until']);
    expect(await fields({ decision: 'hold', until: '2020-01-01' })).toEqual(['until']);
    expect(await fields({ decision: 'hold', verification_id: randomUUID() })).toEqual(['verification_id']);
    const call = { number: '02 9876 5432', number_from: 'their contract', spoke_to: 'Ada', at: '2099-01-01T00:00:00Z' };
    expect(await fields({ decision: 'approve', reason: 'called_back', call })).toEqual(['call.at']);
    expect(await reviewOf(id)).toBe('to_review');
  });

  it('warns where the number that was called stands on the document', async () => {
    const id = await one('new');
    await service.database.query(`UPDATE invoices SET shown_numbers = '{53004085616,0298765432}' WHERE id = $1`, [id]);
    const call = { number: '+61 2 9876 5432', number_from: 'the invoice', spoke_to: 'Ada', at: '2026-01-01T00:00:00Z' };
    const { body } = await decide(ada, id, { decision: 'approve', reason: 'called_back', call });
    expect(body.data.attributes.warning).toMatch(/is on the document itself/);
    expect(body.data.attributes.call.spoke_to).toBe('Ada');
  });

  it('is told in the audit trail, with the comment among what can be erased', async () => {
    const id = await one('new');
    await decide(ada, id, { decision: 'reject', reason: 'fraud', comment: 'A forgery.' });
    const { body } = await ada.get(`/audit-events?filter[subject_id]=${id}`);
    expect(body.data[0].attributes).toMatchObject({
      action: 'invoice.rejected',
      actor: 'key',
      user_name: 'Ada Example',
    });
    expect(body.data[0].attributes.changes).toEqual([
      { attribute: 'review', before: 'to_review', after: 'rejected', erased: false },
      { attribute: 'reason', before: null, after: 'fraud', erased: false },
      { attribute: 'comment', before: null, after: 'A forgery.', erased: false },
    ]);
  });
});

describe('holds', () => {
  async function pending(): Promise<string> {
    const [id = ''] = await makeRows(service.database, 'verifications', { tenant, parents: {} }, 1);
    // An attribution has one that is pending.
    await service.database.query(`UPDATE verifications SET status = 'pending', attribution_id = NULL WHERE id = $1`, [
      id,
    ]);
    return id;
  }

  it('end when the verification does', async () => {
    const verification = await pending();
    const id = await one('new');
    expect((await decide(ada, id, { decision: 'hold', verification_id: verification })).status).toBe(201);
    expect(await reviewOf(id)).toBe('on_hold');
    expect((await ada.post(`/verifications/${verification}/cancel`)).status).toBe(200);
    expect(await reviewOf(id)).toBe('to_review');
    const { body } = await ada.get(`/invoices/${id}/decisions`);
    expect(body.data[0].attributes).toMatchObject({ decision: 'reopen', user_id: null });
  });

  it('outlast the verification of an earlier one', async () => {
    const [first, second] = [await pending(), await pending()];
    const [untilDay, forSecond] = [await one('new'), await one('new')];
    for (const id of [untilDay, forSecond]) await decide(ada, id, { decision: 'hold', verification_id: first });
    await decide(ada, untilDay, { decision: 'hold', until: '2099-01-01' });
    await decide(ada, forSecond, { decision: 'hold', verification_id: second });
    expect((await ada.post(`/verifications/${first}/cancel`)).status).toBe(200);
    expect([await reviewOf(untilDay), await reviewOf(forSecond)]).toEqual(['on_hold', 'on_hold']);
    expect((await ada.post(`/verifications/${second}/cancel`)).status).toBe(200);
    expect([await reviewOf(untilDay), await reviewOf(forSecond)]).toEqual(['on_hold', 'to_review']);
  });

  it('do not keep a verification from ending while their invoice is being read', async () => {
    const verification = await pending();
    const id = await one('new');
    await decide(ada, id, { decision: 'hold', verification_id: verification });
    await service.database.query(`UPDATE invoices SET status = 'reading' WHERE id = $1`, [id]);
    const { status, body } = await ada.post(`/verifications/${verification}/cancel`);
    expect([status, body.data?.attributes.status]).toEqual([200, 'cancelled']);
  });

  it('of what failed end with a trace when it is read again', async () => {
    const id = await one('unread');
    await service.database.query(`UPDATE invoices SET status = 'failed' WHERE id = $1`, [id]);
    await decide(ada, id, { decision: 'hold', until: '2099-01-01' });
    expect((await rosa.post(`/invoices/${id}/read-again`, {})).status).toBe(200);
    const { body } = await ada.get(`/invoices/${id}/decisions`);
    expect(body.data[0].attributes).toMatchObject({ decision: 'reopen', user_id: null });
  });
});

describe('the policy', () => {
  it('waits for a second admin where it is loosened, and is tightened at once', async () => {
    const put = async (api: Api, body: object): Promise<any> =>
      (await api.request('PUT', '/approval-policy', body)).body.data.attributes;
    expect((await rosa.request('PUT', '/approval-policy', { people: 1 })).status).toBe(403);
    expect(await put(ada, { two_people_from: '500.00' })).toMatchObject({ two_people_from: '500.00', proposed: null });
    const id = await one('verified');
    expect((await decide(ada, id, { decision: 'approve', reason: 'verified' })).body.data.attributes.review).toBe(
      'awaiting_second',
    );
    const proposed = await put(ada, { two_people_from: null });
    expect(proposed).toMatchObject({ two_people_from: '500.00', proposed_by: people.ada });
    expect(await put(ada, { two_people_from: null })).toMatchObject({ two_people_from: '500.00' });
    expect(await put(grace, { two_people_from: null })).toMatchObject({ two_people_from: null, proposed: null });
    const { body } = await ada.get('/audit-events?filter[action]=approval_policy.changed&sort=created_at');
    expect(body.data[0].attributes.changes).toContainEqual(
      expect.objectContaining({ attribute: 'two_people_from', before: null, after: '500.00' }),
    );
  });

  it('does not let whoever corrected the total be the only one where the amount decides', async () => {
    const [large = '', other = ''] = await invoices(2, 'verified');
    // As a correction leaves it, once the invoice is judged again.
    await service.database.query(
      `WITH corrected AS (UPDATE invoices SET total_cents = 99999 WHERE id = ANY($2) RETURNING id)
       INSERT INTO invoice_corrections (id, entity_id, invoice_id, field, before, after, seen, user_id)
       SELECT gen_random_uuid(), $1, id, 'total', '9000.00', '999.99', false, $3 FROM corrected`,
      [tenant.entityId, [large, other], people.rosa],
    );
    const approve = async (api: Api, id: string): Promise<string> =>
      (await decide(api, id, { decision: 'approve', reason: 'verified' })).body.data.attributes.review as string;
    const limit = (two_people_from: string | null): Promise<Answer[]> =>
      Promise.all([ada, grace].map((admin) => admin.request('PUT', '/approval-policy', { two_people_from })));
    await limit('1000.00');
    const { approval } = (await rosa.get(`/invoices/${large}/comparison`)).body.data;
    expect([approval.people, await approve(rosa, large), await approve(ada, large)]).toEqual([
      2,
      'awaiting_second',
      'approved',
    ]);
    await limit(null);
    // Where no amount asks for two people, a total decides nothing.
    expect(await approve(rosa, other)).toBe('approved');
  });

  it('asks for one person in the demo organization, so that a newcomer can decide', async () => {
    const { body } = await service.api.get('/approval-policy');
    expect(body.data.attributes).toMatchObject({ people: 1, clear_verified: false });
    const uploaded = await service.api.upload('/invoices', await invoicePdf(), 'mine.pdf');
    const path = `/invoices/${uploaded.body.data.id}`;
    await eventually(
      () => service.api.get(path),
      ({ body: got }) => got.data.attributes.review === 'to_review',
    );
    const decided = await service.api.post(`${path}/decisions`, APPROVE);
    expect(decided.body.data.attributes.review).toBe('approved');
  });
});

describe('corrections', () => {
  it('are checked like any input, kept with before and after, and make no match true', async () => {
    const id = await one('changed');
    const correct = (api: Api, field: string, value: string | null): Promise<Answer> =>
      api.post(`/invoices/${id}/corrections`, { field, value });
    const wrong = await correct(ada, 'extracted_account_bsb', '06-200');
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { value: ['The value field must be a BSB of six digits.'] },
    ]);
    expect((await correct(ada, 'extracted_business_abn', '53004085617')).status).toBe(422);
    expect((await correct(ada, 'colour', 'red')).status).toBe(422);
    expect((await correct(ada, 'extracted_account_bsb', '062000')).status).toBe(422);

    await decide(grace, id, APPROVE);
    const right = await correct(ada, 'extracted_account_number', '8765 4321');
    expect(right.body.data.attributes).toMatchObject({
      before: '12345678',
      after: '87654321',
      seen: false,
      user_id: people.ada,
    });
    expect(await reviewOf(id)).toBe('to_review');
    const shown = await ada.get(`/invoices/${id}`);
    expect(shown.body.data.attributes).toMatchObject({
      extracted_account_number: '87654321',
      corrected: ['extracted_account_number'],
    });
    const judged = await eventually(
      () => ada.get(`/invoices/${id}`),
      ({ body }) => body.data.attributes.checks_left_out.length > 0,
    );
    expect(judged.body.data.attributes.check_results).not.toContainEqual({
      type: 'details_match_verification',
      result: true,
    });
    const back = await correct(ada, 'extracted_account_number', '12345678');
    expect(back.body.data.attributes.seen).toBe(true);
    await decide(ada, id, { decision: 'reject', reason: 'other' });
    const late = await correct(ada, 'total', '12.30');
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('Reopen it')]);
  });
});

describe('a key that may review invoices and not read them', () => {
  it('sees account numbers masked in every answer', async () => {
    const id = await one('new');
    const evidence = { account_number: { confidence: 1, page: 1, box: {}, words: ['12345678'] } };
    await service.database.query('UPDATE invoices SET evidence = $2 WHERE id = $1', [id, evidence]);
    const reviewer = { ...tenant, userId: people.rosa ?? '' };
    const blind = await clientOf(service, reviewer, 'main', { abilities: ['invoice:review', 'invoice:write'] });
    const assigned = await blind.request('PATCH', `/invoices/${id}`, { assignee: people.rosa });
    expect(assigned.body.data.attributes).toMatchObject({
      assignee: people.rosa,
      original_file_name: 'a.pdf',
      extracted_account_bsb: '062-000',
      extracted_account_number: '••••5678',
    });
    const corrected = await blind.post(`/invoices/${id}/corrections`, {
      field: 'extracted_account_number',
      value: '87654321',
    });
    expect(corrected.body.data.attributes).toMatchObject({ before: '••••5678', after: '••••4321' });
    const again = await blind.post(`/invoices/${id}/read-again`, {});
    expect(again.body.data.attributes.extracted_account_number).toBe('••••4321');
    for (const { status, body } of [assigned, corrected, again]) {
      expect(status).toBeLessThan(300);
      expect(JSON.stringify(body)).not.toMatch(/12345678|87654321/);
    }
    // A file keeps the name that its uploader gave it.
    const file = await invoicePdf({ invoiceNumber: 'BL-77', businessName: 'Blind Bay Joinery Pty Ltd' });
    const uploaded = await blind.upload('/invoices', file, 'invoice-20261127.pdf');
    expect(uploaded.body.data.attributes.original_file_name).toBe('invoice-20261127.pdf');
    const seeing = await clientOf(service, reviewer, 'main', { abilities: ['invoice:review', 'invoice:read'] });
    const whole = await seeing.request('PATCH', `/invoices/${id}`, { assignee: null });
    expect(whole.body.data.attributes.extracted_account_number).toBe('87654321');
  });
});

describe('picking words of the page', () => {
  /** The verified account stands on the page beside the one asked for, and another one in white, which nobody sees. */
  async function withOthers(): Promise<Buffer> {
    const document = await PDFDocument.load(
      await invoicePdf({ invoiceNumber: 'HL-9', accountNumber: '8765 4321', note: 'Our reference 1234 5678' }),
    );
    const font = await document.embedFont(StandardFonts.Helvetica);
    document.getPage(0).drawText('1122 3344', { x: 100, y: 18, size: 10, font, color: rgb(1, 1, 1) });
    return Buffer.from(await document.save());
  }
  let id: string;
  let words: { index: number; text: string; box: any }[];

  beforeAll(async () => {
    await makeRows(service.database, 'verifications', { tenant, parents: {} }, 1);
    const { body } = await ada.upload('/invoices', await withOthers(), 'invoice.pdf');
    id = body.data.id;
    await eventually(
      () => ada.get(`/invoices/${id}`),
      (answer) => answer.body.data.attributes.status === 'processed',
    );
    words = (await ada.get(`/invoices/${id}/pages/1/words`)).body.data;
  });

  const indexes = (...texts: string[]): number[] =>
    texts.map((text) => words.find((word) => word.text === text)?.index ?? -1);
  const pick = (given: object): Promise<Answer> =>
    rosa.post(`/invoices/${id}/corrections`, { field: 'extracted_account_number', value: '12345678', ...given });

  it.each([
    ['words', { page: 1 }],
    ['page', { words: [0] }],
    ['page', { page: 2, words: [0] }],
    ['words', { page: 1, words: [99_999] }],
    ['words', { page: 1, words: [0] }],
    ['words', { page: 1, words: [0, 0] }],
    ['words', { page: 1, words: [] }],
    ['words.0', { page: 1, words: ['0'] }],
    ['page', { page: 1.5, words: [0] }],
  ])('names %s where they are no words that say the value: %j', async (field, given) => {
    const { status, body } = await pick(given);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('cannot be words that nobody sees', () => expect(indexes('1122', '3344')).toEqual([-1, -1]));

  const judged = (invoice: string, isDone: (attributes: any) => boolean): Promise<any> =>
    eventually(
      async () => (await ada.get(`/invoices/${invoice}`)).body.data.attributes,
      (attributes) => isDone(attributes),
    );
  const MATCH = 'details_match_verification';
  const why = ({ checks_left_out }: any): string =>
    checks_left_out.find(({ type }: any) => type === MATCH)?.reason ?? '';

  it('is kept with its place, and makes no match true beside another account', async () => {
    expect((await ada.get(`/invoices/${id}`)).body.data.attributes.outcome).toBe('mismatch');
    const { status, body } = await pick({ page: 1, words: indexes('1234', '5678') });
    expect(status).toBe(201);
    expect(body.data.attributes).toMatchObject({
      before: '87654321',
      after: '12345678',
      seen: false,
      page: 1,
      picked_evidence: { words: ['1234', '5678'], box: expect.any(Object) },
    });
    const [correction] = await eventually(
      async () => (await ada.get(`/invoices/${id}/corrections`)).body.data as any[],
      ([first]) => first.attributes.seen === true,
    );
    expect(correction.attributes).toMatchObject({ after: '12345678', seen: true, unseen_reason: null });
    const shown = await judged(id, (attributes) => !why(attributes).includes('entered'));
    expect(why(shown)).toMatch(/also shows|differently/);
    expect(shown.outcome).not.toBe('verified');
    expect(shown.check_results).not.toContainEqual({ type: MATCH, result: true });
  });

  it('makes a match true where the account is seen, alone and verified, until somebody types another', async () => {
    const uploaded = await ada.upload('/invoices', await invoicePdf({ invoiceNumber: 'HL-10' }), 'invoice.pdf');
    const invoice = uploaded.body.data.id as string;
    await judged(invoice, ({ status }) => status === 'processed');
    // As a reader that took other words for the number would have left it.
    await service.database.query(`UPDATE invoices SET extracted_account_number = '53004085' WHERE id = $1`, [invoice]);
    const correct = (given: object): Promise<Answer> =>
      rosa.post(`/invoices/${invoice}/corrections`, { field: 'extracted_account_number', value: '12345678', ...given });
    await correct({});
    const typed = await judged(invoice, (attributes) => why(attributes).includes('entered'));
    expect(typed.check_results).not.toContainEqual({ type: MATCH, result: true });

    await correct({ value: '53004085' });
    words = (await ada.get(`/invoices/${invoice}/pages/1/words`)).body.data;
    expect((await correct({ page: 1, words: indexes('1234', '5678') })).status).toBe(201);
    const picked = await judged(invoice, ({ outcome }) => outcome === 'verified');
    expect(picked.check_results).toContainEqual({ type: MATCH, result: true });
    expect(picked.corrected).toEqual(['extracted_account_number']);

    await keepsNoLookOfAnEarlierReading(invoice);

    await correct({ value: '11223344' });
    // Whether it was judged by then or not.
    const meanwhile = (await ada.get(`/invoices/${invoice}`)).body.data.attributes;
    expect(meanwhile.outcome).not.toBe('verified');
    expect(meanwhile.check_results).not.toContainEqual({ type: MATCH, result: true });
    const other = await judged(invoice, ({ outcome }) => outcome === 'mismatch');
    expect(other.check_results).toContainEqual({ type: MATCH, result: false });
  });

  it('has the other invoices of the email judged again', async () => {
    const terms = await PDFDocument.create();
    terms.addPage([400, 200]).drawText('Thank you for your order.', { x: 40, y: 100, size: 12 });
    const [, domain] = service.credentials.inbox.split('@');
    await sendMail(service.smtp, {
      to: `${tenant.entityId}@${domain}`,
      attachments: [
        { filename: 'billed.pdf', content: await invoicePdf({ invoiceNumber: 'HL-11' }) },
        { filename: 'terms.pdf', content: Buffer.from(await terms.save()) },
      ],
    });
    const found = async (name: string): Promise<string> =>
      (
        await eventually(
          () => service.database.query<{ id: string }>('SELECT id FROM invoices WHERE original_file_name = $1', [name]),
          ({ length }) => length > 0,
        )
      )[0]?.id ?? '';
    const [invoice, other] = [await found('billed.pdf'), await found('terms.pdf')];
    await judged(invoice, ({ outcome }) => outcome === 'verified');
    // They are read one after the other, in either order.
    await judged(other, ({ status }) => status === 'processed');
    const correction = { field: 'extracted_account_bsb', value: '032-000' };
    expect((await rosa.post(`/invoices/${other}/corrections`, correction)).status).toBe(201);
    const again = await judged(invoice, (attributes) => why(attributes).includes('terms.pdf'));
    expect(why(again)).toBe('terms.pdf gives another BSB, 032-000.');
    expect(again.check_results).not.toContainEqual({ type: MATCH, result: true });
  });

  /** A look takes seconds: what it saw counts only where the file was not read again before it ended. */
  async function keepsNoLookOfAnEarlierReading(invoice: string): Promise<void> {
    const dataSource = createDataSource({ url: service.database.url, pool: 2, entities: TABLES, migrations: [] });
    await dataSource.initialize();
    const database = new Database(dataSource, new OutboxSignal(), new EventParticipants());
    const accounts = new PickedAccounts(database, new InvoiceLookup(database));
    const payload = { entityId: tenant.entityId, invoiceId: invoice };
    const forget = (): Promise<unknown> =>
      service.database.query(`UPDATE invoice_corrections SET sight = NULL WHERE invoice_id = $1`, [invoice]);
    const seen = async (): Promise<number> =>
      (
        await service.database.query('SELECT 1 FROM invoice_corrections WHERE invoice_id = $1 AND sight IS NOT NULL', [
          invoice,
        ])
      ).length;
    try {
      await forget();
      const look = await accounts.find(payload);
      if (look === null) throw new Error('There was nothing to look at.');
      const documents = [
        {
          pages: look.invoice.pages,
          scrutiny: look.invoice.scrutiny,
          textMatchesPicture: null,
          fields: { account_bsb: { value: look.invoice.extractedAccountBsb }, account_number: { value: '12345678' } },
        },
      ] as unknown as ReadDocument[];
      await accounts.keep(look, documents);
      expect(await seen()).toBe(1);
      await forget();
      expect((await ada.post(`/invoices/${invoice}/read-again`, { comment: 'Meanwhile.' })).status).toBe(200);
      await accounts.keep(look, documents);
      expect(await seen()).toBe(0);
      const anew = await judged(
        invoice,
        ({ status, read_again_at: waits }) => status === 'processed' && waits === null,
      );
      expect(anew.corrected).toEqual([]);
      await accounts.keep(look, documents);
      expect(await seen()).toBe(0);
    } finally {
      await dataSource.destroy();
    }
  }
});

describe('assignment and search', () => {
  it('is for those who may decide here, and can be filtered by', async () => {
    const id = await one('new');
    const assign = (assignee: string | null): Promise<Answer> => ada.request('PATCH', `/invoices/${id}`, { assignee });
    expect((await assign(people.rosa ?? '')).body.data.attributes.assignee).toBe(people.rosa);
    const listed = await ada.get(`/invoices?filter[assignee]=${people.rosa}`);
    expect(listed.body.data.map((row: any) => row.id)).toEqual([id]);
    expect((await assign(randomUUID())).status).toBe(422);
    expect((await assign(null)).body.data.attributes.assignee).toBeNull();
  });

  it('finds invoices by number, names, numbers and file, in any form', async () => {
    const id = await one('new');
    await service.database.query(
      `UPDATE invoices SET extracted_invoice_number = 'HL-2041', extracted_business_name = 'Harbour Lights Pty Ltd',
         extracted_business_abn = '51824753556', extracted_account_bsb = '082-401', extracted_account_number = '99887766',
         original_file_name = '100%_paid.pdf' WHERE id = $1`,
      [id],
    );
    const found = async (text: string): Promise<string[]> =>
      (await ada.get(`/invoices?${new URLSearchParams({ 'filter[search]': text })}`)).body.data.map(
        (row: any) => row.id,
      );
    for (const text of [
      'hl-2041',
      'harbour lights',
      'LIGHTS harb',
      '51 824 753 556',
      '082-401 9988 7766',
      '99887766',
      '100%_p',
    ])
      expect(`${text} ${await found(text)}`).toBe(`${text} ${id}`);
    expect(await found('100x_paid')).toEqual([]);
    expect((await ada.get('/invoices?filter[search]=ab')).status).toBe(422);
  });
});

describe('a new reading', () => {
  async function uploaded(): Promise<string> {
    const { body } = await ada.upload('/invoices', await invoicePdf(), 'invoice.pdf');
    await settled(body.data.id);
    return body.data.id as string;
  }
  const settled = (id: string): Promise<Answer> =>
    eventually(
      () => ada.get(`/invoices/${id}`),
      ({ body: { data } }) =>
        ['processed', 'failed', 'invalid'].includes(data.attributes.status) && data.attributes.read_again_at === null,
    );
  const decisionsOf = async (id: string): Promise<any[]> =>
    (await ada.get(`/invoices/${id}/decisions`)).body.data.map((one: any) => one.attributes);

  it('takes the place of what was corrected', async () => {
    const id = await uploaded();
    await rosa.post(`/invoices/${id}/corrections`, { field: 'extracted_invoice_number', value: 'OTHER-1' });
    const asked = await rosa.post(`/invoices/${id}/read-again`, {});
    expect([asked.status, asked.body.data.attributes.read_again_at]).toEqual([200, expect.any(String)]);
    const { body } = await settled(id);
    expect(body.data.attributes).toMatchObject({
      extracted_invoice_number: 'HL-2041',
      corrected: [],
      review: 'to_review',
    });
    const [audited] = await service.database.query(
      `SELECT user_id FROM audit_event_details WHERE subject_id = $1 AND action = 'invoice.read_again_asked'`,
      [id],
    );
    expect(audited).toEqual({ user_id: people.rosa });
  });

  it('opens again what was decided, in the name of an approver alone', async () => {
    const id = await uploaded();
    await decide(ada, id, { decision: 'reject', reason: 'fraud' });
    const refused = await rosa.post(`/invoices/${id}/read-again`, {});
    expect([refused.status, await reviewOf(id)]).toEqual([403, 'rejected']);
    expect((await ada.get(`/invoices/${id}`)).body.data.attributes.read_again_at).toBeNull();
    const asked = await grace.post(`/invoices/${id}/read-again`, { comment: 'They sent a clearer scan.' });
    expect([asked.status, asked.body.data.attributes.review]).toEqual([200, 'to_review']);
    expect((await decisionsOf(id))[0]).toMatchObject({
      decision: 'reopen',
      comment: 'They sent a clearer scan.',
      user_id: people.grace,
    });
    await settled(id);
    const audited = await service.database.query<{ action: string }>(
      'SELECT action FROM audit_event_details WHERE subject_id = $1',
      [id],
    );
    expect(audited.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['invoice.reopened', 'invoice.read_again_asked']),
    );
  });

  it('opens again what was approved meanwhile where it finds other details', async () => {
    const id = await uploaded();
    await service.database.query(
      `UPDATE invoices SET extracted_account_number = '99999999', review = 'approved', outcome = 'known',
         read_again_at = now() WHERE id = $1`,
      [id],
    );
    await settled(id);
    expect((await decisionsOf(id))[0]).toMatchObject({ decision: 'reopen', user_id: null });
    expect(await reviewOf(id)).toBe('to_review');
  });

  it('begins again what failed, and refuses what is being read', async () => {
    const id = await uploaded();
    await service.database.query(
      `UPDATE invoices SET status = 'failed', failure_reason = 'reading_failed', evidence = NULL, outcome = 'unread' WHERE id = $1`,
      [id],
    );
    const asked = await rosa.post(`/invoices/${id}/read-again`, {});
    expect(asked.body.data.attributes.failure_reason).toBeNull();
    expect((await settled(id)).body.data.attributes).toMatchObject({
      status: 'processed',
      extracted_invoice_number: 'HL-2041',
    });
    await service.database.query(`UPDATE invoices SET status = 'reading' WHERE id = $1`, [id]);
    const { status, body } = await rosa.post(`/invoices/${id}/read-again`, {});
    expect([status, body.message]).toEqual([409, 'This document is already being read.']);
  });
});

comparison(() => service);
