import { join, resolve } from 'node:path';

/** The service and its command line, each in one file, as the set-up of the run has made them; else as they are built. */
const folder = process.env.TEST_PROGRAMS ?? resolve('dist');

export const SERVICE = join(folder, 'main.js');
export const CLI = join(folder, 'cli.js');
