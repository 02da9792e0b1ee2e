import { Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { dayFromNow } from '../../../parts/days';
import { COMMON } from '../../../parts/text';
import { useEntity } from '../../../session/entity';
import { holdAll } from './bulk';
import type { BulkResult } from './bulk';
import type { BulkDialogProps } from './bulk-bar';
import { BulkResults } from './bulk-results';
import { BULK } from './bulk-text';

/** Holds everything that is selected until a day. */
export function HoldDialog({ selection, onClose }: BulkDialogProps) {
  const entity = useEntity();
  const [until, setUntil] = useState(dayFromNow(7));
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<BulkResult[] | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setResults(await holdAll(entity.id, selection.rows, until, comment.trim()));
  };
  return (
    <Modal
      opened
      onClose={() => onClose(results !== null)}
      title={BULK.holdTitle(selection.size)}
      closeButtonProps={{ 'aria-label': COMMON.close }}
    >
      {results !== null ? (
        <BulkResults results={results} done={BULK.held} onClose={() => onClose(true)} />
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap="sm">
            <TextInput
              type="date"
              label={BULK.until}
              required
              withAsterisk={false}
              data-autofocus
              value={until}
              onChange={(event) => setUntil(event.currentTarget.value)}
            />
            <Textarea
              label={BULK.comment}
              autosize
              minRows={2}
              maxLength={2_000}
              value={comment}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={() => onClose(false)}>
                {COMMON.cancel}
              </Button>
              <Button type="submit" loading={busy}>
                {BULK.hold}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
