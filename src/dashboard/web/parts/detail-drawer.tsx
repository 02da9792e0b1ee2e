import { Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { COMMON } from './text';

interface DetailDrawerProps {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** One thing of a list, beside the list. Stands while it is drawn. */
export function DetailDrawer({ title, onClose, children }: DetailDrawerProps) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(560px, 100vw)"
      title={title}
      closeButtonProps={{ 'aria-label': COMMON.close }}
      styles={{
        header: { alignItems: 'flex-start' },
        title: { fontWeight: 650, overflowWrap: 'anywhere', minWidth: 0, lineHeight: 1.35 },
      }}
    >
      <Stack gap="md">{children}</Stack>
    </Drawer>
  );
}
