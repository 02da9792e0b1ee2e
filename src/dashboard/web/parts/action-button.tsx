import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { notifyProblem } from '../shell/notify';

interface ActionButtonProps extends ButtonProps {
  /** What it does; what it throws is said in a corner. */
  act: () => Promise<void>;
}

/** A button that does something at once. Until that is done it does nothing else, so that a double click counts once. */
export function ActionButton({ act, ...button }: ActionButtonProps) {
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    await act().catch(notifyProblem);
    setBusy(false);
  };
  return <Button {...button} loading={busy} onClick={() => void start()} />;
}
