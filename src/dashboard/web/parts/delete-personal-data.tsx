import { Button, Checkbox, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { Problem } from '../api/problem';
import { useAbility } from '../session/entity';
import { notifyDone } from '../shell/notify';
import { FormDialog } from './form-dialog';
import { REDACTION, REDACTION_REASONS } from './text';

type Reason = keyof typeof REDACTION_REASONS;

interface DeletePersonalDataProps {
  /** What goes, and what stays. */
  text: string;
  /** What shares the file or the email: why it can only go too, and what its box says. Absent where nothing does. */
  others?: { sentence: string; label: string };
  onDelete: (body: { reason: Reason; with_others?: boolean }) => Promise<void>;
  onClose: () => void;
}

/** Asks why, and once more, before personal data goes for good. What shares its file or email goes only where that is said too. */
export function DeletePersonalData({ text, others, onDelete, onClose }: DeletePersonalDataProps) {
  const [shared, setShared] = useState(false);
  return (
    <FormDialog
      title={REDACTION.title}
      action={REDACTION.action}
      danger
      initial={{ reason: '' as Reason | '', with_others: false }}
      onClose={onClose}
      onSubmit={async ({ reason, with_others: withOthers }) => {
        if (reason === '') throw new Problem(422, REDACTION.chooseReason, { reason: [REDACTION.chooseReason] });
        try {
          await onDelete({ reason, ...(others && { with_others: withOthers }) });
        } catch (error) {
          // The service names what has to be said for the others to go too.
          if (others === undefined || !(error instanceof Problem) || !error.message.includes('with_others'))
            throw error;
          setShared(true);
          throw new Problem(error.status, others.sentence);
        }
        notifyDone(REDACTION.deleted);
      }}
    >
      {(form) => (
        <>
          <Text size="sm">{text}</Text>
          <Text size="sm" fw={600}>
            {REDACTION.forGood}
          </Text>
          <NativeSelect
            label={REDACTION.reason}
            description={REDACTION.reasonHint}
            required
            data-autofocus
            data={[
              { value: '', label: REDACTION.choose },
              ...Object.entries(REDACTION_REASONS).map(([value, label]) => ({ value, label })),
            ]}
            {...form.getInputProps('reason')}
          />
          {others !== undefined && shared ? (
            <Checkbox label={others.label} {...form.getInputProps('with_others', { type: 'checkbox' })} />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

/** The button that asks for it, for whoever may delete personal data; nothing for everybody else. */
export function DeletePersonalDataButton({
  size,
  ...dialog
}: Omit<DeletePersonalDataProps, 'onClose'> & { size?: 'xs' }) {
  const mayRedact = useAbility('personal_data:redact');
  const [asking, setAsking] = useState(false);
  if (!mayRedact) return null;
  return (
    <>
      <Button size={size} variant="default" color="red" onClick={() => setAsking(true)}>
        {REDACTION.action}
      </Button>
      {asking ? <DeletePersonalData {...dialog} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
