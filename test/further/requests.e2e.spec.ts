import { connect } from 'node:net';
import type { Answer, Api } from '../support/api.js';
import { invoicePdf } from '../support/invoice-pdf.js';
import { TestService } from '../support/service.js';

let service: TestService;
let api: Api;

beforeAll(async () => {
  service = await TestService.start({ TRUSTED_PROXIES: '198.51.100.0/24' });
  api = service.api;
});

afterAll(() => service.remove());

/** Sends bytes as they are and gives what comes back until the service hangs up. */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(service.credentials.http);
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(Number(port), hostname)
      .on('data', (chunk) => (answer += chunk.toString()))
      .on('close', () => resolve(answer))
      .on('error', reject)
      .write(text);
  });
}

describe('a request that reaches no endpoint', () => {
  it.each(['/invoices/%zz', '/invoices/%ff', `/invoices/${'a'.repeat(600)}`, `/verifications/%zz/checks`])(
    'is answered as any other that finds nothing: %s',
    async (path) => {
      const answer = await api.get(path, { 'x-correlation-id': 'mine-2' });
      expect([answer.status, Object.keys(answer.body)]).toEqual([404, ['message']]);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(answer.headers.get('x-correlation-id')).toBe('mine-2');
    },
  );

  it.each([
    ['is not HTTP', 'hello\r\n\r\n', 400],
    ['has a method that HTTP does not have', 'FOO /api/invoices HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['has headers without end', `GET /api/invoices HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['names no host', 'GET /api/invoices HTTP/1.1\r\n\r\n', 400],
    ['expects too much', 'GET /api/invoices HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: tea\r\n\r\n', 417],
  ])('gets an error like any other if it %s', async (_title, text, status) => {
    const [head = '', body = ''] = (await sendRaw(text)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toMatch(/^content-type: application\/json\r?$/im);
    expect(head).toMatch(/^cache-control: no-store\r?$/im);
    expect(head).toMatch(/^error-code: [a-z_]+\r?$/im);
    expect(head).toMatch(/^x-correlation-id: [0-9a-f-]{36}\r?$/im);
    expect(head).toMatch(/^x-content-type-options: nosniff\r?$/im);
    expect(JSON.parse(body)).toEqual({ message: expect.any(String) });
  });
});

describe('a request without a key', () => {
  it('is told how to send one (RFC 9110, section 11.6.1)', async () => {
    const answer = await api.withKey(null).get('/invoices');
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('is unauthenticated before its body is looked at', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await api.withKey(null).send('POST', '/verifications', { headers, body: '{' })).status).toBe(401);
  });
});

describe('a request whose body is too long', () => {
  it('is answered, and not cut off, however far its client has come with sending', async () => {
    const body = JSON.stringify({ name: 'a'.repeat(8_000_000) });
    const headers = { 'content-type': 'application/json' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.send('POST', '/verifications', { headers, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 413));
  });
});

describe('a request that needs no body', () => {
  it.each<[string, string, number]>([
    ['', 'application/json', 204],
    ['{}', 'application/json', 204],
    ['{"left": "over"}', 'application/json', 422],
    ['{', 'application/json', 422],
    ['x', 'text/plain', 422],
  ])('and holds %p as %s is answered as one that says nothing, or refused', async (body, type, status) => {
    const made = await service.management.post('/api-keys', { name: 'brief', abilities: ['entity:read'] });
    const path = `/api-keys/${made.body.data.id}`;
    const revoked = await service.management.send('DELETE', path, { headers: { 'content-type': type }, body });
    expect([revoked.status, Object.keys(revoked.body?.errors ?? {})]).toEqual([status, status === 422 ? ['body'] : []]);
    expect((await service.management.get(path)).status).toBe(status === 422 ? 200 : 404);
  });
});

describe('an upload', () => {
  function form(bytes: Buffer, disposition: string): Promise<Answer> {
    const body = Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/pdf\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return api.send('POST', '/invoices', { headers, body: new Uint8Array(body) });
  }

  it('does not have to name its file', async () => {
    const pdf = Buffer.from(await invoicePdf());
    const made = await form(pdf, 'name="file"');
    expect([made.status, made.body.data.attributes.original_file_name]).toEqual([201, 'invoice']);
    expect((await api.get(`/invoices/${made.body.data.id}/file`)).bytes.equals(pdf)).toBe(true);
  });
});

describe('an upload of more than one file', () => {
  it('is refused, and so is an unknown part', async () => {
    const before = (await api.get('/invoices')).body.meta.total;
    const pdf = new Blob([new Uint8Array(await invoicePdf())]);
    const parts = async (...names: string[]): Promise<[number, unknown]> => {
      const body = new FormData();
      for (const name of names) body.append(name, pdf, `${name}.pdf`);
      const answer = await api.send('POST', '/invoices', { body });
      return [answer.status, answer.body.errors];
    };
    expect(await parts('file', 'file')).toEqual([422, { file: [expect.stringContaining('more than one')] }]);
    expect(await parts('file', 'note')).toEqual([422, { note: ['Unknown part note.'] }]);
    expect(await parts('document')).toEqual([
      422,
      { file: ['The file field is required.'], document: ['Unknown part document.'] },
    ]);
    for (const name of ['__proto__', 'constructor'])
      expect(await parts('file', name)).toEqual([422, { file: ['Send only a part called file.'] }]);
    expect((await api.get('/invoices')).body.meta.total).toBe(before);
  });
});

describe('the headers of an answer', () => {
  const EMPTY = 'page[size]=1';

  it('forbid caches to keep it, and say when the count of requests starts again', async () => {
    const { headers } = await api.get('/invoices');
    expect(headers.get('cache-control')).toBe('no-store');
    const reset = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1_000;
    expect(reset).toBeGreaterThan(-1);
    expect(reset).toBeLessThanOrEqual(61);
  });

  it.each(['br', 'gzip'])('let it come as %s, but not what people sign in with', async (encoding) => {
    const long = await api.get('/invoices?page[size]=100', { 'accept-encoding': encoding });
    expect([long.status, long.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(long.body.meta.per_page).toBe(100);
    const plain = await api.get('/invoices?page[size]=100', { 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.body.meta.per_page]).toEqual([null, 100]);
  });

  it('name the kind of an error', async () => {
    const kinds = async (answer: Promise<Answer>): Promise<[number, string | null]> => {
      const { status, headers } = await answer;
      return [status, headers.get('error-code')];
    };
    expect(await kinds(api.get(`/invoices?${EMPTY}`))).toEqual([200, null]);
    expect(await kinds(api.get('/invoices?colour=red'))).toEqual([422, 'invalid']);
    expect(await kinds(api.withKey(null).get('/invoices'))).toEqual([401, 'unauthenticated']);
    expect(await kinds(api.get('/invoices/x'))).toEqual([404, 'not_found']);
    expect(await kinds(api.get('/nowhere'))).toEqual([404, 'not_found']);
    for (const path of ['/api/nowhere', '/nowhere', '/api/invoices/%zz'])
      expect((await fetch(`${service.credentials.http}${path}`)).headers.get('cache-control')).toBe('no-store');
  });

  it('name the methods that an address takes', async () => {
    for (const method of ['DELETE', 'PUT', 'PATCH']) {
      const { status, headers, body } = await api.send(method, '/invoices', {});
      expect([status, headers.get('allow'), headers.get('error-code')]).toEqual([
        405,
        'GET, HEAD, POST',
        'method_not_allowed',
      ]);
      expect(body.message).toContain(method);
    }
  });

  it('say where something that was created is to be found', async () => {
    const made = await api.upload('/invoices', await invoicePdf(), 'located.pdf');
    const location = made.headers.get('location') ?? '';
    expect(location).toBe(`${service.credentials.http}/api/invoices/${made.body.data.id}`);
    const key = await service.management.post('/api-keys', { name: 'located', abilities: ['entity:read'] });
    expect(key.headers.get('location')).toMatch(new RegExp(`/management/v1/api-keys/${key.body.data.id}$`));
    const rolled = await service.management.post(`/api-keys/${key.body.data.id}/roll`, {});
    expect(rolled.headers.get('location')).toMatch(new RegExp(`/management/v1/api-keys/${rolled.body.data.id}$`));
    const decided = await api.post(`/invoices/${made.body.data.id}/comments`, { text: 'No address of its own.' });
    expect([decided.status, decided.headers.get('location')]).toEqual([201, null]);
  });
});

describe('a request', () => {
  it('may give the values of a list one by one', async () => {
    const query = 'fields[invoices]=status&fields[invoices]=source&filter[status]=queued&filter[status]=failed';
    const { status, body } = await api.get(`/invoices?${query}&sort=status&sort=-created_at`);
    expect([status, body.message]).toEqual([200, undefined]);
    expect((await api.get('/invoices?page[size]=1&page[size]=2')).status).toBe(422);
    expect((await api.get('/invoices?filter[status]=queued&filter[status]=')).status).toBe(422);
  });

  it('may send its body as a JSON:API document', async () => {
    const headers = { 'content-type': 'application/vnd.api+json' };
    const rule = { sender: 'jsonapi.example', policy: 'allow' };
    const send = (document: unknown): Promise<Answer> =>
      api.send('POST', '/sender-rules', { headers, body: JSON.stringify(document) });
    const made = await send({ data: { type: 'sender-rules', attributes: rule } });
    expect([made.status, made.body.data.attributes.sender]).toEqual([201, 'jsonapi.example']);
    for (const document of [rule, { data: null }, { data: { attributes: [] } }]) {
      const { status, body } = await send(document);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['data.attributes']]);
    }
    const other = await send({ data: { type: 'invoices', attributes: rule } });
    expect([other.status, other.body.message]).toEqual([409, 'The data.type must be sender-rules here.']);
    const wrong = await send({ data: { attributes: { ...rule, colour: 'red' } } });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { colour: ['Unknown field colour.'] }]);
  });

  it('is told which key it comes with', async () => {
    const { body } = await api.get('/me');
    expect(body.data).toMatchObject({
      type: 'api-keys',
      attributes: { environment: 'production', entity_id: expect.any(String), expires_at: null },
    });
    expect(body.data.attributes.abilities).toContain('invoice:write');
    const mine = await service.management.get('/me');
    expect(mine.body.data).toMatchObject({ type: 'api-keys', entity_id: null });
    expect(JSON.stringify([body, mine.body])).not.toMatch(/_sk_/);
  });
});

