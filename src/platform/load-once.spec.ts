import { loadOnce } from './load-once.js';

describe('loadOnce', () => {
  it('loads once, whoever asks and how often', async () => {
    let times = 0;
    const load = loadOnce(async () => ++times);
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  it('tries again what failed', async () => {
    let times = 0;
    const load = loadOnce(async () => {
      if (++times === 1) throw new Error('EMFILE: too many open files');
      return times;
    });
    await Promise.all([load(), load()].map((loading) => expect(loading).rejects.toThrow('EMFILE')));
    expect(await load()).toBe(2);
  });
});
