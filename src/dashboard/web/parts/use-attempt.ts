import { useState } from 'react';
import { sentenceOf } from '../api/problem';

/** Something that is tried on request: whether it runs, what was wrong with the last try, and how to start one. */
export interface Attempt {
  busy: boolean;
  problem: string | null;
  start: (work: () => Promise<void>) => Promise<void>;
}

/** Tries work and keeps what it throws as a sentence; starting again forgets it. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    start: async (work) => {
      setBusy(true);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        setProblem(sentenceOf(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
