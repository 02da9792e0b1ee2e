import { makeRows } from '../contracts/rows.js';
import { eventually } from '../support/api.js';
import { Mailbox } from '../support/mailbox.js';
import type { Letter } from '../support/mailbox.js';
import { addPerson, signIn } from '../support/people.js';
import { TestService } from '../support/service.js';

let service: TestService;
let mailbox: Mailbox;
let tenant: { organizationId: string; entityId: string; userId: string };

beforeAll(async () => {
  mailbox = new Mailbox();
  await mailbox.start();
  service = await TestService.start({
    OUTGOING_SMTP_URL: mailbox.url,
    DAILY_NOTICE_HOUR: String(new Date().getUTCHours()),
  });
  const [row] = await service.database.query<typeof tenant>(
    `SELECT o.id AS "organizationId", e.id AS "entityId", u.id AS "userId" FROM organizations o
       JOIN entities e ON e.organization_id = o.id JOIN users u ON u.organization_id = o.id WHERE o.environment = 'production'`,
  );
  if (row === undefined) throw new Error('There is no demo organization.');
  tenant = row;
  // The demo organization asks for one person.
  expect((await service.api.request('PUT', '/approval-policy', { people: 2, one_person_outcomes: [] })).status).toBe(
    200,
  );
});
afterAll(async () => {
  await service.remove();
  await mailbox.stop();
});

async function invoice(): Promise<string> {
  const [id = ''] = await makeRows(service.database, 'invoices', { tenant, parents: {} }, 1);
  await service.database.query(
    `UPDATE invoices SET status = 'processed', outcome = 'new', review = 'to_review', assignee_id = NULL, extracted_business_name = 'Harbour' || chr(10) || 'Lane',
       extracted_invoice_number = 'HL-1', extracted_account_number = '987654321' WHERE id = $1`,
    [id],
  );
  return id;
}

/** The letters to somebody, once there are so many. */
const lettersTo = (email: string, count: number): Promise<Letter[]> =>
  eventually(
    () => Promise.resolve(mailbox.letters.filter(({ to }) => to.includes(email))),
    (own) => own.length >= count,
  );

describe('people who decide', () => {
  it('hear of what somebody else assigned to them, and who only looks hears nothing', async () => {
    const [rosa, viewer] = [await addPerson(service, 'reviewer'), await addPerson(service, 'viewer')];
    const id = await invoice();
    expect((await service.api.request('PATCH', `/invoices/${id}`, { assignee: rosa.id })).status).toBe(200);
    const [letter] = await lettersTo(rosa.email, 1);
    expect(letter?.headers.subject).toBe('Payproof: 1 invoice assigned to you');
    expect(letter?.text).toContain(`Harbour Lane, invoice HL-1, $100.00; outcome: new. Invoice ${id}`);
    expect(letter?.text).toContain('sign in at http://');
    expect(letter?.text).not.toContain('987654321');
    // Their own doing is no news, and none to anybody else.
    const admin = service.credentials.dashboard.email;
    await service.api.request('PATCH', `/invoices/${id}`, { assignee: tenant.userId });
    expect(mailbox.letters.flatMap(({ to }) => to)).not.toEqual(expect.arrayContaining([admin]));
    expect(mailbox.letters.flatMap(({ to }) => to)).not.toContain(viewer.email);
  });

  it('hear that a second approval is wanted, but for the first of them and for whoever turned it off', async () => {
    const [approver, quiet, reviewer] = [
      await addPerson(service, 'approver'),
      await addPerson(service, 'approver'),
      await addPerson(service, 'reviewer'),
    ];
    const browser = await signIn(service, quiet);
    const { body } = await browser.get('/dashboard/session/account/notices');
    expect(body.data.kinds).toEqual(body.data.available);
    const kinds = body.data.available.filter((one: string) => one !== 'second_approval_wanted');
    const chosen = await browser.request('PUT', '/dashboard/session/account/notices', { kinds: [...kinds].reverse() });
    expect([chosen.status, chosen.body.data.kinds]).toEqual([200, kinds]);
    const wrong = await browser.request('PUT', '/dashboard/session/account/notices', { kinds: ['everything'] });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['kinds']]);
    const id = await invoice();
    const { status } = await service.api.post(`/invoices/${id}/decisions`, {
      decision: 'approve',
      reason: 'known_supplier',
    });
    expect(status).toBe(201);
    const [letter] = await lettersTo(approver.email, 1);
    expect(letter?.headers.subject).toBe('Payproof: 1 invoice that needs a second approval');
    const told = mailbox.letters.flatMap(({ to }) => to);
    for (const { email } of [quiet, reviewer, { email: service.credentials.dashboard.email }])
      expect(told).not.toContain(email);
    const trail = await service.api.get('/audit-events?filter[action]=user.notices_changed');
    expect(trail.status).toBe(200);
    expect(
      await service.database.query(
        `SELECT 1 FROM audit_event_details WHERE action = 'user.notices_changed' AND user_id = $1`,
        [quiet.id],
      ),
    ).toHaveLength(1);
  });

  it('are told once a day what waits, once they have signed in', async () => {
    const [came, never] = [await addPerson(service, 'reviewer'), await addPerson(service, 'reviewer')];
    await signIn(service, came);
    const second = await invoice();
    await service.database.query(`UPDATE invoices SET review = 'awaiting_second', assignee_id = $2 WHERE id = $1`, [
      second,
      came.id,
    ]);
    await invoice();
    await service.end();
    await service.launch();
    const [letter] = await lettersTo(came.email, 1);
    expect(letter?.headers.subject).toBe('Payproof: 1 entity with something waiting for a decision');
    expect(letter?.text).toMatch(
      /: \d+ to review, the oldest since \d{4}-\d\d-\d\d; \d+ to be approved by a second person; 1 assigned to you\n/,
    );
    await service.end();
    await service.launch();
    await new Promise((wait) => setTimeout(wait, 3_000));
    const notices = await service.database.query<{ user_id: string }>(
      `SELECT user_id FROM notices WHERE kind = 'waiting'`,
    );
    expect(notices.filter(({ user_id }) => user_id === came.id)).toHaveLength(1);
    expect(notices.filter(({ user_id }) => user_id === never.id)).toHaveLength(0);
  });
});
