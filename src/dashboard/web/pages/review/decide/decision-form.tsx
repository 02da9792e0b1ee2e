import { Alert, Button, Group, Kbd, Radio, Textarea, TextInput } from '@mantine/core';
import { useLayoutEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { answer } from '../../../api/client';
import { besideField, Problem, sentenceOf } from '../../../api/problem';
import { day } from '../../../parts/format';
import { dayFromNow, localMoment } from '../../../parts/days';
import { useFirstWrong } from '../../../parts/first-wrong';
import { ProblemAlert } from '../../../parts/problem-alert';
import { COMMON } from '../../../parts/text';
import { useMain } from '../../../session/entity';
import type { Comparison, InvoiceDetail } from '../data';
import { DECIDE } from '../text';
import classes from './decide.module.css';
import { reasonsFor, isOnDocument } from './grounds';
import type { DecisionKind, Reason } from './grounds';

/** What came of a decision. */
export interface Decided {
  review: NonNullable<InvoiceDetail['attributes']['review']>;
  warning: string | null;
}

interface DecisionFormProps {
  invoice: InvoiceDetail;
  comparison: Comparison | undefined;
  kind: DecisionKind;
  /** What the review was when the person began. */
  expected: InvoiceDetail['attributes']['review'];
  /** The invoice’s `updated_at` then. */
  seenAt: InvoiceDetail['attributes']['updated_at'];
  onClose(): void;
  onDecided(decided: Decided): void;
}

/** Approve, hold, reject or open again, with what each of them needs. */
export function DecisionForm({ invoice, comparison, kind, expected, seenAt, onClose, onDecided }: DecisionFormProps) {
  const main = useMain();
  const reasons = reasonsFor(kind, invoice);
  const [reason, setReason] = useState<Reason | null>(null);
  const [comment, setComment] = useState('');
  const [until, setUntil] = useState(dayFromNow(7));
  const [verification, setVerification] = useState<string | null>(null);
  const [call, setCall] = useState({ number: '', number_from: '', spoke_to: '', at: localMoment() });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useFirstWrong<HTMLFormElement>(problem);
  // What is typed next is for the form, and effects may run long after it can be seen.
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[data-first] input, textarea')?.focus(), [form]);
  const pending = comparison?.pending ?? [];
  const warned = reason === 'called_back' && isOnDocument(call.number, comparison?.shown_numbers ?? []);
  const send = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await answer(
        main.POST('/invoices/{invoice}/decisions', {
          params: { path: { invoice: invoice.id } },
          body: {
            decision: kind,
            expected_review: expected,
            // Nobody approves what another one corrected while they looked at it.
            ...(kind === 'approve' ? { expected_updated_at: seenAt } : {}),
            ...(reason === null ? {} : { reason }),
            ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
            ...(kind === 'hold' ? (verification === null ? { until } : { verification_id: verification }) : {}),
            ...(reason === 'called_back'
              ? { call: { ...call, at: call.at === '' ? '' : new Date(call.at).toISOString() } }
              : {}),
          },
        }),
      );
      const { review, warning } = data.attributes as { review: Decided['review']; warning?: string | null };
      onDecided({ review, warning: warning ?? null });
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem(0, sentenceOf(error)));
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void send();
  };
  const wrong = (field: string): string | undefined => {
    const sentences = problem?.errors[field];
    return sentences && besideField(sentences);
  };
  const inCall = (field: keyof typeof call) => ({
    size: 'xs' as const,
    label: DECIDE.call[field],
    value: call[field],
    error: wrong(`call.${field}`),
    maxLength: 255,
    onChange: (event: { currentTarget: { value: string } }) => setCall({ ...call, [field]: event.currentTarget.value }),
  });
  const shownAtField = Object.keys(problem?.errors ?? {}).every(
    (field) => ['reason', 'comment', 'until', 'verification_id'].includes(field) || field.startsWith('call.'),
  );
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={DECIDE.titles[kind]}
      onSubmit={submit}
      onKeyDown={(event) => {
        // What is typed here is for the form: single keys of the page wait.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          if (!busy) void send();
        }
      }}
    >
      <strong>{DECIDE.titles[kind]}</strong>
      {reasons.length > 0 ? (
        <Radio.Group
          data-first
          label={DECIDE.reason}
          value={reason}
          onChange={(value) => setReason(value as Reason)}
          error={wrong('reason')}
        >
          <Group gap="md" mt={4}>
            {reasons.map((one) => (
              <Radio key={one} size="xs" value={one} label={DECIDE.reasons[one]} />
            ))}
          </Group>
        </Radio.Group>
      ) : null}
      {kind === 'hold' ? (
        <Group align="flex-end" gap="sm" data-first>
          <TextInput
            size="xs"
            type="date"
            label={DECIDE.until}
            value={verification === null ? until : ''}
            min={dayFromNow(0)}
            disabled={verification !== null}
            error={wrong('until')}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
          {pending.length > 0 ? (
            <Radio.Group
              label={DECIDE.orVerification}
              value={verification ?? ''}
              onChange={(value) => setVerification(value === '' ? null : value)}
              error={wrong('verification_id')}
            >
              <Group gap="md" mt={4}>
                <Radio size="xs" value="" label={DECIDE.untilDay} />
                {pending.map((one) => (
                  <Radio
                    key={one.verification_id}
                    size="xs"
                    value={one.verification_id}
                    label={DECIDE.pending(one.business_name, day(one.created_at))}
                  />
                ))}
              </Group>
            </Radio.Group>
          ) : null}
        </Group>
      ) : null}
      {reason === 'called_back' ? (
        <>
          <div className={classes.call}>
            <TextInput {...inCall('number')} type="tel" />
            <TextInput {...inCall('number_from')} placeholder={DECIDE.numberFromHint} />
            <TextInput {...inCall('spoke_to')} />
            <TextInput {...inCall('at')} type="datetime-local" />
          </div>
          {warned ? (
            <Alert color="orange" variant="light" role="alert" p="xs">
              {DECIDE.onDocument}
            </Alert>
          ) : null}
        </>
      ) : null}
      <Textarea
        size="xs"
        label={kind === 'reopen' ? DECIDE.why : DECIDE.comment}
        value={comment}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={2_000}
        error={wrong('comment')}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <ProblemAlert
        problem={problem === null || (Object.keys(problem.errors).length > 0 && shownAtField) ? null : problem.message}
      />
      <Group gap="xs">
        <Button type="submit" size="xs" loading={busy} color={kind === 'reject' ? 'red' : undefined}>
          {DECIDE.buttons[kind]}
        </Button>
        <Button variant="subtle" color="gray" size="xs" onClick={onClose}>
          {COMMON.cancel}
        </Button>
        <span className={`soft ${classes.hint}`}>
          <Kbd size="xs">Ctrl</Kbd> <Kbd size="xs">Enter</Kbd> {DECIDE.sends}
        </span>
      </Group>
    </form>
  );
}
