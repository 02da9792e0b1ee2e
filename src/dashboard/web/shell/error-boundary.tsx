import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { SHELL } from './text';

/** What is shown where a page broke; the shell around it goes on working. */
export function Broken({ error }: { error: Error }) {
  return (
    <Center p="xl" role="alert">
      <Stack align="center" gap="xs" maw={480} ta="center">
        <Title order={1} size="h3">
          {SHELL.broken}
        </Title>
        <Text className="soft">{SHELL.brokenText}</Text>
        <Text size="xs" className="soft foreign">
          {error.message}
        </Text>
        <Button onClick={() => window.location.reload()}>{SHELL.reload}</Button>
      </Stack>
    </Center>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** What the part is about: once it is something else, it is tried again. */
  about?: string;
}

interface BoundaryState {
  error: Error | null;
  about: string | undefined;
}

/** Keeps what breaks in one part from taking the rest with it. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, about: this.props.about };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  static getDerivedStateFromProps({ about }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return about === state.about ? null : { error: null, about };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}
