import { abaFile } from '../support/aba-file.js';
import { eventually } from '../support/api.js';
import type { Answer, Api, ResourceObject } from '../support/api.js';
import type { Browser } from '../support/browser.js';
import type { SampleInvoice } from '../support/invoice-pdf.js';
import { MailDomain } from '../support/mail-domain.js';
import { Mailbox } from '../support/mailbox.js';
import { signedIn } from '../support/people.js';
import type { Receiver } from '../support/receiver.js';
import type { TestService } from '../support/service.js';
import { TakenOver, THEIRS } from '../support/taken-over.js';

/** Told in docs/story.md. */
describe('the story of a supplier whose mailbox is taken over', () => {
  let mailbox: Mailbox;
  let story: TakenOver;
  let service: TestService;
  let receiver: Receiver;
  let api: Api;
  let supplier: MailDomain;
  let verification: string;

  beforeAll(async () => {
    mailbox = new Mailbox();
    await mailbox.start();
    story = await TakenOver.start({ OUTGOING_SMTP_URL: mailbox.url });
    ({ service, receiver, supplier } = story);
    ({ api } = service);
  });
  afterAll(async () => {
    await story.stop();
    await mailbox.stop();
  });

  /** Sends an invoice from a mailbox of a domain, and gives it once it is judged. */
  async function invoiceFrom(
    domain: MailDomain,
    given: SampleInvoice & { invoiceNumber: string },
  ): Promise<ResourceObject> {
    const fileName = `${given.invoiceNumber}.pdf`;
    await story.mail(domain, given);
    const list = await eventually(
      () => api.get('/invoices?page[size]=20'),
      ({ body }) =>
        body.data.some(
          ({ attributes }: ResourceObject) =>
            attributes.original_file_name === fileName && attributes.status === 'processed',
        ),
    );
    const id = list.body.data.find(({ attributes }: ResourceObject) => attributes.original_file_name === fileName)
      .id as string;
    return (await api.get(`/invoices/${id}`)).body.data as ResourceObject;
  }

  const resultsOf = ({ attributes }: ResourceObject): Record<string, boolean> =>
    Object.fromEntries(
      attributes.check_results.map(({ type, result }: { type: string; result: boolean }) => [type, result]),
    );
  const sentenceOf = ({ attributes }: ResourceObject, type: string): string =>
    attributes.check_details.find((one: { type: string }) => one.type === type)?.sentence;
  const checks = async (): Promise<Record<string, any>[]> =>
    (await api.get(`/verifications/${verification}/checks?sort=created_at`)).body.data.map(
      ({ attributes }: ResourceObject) => attributes,
    );

  it('begins with a supplier that is verified', async () => {
    const { status } = await api.post('/webhook-subscriptions', {
      url: receiver.url('/hook'),
      events: ['check.compromised', 'aba_check.failed'],
    });
    expect(status).toBe(201);
    verification = await story.verify();
  });

  it('goes on with three invoices that pass', async () => {
    const all = [];
    for (const invoiceNumber of ['HL-1', 'HL-2', 'HL-3']) all.push(await invoiceFrom(supplier, { invoiceNumber }));
    const [first, , third] = all as [ResourceObject, ResourceObject, ResourceObject];
    for (const one of all) expect(Object.values(resultsOf(one))).not.toContain(false);
    expect(resultsOf(first)).toMatchObject({ details_match_verification: true, sender_authenticated: true });
    expect(resultsOf(third)).toMatchObject({
      business_abn_active: true,
      details_match_verification: true,
      details_unchanged: true,
      sender_known: true,
      sender_not_lookalike: true,
    });
    expect((await checks()).map(({ result }) => result)).toEqual(['uncompromised', 'uncompromised', 'uncompromised']);
    expect(receiver.received).toEqual([]);
  });

  it('stops an invoice with another account from the real mailbox', async () => {
    const changed = await invoiceFrom(supplier, { invoiceNumber: 'HL-4', ...THEIRS });
    expect(resultsOf(changed)).toMatchObject({
      sender_authenticated: true,
      sender_known: true,
      sender_not_lookalike: true,
      reply_to_matches_sender: true,
      details_match_verification: false,
      details_unchanged: false,
    });
    expect(sentenceOf(changed, 'details_unchanged')).toBe(
      'The account differs from the one on the last 3 invoices of this supplier: 062-000 ••••5678.',
    );
    const last = (await checks()).at(-1);
    expect(last).toMatchObject({ result: 'compromised' });
    expect(JSON.parse(last?.submitted_data as string)).toMatchObject({ account_number: '87654321' });

    const [hook] = await receiver.until('/hook', 1);
    expect(JSON.parse(hook?.body ?? '')).toMatchObject({ type: 'check.compromised', data: { type: 'checks' } });
    const letter = await eventually(
      async () => mailbox.letters.find(({ headers }) => headers.subject?.includes('differs from the verified')),
      (found) => found !== undefined,
    );
    expect(letter?.to).toEqual([service.credentials.dashboard.email]);
  });

  it('knows a domain that only looks like the supplier’s', async () => {
    const copy = new MailDomain(story.dns, 'harbour1ane.com.au');
    const forged = await invoiceFrom(copy, { invoiceNumber: 'HL-5', ...THEIRS });
    expect(resultsOf(forged)).toMatchObject({
      sender_authenticated: true,
      sender_known: false,
      sender_not_lookalike: false,
      details_match_verification: false,
      details_unchanged: false,
    });
    expect(sentenceOf(forged, 'sender_not_lookalike')).toBe(
      'harbour1ane.com.au imitates a known domain, harbourlane.com.au.',
    );
    // Nothing of it was learnt.
    const { body } = await api.get('/suppliers');
    expect(body.data.map(({ attributes }: ResourceObject) => attributes)).toMatchObject([
      {
        abn: '53004085616',
        invoices: 3,
        accounts: [{ bsb: '062-000', account_number: '••••5678', invoices: 3, verified_at: expect.any(String) }],
        senders: [{ sender: 'harbourlane.com.au', invoices: 3 }],
      },
    ]);
  });

  it('goes on with a payment file that fails on the wrong line alone', async () => {
    const file = abaFile([{ lodgementReference: 'HL-1' }, { lodgementReference: 'HL-4', accountNumber: '87654321' }]);
    const { body } = await api.upload('/aba-checks', file, 'suppliers.aba');
    const answer = await eventually(
      () => api.get(`/aba-checks/${body.data.id}?include=entries`),
      (one) => one.body.data.attributes.status !== 'processing',
    );
    expect(answer.body.data.attributes.status).toBe('failed');
    expect(
      answer.body.included.map(({ attributes }: ResourceObject) => [
        attributes.lodgement_reference,
        attributes.passed,
        attributes.result,
      ]),
    ).toEqual([
      ['HL-1', 'true', 'verified'],
      ['HL-4', 'false', 'account_mismatch'],
    ]);
    const types = (await receiver.until('/hook', 4)).map((one) => JSON.parse(one.body).type as string).sort();
    expect(types).toEqual(['aba_check.failed', 'check.compromised', 'check.compromised', 'check.compromised']);
  });

  it('ends with people who decide, by a browser: nobody alone lets a doubtful account pass', async () => {
    const [ada, grace] = [await signedIn(service, 'approver'), await signedIn(service, 'approver')];
    const [entity] = (await ada.get('/dashboard/session')).body.data.entities.filter(
      ({ environment }: { environment: string }) => environment === 'production',
    );
    const path = `/dashboard/api/${entity.id}`;
    // The demo organization asks for one person.
    const policy = await api.request('PUT', '/approval-policy', {
      people: 2,
      one_person_outcomes: ['verified', 'known'],
    });
    expect(policy.status).toBe(200);
    const list = async (query: string): Promise<ResourceObject[]> =>
      (await ada.get(`${path}/invoices?sort=created_at&${query}`)).body.data;
    const waiting = await list('filter[review]=to_review');
    expect(waiting.map(({ attributes }) => [attributes.extracted_invoice_number, attributes.outcome])).toEqual([
      ['HL-1', 'verified'],
      ['HL-2', 'verified'],
      ['HL-3', 'verified'],
      ['HL-4', 'mismatch'],
      ['HL-5', 'mismatch'],
    ]);
    const [first, second, third, fourth, fifth] = waiting.map(({ id }) => id);
    const cleared = await ada.post(`${path}/decisions`, {
      invoices: [first, second, third],
      decision: 'approve',
      reason: 'verified',
    });
    expect(cleared.body.data.map(({ review }: { review: string }) => review)).toEqual([
      'approved',
      'approved',
      'approved',
    ]);
    const decide = (by: Browser, id: string | undefined, body: object): Promise<Answer> =>
      by.post(`${path}/invoices/${id}/decisions`, body);

    // The fourth says it is from Jane, and it is her mailbox: it waits until somebody has called her.
    expect((await decide(ada, fourth, { decision: 'hold', until: '2099-01-01' })).status).toBe(201);
    const tempted = await decide(grace, fourth, { decision: 'approve', reason: 'known_supplier' });
    expect(tempted.body.data.attributes.review).toBe('awaiting_second');
    const call = {
      number: '0491 570 156',
      number_from: 'verification',
      spoke_to: 'Jane Example',
      at: '2026-11-22T02:00:00Z',
    };
    const rejected = await decide(ada, fourth, {
      decision: 'reject',
      reason: 'called_back',
      comment: 'Jane has sent no such invoice.',
      call,
    });
    expect(rejected.body.data.attributes).toMatchObject({ review: 'rejected', warning: null, call });
    const late = await decide(grace, fourth, { decision: 'approve', reason: 'known_supplier' });
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringMatching(/^Ada Example rejected this invoice on /),
    ]);
    await decide(ada, fifth, { decision: 'reject', reason: 'fraud' });

    const [file] = (await ada.get(`${path}/aba-checks`)).body.data;
    const kept = await ada.post(`${path}/aba-checks/${file.id}/decisions`, { decision: 'reject', reason: 'fraud' });
    expect(kept.status).toBe(201);
    expect(await list('filter[review]=to_review')).toEqual([]);
    const history = await api.get(`/audit-events?filter[subject_id]=${fourth}&sort=created_at`);
    expect(history.body.data.map(({ attributes }: ResourceObject) => [attributes.actor, attributes.action])).toEqual([
      ['service', 'invoice.queued'],
      ['service', 'invoice.processed'],
      ['person', 'invoice.held'],
      ['person', 'invoice.approval_given'],
      ['person', 'invoice.rejected'],
    ]);
    const stopped = await eventually(
      async () => (await ada.get(`${path}/statistics/waiting`)).body.data,
      ({ rejected_this_month }) => rejected_this_month.count === 2,
    );
    expect(stopped.to_review.count).toBe(0);
  });
});
