import { setFlagsFromString } from 'node:v8';

/**
 * V8 up to 11 (Node 20) optimises after 66 KB of executed bytecode what a reading process runs a few hundred times in its life, and long
 * functions again and again. With this budget scrutiny of 44 invoices, each read for the first time, took 29 % less processor time, and 20 % less
 * when they were read again; with budgets of 1,000,000 and 3,000,000 it took 7 and 16 % more than with this.
 */
const OPTIMISES_LATE = '--interrupt-budget=400000';

/**
 * It also marks all that lives, 60 MB in a reading process, whenever some 10 MB have been added to it, pictures of pages counted: one and a
 * half times a document. Let grow to three times that, it does so a third as often: scrutiny of 44 invoices took 20 % less processor time with
 * what was done beside, and the process held 653 MB instead of 620 after 188 readings.
 */
const COLLECTS_SELDOM = '--heap-growing-percent=200';

// Later versions have other compilers and budgets: raising these saved nothing there. Their collecting was not measured.
if (Number.parseInt(process.versions.v8, 10) < 12)
  for (const flag of [OPTIMISES_LATE, COLLECTS_SELDOM]) setFlagsFromString(flag);
