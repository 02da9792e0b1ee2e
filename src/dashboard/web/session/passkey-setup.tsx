import { Button, Stack, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { ProblemAlert } from '../parts/problem-alert';
import { useAttempt } from '../parts/use-attempt';
import { FACTORS } from './factors-text';
import { addPasskey } from './passkeys';
import type { Session } from './session';

interface PasskeySetupProps {
  onDone: (session: Session, recoveryCodes: readonly string[] | null) => void;
}

/** Adds a passkey of this browser or of a security key. */
export function PasskeySetup({ onDone }: PasskeySetupProps) {
  const [name, setName] = useState<string>(FACTORS.passkeyDefault);
  const { busy, problem, start } = useAttempt();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void start(async () => {
      const { session, recoveryCodes } = await addPasskey(name.trim());
      onDone(session, recoveryCodes);
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <ProblemAlert problem={problem} />
        <TextInput
          label={FACTORS.passkeyName}
          description={FACTORS.passkeyHint}
          required
          withAsterisk={false}
          maxLength={255}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy} leftSection={<IconFingerprint size={18} aria-hidden />}>
          {FACTORS.addPasskey}
        </Button>
      </Stack>
    </form>
  );
}
