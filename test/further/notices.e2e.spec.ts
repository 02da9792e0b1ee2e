import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { abaFile } from '../support/aba-file.js';
import type { Api } from '../support/api.js';
import { eventually } from '../support/api.js';
import { Mailbox } from '../support/mailbox.js';
import { CLI } from '../support/programs.js';
import { Receiver } from '../support/receiver.js';
import { TestService } from '../support/service.js';
import { createVerification, untilStatus } from '../support/verification.js';

const run = promisify(execFile);

let service: TestService;
let mailbox: Mailbox;
let receiver: Receiver;
let admin: string;

beforeAll(async () => {
  mailbox = new Mailbox();
  await mailbox.start();
  receiver = await Receiver.start();
  service = await TestService.start({
    OUTGOING_SMTP_URL: mailbox.url,
    WEBHOOK_ALLOW_PRIVATE: 'true',
    // A letter that is sent again shows the same address, at whichever port the service listens.
    PUBLIC_URL: 'http://payproof.example',
  });
  admin = service.credentials.dashboard.email;
});
afterAll(async () => {
  await service.remove();
  await mailbox.stop();
  await receiver.stop();
});

/** Presents another account than the one that was verified. */
async function compromise(
  api: Api,
  accountNumber: string,
  businessName = 'Harbour Lane Joinery Pty Ltd',
): Promise<string> {
  const { id } = await createVerification(api, { business_name: businessName });
  if (api === service.sandbox || api.base.includes('sandbox')) await untilStatus(api, id, 'verified');
  else
    await service.database.query(`UPDATE verifications SET status = 'verified', checked_at = now() WHERE id = $1`, [
      id,
    ]);
  const { status } = await api.post(`/verifications/${id}/checks`, {
    account_bsb: '082-001',
    account_number: accountNumber,
  });
  expect(status).toBe(201);
  return id;
}

/** Lets the pause after the last letter be over. */
const later = (): Promise<unknown> =>
  service.database.query(
    `UPDATE notice_letters SET created_at = created_at - interval '15 minutes',
       due_at = CASE WHEN status = 'sending' THEN now() END`,
  );
const lettersThatWait = (): Promise<{ attempts: number }[]> =>
  service.database.query(`SELECT attempts FROM notice_letters WHERE status = 'sending'`);

const cli = async (...words: string[]): Promise<string> => {
  const env = { ...process.env, DATABASE_URL: service.database.url, DATA_DIR: service.dataDir };
  return (await run(process.execPath, [CLI, 'user:notices', '--email', admin, ...words], { env })).stdout;
};

describe('an admin', () => {
  it('hears at once of details that are not the verified ones, and of no whole account number', async () => {
    const verification = await compromise(service.api, '987654321');
    const letter = await mailbox.until(1);
    expect(letter.to).toEqual([admin]);
    expect(letter.headers.subject).toBe('Payproof: 1 set of payment details that differs from the verified ones');
    expect(letter.headers['auto-submitted']).toBe('auto-generated');
    expect(letter.text).toContain('Harbour Lane Joinery Pty Ltd: presented BSB 082-001, account •••••4321');
    expect(letter.text).toContain(`Verification ${verification}`);
    expect(letter.text).toContain('user:notices');
    expect(JSON.stringify(letter)).not.toMatch(/987654321|12345678/);
  });

  it('gets what happens in the next 15 minutes in one letter', async () => {
    for (let n = 0; n < 12; n += 1) await compromise(service.api, `98765432${n}`, `Payee ${n} Pty Ltd`);
    const file = await service.api.upload(
      '/aba-checks',
      abaFile([{ accountName: 'STRANGER', accountNumber: '55555555' }]),
      'payroll.aba',
    );
    expect(file.status).toBe(201);
    receiver.behave('/gone', (_request, response) => void response.writeHead(410).end());
    await service.api.post('/webhook-subscriptions', {
      url: receiver.url('/gone?key=hush'),
      events: ['verification.pending'],
    });
    receiver.behave('/gone?key=hush', (_request, response) => void response.writeHead(410).end());
    await createVerification(service.api);
    await eventually(
      () => service.database.query(`SELECT kind FROM notices WHERE letter_id IS NULL`),
      (rows) => rows.length === 14,
    );
    await new Promise((wait) => setTimeout(wait, 1_500));
    expect(mailbox.letters).toHaveLength(1);
    await later();
    const { text, headers } = await mailbox.until(2);
    expect(headers.subject).toContain('12 sets of payment details');
    expect(text).toContain('Payee 0 Pty Ltd');
    expect(text).toContain('- and 2 more');
    expect(text).toMatch(/1 payment file that failed:\n- .* payroll\.aba/);
    expect(text).toMatch(
      /1 webhook subscription that was disabled:\n- .* 127\.0\.0\.1:\d+, after 1 failed attempt in a row/,
    );
    expect(text).not.toContain('hush');
  });

  it('gets a letter that the mail server did not take, and after a crash the same one', async () => {
    await later();
    mailbox.onLetter = () => 'later';
    await compromise(service.api, '11112222');
    const refused = await mailbox.until(3);
    await eventually(lettersThatWait, (rows) => rows[0]?.attempts === 1);
    mailbox.onLetter = () => null;
    await later();
    await mailbox.until(4);
    await service.end('SIGKILL');
    await mailbox.stop();
    await service.launch();
    await later();
    await eventually(lettersThatWait, (rows) => (rows[0]?.attempts ?? 0) >= 3);
    mailbox.onLetter = () => 'accept';
    await mailbox.start();
    await later();
    const again = await mailbox.until(5);
    expect(again.headers['message-id']).toBe(refused.headers['message-id']);
    expect(again.text).toBe(refused.text);
    await eventually(lettersThatWait, (rows) => rows.length === 0);
  });

  it('hears of the sandbox in its drawer, until that is reset', async () => {
    const before = mailbox.letters.length;
    await compromise(service.sandbox, '98765432');
    const messages = await eventually(
      () =>
        service.database.query<{ recipient: string; subject: string }>(
          "SELECT recipient, subject FROM sandbox_messages WHERE subject LIKE '%Payproof:%'",
        ),
      (rows) => rows.length === 1,
    );
    expect(messages[0]).toEqual({ recipient: admin, subject: expect.stringContaining('[sandbox]') });
    expect(mailbox.letters).toHaveLength(before);
    expect((await service.sandbox.post('/organization/reset')).status).toBe(204);
    expect(await service.database.query('SELECT 1 FROM notice_letters WHERE sandbox_entity_id IS NOT NULL')).toEqual(
      [],
    );
  });

  it('hears nothing about kinds that are turned off', async () => {
    expect(await cli('--kinds', 'none')).toContain('nothing');
    await compromise(service.api, '33334444');
    expect(await service.database.query('SELECT 1 FROM notices WHERE letter_id IS NULL')).toEqual([]);
    expect(await cli('--kinds', 'payment_file_failed,compromised_details')).toContain(
      'compromised_details, payment_file_failed.',
    );
    await compromise(service.api, '33334444');
    expect(await service.database.query('SELECT 1 FROM notices WHERE letter_id IS NULL')).toHaveLength(1);
  });
});
