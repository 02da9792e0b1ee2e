import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { answer, sessionApi } from '../../api/client';
import { ProblemAlert } from '../../parts/problem-alert';
import { canUsePasskeys, signInByPasskey } from '../../session/passkeys';
import { signOut } from '../../session/session';
import type { Session } from '../../session/session';
import { notifyProblem } from '../../shell/notify';
import { SignInFrame } from './sign-in-frame';
import { SECOND } from './text';
import { useSignInAttempt } from './use-sign-in-attempt';

/** The second step: the code of the app, a recovery code or a passkey. */
export function SecondFactorStep({ session: { second_factor: factors } }: { session: Session }) {
  const { busy, problem, start } = useSignInAttempt();
  const hasApp = factors?.totp ?? false;
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const byCode = hasApp || recovery;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = { code: code.replace(/\s/g, '') };
    void start(
      async () =>
        (
          await answer(
            recovery ? sessionApi.POST('/session/recovery-code', { body }) : sessionApi.POST('/session/totp', { body }),
          )
        ).data,
    ).then(() => setCode(''));
  };
  return (
    <SignInFrame title={SECOND.title} lead={hasApp && !recovery ? SECOND.app : undefined}>
      <ProblemAlert problem={problem} />
      {byCode ? (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <TextInput
              key={recovery ? 'recovery' : 'app'}
              label={recovery ? SECOND.recovery : SECOND.code}
              description={recovery ? SECOND.recoveryHint : SECOND.codeHint}
              name="code"
              inputMode={recovery ? 'text' : 'numeric'}
              autoComplete="one-time-code"
              required
              withAsterisk={false}
              autoFocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" loading={busy} fullWidth>
              {SECOND.submit}
            </Button>
          </Stack>
        </form>
      ) : null}
      {(factors?.passkeys ?? 0) > 0 && canUsePasskeys() ? (
        <Button
          variant="default"
          autoFocus={!byCode}
          leftSection={<IconFingerprint size={18} aria-hidden />}
          onClick={() => void start(signInByPasskey)}
        >
          {SECOND.passkey}
        </Button>
      ) : null}
      <Group justify="space-between">
        {recovery && hasApp ? (
          <Anchor component="button" type="button" size="sm" onClick={() => setRecovery(false)}>
            {SECOND.useApp}
          </Anchor>
        ) : null}
        {recovery ? null : (
          <Anchor component="button" type="button" size="sm" onClick={() => setRecovery(true)}>
            {SECOND.useRecovery}
          </Anchor>
        )}
        <Anchor component="button" type="button" size="sm" onClick={() => void signOut().catch(notifyProblem)}>
          {SECOND.startOver}
        </Anchor>
      </Group>
    </SignInFrame>
  );
}
