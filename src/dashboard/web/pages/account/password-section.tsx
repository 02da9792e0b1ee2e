import { Button } from '@mantine/core';
import { useState } from 'react';
import { answer, sessionApi } from '../../api/client';
import { Section } from '../../parts/section';
import { COMMON } from '../../parts/text';
import { useAttempt } from '../../parts/use-attempt';
import { NewPasswordForm } from '../../session/new-password-form';
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
  const { busy, problem, start } = useAttempt();
  const submit = (password: string): Promise<void> =>
    start(async () => {
      keepSession((await answer(sessionApi.PUT('/session/account/password', { body: { password } }))).data);
      notifyDone(PASSWORD.done);
      close();
    });
  return (
    <NewPasswordForm
      email={email}
      action={PASSWORD.save}
      busy={busy}
      problem={problem}
      onSubmit={(password) => void submit(password)}
    >
      <Button variant="default" onClick={close}>
        {COMMON.cancel}
      </Button>
    </NewPasswordForm>
  );
}
