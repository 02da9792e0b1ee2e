import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, sessionApi } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { Confirm } from '../../parts/confirm';
import { Foreign } from '../../parts/foreign';
import { day } from '../../parts/format';
import { Section } from '../../parts/section';
import { Failed, Loading } from '../../parts/states';
import { COMMON } from '../../parts/text';
import { canUsePasskeys } from '../../session/passkeys';
import { PasskeySetup } from '../../session/passkey-setup';
import { RecoveryCodes } from '../../session/recovery-codes';
import { keepSession } from '../../session/session';
import type { Session } from '../../session/session';
import { notifyDone } from '../../shell/notify';
import { PASSKEYS } from './text';

const KEY = ['passkeys'];

/** One's passkeys. */
export function PasskeysSection({ session }: { session: Session }) {
  const [adding, setAdding] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await answer(sessionApi.GET('/session/account/passkeys'))).data,
  });
  const close = (): void => {
    setAdding(false);
    setCodes(null);
  };
  if (!session.ways.passkey) return null;
  return (
    <Section
      title={PASSKEYS.title}
      lead={PASSKEYS.lead}
      aside={
        canUsePasskeys() ? (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {PASSKEYS.add}
          </Button>
        ) : null
      }
    >
      {error !== null && data === undefined ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined && error === null ? <Loading /> : null}
      {data?.length === 0 ? <Text size="sm">{PASSKEYS.none}</Text> : null}
      {data?.map(({ id, name, backed_up: backedUp, created_at: created, last_used_at: used }) => (
        <Group key={id} justify="space-between" wrap="nowrap" gap="sm">
          <Group gap="sm" wrap="nowrap">
            <IconFingerprint size={22} stroke={1.5} aria-hidden />
            <Stack gap={0}>
              <Text size="sm" fw={600}>
                <Foreign>{name}</Foreign>
              </Text>
              <Text size="xs" className="soft">
                {[
                  PASSKEYS.added(day(created)),
                  used === null ? PASSKEYS.neverUsed : PASSKEYS.used(day(used)),
                  ...(backedUp ? [PASSKEYS.backedUp] : []),
                ].join(' · ')}
              </Text>
            </Stack>
          </Group>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            aria-label={PASSKEYS.removeLabel(name)}
            onClick={() => setRemoving({ id, name })}
          >
            {PASSKEYS.remove}
          </Button>
        </Group>
      ))}
      <Modal opened={adding} onClose={close} title={PASSKEYS.add} closeButtonProps={{ 'aria-label': COMMON.close }}>
        {codes !== null ? (
          <RecoveryCodes codes={codes} onKept={close} />
        ) : (
          <PasskeySetup
            onDone={(changed, recoveryCodes) => {
              keepSession(changed);
              void queryClient.invalidateQueries({ queryKey: KEY });
              notifyDone(PASSKEYS.done);
              if (recoveryCodes === null) close();
              else setCodes(recoveryCodes);
            }}
          />
        )}
      </Modal>
      {removing === null ? null : (
        <Confirm
          title={PASSKEYS.removeSure(removing.name)}
          action={PASSKEYS.remove}
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            const params = { path: { passkey: removing.id } };
            keepSession((await answer(sessionApi.DELETE('/session/account/passkeys/{passkey}', { params }))).data);
            await queryClient.invalidateQueries({ queryKey: KEY });
            notifyDone(PASSKEYS.removed);
          }}
        >
          {PASSKEYS.removeText}
        </Confirm>
      )}
    </Section>
  );
}
