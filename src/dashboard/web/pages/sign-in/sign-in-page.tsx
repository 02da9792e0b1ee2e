import { createLazyRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Failed, Loading } from '../../parts/states';
import { useQuery } from '@tanstack/react-query';
import { safeNext } from '../../session/next';
import { sessionQuery } from '../../session/session';
import { EnrolStep } from './enrol-step';
import { PasswordStep } from './password-step';
import { ResetStep } from './reset-step';
import { SecondFactorStep } from './second-factor-step';
import { nextAfterProvider } from '../../session/next-after-provider';

const route = getRouteApi('/sign-in');

export const Route = createLazyRoute('/sign-in')({ component: SignInPage });

function SignInPage() {
  const { next, sign_in_failed: failed } = route.useSearch();
  const { data: session, error, refetch } = useQuery(sessionQuery);
  const [resetting, setResetting] = useState(false);
  /** Recovery codes are shown once: nobody is led on before they have been seen. */
  const [holds, setHolds] = useState(false);
  const router = useRouter();
  const state = session?.state;

  useEffect(() => {
    if (state !== 'signed_in' || holds) return;
    const wanted = safeNext(next ?? nextAfterProvider.take(), window.location.origin);
    router.history.replace(wanted ?? '/dashboard/');
  }, [state, holds, next, router]);

  if (error !== null && session === undefined) return <Failed error={error} again={() => void refetch()} />;
  if (session === undefined) return <Loading />;
  if (session.state === 'enrol' || holds) return <EnrolStep session={session} onHold={setHolds} />;
  if (session.state === 'second_factor') return <SecondFactorStep session={session} />;
  if (session.state === 'signed_in') return <Loading />;
  if (resetting) return <ResetStep back={() => setResetting(false)} />;
  return <PasswordStep session={session} failed={failed} next={next} forgot={() => setResetting(true)} />;
}
