import { useAttempt } from '../../parts/use-attempt';
import type { Attempt } from '../../parts/use-attempt';
import { keepSession } from '../../session/session';
import type { Session } from '../../session/session';

interface SignInAttempt extends Omit<Attempt, 'start'> {
  start: (attempt: () => Promise<Session>) => Promise<void>;
}

/** Attempts that lead to another state of the session. */
export function useSignInAttempt(): SignInAttempt {
  const { start, ...rest } = useAttempt();
  return { ...rest, start: (attempt) => start(async () => keepSession(await attempt())) };
}
