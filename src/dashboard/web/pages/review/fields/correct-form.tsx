import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconPointer } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { answer } from '../../../api/client';
import { besideField, Problem, sentenceOf } from '../../../api/problem';
import { ProblemAlert } from '../../../parts/problem-alert';
import { COMMON } from '../../../parts/text';
import { useMain } from '../../../session/entity';
import type { InvoiceDetail } from '../data';
import { FIELD_LABELS, FIELDS_TEXT } from '../text';
import type { FieldName } from './fields';
import classes from './fields.module.css';
import { textOf } from './picking';
import type { Picked } from './picking';

interface CorrectFormProps {
  invoice: InvoiceDetail;
  field: FieldName;
  picked: Picked | null;
  /** Whether words can be picked: the document can be seen. */
  canPick: boolean;
  onPickByKeys(): void;
  onTyped(): void;
  onClose(): void;
  onDone(sentence: string): void;
}

/** Says what a field is instead: typed, or picked from the page. */
export function CorrectForm(props: CorrectFormProps) {
  const { invoice, field, picked, canPick, onPickByKeys, onTyped, onClose, onDone } = props;
  const main = useMain();
  const label = FIELD_LABELS[field];
  const [typed, setTyped] = useState(invoice.attributes[field] ?? '');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const value = picked === null ? typed : textOf(picked.words);
  useEffect(() => input.current?.select(), []);
  const send = async (given: string | null): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const body = {
      field,
      value: given,
      ...(picked === null || given === null
        ? {}
        : { page: picked.page, words: picked.words.map(({ index }) => index) }),
    };
    try {
      await answer(main.POST('/invoices/{invoice}/corrections', { params: { path: { invoice: invoice.id } }, body }));
      onDone(FIELDS_TEXT.saved(label));
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem(0, sentenceOf(error)));
      setBusy(false);
      input.current?.focus();
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(value.trim() === '' ? null : value.trim());
  };
  const wrong = problem?.errors.value ?? problem?.errors.words;
  return (
    <form
      className={classes.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <TextInput
        ref={input}
        label={label}
        description={canPick ? FIELDS_TEXT.pickOrType : FIELDS_TEXT.type}
        value={value}
        error={wrong && besideField(wrong)}
        maxLength={255}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onTyped();
        }}
      />
      {picked === null ? null : (
        <Text size="xs" className="soft">
          {FIELDS_TEXT.pickedFrom(picked.words.length, picked.page)}
        </Text>
      )}
      <ProblemAlert problem={problem === null || wrong !== undefined ? null : problem.message} />
      <Group gap="xs">
        <Button type="submit" size="xs" loading={busy}>
          {COMMON.save}
        </Button>
        {canPick ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPointer size={14} aria-hidden />}
            onClick={onPickByKeys}
          >
            {FIELDS_TEXT.pick}
          </Button>
        ) : null}
        <Button variant="default" size="xs" onClick={() => void send(null)} disabled={busy}>
          {FIELDS_TEXT.none}
        </Button>
        <Button variant="subtle" color="gray" size="xs" onClick={onClose}>
          {COMMON.cancel}
        </Button>
      </Group>
      <Text size="xs" className="soft">
        {FIELDS_TEXT.counts}
      </Text>
    </form>
  );
}