describe('a page', () => {
  it.each(['1000000000', '90071992547409'])('%s is past the end', async (number) => {
    const { status, body } = await api.get(`/invoices?page[number]=${number}&page[size]=100`);
    expect([status, body.data, body.meta.from, body.meta.to]).toEqual([200, [], null, null]);
    expect(body.meta.current_page).toBe(Number(number));
  });

  it.each(['90071992547410', '9007199254740993', '99999999999999999999999999'])(
    '%s is none that a list can have',
    async (number) => {
      const { status, body } = await api.get(`/invoices?page[number]=${number}&page[size]=100`);
      expect([status, body.errors]).toEqual([
        422,
        { 'page[number]': ['The page[number] parameter must be a whole number from 1 to 90071992547409.'] },
      ]);
    },
  );
});

describe('a text', () => {
  it('with half a surrogate pair is refused, not changed', async () => {
    const body = '{"name": "half \\ud83d", "abilities": ["entity:read"]}';
    const headers = { 'content-type': 'application/json' };
    const answer = await service.management.send('POST', '/api-keys', { headers, body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['name']]);
  });
});

describe('an expiry', () => {
  it('after the last year that a date-time can hold is refused', async () => {
    const expires_at = '9999-12-31T23:59:59-14:00';
    const answer = await service.management.post('/api-keys', { name: 'late', abilities: ['entity:read'], expires_at });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['expires_at']]);
  });
});

