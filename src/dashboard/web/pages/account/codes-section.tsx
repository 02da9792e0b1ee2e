import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { answer, sessionApi } from '../../api/client';
import { queryClient } from '../../api/query-client';
import { Confirm } from '../../parts/confirm';
import { Section } from '../../parts/section';
import { COMMON } from '../../parts/text';
import { ToneBadge } from '../../parts/tone-badge';
import { RecoveryCodes } from '../../session/recovery-codes';
import { sessionQuery } from '../../session/session';
import type { Session } from '../../session/session';
import { CODES } from './text';

/** Below this many one should make new ones. */
const FEW = 3;

/** How many recovery codes are left, and new ones. */
export function CodesSection({ session: { second_factor: factors } }: { session: Session }) {
  const [confirming, setConfirming] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (factors === null || (!factors.totp && factors.passkeys === 0)) return null;
  const left = factors.recovery_codes_left;
  return (
    <Section
      title={CODES.title}
      lead={CODES.lead}
      aside={
        <Button variant="default" size="xs" onClick={() => setConfirming(true)}>
          {CODES.make}
        </Button>
      }
    >
      <div>
        <ToneBadge tone={left > FEW ? 'good' : 'warn'}>{left === 0 ? CODES.none : CODES.left(left)}</ToneBadge>
      </div>
      {confirming ? (
        <Confirm
          title={CODES.makeSure}
          action={CODES.make}
          danger={false}
          onClose={() => setConfirming(false)}
          onConfirm={async () => {
            const { data } = await answer(sessionApi.POST('/session/account/recovery-codes'));
            setCodes(data.recovery_codes);
            await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
          }}
        >
          {CODES.makeText}
        </Confirm>
      ) : null}
      <Modal
        opened={codes !== null}
        onClose={() => setCodes(null)}
        title={CODES.title}
        closeButtonProps={{ 'aria-label': COMMON.close }}
      >
        {codes === null ? null : <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      </Modal>
    </Section>
  );
}
