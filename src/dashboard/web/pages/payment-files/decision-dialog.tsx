import { Alert, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { dayFromNow, localMoment } from '../../parts/days';
import { FormDialog } from '../../parts/form-dialog';
import { FILES, REASONS } from './text';

/** What people decide of a payment file. */
export type Deciding = 'approve' | 'hold' | 'reject' | 'reopen';
type Reason = keyof typeof REASONS;

/** What a decision is sent as. */
interface Decision {
  decision: Deciding;
  reason: Reason | null;
  comment: string | null;
  until: string | null;
  call?: { number: string; number_from: string; spoke_to: string; at: string };
}

const TITLES = { approve: FILES.approve, hold: FILES.hold, reject: FILES.reject, reopen: FILES.reopen } as const;

const REASONS_FOR: Record<'approve' | 'reject', readonly Reason[]> = {
  approve: ['called_back', 'known_supplier', 'other'],
  reject: ['fraud', 'duplicate', 'not_ours', 'called_back', 'other'],
};

interface DecisionDialogProps {
  decision: Deciding;
  onDecide: (decision: Decision) => Promise<void>;
  onClose: () => void;
}

/** Asks for what a decision needs: a reason, a day, a call that was made. */
export function DecisionDialog({ decision, onDecide, onClose }: DecisionDialogProps) {
  const reasons = decision === 'approve' || decision === 'reject' ? REASONS_FOR[decision] : null;
  return (
    <FormDialog
      title={TITLES[decision]}
      action={TITLES[decision]}
      initial={{
        reason: (reasons?.[0] ?? 'other') as Reason,
        comment: '',
        until: dayFromNow(7),
        'call.number': '',
        'call.number_from': '',
        'call.spoke_to': '',
        'call.at': localMoment(),
      }}
      onClose={onClose}
      onSubmit={(values) =>
        onDecide({
          decision,
          reason: reasons === null ? null : values.reason,
          comment: values.comment.trim() === '' ? null : values.comment.trim(),
          until: decision === 'hold' ? values.until || null : null,
          ...(reasons !== null && values.reason === 'called_back'
            ? {
                call: {
                  number: values['call.number'],
                  number_from: values['call.number_from'],
                  spoke_to: values['call.spoke_to'],
                  at: values['call.at'] === '' ? '' : new Date(values['call.at']).toISOString(),
                },
              }
            : {}),
        })
      }
    >
      {(form) => (
        <>
          {reasons === null ? null : (
            <NativeSelect
              label={FILES.reason}
              data={reasons.map((value) => ({ value, label: REASONS[value] }))}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          )}
          {reasons !== null && form.values.reason === 'called_back' ? (
            <>
              <Alert color="yellow" variant="light">
                {FILES.numberFromHint}
              </Alert>
              <TextInput label={FILES.number} type="tel" {...field(form, 'call.number')} />
              <TextInput label={FILES.numberFrom} {...field(form, 'call.number_from')} />
              <TextInput label={FILES.spokeTo} {...field(form, 'call.spoke_to')} />
              <TextInput label={FILES.calledAt} type="datetime-local" {...field(form, 'call.at')} />
            </>
          ) : null}
          {decision === 'hold' ? (
            <TextInput
              type="date"
              label={FILES.until}
              description={FILES.untilHint}
              data-autofocus
              {...form.getInputProps('until')}
            />
          ) : null}
          <Textarea
            label={FILES.comment}
            description={FILES.commentHint}
            autosize
            minRows={2}
            {...form.getInputProps('comment')}
          />
        </>
      )}
    </FormDialog>
  );
}

interface FlatForm<V> {
  values: V;
  errors: Record<string, React.ReactNode>;
  setValues: (values: Partial<V>) => void;
}

/** Fields whose names have dots: the form would take the dots for paths. */
function field<V extends object>(form: FlatForm<V>, name: keyof V & string) {
  return {
    value: form.values[name] as string,
    error: form.errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      form.setValues({ [name]: value } as unknown as Partial<V>),
  };
}
