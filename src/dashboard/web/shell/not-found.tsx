import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { SHELL } from './text';

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <Center p="xl" mih="50vh">
      <Stack align="center" gap="xs" maw={420} ta="center">
        <Title order={1} size="h3">
          {SHELL.notFound}
        </Title>
        <Text className="soft">{SHELL.notFoundText}</Text>
        <Button component="a" href="/dashboard/">
          {SHELL.toInbox}
        </Button>
      </Stack>
    </Center>
  );
}
