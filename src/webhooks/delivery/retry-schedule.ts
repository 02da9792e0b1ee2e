const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses before the second and each further try (decisions, section 10); the last one begins within 24 hours of the first. */
const PAUSES_MS = [
  10 * SECOND,
  100 * SECOND,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  9 * HOUR,
] as const;
/** By so much a pause is longer at most, so that what failed together is not tried together again. */
const JITTER = 0.05;

/** How often an event is sent at most, the first time counted. */
export const MOST_TRIES = PAUSES_MS.length + 1;

/**
 * The pause after a failed try, in milliseconds; null if it was the last one.
 * @param tries how often the event was sent, this try counted
 * @param random from 0 to 1
 */
export function pauseAfter(tries: number, random: number): number | null {
  const pause = PAUSES_MS[tries - 1];
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * random));
}
