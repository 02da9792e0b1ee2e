import { Anchor, Button, Divider, PasswordInput, Stack, TextInput } from '@mantine/core';
import { IconFingerprint, IconLogin2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { answer, sessionApi } from '../../api/client';
import { ProblemAlert } from '../../parts/problem-alert';
import { canUsePasskeys, signInByPasskey } from '../../session/passkeys';
import { nextAfterProvider } from '../../session/next-after-provider';
import { hasEnded } from '../../session/session';
import type { Session } from '../../session/session';
import { SignInFrame } from './sign-in-frame';
import { SIGN_IN } from './text';
import { useSignInAttempt } from './use-sign-in-attempt';

interface PasswordStepProps {
  session: Session;
  /** Why the provider did not sign anybody in. */
  failed: string | undefined;
  next: string | undefined;
  forgot: () => void;
}

/** The first step: password, passkey or provider, whichever there is. */
export function PasswordStep({ session: { ways }, failed, next, forgot }: PasswordStepProps) {
  const { busy, problem, start } = useSignInAttempt();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const lead = ways.password ? SIGN_IN.lead : SIGN_IN.onlyProvider;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = { email: email.trim(), password };
    void start(async () => (await answer(sessionApi.POST('/session/password', { body }))).data);
  };
  const said = problem ?? (failed === undefined ? null : (SIGN_IN.failed[failed] ?? SIGN_IN.failed.invalid ?? null));
  return (
    <SignInFrame title={SIGN_IN.title} lead={hasEnded() ? SIGN_IN.ended : lead}>
      <ProblemAlert problem={said} />
      {ways.password ? (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <TextInput
              label={SIGN_IN.email}
              type="email"
              name="email"
              autoComplete="username webauthn"
              required
              withAsterisk={false}
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <PasswordInput
              label={SIGN_IN.password}
              name="password"
              autoComplete="current-password"
              required
              withAsterisk={false}
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <Button type="submit" loading={busy} mt={4} fullWidth>
              {SIGN_IN.submit}
            </Button>
            <Anchor component="button" type="button" size="sm" onClick={forgot}>
              {SIGN_IN.forgot}
            </Anchor>
          </Stack>
        </form>
      ) : null}
      {ways.password && ((ways.passkey && canUsePasskeys()) || ways.oidc !== null) ? (
        <Divider label={SIGN_IN.or} />
      ) : null}
      {ways.passkey && canUsePasskeys() ? (
        <Button
          variant="default"
          leftSection={<IconFingerprint size={18} aria-hidden />}
          onClick={() => void start(signInByPasskey)}
        >
          {SIGN_IN.passkey}
        </Button>
      ) : null}
      {ways.oidc === null ? null : (
        <Button
          component="a"
          href="/dashboard/session/oidc"
          variant="default"
          leftSection={<IconLogin2 size={18} aria-hidden />}
          onClick={() => nextAfterProvider.keep(next)}
        >
          {ways.oidc}
        </Button>
      )}
    </SignInFrame>
  );
}
