import { Button, Divider, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { answer, sessionApi } from '../api/client';
import { ProblemAlert } from '../parts/problem-alert';
import { useAttempt } from '../parts/use-attempt';
import { canUsePasskeys, signInByPasskey } from './passkeys';
import { resolveProof, useProofRequested } from './proof-request';
import { keepSession, sessionQuery } from './session';
import type { Session } from './session';
import { PROOF } from './text';

/** How often it is looked whether the provider has said who it is. */
const LOOK_EVERY_MS = 2_000;

/** Asks for a fresh proof whenever a request needs one, and lets that request go on. */
export function ProofDialog() {
  const wanted = useProofRequested();
  return (
    <Modal
      opened={wanted}
      onClose={() => resolveProof(false)}
      title={PROOF.title}
      closeButtonProps={{ 'aria-label': PROOF.cancel }}
    >
      {wanted ? <ProofForm /> : null}
    </Modal>
  );
}

function ProofForm() {
  const [elsewhere, setElsewhere] = useState(false);
  // The provider is asked in a tab of its own, so that nothing typed here is lost; this one looks whether it was.
  const { data: session } = useQuery({ ...sessionQuery, refetchInterval: elsewhere ? LOOK_EVERY_MS : false });
  const until = session?.proof?.until ?? null;
  useEffect(() => {
    if (elsewhere && until !== null) resolveProof(true);
  }, [elsewhere, until]);
  const ways = session?.proof?.ways ?? [];
  const [value, setValue] = useState('');
  const { busy, problem, start } = useAttempt();
  const byCode = ways.includes('totp');
  const byPassword = !byCode && ways.includes('password');

  const attempt = (prove: () => Promise<Session>): Promise<void> =>
    start(async () => {
      keepSession(await prove());
      resolveProof(true);
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = byCode ? { code: value.replace(/\s/g, '') } : { password: value };
    void attempt(async () => (await answer(sessionApi.POST('/session/proof', { body }))).data);
  };

  return (
    <Stack gap="md">
      <Text size="sm">{PROOF.explain}</Text>
      <ProblemAlert problem={problem} />
      {byCode || byPassword ? (
        <form onSubmit={submit}>
          <Stack gap="sm">
            {byCode ? (
              <TextInput
                label={PROOF.code}
                description={PROOF.codeHint}
                inputMode="numeric"
                autoComplete="one-time-code"
                data-autofocus
                required
                value={value}
                onChange={(event) => setValue(event.currentTarget.value)}
              />
            ) : (
              <PasswordInput
                label={PROOF.password}
                autoComplete="current-password"
                data-autofocus
                required
                value={value}
                onChange={(event) => setValue(event.currentTarget.value)}
              />
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={() => resolveProof(false)}>
                {PROOF.cancel}
              </Button>
              <Button type="submit" loading={busy}>
                {PROOF.confirm}
              </Button>
            </Group>
          </Stack>
        </form>
      ) : null}
      {ways.includes('passkey') && canUsePasskeys() ? (
        <>
          {byCode || byPassword ? <Divider label={PROOF.or} /> : null}
          <Button
            variant="default"
            leftSection={<IconFingerprint size={18} aria-hidden />}
            onClick={() => void attempt(signInByPasskey)}
          >
            {PROOF.passkey}
          </Button>
        </>
      ) : null}
      {ways.includes('oidc') ? (
        <Button
          component="a"
          variant="default"
          href="/dashboard/session/oidc?proof=true"
          target="_blank"
          onClick={() => setElsewhere(true)}
        >
          {PROOF.oidc}
        </Button>
      ) : null}
    </Stack>
  );
}
