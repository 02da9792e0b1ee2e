import { Button, Stack, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { sentenceOf } from '../api/problem';
import { ProblemAlert } from '../parts/problem-alert';
import { FACTORS } from './factors-text';
import { addPasskey } from './passkeys';
import type { Session } from './session';

interface PasskeySetupProps {
  onDone: (session: Session, recoveryCodes: readonly string[] | null) => void;
}

/** Adds a passkey of this browser or of a security key. */
export function PasskeySetup({ onDone }: PasskeySetupProps) {
  const [name, setName] = useState<string>(FACTORS.passkeyDefault);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const { session, recoveryCodes } = await addPasskey(name.trim());
      onDone(session, recoveryCodes);
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
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
