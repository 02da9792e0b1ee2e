const MINUTE = 60_000;

/** Counts what happens in each minute of the clock, by whatever it belongs to. */
export class MinuteCounts {
  private minute = 0;
  private counts = new Map<string, number>();

  constructor(
    private readonly limit: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one more; false, and not counted, where there were as many in this minute as there may be. */
  count(key: string): boolean {
    if (this.isFull(key)) return false;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
    return true;
  }

  /** Whether there were as many in this minute as there may be. */
  isFull(key: string): boolean {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute !== this.minute) this.counts = new Map();
    this.minute = minute;
    return (this.counts.get(key) ?? 0) >= this.limit;
  }
}
