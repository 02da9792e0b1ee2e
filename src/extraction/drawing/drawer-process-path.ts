import { fileURLToPath } from 'node:url';

/** The compiled module that a DrawerPool runs in its processes. */
export const DRAWER_PROCESS = fileURLToPath(new URL('./drawer-process.js', import.meta.url));
