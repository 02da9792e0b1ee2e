import { Button, Group, Text } from '@mantine/core';
import { IconFlask } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { answer } from '../../api/client';
import { sentenceOf } from '../../api/problem';
import { InvoiceLink } from '../../parts/invoice-link';
import { ProblemAlert } from '../../parts/problem-alert';
import { moment } from '../../parts/format';
import { ToneBadge } from '../../parts/tone-badge';
import { useMain } from '../../session/entity';
import { RULES } from './text';

const LISTED = 20;

/** Says what conditions would have said of past invoices, and which ones they would have flagged. */
export function Trial({ conditions }: { conditions: Record<string, unknown> }) {
  const main = useMain();
  const trial = useMutation({
    mutationFn: async () =>
      (await answer(main.POST('/rules/test', { body: { conditions: conditions as Record<string, never> } }))).data,
  });
  const flagged = trial.data?.invoices.filter(({ result }) => result === false) ?? [];
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
      {trial.data === undefined ? null : trial.data.evaluated === 0 ? (
        <Text size="sm" mt="xs">
          {RULES.noneYet}
        </Text>
      ) : (
        <>
          <Group gap="xs" my="xs">
            <Text size="sm">{RULES.tried(trial.data.evaluated)}</Text>
            <ToneBadge tone="good">{RULES.good(trial.data.good)}</ToneBadge>
            <ToneBadge tone="bad">{RULES.bad(trial.data.bad)}</ToneBadge>
            <ToneBadge tone="quiet">{RULES.leftOut(trial.data.left_out)}</ToneBadge>
          </Group>
          <Text size="sm">{flagged.length === 0 ? RULES.none : RULES.wouldFail}</Text>
          {flagged.slice(0, LISTED).map(({ invoice_id, created_at }) => (
            <div key={invoice_id}>
              <InvoiceLink id={invoice_id}>
                {RULES.invoiceOf} {moment(created_at)}
              </InvoiceLink>
            </div>
          ))}
        </>
      )}
    </div>
  );
}
