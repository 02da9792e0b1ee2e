import { setImmediate as letOthersRun } from 'node:timers/promises';

/** One or two milliseconds of light work on each item. */
const LIGHT_WORK = 500;

/** Items in batches; between batches the event loop serves others, however many items there are. */
export async function* inBatches<T>(items: readonly T[], size = LIGHT_WORK): AsyncGenerator<readonly T[], void> {
  for (let at = 0; at < items.length; at += size) {
    if (at > 0) await letOthersRun();
    yield items.slice(at, at + size);
  }
}
