import { useState } from 'react';
import { sentenceOf } from '../../api/problem';
import { keepSession } from '../../session/session';
import type { Session } from '../../session/session';

/** A try to get on: whether it runs, what was wrong with the last one, and how to start one. */
export interface Attempt {
  busy: boolean;
  problem: string | null;
  start: (attempt: () => Promise<Session>) => Promise<void>;
}

/** Tries that lead to another state of the session. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    busy,
    problem,
    start: async (attempt) => {
      setBusy(true);
      setProblem(null);
      try {
        keepSession(await attempt());
      } catch (error) {
        setProblem(sentenceOf(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
