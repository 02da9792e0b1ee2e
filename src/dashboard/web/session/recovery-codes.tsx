import { Alert, Button, CopyButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { COMMON } from '../parts/text';
import { FACTORS } from './factors-text';

/** Recovery codes, shown once: to copy, to download, and a word that they were kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = codes.join('\n');
  const download = (): void => {
    const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'payproof-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Stack gap="sm">
      <Alert color="yellow" title={FACTORS.codesTitle}>
        <Text size="sm">{FACTORS.codesLead}</Text>
      </Alert>
      <SimpleGrid cols={2} spacing="xs" ff="monospace" className="panel" p="sm" component="ul" m={0}>
        {codes.map((code) => (
          <li key={code} style={{ listStyle: 'none' }}>
            {code}
          </li>
        ))}
      </SimpleGrid>
      <Group justify="space-between">
        <Group gap="xs">
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
                onClick={copy}
              >
                {copied ? COMMON.copied : COMMON.copy}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
            {FACTORS.download}
          </Button>
        </Group>
        <Button onClick={onKept}>{FACTORS.kept}</Button>
      </Group>
    </Stack>
  );
}