it.each([
  'filter[created_from]=2020-01-01',
  'filter[status]=processed',
  'filter[status]=processed,failed',
  'filter[status]=processed&filter[source]=api',
])('a list with %s counts what it shows, while rows come and go', async (filter) => {
  const lists: [number, number][] = [];
  const write = async (): Promise<void> => {
    while (lists.length < 40) {
      const [row] = await service.database.query<{ id: string }>(
        `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size)
         SELECT gen_random_uuid(), id, 'processed', 'api', 'f.pdf', 'application/pdf', 'k', '\\x00', 1
           FROM entities WHERE inbox_local_part = $1 RETURNING id`,
        [service.credentials.inbox.split('@')[0]],
      );
      await service.database.query(`UPDATE invoices SET status = 'failed' WHERE id = $1`, [row?.id]);
      await service.database.query('DELETE FROM invoices WHERE id = $1', [row?.id]);
    }
  };
  const list = async (): Promise<void> => {
    while (lists.length < 40) {
      const { body } = await api.get(`/invoices?page[size]=100&${filter}`);
      lists.push([body.meta.total, body.data.length]);
    }
  };
  await Promise.all([write(), list()]);
  expect(lists.filter(([total, shown]) => total !== shown)).toEqual([]);
});

it('a list of processed invoices counts no others', async () => {
  const statuses = ['processed', 'processed', 'failed', 'failed', 'failed', 'invalid'];
  await service.database.query(
    `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size)
     SELECT gen_random_uuid(), entities.id, status, 'api', 'count.pdf', 'application/pdf', 'k', '\\x00', 1
       FROM entities, unnest($2::text[]) AS status WHERE inbox_local_part = $1`,
    [service.credentials.inbox.split('@')[0], statuses],
  );
  for (const asked of [
    'processed',
    'processed,failed',
    'invalid,processed',
    'failed',
    'queued,reading,processed,failed,invalid',
  ]) {
    const { body } = await api.get(`/invoices?page[size]=100&filter[status]=${asked}`);
    expect([asked, body.meta.total]).toEqual([asked, body.data.length]);
    expect(body.data.length).toBeGreaterThanOrEqual(statuses.filter((one) => asked.includes(one)).length);
  }
});

