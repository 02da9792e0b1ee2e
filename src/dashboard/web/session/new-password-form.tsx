import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ProblemAlert } from '../parts/problem-alert';
import { NEW_PASSWORD } from './text';

interface NewPasswordFormProps {
  /** Whose password it is, for the browser to keep. */
  email: string;
  /** What the button says. */
  action: string;
  busy: boolean;
  problem: string | null;
  onSubmit: (password: string) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Asks for a new password, twice. */
export function NewPasswordForm({ email, action, busy, problem, onSubmit, children }: NewPasswordFormProps) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const differ = again !== '' && again !== password;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (password === again) onSubmit(password);
      }}
    >
      <Stack gap="sm">
        <ProblemAlert problem={problem} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordInput
          label={NEW_PASSWORD.password}
          description={NEW_PASSWORD.hint}
          autoComplete="new-password"
          minLength={12}
          required
          withAsterisk={false}
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordInput
          label={NEW_PASSWORD.again}
          autoComplete="new-password"
          required
          withAsterisk={false}
          error={differ ? NEW_PASSWORD.differ : null}
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
        />
        <Group grow={children === undefined}>
          <Button type="submit" loading={busy} disabled={differ}>
            {action}
          </Button>
          {children}
        </Group>
      </Stack>
    </form>
  );
}
