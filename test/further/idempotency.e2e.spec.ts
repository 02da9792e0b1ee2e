import { randomUUID } from 'node:crypto';
import { abaFile } from '../support/aba-file.js';
import type { Answer, Api } from '../support/api.js';
import { eventually } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { TestService } from '../support/service.js';
import { details, untilStatus } from '../support/verification.js';

/** Taken like any PDF, and given up at once by the reader: what is tested here is done when a file is taken. */
const pdf = Buffer.from('%PDF-1.7\n');

describe('idempotency keys', () => {
  let service: TestService;
  let other: TestService;

  beforeAll(async () => {
    service = await TestService.start();
    other = await service.another();
  });
  afterAll(async () => {
    await other.end();
    await service.remove();
  });

  const header = (key: string): Record<string, string> => ({ 'idempotency-key': key });
  const replayed = ({ headers }: Answer): boolean => headers.get('idempotent-replayed') === 'true';
  const upload = (api: Api, key: string, bytes: Buffer = pdf, name = 'a.pdf'): Promise<Answer> =>
    api.upload('/invoices', bytes, name, header(key));
  const countOf = async (table: string): Promise<number> =>
    (await service.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count ?? 0;

  it('give the first answer again, to the byte', async () => {
    const invoice = await invoicePdf();
    const first = await upload(service.api, 'upload', invoice);
    expect([first.status, replayed(first)]).toEqual([201, false]);
    await eventually(
      () => service.api.get(`/invoices/${first.body.data.id}`),
      ({ body }) => body.data.attributes.status === 'processed',
    );
    const again = await upload(service.api, 'upload', invoice);
    expect([again.status, replayed(again)]).toEqual([201, true]);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(again.headers.get('content-type')).toBe('application/vnd.api+json');
    expect((await service.api.get('/invoices')).body.meta.total).toBe(1);
  });

  it('conflict when they are used for another file, name or field, and not for another choice of fields', async () => {
    expect((await upload(service.api, 'other')).status).toBe(201);
    const changed = Buffer.concat([pdf, Buffer.from('\n')]);
    expect((await upload(service.api, 'other', changed)).status).toBe(409);
    expect((await upload(service.api, 'other', pdf, 'b.pdf')).status).toBe(409);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(pdf)]), 'a.pdf');
    body.append('note', 'x');
    expect((await service.api.send('POST', '/invoices', { body, headers: header('other') })).status).toBe(409);
    const fields = '/invoices?fields[invoices]=status';
    const chosen = await service.api.upload(fields, pdf, 'a.pdf', header('other'));
    expect([chosen.status, replayed(chosen)]).toEqual([201, true]);
    expect(replayed(await upload(service.api, 'other'))).toBe(true);
  });

  it('belong to a caller and a route', async () => {
    const name = 'shared';
    const [entity, key] = [
      await service.management.post('/entities', { name }, header('same')),
      await service.management.post('/api-keys', { name, abilities: ['entity:read'] }, header('same')),
    ];
    const [mine, theirs] = [await upload(service.api, 'same'), await upload(service.sandbox, 'same')];
    for (const answer of [entity, key, mine, theirs]) expect([answer.status, replayed(answer)]).toEqual([201, false]);
    expect(mine.body.data.id).not.toBe(theirs.body.data.id);
  });

  it('do not mind the order of members in JSON', async () => {
    const first = await service.management.post('/entities', { name: 'A', environment: 'sandbox' }, header('order'));
    const again = await service.management.post('/entities', { environment: 'sandbox', name: 'A' }, header('order'));
    expect([again.body, replayed(again)]).toEqual([first.body, true]);
    expect((await service.management.post('/entities', { name: 'B' }, header('order'))).status).toBe(409);
  });

  it('leave out the token of a key when they replay, and store it nowhere', async () => {
    const given = { name: 'Once', abilities: ['entity:read'] };
    const first = await service.management.post('/api-keys', given, header('token'));
    const { token, ...rest } = first.body.data;
    expect(token).toMatch(/^org_sk_/);
    const again = await service.management.post('/api-keys', given, header('token'));
    expect([again.status, replayed(again), again.body]).toEqual([201, true, { data: rest }]);
    const stored = await service.database.query('SELECT body::text FROM idempotency_keys');
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('remember no refusal', async () => {
    for (const [given, status] of [
      [{ name: '' }, 422],
      [{ name: 'Fine now' }, 201],
    ] as const)
      expect((await service.management.post('/entities', given, header('refused'))).status).toBe(status);
    expect((await upload(service.api, 'empty', Buffer.alloc(0))).status).toBe(422);
    expect((await upload(service.api, 'empty')).status).toBe(201);
    const lacking = await service.management.post('/api-keys', { name: 'n', abilities: ['entity:read'] });
    const weak = service.management.withKey(lacking.body.data.token);
    expect((await weak.post('/entities', { name: 'n' }, header('weak'))).status).toBe(403);
    expect((await service.management.post('/entities', { name: 'n' }, header('weak'))).status).toBe(201);
  });

  it('hold 1 to 255 characters', async () => {
    const long = 'k'.repeat(255);
    expect((await upload(service.api, long)).status).toBe(201);
    expect(replayed(await upload(service.api, long))).toBe(true);
    for (const key of [`${long}k`, '']) {
      const { status, body } = await upload(service.api, key);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['Idempotency-Key']]);
    }
  });

  it('do a thing once, however many ask at the same moment and of whichever process', async () => {
    const before = await countOf('invoices');
    const apis = [service.api, other.api.withKey(service.api.key)];
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => upload(apis[index % 2] as Api, 'race')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.filter((answer) => !replayed(answer))).toHaveLength(1);
    expect(await countOf('invoices')).toBe(before + 1);
  });

  it('serve verifications, checks and payment files alike', async () => {
    const { sandbox } = service;
    const twice = async (ask: () => Promise<Answer>): Promise<string> => {
      const [first, again] = [await ask(), await ask()];
      expect([first.status, replayed(first)]).toEqual([201, false]);
      expect([again.status, replayed(again)]).toEqual([201, true]);
      expect(again.bytes.equals(first.bytes)).toBe(true);
      return first.body.data.id;
    };
    const id = await twice(() => sandbox.post('/verifications', details(), header('one')));
    await untilStatus(sandbox, id, 'verified');
    const presented = { account_bsb: '062-000', account_number: '12345678' };
    await twice(() => sandbox.post(`/verifications/${id}/checks`, presented, header('one')));
    await twice(() => sandbox.upload('/aba-checks', abaFile([{}]), 'batch.aba', header('one')));
    expect([await countOf('verifications'), await countOf('aba_checks')]).toEqual([1, 1]);
    const [billed] = await service.database.query<{ kinds: Record<string, number> }>(
      `SELECT json_object_agg(kind, lines) AS kinds FROM (
         SELECT kind, count(*)::int AS lines FROM usage_records WHERE kind IN ('verification', 'check') GROUP BY kind) AS k`,
    );
    expect(billed?.kinds).toEqual({ verification: 1, check: 1 });
  });

  it('show the link of an individual again, and store it nowhere', async () => {
    const first = await service.sandbox.post('/verifications', details(), header('link'));
    const url = first.body.data.attributes.individual_authentication_url as string;
    const again = await service.sandbox.post('/verifications', details(), header('link'));
    expect([again.body, replayed(again)]).toEqual([first.body, true]);
    const stored = await service.database.query('SELECT body::text FROM idempotency_keys');
    expect(JSON.stringify(stored)).not.toContain(url.split('/').at(-1));
  });

  it('are forgotten after 24 hours', async () => {
    const first = await upload(service.api, 'old');
    await service.database.query(
      `UPDATE idempotency_keys SET created_at = now() - interval '24 hours' WHERE key = 'old'`,
    );
    const later = await upload(service.api, 'old', Buffer.concat([pdf, Buffer.from(' ')]));
    expect([later.status, replayed(later)]).toEqual([201, false]);
    expect(later.body.data.id).not.toBe(first.body.data.id);
    expect(replayed(await upload(service.api, 'old', Buffer.concat([pdf, Buffer.from(' ')])))).toBe(true);
  });

  it('remember exactly what was created, however a process ends', async () => {
    const api = other.api.withKey(service.api.key);
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const before = await countOf('invoices');
    const answers = keys.map((key) => upload(api, key).catch(() => null));
    await Promise.any(answers.map(async (answer) => ((await answer) === null ? Promise.reject() : true)));
    await other.end('SIGKILL');
    await Promise.all(answers);
    const created = (await countOf('invoices')) - before;
    const [remembered] = await service.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM idempotency_keys WHERE key = ANY($1)',
      [keys],
    );
    expect(remembered?.count).toBe(created);
    // Sent again, every one is answered at once: none is locked by the process that is gone.
    const again = await Promise.all(keys.map((key) => upload(service.api, key)));
    expect(again.filter(replayed)).toHaveLength(created);
    for (const { status } of again) expect(status).toBe(201);
    expect(await countOf('invoices')).toBe(before + keys.length);
    await other.launch();
  });
});
