import { Button, Text } from '@mantine/core';
import { IconCheck, IconClockPause, IconUserPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { Person } from '../../../session/people';
import { ApproveDialog } from './approve-dialog';
import { AssignDialog } from './assign-dialog';
import { BULK } from './bulk-text';
import { HoldDialog } from './hold-dialog';
import classes from '../inbox.module.css';
import type { Selection } from './selection';

export interface BulkDialogProps {
  selection: Selection;
  /** With whether anything changed. */
  onClose: (changed: boolean) => void;
}

interface BulkBarProps {
  selection: Selection;
  people: readonly Person[];
  /** Something was decided: the list is drawn up again. */
  onDone: () => void;
}

/** What can be done with everything that is selected. */
export function BulkBar({ selection, people, onDone }: BulkBarProps) {
  const [dialog, setDialog] = useState<'assign' | 'hold' | 'approve' | null>(null);
  const close = (changed: boolean): void => {
    setDialog(null);
    if (!changed) return;
    selection.clear();
    onDone();
  };
  if (selection.size === 0 && dialog === null) return null;
  return (
    <div className={`panel ${classes.bulk}`} role="region" aria-label={BULK.label}>
      <Text size="sm" fw={600} role="status">
        {BULK.selected(selection.size)}
      </Text>
      <Button size="xs" leftSection={<IconCheck size={15} aria-hidden />} onClick={() => setDialog('approve')}>
        {BULK.approve}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconClockPause size={15} aria-hidden />}
        onClick={() => setDialog('hold')}
      >
        {BULK.hold}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconUserPlus size={15} aria-hidden />}
        onClick={() => setDialog('assign')}
      >
        {BULK.assign}
      </Button>
      <Button size="xs" variant="subtle" leftSection={<IconX size={15} aria-hidden />} onClick={selection.clear}>
        {BULK.clear}
      </Button>
      {dialog === 'approve' ? <ApproveDialog selection={selection} onClose={close} /> : null}
      {dialog === 'hold' ? <HoldDialog selection={selection} onClose={close} /> : null}
      {dialog === 'assign' ? <AssignDialog selection={selection} people={people} onClose={close} /> : null}
    </div>
  );
}
