/**
 * Does again what was given up for lack of time: pooled processes give way to whatever else a machine does, and a test means
 * to show that they go on, not how soon. Throws what the last try throws.
 */
export async function inTime<T>(work: () => Promise<T>, tries = 20): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if ((error as { kind?: string }).kind !== 'timeout' || left <= 1) throw error;
    }
  }
}
