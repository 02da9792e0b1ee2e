import { inBatches } from '../batches.js';

/** Above this many included rows an answer is no longer written in one go. */
const MANY = 500;

/** An answer as JSON; one with many included rows in steps, such that other requests are served meanwhile. */
export function stringify(body: object): string | Promise<string> {
  const many = 'included' in body && Array.isArray(body.included) && body.included.length > MANY;
  return many ? inSteps(body as { included: object[] }) : JSON.stringify(body);
}

async function inSteps({ included, ...rest }: { included: object[] }): Promise<string> {
  const pieces: string[] = [];
  for await (const batch of inBatches(included)) pieces.push(JSON.stringify(batch).slice(1, -1));
  return `${JSON.stringify(rest).slice(0, -1)},"included":[${pieces.join(',')}]}`;
}
