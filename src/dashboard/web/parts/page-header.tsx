import { Group, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';

/** The head of a page: its name (in the tab of the browser too), and what one can do with all of it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  useDocumentTitle(`${title} · Payproof`);
  return (
    <Group justify="space-between" gap="sm" mb="sm" wrap="wrap">
      <Title order={1} size="h3" tabIndex={-1} id="page-title" style={{ overflowWrap: 'anywhere' }} lineClamp={3}>
        {title}
      </Title>
      {children ? <Group gap="xs">{children}</Group> : null}
    </Group>
  );
}
