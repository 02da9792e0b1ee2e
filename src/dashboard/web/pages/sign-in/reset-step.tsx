import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { sessionApi } from '../../api/client';
import { ProblemAlert } from '../../parts/problem-alert';
import { useAttempt } from '../../parts/use-attempt';
import { SignInFrame } from './sign-in-frame';
import { RESET, SIGN_IN } from './text';

/** Asks for a link to set a new password; the answer is the same for every address. */
export function ResetStep({ back }: { back: () => void }) {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, problem, start } = useAttempt();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void start(async () => {
      await sessionApi.POST('/session/password-reset', { body: { email: email.trim() } });
      setSent(true);
    });
  };
  return (
    <SignInFrame title={RESET.title} lead={sent ? undefined : RESET.lead}>
      <ProblemAlert problem={problem} />
      {sent ? (
        <Alert color="teal" role="status">
          {RESET.sent}
        </Alert>
      ) : (
        <form onSubmit={submit}>
          <Stack gap="sm">
            <TextInput
              label={SIGN_IN.email}
              type="email"
              autoComplete="username"
              required
              withAsterisk={false}
              autoFocus
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Button type="submit" loading={busy} fullWidth>
              {RESET.submit}
            </Button>
          </Stack>
        </form>
      )}
      <Anchor component="button" type="button" size="sm" onClick={back}>
        {RESET.back}
      </Anchor>
    </SignInFrame>
  );
}
