import { failedTries } from './failed-tries';

const attempt = (id: string, status: 'succeeded' | 'failed') => ({ id, attributes: { status } });
const event = (...ids: string[]) => ({
  relationships: { attempts: { data: ids.map((id) => ({ id, type: 'webhook-event-attempts' as const })) } },
});

describe('the failed tries of an event', () => {
  const attempts = [attempt('a', 'failed'), attempt('b', 'failed'), attempt('c', 'succeeded'), attempt('d', 'failed')];

  it('are those of its own attempts that failed', () => {
    expect(failedTries(event('a', 'b', 'c'), attempts)).toBe(2);
  });

  it('are none where none failed, or none was made', () => {
    expect([failedTries(event('c'), attempts), failedTries(event(), attempts), failedTries({}, attempts)]).toEqual([
      0, 0, 0,
    ]);
  });
});
