const MINUTE = 60_000;

interface Counted {
  /** In this process. */
  own: number;
  /** Of those, what others have been told of. */
  told: number;
  /** In all other processes, as far as is known here. */
  others: number;
}

/** This many processes may stay below their part of a limit without hearing of each other. */
const PARTS = 20;

/** What was counted since the last exchange, and in which minute of the clock. */
export interface CountsToShare {
  minute: number;
  counts: { key: string; count: number }[];
  /** Of what else it is to be heard what others have counted: all that may reach the limit with them. */
  watched: string[];
}

/**
 * Counts what happens in each minute of the clock, by whatever it belongs to: in this process at once, in all of them together as
 * often as they tell each other (see SharedMailLimits).
 */
export class MinuteCounts {
  private minute = 0;
  private counts = new Map<string, Counted>();
  private readonly untold = new Set<string>();

  constructor(
    private readonly limit: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one more; false, and not counted, where there were as many in this minute as there may be. */
  count(key: string): boolean {
    if (this.isFull(key)) return false;
    const counted = this.counts.get(key) ?? { own: 0, told: 0, others: 0 };
    counted.own += 1;
    this.counts.set(key, counted);
    this.untold.add(key);
    return true;
  }

  /** Whether there were as many in this minute as there may be. */
  isFull(key: string): boolean {
    this.turn();
    const counted = this.counts.get(key);
    return (counted?.own ?? 0) + (counted?.others ?? 0) >= this.limit;
  }

  /** What others have not been told of. */
  toTell(): CountsToShare {
    this.turn();
    const counts = [...this.untold].flatMap((key) => {
      const { own = 0, told = 0 } = this.counts.get(key) ?? {};
      return own > told ? [{ key, count: own - told }] : [];
    });
    const watched = [...this.counts].flatMap(([key, { own, told }]) =>
      own === told && own >= this.limit / PARTS ? [key] : [],
    );
    return { minute: this.minute, counts, watched };
  }

  /**
   * Others have been told.
   * @param totals what all processes together have counted, by key
   */
  heard({ minute, counts, watched }: CountsToShare, totals: ReadonlyMap<string, number>): void {
    this.turn();
    if (minute !== this.minute) return;
    for (const { key, count } of [...counts, ...watched.map((one) => ({ key: one, count: 0 }))]) {
      const counted = this.counts.get(key);
      if (!counted) continue;
      counted.told += count;
      counted.others = Math.max(0, (totals.get(key) ?? 0) - counted.told);
      if (counted.told === counted.own) this.untold.delete(key);
    }
  }

  private turn(): void {
    const minute = Math.floor(this.now() / MINUTE);
    if (minute === this.minute) return;
    this.minute = minute;
    this.counts = new Map();
    this.untold.clear();
  }
}
