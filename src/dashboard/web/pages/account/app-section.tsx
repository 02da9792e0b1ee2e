import { Button, Modal } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { answer, sessionApi } from '../../api/client';
import { Confirm } from '../../parts/confirm';
import { Section } from '../../parts/section';
import { COMMON } from '../../parts/text';
import { ToneBadge } from '../../parts/tone-badge';
import { RecoveryCodes } from '../../session/recovery-codes';
import { keepSession } from '../../session/session';
import type { Session } from '../../session/session';
import { TotpSetup } from '../../session/totp-setup';
import { notifyDone } from '../../shell/notify';
import { APP } from './text';

/** The authenticator app: set up, or taken away. */
export function AppSection({ session }: { session: Session }) {
  const [dialog, setDialog] = useState<'set up' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (): void => {
    setDialog(null);
    setCodes(null);
  };
  const has = session.second_factor?.totp ?? false;
  return (
    <Section
      title={APP.title}
      aside={
        has ? (
          <Button variant="default" size="xs" onClick={() => setDialog('remove')}>
            {APP.remove}
          </Button>
        ) : (
          <Button variant="default" size="xs" onClick={() => setDialog('set up')}>
            {APP.setUp}
          </Button>
        )
      }
    >
      <div>
        <ToneBadge tone={has ? 'good' : 'quiet'} icon={has ? IconCheck : undefined}>
          {has ? APP.on : APP.off}
        </ToneBadge>
      </div>
      <Modal
        opened={dialog === 'set up'}
        onClose={close}
        title={APP.setUp}
        closeButtonProps={{ 'aria-label': COMMON.close }}
      >
        {codes !== null ? (
          <RecoveryCodes codes={codes} onKept={close} />
        ) : (
          <TotpSetup
            onDone={(changed, recoveryCodes) => {
              keepSession(changed);
              notifyDone(APP.done);
              if (recoveryCodes === null) close();
              else setCodes(recoveryCodes);
            }}
          />
        )}
      </Modal>
      {dialog === 'remove' ? (
        <Confirm
          title={APP.removeSure}
          action={APP.remove}
          onClose={close}
          onConfirm={async () => {
            keepSession((await answer(sessionApi.DELETE('/session/account/totp'))).data);
            notifyDone(APP.removed);
          }}
        >
          {APP.removeText}
        </Confirm>
      ) : null}
    </Section>
  );
}
