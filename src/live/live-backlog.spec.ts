import { LiveBacklog } from './live-backlog.js';

const batch = (id: string) => ({ id, changes: [] });
const ids = (backlog: LiveBacklog, since: string): string[] | null => backlog.since(since)?.map(({ id }) => id) ?? null;

describe('the backlog of changes', () => {
  it('gives what came after an id, also from the start', () => {
    const backlog = new LiveBacklog('start', 10);
    expect([backlog.lastId, ids(backlog, 'start')]).toEqual(['start', []]);
    for (const id of ['b', 'a', 'c']) backlog.add(batch(id));
    expect(backlog.lastId).toBe('c');
    expect(ids(backlog, 'start')).toEqual(['b', 'a', 'c']);
    expect(ids(backlog, 'b')).toEqual(['a', 'c']);
    expect(ids(backlog, 'c')).toEqual([]);
  });

  it('knows nothing of ids that are too old, of another process, or from before a break', () => {
    const backlog = new LiveBacklog('start', 10);
    for (let n = 1; n <= 11; n += 1) backlog.add(batch(String(n)));
    expect(ids(backlog, 'start')).toBeNull();
    expect(ids(backlog, '1')).toHaveLength(10);
    backlog.add(batch('12'));
    expect(ids(backlog, '1')).toBeNull();
    expect(ids(backlog, 'other')).toBeNull();
    backlog.clear('again');
    expect([ids(backlog, '12'), ids(backlog, 'again'), backlog.lastId]).toEqual([null, [], 'again']);
  });
});
