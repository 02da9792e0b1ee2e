import { jest } from '@jest/globals';

/** A service starts, reads and waits for its own retries, on a machine that runs other suites beside it. */
jest.setTimeout(Number(process.env.TEST_TIMEOUT_MS ?? 300_000));
