import { Button, Center, Loader, Stack, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCloudOff, IconFileOff, IconInbox } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { Problem, sentenceOf } from '../api/problem';
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

interface FailedProps {
  error: unknown;
  again?: () => void;
  /** What is said if it does not exist, and where to go instead. */
  missing?: { title: string; back: ReactNode };
}

/** Where something could not be fetched: the service's sentence, and another try; of what does not exist, the way back. */
export function Failed({ error, again, missing }: FailedProps) {
  const isMissing = error instanceof Problem && error.status === 404;
  const known = isMissing ? missing : undefined;
  const Icon = isMissing ? IconFileOff : IconCloudOff;
  return (
    <Center p="xl" role="alert">
      <Stack align="center" gap="xs" maw={460} ta="center">
        <Icon size={40} stroke={1.3} aria-hidden />
        <Title order={2} size="h4">
          {known?.title ?? COMMON.couldNotLoad}
        </Title>
        <Text className="soft">{known ? COMMON.missing : sentenceOf(error)}</Text>
        {known?.back}
        {again && !isMissing ? (
          <Button variant="default" onClick={again}>
            {COMMON.tryAgain}
          </Button>
        ) : null}
      </Stack>
    </Center>
  );
}
