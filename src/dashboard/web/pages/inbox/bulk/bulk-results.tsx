import { Button, Group, List, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Foreign } from '../../../parts/foreign';
import { COMMON } from '../../../parts/text';
import type { BulkResult } from './bulk';
import { BULK } from './bulk-text';
import { nameOf } from '../cells';

/** What became of each: how many went well, and every refusal with its sentence. */
export function BulkResults({
  results,
  done,
  onClose,
}: {
  results: readonly BulkResult[];
  done: string;
  onClose: () => void;
}) {
  const refused = results.filter(({ refusal }) => refusal !== null);
  const first = results.filter(({ refusal, review }) => refusal === null && review === 'awaiting_second').length;
  const well = results.length - refused.length - (done === BULK.approved ? first : 0);
  return (
    <Stack gap="sm" role="status">
      {well > 0 ? <Sentence text={BULK.doneAll(well, done)} /> : null}
      {done === BULK.approved && first > 0 ? <Sentence text={BULK.doneAll(first, BULK.first)} /> : null}
      {refused.length > 0 ? (
        <>
          <Text size="sm" fw={600}>
            {BULK.refused(refused.length)}
          </Text>
          <List size="sm" spacing={6}>
            {refused.map(({ row, refusal }) => (
              <List.Item key={row.id}>
                <b>
                  <Foreign>{nameOf(row)}</Foreign>
                </b>
                : {refusal}
              </List.Item>
            ))}
          </List>
        </>
      ) : null}
      <Group justify="flex-end">
        <Button data-autofocus onClick={onClose}>
          {COMMON.close}
        </Button>
      </Group>
    </Stack>
  );
}

function Sentence({ text }: { text: string }) {
  return (
    <Group gap={6} wrap="nowrap">
      <IconCheck size={18} aria-hidden />
      <Text size="sm">{text}</Text>
    </Group>
  );
}
