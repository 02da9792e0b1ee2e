import { Slots } from './slots.js';

it('lets so many go on at once, in the order in which they came, also after one that fails', async () => {
  const slots = new Slots(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number): Promise<void> =>
    slots.run(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 1) throw new Error('1 failed');
    });
  const all = [1, 2, 3, 4].map(work);
  const results = Promise.allSettled(all);
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await expect(all[0]).rejects.toThrow('1 failed');
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  await all[2];
  ends[3]?.();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
});
