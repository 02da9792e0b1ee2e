/** How long something may still take. */
export interface TimeLimit {
  readonly isUp: boolean;
  /** Milliseconds, 0 when the time is up. */
  readonly leftMs: number;
}

/** What a document may take from beginning to end where nobody says otherwise, in milliseconds. */
export const USUAL_LIMIT_MS = 120_000;

/**
 * Parts of a document's time. Whoever keeps to them ends well before the process is killed, which would lose all that was read:
 * what was begun just before a limit may take as long as one page.
 */
const READING_UNTIL = 0.6;
const LOOKING_UNTIL = 0.8;
const PAGE = 0.2;

/**
 * The time that one document may take, by clock, from the moment this is made. What could not be read or looked at in time is
 * unknown and has to be told as that: it is never taken for empty or fine.
 */
export class ReadingTime {
  /** Until when another page may be begun to be read as a picture. */
  readonly reading: TimeLimit;
  /** Until when another page may be begun to be looked at beyond its fields. */
  readonly looking: TimeLimit;

  /** @param limitMs after which the process that reads is killed */
  constructor(
    private readonly limitMs: number = USUAL_LIMIT_MS,
    private readonly now: () => number = () => performance.now(),
  ) {
    const begun = now();
    this.reading = this.until(begun + READING_UNTIL * limitMs);
    this.looking = this.until(begun + LOOKING_UNTIL * limitMs);
  }

  /** For one page, from now on: its own share, or what is left of a limit where that is less. */
  page(within: TimeLimit): TimeLimit {
    return this.until(this.now() + Math.min(PAGE * this.limitMs, within.leftMs));
  }

  private until(end: number): TimeLimit {
    const { now } = this;
    return {
      get isUp() {
        return now() >= end;
      },
      get leftMs() {
        return Math.max(0, end - now());
      },
    };
  }
}
