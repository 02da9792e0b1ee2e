import { Button, Group, Modal, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { besideField, Problem, sentenceOf } from '../api/problem';
import { useFirstWrong } from './first-wrong';
import { atLines } from './lines';
import { ProblemAlert } from './problem-alert';
import { COMMON } from './text';

interface FormDialogProps<V extends object> {
  title: string;
  /** What the button says. */
  action: string;
  initial: V;
  /** Done when it resolves; what it throws is shown at its fields, and the dialog stays. */
  onSubmit: (values: V) => Promise<void>;
  onClose: () => void;
  size?: string;
  /** Whether it cannot be undone. */
  danger?: boolean;
  children: (form: UseFormReturnType<V>) => ReactNode;
}

/** A form in a dialog. What the service says of a field is at that field, the rest above the button. Stands while it is drawn. */
export function FormDialog<V extends object>({
  title,
  action,
  initial,
  onSubmit,
  onClose,
  size = 'md',
  danger = false,
  children,
}: FormDialogProps<V>) {
  const form = useForm<V>({ initialValues: initial });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const ref = useFirstWrong<HTMLFormElement>(refusal);
  const submit = async (values: V): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await onSubmit(values);
      onClose();
    } catch (error) {
      const errors = Object.entries(error instanceof Problem ? atLines(error.errors, values) : {});
      form.setErrors(Object.fromEntries(errors.map(([field, sentences]) => [field, besideField(sentences)])));
      const elsewhere = errors.filter(([field]) => !(field in initial)).flatMap(([, sentences]) => sentences);
      setProblem(elsewhere.length > 0 ? elsewhere.join(' ') : errors.length > 0 ? null : sentenceOf(error));
      setRefusal(error);
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={title} size={size} closeButtonProps={{ 'aria-label': COMMON.close }}>
      <form ref={ref} noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
        <Stack gap="sm">
          {children(form)}
          <ProblemAlert problem={problem} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {COMMON.cancel}
            </Button>
            <Button type="submit" color={danger ? 'red' : undefined} loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
