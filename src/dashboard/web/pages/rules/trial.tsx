import { Button, Group, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { answer } from '../../api/client';
import { sentenceOf } from '../../api/problem';
import { InvoiceLink } from '../../parts/invoice-link';
import { Foreign } from '../../parts/foreign';
import { Money } from '../../parts/money';
import { ProblemAlert } from '../../parts/problem-alert';
import { ToneBadge } from '../../parts/tone-badge';
import { Moment } from '../../parts/when';
import { useMain } from '../../session/entity';
import classes from './rules.module.css';
import { RULES, VERDICTS } from './text';

const LISTED = 20;

type Conditions = Record<string, unknown>;

interface TrialProps {
  conditions: Conditions;
  /** Those of the rule as it is, where one is changed. */
  before: Conditions | null;
}

/** Says what conditions would have said of past invoices: which they would have failed, or judged otherwise than the rule does. */
export function Trial({ conditions, before }: TrialProps) {
  const main = useMain();
  const tryOut = async (tried: Conditions) =>
    (await answer(main.POST('/rules/test', { body: { conditions: tried as Record<string, never> } }))).data;
  const trial = useMutation({
    // One after the other: an entity has one trial at a time.
    mutationFn: async () => ({ now: await tryOut(conditions), then: before === null ? null : await tryOut(before) }),
  });
  const { now, then = null } = trial.data ?? {};
  const earlier = new Map(then?.invoices.map(({ invoice_id, result }) => [invoice_id, result]));
  const listed = (now?.invoices ?? []).filter(({ invoice_id, result }) =>
    then === null ? result === false : earlier.has(invoice_id) && earlier.get(invoice_id) !== result,
  );
  return (
    <div aria-live="polite">
      <Button
        variant="default"
        size="xs"
        loading={trial.isPending}
        leftSection={<IconFlask size={15} aria-hidden />}
        onClick={() => trial.mutate()}
      >
        {RULES.try}
      </Button>
      <ProblemAlert problem={trial.error === null ? null : sentenceOf(trial.error)} />
      {now === undefined ? null : now.evaluated === 0 ? (
        <Text size="sm" mt="xs">
          {RULES.noneYet}
        </Text>
      ) : (
        <>
          <Group gap="xs" my="xs">
            <Text size="sm">{RULES.tried(now.evaluated)}</Text>
            <ToneBadge tone={now.good > 0 ? 'good' : 'quiet'}>{RULES.good(now.good)}</ToneBadge>
            <ToneBadge tone={now.bad > 0 ? 'bad' : 'quiet'}>{RULES.bad(now.bad)}</ToneBadge>
            <ToneBadge tone="quiet">{RULES.leftOut(now.left_out)}</ToneBadge>
          </Group>
          <Text size="sm">{then === null ? RULES.wouldFail(listed.length) : RULES.wouldChange(listed.length)}</Text>
          <ul className={classes.tried}>
            {listed.slice(0, LISTED).map(({ invoice_id, result, created_at, ...one }) => (
              <li key={invoice_id}>
                <InvoiceLink id={invoice_id}>
                  <Foreign>
                    {[one.extracted_business_name ?? RULES.noSupplier, one.extracted_invoice_number]
                      .filter((part) => part !== null)
                      .join(' ')}
                  </Foreign>
                </InvoiceLink>
                <Money amount={one.total} />
                <span className="soft">
                  <Moment at={created_at} />
                </span>
                {then === null ? null : (
                  <span>{RULES.fromTo(VERDICTS[`${earlier.get(invoice_id) ?? null}`], VERDICTS[`${result}`])}</span>
                )}
              </li>
            ))}
          </ul>
          {listed.length > LISTED ? (
            <Text size="sm" className="soft">
              {RULES.andMore(listed.length - LISTED)}
            </Text>
          ) : null}
        </>
      )}
    </div>
  );
}
