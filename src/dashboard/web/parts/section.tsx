import { Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  /** Beside the title: the state, or what one can do. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A part of a page with a heading of its own. */
export function Section({ title, lead, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <Stack gap="sm" p="md">
        <Group justify="space-between" align="flex-start" wrap="nowrap">
          <div>
            <Title order={2} size="h5" id={id}>
              {title}
            </Title>
            {lead === undefined ? null : (
              <Text size="sm" className="soft">
                {lead}
              </Text>
            )}
          </div>
          <div style={{ flex: 'none' }}>{aside}</div>
        </Group>
        {children}
      </Stack>
    </section>
  );
}
