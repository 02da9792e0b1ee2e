import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ProblemAlert } from './problem-alert';
import { COMMON } from './text';
import { useAttempt } from './use-attempt';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  /** What the button says. */
  action: string;
  /** Done when it resolves; what it throws is shown, and the dialog stays. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  danger?: boolean;
}

/** Asks once more before something that cannot be undone. Stands while it is drawn. */
export function Confirm({ title, children, action, onConfirm, onClose, danger = true }: ConfirmProps) {
  const { busy, problem, start } = useAttempt();
  const confirm = (): Promise<void> =>
    start(async () => {
      await onConfirm();
      onClose();
    });
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': COMMON.close }}>
      <Stack gap="md">
        <Text size="sm" component="div">
          {children}
        </Text>
        <ProblemAlert problem={problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {COMMON.cancel}
          </Button>
          <Button color={danger ? 'red' : undefined} loading={busy} data-autofocus onClick={() => void confirm()}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
