/** Where the runner's wrapper around `scrutinise` keeps how long it took; see scripts/forgeries.mjs. */
const spent = globalThis as { scrutinyCpuMs?: number };

/** Processor time that looking at files as a whole took so far. */
export const scrutinyCpuMs = (): number => spent.scrutinyCpuMs ?? 0;
