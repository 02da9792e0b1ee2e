import type { Answer } from '../support/api.js';
import { Api } from '../support/api.js';
import { countedBuckets, endWindows, forgetCounts } from '../support/request-counts.js';
import { TestService } from '../support/service.js';

const LIMITS = { RATE_LIMIT_KEY: '40', RATE_LIMIT_ORGANIZATION: '15' };

describe('rate limits', () => {
  let service: TestService;
  let others: TestService;

  beforeAll(async () => {
    service = await TestService.start(LIMITS);
    others = await service.another(LIMITS);
  });
  afterAll(async () => {
    await others.end();
    await service.remove();
  });

  const forget = (): Promise<unknown> => forgetCounts(service);
  beforeEach(forget);

  const statuses = (answers: Answer[]): Record<number, number> => {
    const counted: Record<number, number> = {};
    for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
    return counted;
  };

  it('hold exactly for a key across processes, however many requests come at once', async () => {
    const [here, there] = [service.api, new Api(`${others.http}/api`, service.api.key)];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? here : there).get('/organization')),
    );
    expect(statuses(answers)).toEqual({ 200: 40, 429: 20 });
    const left = answers
      .filter(({ status }) => status === 200)
      .map(({ headers }) => Number(headers.get('x-ratelimit-remaining')))
      .sort((a, b) => a - b);
    expect(left).toEqual(Array.from({ length: 40 }, (_, index) => index));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('x-ratelimit-limit')).toBe('40');
    expect(refused?.headers.get('x-ratelimit-remaining')).toBe('0');
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused?.headers.get('content-type')).toContain('application/json');
    expect(refused?.body).toEqual({ message: expect.any(String) });
  });

  it('count each key by itself', async () => {
    await Promise.all(Array.from({ length: 41 }, () => service.api.get('/organization')));
    const sandbox = await service.sandbox.get('/organization');
    expect([sandbox.status, sandbox.headers.get('x-ratelimit-remaining')]).toEqual([200, '39']);
  });

  it('count the keys of an organization together on the management interface', async () => {
    const made = await service.management.post('/api-keys', { name: 'second', abilities: ['entity:read'] });
    const second = service.management.withKey(made.body.data.token);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? service.management : second).get('/entities')),
    );
    expect(statuses(answers)).toEqual({ 200: 14, 429: 6 });
    expect((await service.api.get('/organization')).status).toBe(200);
  });

  it('are shown on errors of known keys and on nothing else', async () => {
    const missing = await service.api.get('/invoices/none');
    expect([missing.status, missing.headers.get('x-ratelimit-remaining')]).toEqual([404, '39']);
    const wrong = await service.api.get('/invoices?a=b');
    expect([wrong.status, wrong.headers.get('x-ratelimit-remaining')]).toEqual([422, '38']);
    for (const answer of [
      await service.api.withKey('ent_sk_nobody_has_this_one').get('/invoices'),
      await service.api.withKey(null).get('/invoices'),
    ])
      expect([answer.status, answer.headers.get('x-ratelimit-limit')]).toEqual([401, null]);
    expect(await countedBuckets(service)).toBe(1);
  });

  it('begin anew when the minute is over', async () => {
    await Promise.all(Array.from({ length: 41 }, () => service.api.get('/organization')));
    expect((await service.api.get('/organization')).status).toBe(429);
    await endWindows(service);
    const again = await service.api.get('/organization');
    expect([again.status, again.headers.get('x-ratelimit-remaining')]).toEqual([200, '39']);
  });
});
