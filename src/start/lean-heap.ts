import { setFlagsFromString } from 'node:v8';

/**
 * By how much of itself, in percent, the heap may grow before its garbage is collected. Left to itself V8 lets it double and more, and the
 * check of a payment file of 80,000 entries leaves 1.5 GB of short-lived values. The most memory that three such checks took, and the
 * processor time of the whole run (`npm run bench:aba-check`, Node 20): V8's own choice 442 MB and 13.8 s, 40 % 267 MB and 16.1 s,
 * 20 % 233 MB and 15.6 s.
 */
const GROWTH = '--heap-growing-percent=20';

/** Has this process collect its garbage while the heap is small. */
export function keepHeapLean(): void {
  setFlagsFromString(GROWTH);
}
