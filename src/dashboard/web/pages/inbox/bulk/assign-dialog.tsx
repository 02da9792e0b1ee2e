import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { COMMON } from '../../../parts/text';
import { useEntity } from '../../../session/entity';
import type { Person } from '../../../session/people';
import { useSession } from '../../../session/session';
import { assignAll } from './bulk';
import type { BulkResult } from './bulk';
import type { BulkDialogProps } from './bulk-bar';
import { BulkResults } from './bulk-results';
import { BULK } from './bulk-text';
import { FILTERS } from '../text';

const NOBODY = '';

/** Gives everything that is selected to somebody to look at. */
export function AssignDialog({ selection, people, onClose }: BulkDialogProps & { people: readonly Person[] }) {
  const entity = useEntity();
  const self = useSession()?.user?.id ?? null;
  const [assignee, setAssignee] = useState<string>(self ?? NOBODY);
  const [done, setDone] = useState<number | null>(null);
  const [results, setResults] = useState<BulkResult[] | null>(null);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setDone(0);
    setResults(await assignAll(entity.id, selection.rows, assignee === NOBODY ? null : assignee, setDone));
  };
  return (
    <Modal
      opened
      onClose={() => onClose(results !== null)}
      title={BULK.assignTitle(selection.size)}
      closeButtonProps={{ 'aria-label': COMMON.close }}
    >
      {results !== null ? (
        <BulkResults results={results} done={BULK.assigned} onClose={() => onClose(true)} />
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <Stack gap="sm">
            <Select
              label={BULK.to}
              searchable
              allowDeselect={false}
              data={[
                { value: NOBODY, label: BULK.nobody },
                ...people.map(({ id, name }) => ({ value: id, label: id === self ? `${name} (${FILTERS.me})` : name })),
              ]}
              value={assignee}
              onChange={(value) => setAssignee(value ?? NOBODY)}
            />
            <Group justify="flex-end">
              {done === null ? null : <Text size="sm">{BULK.working(done, selection.size)}</Text>}
              <Button variant="default" onClick={() => onClose(false)}>
                {COMMON.cancel}
              </Button>
              <Button type="submit" loading={done !== null} data-autofocus>
                {BULK.assign}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
