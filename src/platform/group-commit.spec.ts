import { setTimeout as wait } from 'node:timers/promises';
import { GroupCommit } from './group-commit.js';

describe('GroupCommit', () => {
  const groups: number[][] = [];
  const commits = (commit: (items: readonly number[]) => Promise<readonly number[]>): GroupCommit<number, number> => {
    groups.length = 0;
    const watched = (items: readonly number[]): Promise<readonly number[]> => {
      groups.push([...items]);
      return commit(items);
    };
    return new GroupCommit(watched, 1, 3, (error) => error instanceof RangeError);
  };
  const doubled = async (items: readonly number[]): Promise<number[]> => {
    await wait(5);
    return items.map((item) => item * 2);
  };

  it('commits a single item at once, and those that arrive meanwhile together', async () => {
    const group = commits(doubled);
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map((item) => group.add(item)))).toEqual([2, 4, 6, 8, 10, 12]);
    expect(groups).toEqual([[1], [2, 3, 4], [5, 6]]);
  });

  it('fails no item because of another one', async () => {
    const group = commits((items) => (items.includes(3) ? Promise.reject(new Error('no')) : doubled(items)));
    const results = await Promise.allSettled([1, 2, 3, 4].map((item) => group.add(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await group.add(7)).toBe(14);
  });

  it('fails all items on an error that none of them caused', async () => {
    const group = commits(() => Promise.reject(new RangeError('gone')));
    const results = await Promise.allSettled([1, 2, 3, 4].map((item) => group.add(item)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(groups).toEqual([[1], [2, 3, 4]]);
  });
});
