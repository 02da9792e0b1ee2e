/** What a result rests on changed between the moment at which it was looked at and the one at which the result is kept. */
export class ChangedMeanwhile extends Error {}

/**
 * Does something again, from the start, as long as it throws a ChangedMeanwhile.
 * @param attempt is given how many attempts came before
 * @throws the last ChangedMeanwhile if none of the attempts succeeds, and any other error at once
 */
export async function retryOnChange(tries: number, attempt: (before: number) => Promise<void>): Promise<void> {
  for (let before = 0; ; before += 1)
    try {
      return await attempt(before);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || before + 1 >= tries) throw error;
    }
}
