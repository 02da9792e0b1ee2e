import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { answer, sessionApi } from '../../api/client';
import { sentenceOf } from '../../api/problem';
import { ProblemAlert } from '../../parts/problem-alert';
import { Section } from '../../parts/section';
import { COMMON } from '../../parts/text';
import { keepSession } from '../../session/session';
import type { Session } from '../../session/session';
import { notifyDone } from '../../shell/notify';
import { PASSWORD } from './text';

/** Changes the password. */
export function PasswordSection({ session }: { session: Session }) {
  const [open, setOpen] = useState(false);
  if (!session.ways.password) return null;
  return (
    <Section
      title={PASSWORD.title}
      lead={PASSWORD.lead}
      aside={
        open ? null : (
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {PASSWORD.change}
          </Button>
        )
      }
    >
      {open ? <PasswordForm email={session.user?.email ?? ''} close={() => setOpen(false)} /> : null}
    </Section>
  );
}

function PasswordForm({ email, close }: { email: string; close: () => void }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const differ = again !== '' && again !== password;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (password !== again) return;
    setBusy(true);
    setProblem(null);
    try {
      keepSession((await answer(sessionApi.PUT('/session/account/password', { body: { password } }))).data);
      notifyDone(PASSWORD.done);
      close();
    } catch (error) {
      setProblem(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <ProblemAlert problem={problem} />
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label={PASSWORD.next}
          description={PASSWORD.hint}
          autoComplete="new-password"
          minLength={12}
          required
          withAsterisk={false}
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordInput
          label={PASSWORD.again}
          autoComplete="new-password"
          required
          withAsterisk={false}
          error={differ ? PASSWORD.differ : null}
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" loading={busy} disabled={differ}>
            {PASSWORD.save}
          </Button>
          <Button variant="default" onClick={close}>
            {COMMON.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
