import { Group, Kbd, Modal, SimpleGrid, Stack, Switch, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useShortcutList, useShortcuts, useSingleKeysOff } from './keyboard';
import { KEYS } from './text';

/** `?`: every key that does something on this page. */
export function KeyList() {
  const [opened, { open, close }] = useDisclosure(false);
  const [off, setOff] = useSingleKeysOff();
  const shortcuts = useShortcutList();
  useShortcuts([{ keys: '?', label: KEYS.list, section: KEYS.everything, run: open }]);
  const sections = [...new Set(shortcuts.map(({ section }) => section))];
  return (
    <Modal opened={opened} onClose={close} title={KEYS.title} size="lg" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
          {sections.map((section) => (
            <Stack key={section} gap={6}>
              <Title order={2} size="h6">
                {section}
              </Title>
              {rowsOf(shortcuts.filter((one) => one.section === section)).map(({ keys, label }) => (
                <Group key={`${keys}${label}`} justify="space-between" gap="xs" wrap="nowrap">
                  <Text size="sm">{label}</Text>
                  <Group gap={4} wrap="nowrap">
                    {keys.split(' ').map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </Group>
                </Group>
              ))}
              {section === KEYS.everything ? (
                <Group justify="space-between" gap="xs" wrap="nowrap">
                  <Text size="sm">{KEYS.palette}</Text>
                  <Group gap={4} wrap="nowrap">
                    <Kbd>Ctrl</Kbd>
                    <Kbd>K</Kbd>
                  </Group>
                </Group>
              ) : null}
            </Stack>
          ))}
        </SimpleGrid>
        <Switch
          label={KEYS.singleKeys}
          description={KEYS.singleKeysHint}
          checked={!off}
          onChange={(event) => setOff(!event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}

/** Keys that belong together stand in one row; of two that are the same the last one counts. */
function rowsOf(
  shortcuts: readonly { keys: string; label: string; shownAs?: string }[],
): { keys: string; label: string }[] {
  const rows = new Map<string, string>();
  for (const { keys, label, shownAs } of shortcuts) rows.set(shownAs ?? keys, label);
  return [...rows].map(([keys, label]) => ({ keys, label }));
}
