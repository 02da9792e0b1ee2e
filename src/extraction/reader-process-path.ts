import { fileURLToPath } from 'node:url';

/** The compiled module that a ReaderPool runs in its processes. */
export const READER_PROCESS = fileURLToPath(new URL('./reader-process.js', import.meta.url));
