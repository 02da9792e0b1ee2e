import { join, resolve } from 'node:path';

/** The service and its command line as the set-up of the run has bundled them; else as they are built. */
const bundled = process.env.TEST_PROGRAMS;
const program = (name: string): string =>
  bundled === undefined ? resolve('dist', `${name}.js`) : join(bundled, `${name}.mjs`);

export const SERVICE = program('main');
export const CLI = program('cli');
