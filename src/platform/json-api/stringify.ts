import { inBatches } from '../batches.js';

/** Above so many included rows an answer is no longer written in one go. */
const MANY = 500;

/** An answer as JSON; one with many included rows in steps, such that other requests are served meanwhile. */
export async function stringify(body: object): Promise<string> {
  if (!('included' in body) || !Array.isArray(body.included) || body.included.length <= MANY)
    return JSON.stringify(body);
  const { included, ...rest } = body as { included: object[] };
  const pieces: string[] = [];
  for await (const batch of inBatches(included)) pieces.push(JSON.stringify(batch).slice(1, -1));
  return `${JSON.stringify(rest).slice(0, -1)},"included":[${pieces.join(',')}]}`;
}
