import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { operations } from '../contracts/operations.js';
import { makeParents, pathOf } from '../contracts/world.js';
import { DOCUMENT_KEY, makeRows } from '../contracts/rows.js';
import { makeTenant } from '../contracts/tenant.js';
import { eventually } from '../support/api.js';
import { addPerson, signedIn, signIn } from '../support/people.js';
import { CLI } from '../support/programs.js';
import { TestService } from '../support/service.js';

const run = promisify(execFile);

let service: TestService;
/** The demo organization, with its entity and admin. */
let tenant: { organizationId: string; entityId: string; userId: string };

beforeAll(async () => {
  service = await TestService.start();
  const [row] = await service.database.query<typeof tenant>(
    `SELECT o.id AS "organizationId", e.id AS "entityId", u.id AS "userId" FROM organizations o
       JOIN entities e ON e.organization_id = o.id JOIN users u ON u.organization_id = o.id WHERE o.environment = 'production'`,
  );
  if (row === undefined) throw new Error('There is no demo organization.');
  tenant = row;
});
afterAll(() => service.remove());

const cli = async (...words: string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: service.database.url, DATA_DIR: service.dataDir };
  return (await run(process.execPath, [CLI, ...words], { env })).stdout;
};
const actions = async (action: string): Promise<any[]> =>
  service.database.query(
    `SELECT actor, user_id, subject_type, subject_id, changes FROM audit_event_details WHERE action = $1 ORDER BY created_at, id`,
    [action],
  );

it('what was assigned to a removed user is unassigned', async () => {
  const person = await addPerson(service, 'reviewer');
  const ids = await makeRows(service.database, 'invoices', { tenant, parents: {} }, 3);
  await service.database.query('UPDATE invoices SET assignee_id = $2 WHERE id = ANY($1)', [ids.slice(0, 2), person.id]);
  await service.database.query('UPDATE invoices SET assignee_id = $2 WHERE id = $1', [ids[2], tenant.userId]);
  const admin = await signedIn(service, 'admin');
  expect((await admin.delete(`/dashboard/management/users/${person.id}`)).status).toBe(204);
  await eventually(
    () => service.database.query('SELECT 1 FROM invoices WHERE assignee_id = $1', [person.id]),
    (rows) => rows.length === 0,
  );
  expect(await service.database.query('SELECT 1 FROM invoices WHERE assignee_id = $1', [tenant.userId])).toHaveLength(
    1,
  );
  const told = await actions('invoice.unassigned');
  expect(told.map(({ subject_id }) => subject_id).sort()).toEqual(ids.slice(0, 2).sort());
});

describe('a payment file that is held', () => {
  const held = async (): Promise<string> => {
    const [id = ''] = await makeRows(service.database, 'aba-checks', { tenant, parents: {} }, 1);
    await service.database.query(`UPDATE aba_checks SET status = 'failed', review = 'to_review' WHERE id = $1`, [id]);
    return id;
  };
  const reviewOf = async (id: string): Promise<string> =>
    (await service.api.get(`/aba-checks/${id}`)).body.data.attributes.review;

  it('is to be decided again when its day has passed, and not before', async () => {
    const [due, waits] = [await held(), await held()];
    for (const id of [due, waits])
      expect(
        (await service.api.post(`/aba-checks/${id}/decisions`, { decision: 'hold', until: '2099-01-01' })).status,
      ).toBe(201);
    await service.database.query(`UPDATE decisions SET until = current_date - 2 WHERE aba_check_id = $1`, [due]);
    // Holds are looked at when the service starts, and every minute.
    await service.end();
    await service.launch();
    await eventually(
      () => reviewOf(due),
      (review) => review === 'to_review',
    );
    expect(await reviewOf(waits)).toBe('on_hold');
    const { body } = await service.api.get(`/aba-checks/${due}/decisions`);
    expect(body.data[0].attributes).toMatchObject({ decision: 'reopen', user_id: null });
  });

  it('is to be decided again when its verification ends', async () => {
    const id = await held();
    const [verification = ''] = await makeRows(service.database, 'verifications', { tenant, parents: {} }, 1);
    await service.database.query(`UPDATE verifications SET status = 'pending' WHERE id = $1`, [verification]);
    const { status } = await service.api.post(`/aba-checks/${id}/decisions`, {
      decision: 'hold',
      verification_id: verification,
    });
    expect(status).toBe(201);
    expect((await service.api.post(`/verifications/${verification}/cancel`)).status).toBeLessThan(300);
    await eventually(
      () => reviewOf(id),
      (review) => review === 'to_review',
    );
  });
});

