import { Button, Center, Loader, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCloudOff, IconInbox } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { sentenceOf } from '../api/problem';
import { COMMON } from './text';

/** While something is fetched. */
export function Loading({ label = COMMON.loading }: { label?: string }) {
  return (
    <Center p="xl" role="status">
      <Loader size="sm" aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}

interface EmptyProps {
  title: string;
  /** What to do so that there is something. */
  children?: ReactNode;
  icon?: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
}

/** Where there is nothing to show: says so, and what one can do. */
export function Empty({ title, children, icon: Icon = IconInbox }: EmptyProps) {
  return (
    <Center p="xl">
      <Stack align="center" gap="xs" maw={460} ta="center">
        <Icon size={40} stroke={1.3} aria-hidden />
        <Title order={2} size="h4">
          {title}
        </Title>
        <div className="soft">{children}</div>
      </Stack>
    </Center>
  );
}

/** Where something could not be fetched: the service's sentence, and another try. */
export function Failed({ error, again }: { error: unknown; again?: () => void }) {
  return (
    <Center p="xl" role="alert">
      <Stack align="center" gap="xs" maw={460} ta="center">
        <IconCloudOff size={40} stroke={1.3} aria-hidden />
        <Title order={2} size="h4">
          {COMMON.couldNotLoad}
        </Title>
        <Text className="soft">{sentenceOf(error)}</Text>
        {again ? (
          <Button variant="default" onClick={again}>
            {COMMON.tryAgain}
          </Button>
        ) : null}
      </Stack>
    </Center>
  );
}
