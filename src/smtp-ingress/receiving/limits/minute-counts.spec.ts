import { MinuteCounts } from './minute-counts.js';

/** Lets processes tell each other through what stands for the database. */
function exchange(shared: Map<string, number>, ...processes: MinuteCounts[]): void {
  for (const one of processes) {
    const told = one.toTell();
    for (const { key, count } of told.counts) shared.set(key, (shared.get(key) ?? 0) + count);
    one.heard(told, shared);
  }
}

describe('MinuteCounts', () => {
  it('holds a limit over all processes that tell each other', () => {
    const shared = new Map<string, number>();
    const [one, other] = [new MinuteCounts(5, () => 0), new MinuteCounts(5, () => 0)];
    for (const process of [one, one, other]) expect(process.count('a')).toBe(true);
    exchange(shared, one, other, one);
    expect(shared.get('a')).toBe(3);
    for (const process of [other, other]) expect(process.count('a')).toBe(true);
    expect([other.isFull('a'), other.isFull('b')]).toEqual([true, false]);
    expect(one.count('a')).toBe(true);
    exchange(shared, other, one);
    expect([shared.get('a'), one.count('a'), other.count('a')]).toEqual([6, false, false]);
    expect(one.toTell().counts).toEqual([]);
  });

  it('hears of what others count of the same when it counts no more itself', () => {
    const shared = new Map<string, number>();
    const [one, other] = [new MinuteCounts(2, () => 0), new MinuteCounts(2, () => 0)];
    for (const process of [one, other]) expect(process.count('a')).toBe(true);
    exchange(shared, one, other, one);
    expect([one.count('a'), other.count('a')]).toEqual([false, false]);
    const quiet = new MinuteCounts(100, () => 0);
    quiet.count('b');
    exchange(shared, quiet);
    expect(quiet.toTell().watched).toEqual([]);
  });

  it('keeps what is counted while others are told, and tells it next', () => {
    const counts = new MinuteCounts(10, () => 0);
    counts.count('a');
    const told = counts.toTell();
    counts.count('a');
    counts.heard(told, new Map([['a', 4]]));
    expect(counts.toTell().counts).toEqual([{ key: 'a', count: 1 }]);
  });

  it('counts by itself while others cannot be told, and forgets a minute that is over', () => {
    let now = 0;
    const counts = new MinuteCounts(2, () => now);
    expect([counts.count('a'), counts.count('a'), counts.count('a')]).toEqual([true, true, false]);
    const told = counts.toTell();
    now = 60_000;
    expect([counts.toTell().counts, counts.isFull('a')]).toEqual([[], false]);
    counts.heard(told, new Map([['a', 9]]));
    expect(counts.isFull('a')).toBe(false);
  });
});