describe('the audit trail', () => {
  it('has what people who are signed in were refused, and counts sessions that nobody knows', async () => {
    const person = await addPerson(service, 'viewer');
    const browser = await signIn(service, person);
    const [id = ''] = await makeRows(service.database, 'invoices', { tenant, parents: {} }, 1);
    const path = `/dashboard/api/${tenant.entityId}`;
    expect((await browser.post(`${path}/invoices/${id}/comments`, { text: 'A' })).status).toBe(403);
    expect((await browser.get(`${path}/invoices/${id}/file`)).body.code).toBe('masked_for_role');
    const refused = (await actions('request.refused')).filter(({ user_id }) => user_id === person.id);
    expect(refused.map(({ actor, subject_id, changes }) => [actor, subject_id, changes[0].after])).toEqual([
      ['person', 'invoice:review', 'POST /dashboard/api/:actingEntity/invoices/:invoice/comments'],
      ['person', 'invoice:read', 'GET /dashboard/api/:actingEntity/invoices/:invoice/file'],
    ]);
    await service.database.query('DELETE FROM sessions WHERE user_id = $1', [person.id]);
    expect((await browser.get(`${path}/invoices`)).status).toBe(401);
    await eventually(
      () => service.database.query(`SELECT 1 FROM audit_refusals WHERE reason = 'unknown_session'`),
      (rows) => rows.length === 1,
    );
  });

  it('has what the command line did', async () => {
    const file = join(service.dataDir, 'bsb.csv');
    writeFileSync(file, '012-002,ANZ,A\n484-799,MET,B\n');
    await cli('bsb:import', file);
    const imported = await actions('bsb_directory.imported');
    expect(imported[0]).toMatchObject({
      actor: 'command_line',
      changes: [{ attribute: 'entries', before: null, after: 2 }],
    });
    // What cannot be recorded is not done either.
    await service.database.query(
      `ALTER TABLE audit_journal ADD CONSTRAINT nothing_imported CHECK (action <> 'bsb_directory.imported') NOT VALID`,
    );
    writeFileSync(file, '012-003,ANZ,C\n');
    await expect(cli('bsb:import', file)).rejects.toThrow('nothing_imported');
    await service.database.query('ALTER TABLE audit_journal DROP CONSTRAINT nothing_imported');
    expect(await service.database.query('SELECT bsb FROM bsb_directory ORDER BY bsb')).toEqual([
      { bsb: '012-002' },
      { bsb: '484-799' },
    ]);
    const mailbox = join(service.dataDir, 'empty.mbox');
    writeFileSync(mailbox, 'From a@supplier.example Tue Nov  3 09:00:00 2026\nSubject: A\n\nB\n');
    await cli('email:import', mailbox, '--inbox', service.credentials.inbox);
    expect(await actions('inbox.import_begun')).toMatchObject([{ actor: 'command_line', subject_id: tenant.entityId }]);
    const [email] = await service.database.query<{ id: string }>('SELECT id FROM inbound_emails LIMIT 1');
    await cli('email:reprocess', email?.id ?? '');
    expect(await actions('inbound_email.reprocessed')).toMatchObject([
      { actor: 'command_line', subject_id: email?.id },
    ]);
  });

  it('has a role that the command line gave, for an organization without an admin', async () => {
    const person = await addPerson(service, 'viewer');
    const browser = await signIn(service, person);
    expect(await cli('user:set-role', '--email', person.email, '--role', 'admin')).toContain('is now admin');
    expect((await browser.get('/dashboard/session')).body.data.state).toBe('signed_out');
    const again = await signIn(service, person);
    expect((await again.get('/dashboard/management/users')).status).toBe(200);
    expect(await actions('user.role_set')).toMatchObject([
      {
        actor: 'command_line',
        subject_id: person.id,
        changes: [{ attribute: 'role', before: 'viewer', after: 'admin' }],
      },
    ]);
    await expect(cli('user:set-role', '--email', person.email, '--role', 'king')).rejects.toThrow('king');
  });
});

/** An account number that stands wherever people, documents and files can put one. */
const NUMBER = '987654321';

