/**
 * Loads something when it is first asked for, once for the process. What could not be loaded is tried again the next time: a lack of memory
 * or of file handles passes.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
