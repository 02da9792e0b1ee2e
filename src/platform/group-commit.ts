interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Commits together what comes at the same time: while one group is being committed the next gathers, so that the cost of a
 * commit (a sync of the disk, a round trip) is shared by all who wait for it, and nobody waits for others to come.
 */
export class GroupCommit<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private running = 0;

  /**
   * @param commit commits all items or none, and gives a result for each in their order
   * @param atOnce this many groups are under way at the same time
   * @param together this many items are in a group at most
   * @param blameless whether a failure says nothing about the items, so that trying each by itself is of no use
   */
  constructor(
    private readonly commit: (items: readonly T[]) => Promise<readonly R[]>,
    private readonly atOnce: number,
    private readonly together: number,
    private readonly blameless: (error: unknown) => boolean,
  ) {}

  /** The item's result once it is committed; rejects with what kept it from that, not with what kept others. */
  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.running >= this.atOnce || this.waiting.length === 0) return;
    const group = this.waiting.splice(0, this.together);
    this.running += 1;
    void this.settle(group).finally(() => {
      this.running -= 1;
      this.next();
    });
  }

  private async settle(group: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.commit(group.map(({ item }) => item));
      group.forEach(({ resolve }, index) => resolve(results[index] as R));
    } catch (error) {
      if (group.length === 1 || this.blameless(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await this.settle([one]);
    }
  }
}
