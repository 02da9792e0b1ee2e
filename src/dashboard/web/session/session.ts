import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer, sessionApi } from '../api/client';
import { queryClient } from '../api/query-client';
import type { operations } from '../api/generated/session';

/** Who is signed in, and what they may do (docs/users.md). */
export type Session = operations['signInGet']['responses'][200]['content']['application/json']['data'];
/** An entity at which the person has a role. */
export type Entity = Session['entities'][number];
export type Ability = Entity['abilities'][number];

let signedIn = false;
let endedByItself = false;

/** Whether the session ended without anybody signing out on this page, and nobody has signed in since. */
export function hasEnded(): boolean {
  return endedByItself;
}

function note(session: Session): Session {
  if (session.state === 'signed_in') endedByItself = false;
  else if (signedIn) endedByItself = true;
  signedIn = session.state === 'signed_in';
  return session;
}

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => note((await answer(sessionApi.GET('/session'))).data),
  staleTime: 60_000,
});

/** The tabs of a browser have one session: what one of them changes, the others read again. */
const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('payproof-session') : null;
if (tabs !== null) tabs.onmessage = () => void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });

/** Takes over what an answer says of the session. */
export function keepSession(session: Session): void {
  queryClient.setQueryData(sessionQuery.queryKey, note(session));
  tabs?.postMessage('changed');
}

export function knownSession(): Session | undefined {
  return queryClient.getQueryData(sessionQuery.queryKey);
}

/** The session; on pages that need one it is there before they are drawn. */
export function useSession(): Session | undefined {
  return useQuery(sessionQuery).data;
}

/** Ends the session, and forgets everything that was fetched in it. */
export async function signOut(): Promise<void> {
  await sessionApi.DELETE('/session');
  leaveSession();
}

/** Forgets the session after it was ended on this page. */
export function leaveSession(): void {
  signedIn = false;
  forgetSession();
}

/** Forgets what was fetched for whoever was signed in, and asks again who that is. */
export function forgetSession(): void {
  queryClient.clear();
  tabs?.postMessage('changed');
}
