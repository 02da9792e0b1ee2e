import { Button, Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { answer, sessionApi } from '../api/client';
import { ProblemAlert } from '../parts/problem-alert';
import { useAttempt } from '../parts/use-attempt';
import { FACTORS } from './factors-text';
import { QrCode } from './qr-code';
import type { Session } from './session';

interface TotpSetupProps {
  /** With the new session, and recovery codes where these are the first. */
  onDone: (session: Session, recoveryCodes: readonly string[] | null) => void;
}

/** Sets up an authenticator app: shows its secret once, and asks for a code that proves it has it. */
export function TotpSetup({ onDone }: TotpSetupProps) {
  const [begun, setBegun] = useState<{ ceremony_id: string; uri: string; secret: string } | null>(null);
  const [code, setCode] = useState('');
  const { busy, problem, start } = useAttempt();

  const begin = (): Promise<void> =>
    start(async () => setBegun((await answer(sessionApi.POST('/session/account/totp'))).data));
  const confirm = (event: FormEvent): void => {
    event.preventDefault();
    void start(async () => {
      const body = { ceremony_id: begun?.ceremony_id ?? '', code: code.replace(/\s/g, '') };
      const { data } = await answer(sessionApi.POST('/session/account/totp/confirm', { body }));
      onDone(data.session as Session, data.recovery_codes);
    });
  };

  return (
    <Stack gap="sm">
      <ProblemAlert problem={problem} />
      {begun === null ? (
        <Button onClick={() => void begin()} loading={busy}>
          {FACTORS.begin}
        </Button>
      ) : (
        <form onSubmit={confirm}>
          <Stack gap="sm">
            <Text size="sm">{FACTORS.scan}</Text>
            <Group justify="center">
              <QrCode text={begun.uri} label={FACTORS.qr} />
            </Group>
            <Text size="sm">
              {FACTORS.cannotScan} <Code className="foreign">{begun.secret}</Code>
            </Text>
            <TextInput
              label={FACTORS.code}
              description={FACTORS.codeHint}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              withAsterisk={false}
              autoFocus
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <Button type="submit" loading={busy}>
              {FACTORS.confirm}
            </Button>
          </Stack>
        </form>
      )}
    </Stack>
  );
}