it('a walk by cursor meets each row once, while rows arrive and go', async () => {
  const insert = async (...minutes: number[]): Promise<string[]> =>
    (
      await service.database.query<{ id: string }>(
        `INSERT INTO invoices (id, entity_id, status, source, original_file_name, content_type, document_key, content_hash, size, created_at)
         SELECT gen_random_uuid(), entities.id, 'processed', 'api', 'walk.pdf', 'application/pdf', 'k', '\\x00', 1,
                timestamptz '2020-01-01T00:00:00Z' + minute * interval '1 minute'
           FROM entities, unnest($2::int[]) AS minute WHERE inbox_local_part = $1 RETURNING id`,
        [service.credentials.inbox.split('@')[0], minutes],
      )
    ).map(({ id }) => id);
  const old = await insert(1, 2, 3, 4, 5, 6);
  const met: string[] = [];
  let path: string | null = '/invoices?page[size]=2&filter[created_to]=2021-01-01&page[cursor]=first';
  while (path !== null) {
    const { body }: Answer = await api.get(path);
    met.push(...body.data.map(({ id }: { id: string }) => id));
    // Two arrive in front, and one goes that was met.
    await insert(10 + met.length, 20 + met.length);
    await service.database.query('DELETE FROM invoices WHERE id = $1', [met[0]]);
    path = body.links.next && `/invoices${new URL(body.links.next as string).search}`;
  }
  expect([...met].sort()).toEqual([...old].sort());
});

describe('a change on a condition', () => {
  const rename = (id: string, name: string, headers: Record<string, string> = {}): Promise<Answer> =>
    service.management.request('PUT', `/entities/${id}`, { name }, headers);
  const patch = (id: string, events: string[], headers: Record<string, string>): Promise<Answer> =>
    api.request('PATCH', `/webhook-subscriptions/${id}`, { events }, headers);

  it('is made by one of those that read the same, however many come at once', async () => {
    const [entity] = (await service.management.get('/entities')).body.data;
    const created = await api.post('/webhook-subscriptions', {
      url: 'https://93.184.215.14/hook',
      events: ['check.compromised'],
    });
    const hook = created.body.data.id as string;
    const tags = await Promise.all(
      [service.management.get(`/entities/${entity.id}`), api.get(`/webhook-subscriptions/${hook}`)].map(
        async (answer) => (await answer).headers.get('etag') ?? '',
      ),
    );
    const [entityTag = '', hookTag = ''] = tags;
    const names = ['a', 'b', 'c', 'd'];
    const ofEntity = await Promise.all(names.map((name) => rename(entity.id, name, { 'if-match': entityTag })));
    expect(ofEntity.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const ofHook = await Promise.all(
      ['invoice.failed', 'invoice.invalid', 'invoice.processed'].map((event) =>
        patch(hook, [event], { 'if-match': hookTag }),
      ),
    );
    expect(ofHook.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const [refused] = ofEntity.filter(({ status }) => status === 412);
    expect(refused?.body).toEqual({ message: expect.stringContaining('has changed since you read it') });
    expect(refused?.headers.get('error-code')).toBe('precondition_failed');
    const [made] = ofEntity.filter(({ status }) => status === 200);
    expect((await service.management.get(`/entities/${entity.id}`)).headers.get('etag')).toBe(
      made?.headers.get('etag'),
    );
  });

  it('takes * for whatever is there, weakened tags and lists of them, and is not asked of what is not there', async () => {
    const [entity] = (await service.management.get('/entities')).body.data;
    const tag = (await service.management.get(`/entities/${entity.id}`)).headers.get('etag');
    expect((await rename(entity.id, 'e', { 'if-match': `"other", W/${tag}` })).status).toBe(200);
    expect((await rename(entity.id, 'f', { 'if-match': '*' })).status).toBe(200);
    expect((await rename(entity.id, 'g', { 'if-match': 'nonsense' })).status).toBe(412);
    const unknown = '01932d3e-0000-7000-8000-123456789012';
    expect((await rename(unknown, 'h', { 'if-match': tag ?? '' })).status).toBe(404);
    expect((await service.management.get(`/entities/${entity.id}`)).body.data.name).toBe('f');
  });
});

it('only trusted proxies say who a request is from', async () => {
  const { email, password } = service.credentials.dashboard;
  const from = async (forwarded: string): Promise<string | undefined> => {
    const answer = await fetch(`${service.http}/dashboard/session/password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: service.http, 'x-forwarded-for': forwarded },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBeLessThan(300);
    const [row] = await service.database.query<{ address: string }>(
      'SELECT peer_address AS address FROM sessions ORDER BY created_at DESC LIMIT 1',
    );
    return row?.address;
  };
  expect(await from('192.0.2.1, 203.0.113.9, 198.51.100.7')).toBe('203.0.113.9');
  expect(await from('198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
});
