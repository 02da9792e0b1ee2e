import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { queryClient } from '../../api/query-client';
import { keyOf } from '../../api/live';
import { sentenceOf } from '../../api/problem';
import { uploadFile } from '../../api/upload';
import { Foreign } from '../../parts/foreign';
import { useEntity } from '../../session/entity';
import { announce } from '../../shell/announcer';
import classes from './payment-files.module.css';
import { FILES } from './text';

interface Upload {
  id: number;
  name: string;
  /** 0 to 1. */
  part: number;
  problem: string | null;
}

let last = 0;

/** Takes payment files, by drop or by choice, one after the other; each shows how far it has come, or why it is refused. */
export function UploadPanel() {
  const entity = useEntity();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [over, setOver] = useState(false);
  const change = (id: number, changes: Partial<Upload>): void =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const take = async (files: readonly File[]): Promise<void> => {
    const taken = files.map((file) => ({ file, id: (last += 1) }));
    setUploads((before) => [
      ...taken.map(({ file, id }) => ({ id, name: file.name, part: 0, problem: null })),
      ...before,
    ]);
    for (const { file, id } of taken)
      try {
        await uploadFile(
          `/dashboard/api/${entity.id}/aba-checks`,
          file,
          (part) => change(id, { part }),
          new AbortController().signal,
        );
        setUploads((before) => before.filter((one) => one.id !== id));
        announce(`${file.name}: ${FILES.sent}`);
        void queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'aba-checks') });
      } catch (error) {
        change(id, { problem: sentenceOf(error) });
      }
  };
  return (
    <div
      className={`panel ${classes.drop}`}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" className="soft">
          {FILES.drop}
        </Text>
        <FileButton onChange={(files) => void take(files)} multiple>
          {(props) => (
            <Button {...props} leftSection={<IconUpload size={16} aria-hidden />}>
              {FILES.upload}
            </Button>
          )}
        </FileButton>
      </Group>
      {uploads.length === 0 ? null : (
        <Stack gap={6} mt="sm" role="list" aria-label={FILES.uploads}>
          {uploads.map(({ id, name, part, problem }) => (
            <div key={id} role="listitem">
              <Text size="sm" fw={600} component="div">
                <Foreign>{name}</Foreign>
              </Text>
              {problem === null ? (
                <Progress value={part * 100} aria-label={name} size="sm" mt={4} />
              ) : (
                <Text size="sm" role="alert" className={classes.refused}>
                  {problem}
                </Text>
              )}
            </div>
          ))}
        </Stack>
      )}
    </div>
  );
}
