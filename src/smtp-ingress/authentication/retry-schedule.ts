import type { SenderVerdict } from './verdict.js';

const MINUTE = 60_000;
/** Pauses after the first, second … look at a message's sender. */
const PAUSES = [MINUTE, 10 * MINUTE, 60 * MINUTE, 6 * 60 * MINUTE, 24 * 60 * MINUTE];

/**
 * When a sender is looked up again; null if everything is known, or was asked for long enough.
 * @param tries how often it was looked up, this time included
 */
export function nextLook(
  { authenticated, forwarded }: Pick<SenderVerdict, 'authenticated' | 'forwarded'>,
  tries: number,
  now: Date,
): Date | null {
  const pause = PAUSES[tries - 1];
  return (authenticated === null || forwarded === null) && pause !== undefined ? new Date(now.getTime() + pause) : null;
}
