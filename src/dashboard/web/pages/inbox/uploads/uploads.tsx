import { ActionIcon, Alert, Anchor, Group, Progress, Text, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Foreign } from '../../../parts/foreign';
import { invoicePath } from '../invoice-path';
import classes from '../inbox.module.css';
import { UPLOADS } from './uploads-text';
import type { Upload, UploadQueue } from './use-uploads';

/** Takes files that are dropped anywhere on the page, and lists what happens to each. */
export function Uploads({ uploads, entityId }: { uploads: UploadQueue; entityId: string }) {
  const { list, tooMany } = uploads;
  const over = useDropping(uploads.add);
  const done = list.filter(({ state }) => state === 'taken' || state === 'refused').length;
  return (
    <>
      {over ? (
        <div className={classes.drop}>
          <div>{UPLOADS.drop}</div>
        </div>
      ) : null}
      {list.length > 0 ? (
        <section className={`panel ${classes.uploads}`} aria-label={UPLOADS.title}>
          <Group justify="space-between" p="sm" wrap="nowrap">
            <Title order={2} size="h6">
              {UPLOADS.title}{' '}
              <Text span size="sm" className="soft">
                {UPLOADS.summary(done, list.length)}
              </Text>
            </Title>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={UPLOADS.close}
              disabled={done < list.length}
              onClick={uploads.close}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </Group>
          {tooMany === null ? null : (
            <Alert color="yellow" mx="sm" mb="xs">
              {UPLOADS.tooMany(tooMany)}
            </Alert>
          )}
          <ul className={classes.uploadList} tabIndex={0} aria-label={UPLOADS.title}>
            {list.map((upload) => (
              <UploadLine key={upload.key} upload={upload} entityId={entityId} again={uploads.again} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

interface UploadLineProps {
  upload: Upload;
  entityId: string;
  again: (key: number) => void;
}

function UploadLine({ upload: { key, file, state, progress, refusal, invoiceId }, entityId, again }: UploadLineProps) {
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="xs" mt={8}>
        <Text size="sm" truncate title={file.name}>
          {invoiceId === null ? (
            <Foreign>{file.name}</Foreign>
          ) : (
            <Anchor href={invoicePath(entityId, invoiceId, {})} inherit>
              <Foreign>{file.name}</Foreign>
            </Anchor>
          )}
        </Text>
        <Group gap={4} wrap="nowrap">
          {state === 'taken' ? <IconCheck size={15} aria-hidden /> : null}
          <Text size="xs" className="soft" style={{ whiteSpace: 'nowrap' }}>
            {UPLOADS[state]}
          </Text>
        </Group>
      </Group>
      {state === 'sending' ? (
        <Progress size="xs" mt={4} value={progress * 100} aria-label={UPLOADS.progress(file.name)} />
      ) : null}
      {refusal === null ? null : (
        <Text size="xs" c="var(--differs)">
          {refusal}{' '}
          <Anchor component="button" inherit aria-label={UPLOADS.againLabel(file.name)} onClick={() => again(key)}>
            {UPLOADS.again}
          </Anchor>
        </Text>
      )}
    </li>
  );
}

/** Whether files are held over the page; gives those that are dropped. */
function useDropping(drop: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const dropped = useEffectEvent(drop);
  useEffect(() => {
    let depth = 0;
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    const enter = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const hold = (event: DragEvent): void => {
      if (holdsFiles(event)) event.preventDefault();
    };
    const take = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      depth = 0;
      setOver(false);
      dropped([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragenter', enter);
    document.addEventListener('dragleave', leave);
    document.addEventListener('dragover', hold);
    document.addEventListener('drop', take);
    return () => {
      document.removeEventListener('dragenter', enter);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('dragover', hold);
      document.removeEventListener('drop', take);
    };
  }, []);
  return over;
}
