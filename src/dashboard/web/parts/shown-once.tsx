import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { COMMON } from './text';

interface ShownOnceProps {
  title: string;
  /** What it is, and that it is not shown again. */
  sentence: string;
  secret: string;
  onClose: () => void;
}

/** A secret that is shown this once. It closes by its button alone, not by a click beside it. */
export function ShownOnce({ title, sentence, secret, onClose }: ShownOnceProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack gap="sm">
        <Alert color="yellow" variant="light">
          {sentence}
        </Alert>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} data-secret>
          {secret}
        </Code>
        <Group justify="flex-end">
          <CopyValue value={secret} />
          <Button onClick={onClose} data-autofocus>
            {COMMON.keptIt}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Copies a text, and says that it has. */
export function CopyValue({ value, label = COMMON.copy }: { value: string; label?: string }) {
  return (
    <CopyButton value={value} timeout={2_000}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="xs"
          onClick={copy}
          leftSection={copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
        >
          <Text span inherit aria-live="polite">
            {copied ? COMMON.copied : label}
          </Text>
        </Button>
      )}
    </CopyButton>
  );
}
