import { setFlagsFromString } from 'node:v8';

/**
 * A suite has modules of its own, and a process of a test does a few jobs: what most of their code would gain by being optimised as early
 * as V8 does it is less than that costs. Of the 145 s of processor time that the unit tests took, 14 s. Of the 1.4 s in which a process
 * reads its first document, 0.15 s went into regular expressions that were optimised.
 */
const OPTIMISE_LATE = '--interrupt-budget=1000000 --no-regexp-optimization';
/** V8 from 12 on (Node 22) has no such budget, and complains. */
const HAS_BUDGET = Number.parseInt(process.versions.v8, 10) < 12;

/** What a process of a test begins with. */
export const PREFACE = HAS_BUDGET
  ? `import { setFlagsFromString } from 'node:v8'; setFlagsFromString('${OPTIMISE_LATE}');\n`
  : '';

if (HAS_BUDGET) setFlagsFromString(OPTIMISE_LATE);
