import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { answer, sessionApi } from '../../api/client';
import { Problem } from '../../api/problem';
import { Failed, Loading } from '../../parts/states';
import { NewPasswordForm } from '../../session/new-password-form';
import { SignInFrame } from '../sign-in/sign-in-frame';
import { useSignInAttempt } from '../sign-in/use-sign-in-attempt';
import { SET_PASSWORD } from './text';

export const Route = createLazyRoute('/set-password')({ component: SetPasswordPage });

/** Where links of invitations and resets lead; the token is behind the #, which browsers send nowhere. */
function SetPasswordPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const { data, error, refetch } = useQuery({
    queryKey: ['link', token],
    queryFn: async () => (await answer(sessionApi.POST('/session/link', { body: { token } }))).data,
    retry: false,
    staleTime: Infinity,
  });
  if (data !== undefined) return <NewPassword token={token} link={data} />;
  if (error === null) return <Loading />;
  if (error instanceof Problem && error.passing) return <Failed error={error} again={() => void refetch()} />;
  return (
    <SignInFrame title={SET_PASSWORD.gone} lead={SET_PASSWORD.goneText}>
      <Button component="a" href="/dashboard/sign-in">
        {SET_PASSWORD.toSignIn}
      </Button>
    </SignInFrame>
  );
}

interface NewPasswordProps {
  token: string;
  link: { kind: 'invitation' | 'password_reset'; name: string; email: string; organization: string };
}

function NewPassword({ token, link: { kind, email, organization } }: NewPasswordProps) {
  const navigate = useNavigate();
  const { busy, problem, start } = useSignInAttempt();
  const submit = (password: string): void => {
    void start(async () => {
      const { data } = await answer(sessionApi.POST('/session/link/password', { body: { token, password } }));
      // The token is good once: it need not be in the address any longer.
      await navigate({ to: '/sign-in', hash: '', replace: true });
      return data;
    });
  };
  return (
    <SignInFrame
      title={SET_PASSWORD[kind]}
      lead={kind === 'invitation' ? SET_PASSWORD.invitedTo(organization) : SET_PASSWORD.resetFor(email)}
    >
      <NewPasswordForm email={email} action={SET_PASSWORD.submit} busy={busy} problem={problem} onSubmit={submit} />
    </SignInFrame>
  );
}
