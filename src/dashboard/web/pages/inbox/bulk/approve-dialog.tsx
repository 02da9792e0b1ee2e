import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Foreign } from '../../../parts/foreign';
import { COMMON } from '../../../parts/text';
import { useEntity } from '../../../session/entity';
import { approveAll } from './bulk';
import type { BulkResult } from './bulk';
import { obstacleTo } from './obstacle';
import type { BulkDialogProps } from './bulk-bar';
import { BulkResults } from './bulk-results';
import { BULK } from './bulk-text';
import { nameOf } from '../cells';

/** Approves together what nothing speaks against, and names what is left out. */
export function ApproveDialog({ selection, onClose }: BulkDialogProps) {
  const entity = useEntity();
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<BulkResult[] | null>(null);
  const [chosen] = useState(() => selection.rows.map((row) => ({ row, obstacle: obstacleTo(row) })));
  const fitting = chosen.filter(({ obstacle }) => obstacle === null).map(({ row }) => row);
  const others = chosen.filter(({ obstacle }) => obstacle !== null);
  const approve = async (): Promise<void> => {
    setBusy(true);
    setResults(await approveAll(entity.id, fitting));
  };
  return (
    <Modal
      opened
      onClose={() => onClose(results !== null)}
      title={BULK.approveTitle(fitting.length)}
      closeButtonProps={{ 'aria-label': COMMON.close }}
    >
      {results !== null ? (
        <BulkResults results={results} done={BULK.approved} onClose={() => onClose(true)} />
      ) : (
        <Stack gap="sm">
          <Text size="sm">{BULK.approveLead}</Text>
          {fitting.length === 0 ? (
            <Text size="sm" fw={600}>
              {BULK.noneFits}
            </Text>
          ) : null}
          {others.length > 0 ? (
            <>
              <Text size="sm" fw={600}>
                {BULK.leftOut(others.length)}
              </Text>
              <List size="sm" spacing={4} mah={240} style={{ overflow: 'auto' }}>
                {others.map(({ row, obstacle }) => (
                  <List.Item key={row.id}>
                    <b>
                      <Foreign>{nameOf(row)}</Foreign>
                    </b>{' '}
                    {obstacle === null ? '' : BULK.reasons[obstacle]}
                  </List.Item>
                ))}
              </List>
            </>
          ) : null}
          <Group justify="flex-end">
            <Button variant="default" onClick={() => onClose(false)}>
              {COMMON.cancel}
            </Button>
            {fitting.length > 0 ? (
              <Button loading={busy} data-autofocus onClick={() => void approve()}>
                {BULK.approve}
              </Button>
            ) : null}
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