it('viewers and auditors see no whole account number on any route', async () => {
  const own = await makeTenant(service);
  const document = join(service.dataDir, 'documents', DOCUMENT_KEY);
  mkdirSync(dirname(document), { recursive: true });
  writeFileSync(document, '%PDF-1.7');
  const ALL = operations().filter(({ method, of }) => method === 'GET' && of === 'main');
  const paths: string[] = [];
  for (const operation of ALL) paths.push(pathOf(operation, await makeParents(service, ALL, operation, own)));
  for (const type of [
    'decisions',
    'invoice-comments',
    'invoice-corrections',
    'checks',
    'sandbox-messages',
    'audit-events',
  ])
    for (const invoice of [await makeRows(service.database, 'invoices', { tenant: own, parents: {} }, 1)])
      await makeRows(
        service.database,
        type,
        {
          tenant: own,
          parents: {
            invoice: invoice[0] ?? '',
            verification: (await makeRows(service.database, 'verifications', { tenant: own, parents: {} }, 1))[0] ?? '',
          },
        },
        2,
      );
  const everywhere: [string, string][] = [
    [
      'invoices',
      `extracted_account_number = '${NUMBER}', extracted_account_name = 'A ${NUMBER}', original_file_name = 'pay-${NUMBER}.pdf',
      evidence = '{"extracted_account_number": {"confidence": 1, "page": 1, "box": {}, "words": ["987", "654321", "${NUMBER}"]}}',
      check_details = '[{"type": "a", "result": true, "sentence": "The account ${NUMBER}", "evidence": [{"fact": "x", "value": "987 654 321"}]}]',
      checks_left_out = '[{"type": "b", "reason": "Beside ${NUMBER}", "seen": [{"page": 1, "box": {"x0": 0, "y0": 0, "x1": 1, "y1": 1}, "text": "9 8 7 6 5 4 3 2 1"}]}]'`,
    ],
    ['invoice_comments', `text = 'Pay to 062-000 ${NUMBER}'`],
    ['invoice_corrections', `before = '${NUMBER}', after = '987-654-321'`],
    [
      'decisions',
      `comment = 'It is ${NUMBER}', call = '{"number": "${NUMBER}", "number_from": "${NUMBER}", "spoke_to": "Jane", "at": "2026-01-01T00:00:00.000Z"}'`,
    ],
    ['checks', `submitted_data = '{"account_bsb":"062-000","account_number":"${NUMBER}"}'`],
    [
      'aba_check_entries',
      `account_number = '${NUMBER}', account_name = 'A ${NUMBER}', lodgement_reference = '${NUMBER}'`,
    ],
    ['aba_checks', `description = '${NUMBER}', original_file_name = '${NUMBER}.aba'`],
    ['verifications', `account_number = '${NUMBER}', account_name = 'A ${NUMBER}', business_name = 'B ${NUMBER}'`],
    ['supplier_accounts', `account_number = '${NUMBER}'`],
    ['inbound_emails', `subject = 'New account ${NUMBER}'`],
    ['sandbox_messages', `text = 'Your account ${NUMBER}'`],
    ['sender_rules', `note = 'Pays ${NUMBER}'`],
  ];
  for (const [table, values] of everywhere)
    await service.database.query(`UPDATE ${table} SET ${values} WHERE entity_id = $1`, [own.entityId]);
  await service.database.query(
    `INSERT INTO audit_personal_values (event_id, organization_id, salt, contents)
     SELECT id, organization_id, '\\x00', '{"changes": [{"attribute": "description", "before": "${NUMBER}", "after": "987 654 321"}]}' FROM audit_events
      WHERE organization_id = $1 ON CONFLICT DO NOTHING`,
    [own.organizationId],
  );
  await service.database.query(`UPDATE entities SET own_accounts = $2, own_abns = '{53004085616}' WHERE id = $1`, [
    own.entityId,
    JSON.stringify([{ bsb: '062-000', accountNumber: NUMBER }]),
  ]);
  const seen: string[] = [];
  const shown: string[] = [];
  const addresses = [
    ...paths.map((path) => `/dashboard/api/${own.entityId}${path}`),
    '/dashboard/management/audit-events',
    '/dashboard/management/audit-events?format=csv',
    `/dashboard/management/entities/${own.entityId}/own-details`,
  ];
  for (const role of ['viewer', 'auditor', 'reviewer'] as const) {
    const browser = await signedIn(service, role, { organizationId: own.organizationId });
    for (const path of addresses) {
      const { status, bytes } = await browser.get(path);
      expect(`${path} ${status < 500}`).toBe(`${path} true`);
      const has = /987654321|987[ -]654[ -]321|9 8 7 6 5/.test(bytes.toString());
      if (has && role !== 'reviewer') seen.push(`${role} ${path}`);
      if (has && role === 'reviewer') shown.push(path);
    }
  }
  expect(seen).toEqual([]);
  // Whoever may see it does: on the invoice, comments, corrections, decisions, entries and checks.
  expect(shown.length).toBeGreaterThan(8);
});

it('auditors see the addresses of requests, which are no account numbers', async () => {
  const own = await makeTenant(service);
  await makeRows(service.database, 'audit-events', { tenant: own, parents: {} }, 1);
  await service.database.query(
    `INSERT INTO audit_personal_values (event_id, organization_id, salt, contents)
     SELECT id, organization_id, '\\x00', '{"address": "192.168.110.20", "changes": []}' FROM audit_events WHERE organization_id = $1
     ON CONFLICT (event_id) DO UPDATE SET contents = excluded.contents`,
    [own.organizationId],
  );
  const browser = await signedIn(service, 'auditor', { organizationId: own.organizationId });
  const ofEntity = await browser.get(`/dashboard/api/${own.entityId}/audit-events`);
  expect(ofEntity.body.data[0].attributes.address).toBe('192.168.110.20');
  const ofOrganization = await browser.get('/dashboard/management/audit-events');
  expect(ofOrganization.body.data.map((one: any) => one.address)).toContain('192.168.110.20');
  const details = await browser.get(`/dashboard/management/entities/${own.entityId}/own-details`);
  expect(details.status).toBe(200);
});
