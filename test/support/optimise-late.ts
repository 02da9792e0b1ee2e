import { setFlagsFromString } from 'node:v8';

/**
 * A suite has modules of its own, and a process of a test does a few jobs: what most of their code would gain by being optimised as early
 * as V8 does it is less than that costs. Of the 145 s of processor time that the unit tests took, 14 s.
 */
export const OPTIMISE_LATE = '--interrupt-budget=1000000';

setFlagsFromString(OPTIMISE_LATE);
