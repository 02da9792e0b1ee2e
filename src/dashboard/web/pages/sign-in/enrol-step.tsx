import { Divider } from '@mantine/core';
import { useState } from 'react';
import { PasskeySetup } from '../../session/passkey-setup';
import { canUsePasskeys } from '../../session/passkeys';
import { RecoveryCodes } from '../../session/recovery-codes';
import { keepSession } from '../../session/session';
import type { Session } from '../../session/session';
import { TotpSetup } from '../../session/totp-setup';
import { SignInFrame } from './sign-in-frame';
import { ENROL, SIGN_IN } from './text';

interface EnrolStepProps {
  session: Session;
  /** Whether something is shown that must be seen before one goes on. */
  onHold: (holds: boolean) => void;
}

/** Where the role asks for a second factor and there is none: has one set up. */
export function EnrolStep({ session, onHold }: EnrolStepProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = (changed: Session, recoveryCodes: readonly string[] | null): void => {
    if (recoveryCodes !== null) {
      onHold(true);
      setCodes(recoveryCodes);
    }
    keepSession(changed);
  };
  if (codes !== null)
    return (
      <SignInFrame title={ENROL.title}>
        <RecoveryCodes codes={codes} onKept={() => onHold(false)} />
      </SignInFrame>
    );
  return (
    <SignInFrame title={ENROL.title} lead={ENROL.lead}>
      <TotpSetup onDone={done} />
      {session.ways.passkey && canUsePasskeys() ? (
        <>
          <Divider label={SIGN_IN.or} />
          <PasskeySetup onDone={done} />
        </>
      ) : null}
    </SignInFrame>
  );
}
