import { Alert, Button, Checkbox, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { oneIn } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { keyOf } from '../../api/live';
import { besideField, Problem, sentenceOf } from '../../api/problem';
import { queryClient } from '../../api/query-client';
import { ActionButton } from '../../parts/action-button';
import { Facts } from '../../parts/facts';
import { useFirstWrong } from '../../parts/first-wrong';
import { Money } from '../../parts/money';
import { PageHeader } from '../../parts/page-header';
import { ProblemAlert } from '../../parts/problem-alert';
import { Section } from '../../parts/section';
import { Failed, Loading } from '../../parts/states';
import { OUTCOMES } from '../../parts/text';
import { Moment } from '../../parts/when';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { usePeople } from '../../session/people';
import { notifyDone } from '../../shell/notify';
import { POLICY } from './text';

export const Route = createLazyRoute('/signed-in/$entity/policy')({ component: PolicyPage });

type Policy = Whole<MainComponents['schemas']['ApprovalPolicy']>['attributes'];
type Outcome = keyof typeof OUTCOMES;

function PolicyPage() {
  const entity = useEntity();
  const main = useMain();
  const mayWrite = useAbility('approval_policy:write');
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'approval-policies'),
    queryFn: () => oneIn(main.GET('/approval-policy')),
  });
  return (
    <>
      <PageHeader title={POLICY.title} />
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data === undefined ? null : (
        <Stack maw={760}>
          <Proposed policy={data.attributes} />
          {mayWrite ? (
            <PolicyForm key={data.attributes.updated_at} policy={data.attributes} />
          ) : (
            <Section title={POLICY.people} lead={POLICY.leadToRead}>
              <PolicyFacts policy={data.attributes} />
              <Changed policy={data.attributes} />
            </Section>
          )}
        </Stack>
      )}
    </>
  );
}

/** A looser policy that waits, and the button of whoever agrees to it. */
function Proposed({ policy }: { policy: Policy }) {
  const entity = useEntity();
  const main = useMain();
  const mayWrite = useAbility('approval_policy:write');
  const { nameOf } = usePeople();
  const { proposed } = policy;
  if (!proposed) return null;
  const agree = async (): Promise<void> => {
    try {
      await main.PUT('/approval-policy', { body: proposed });
      notifyDone(POLICY.saved);
    } finally {
      await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'approval-policies') });
    }
  };
  return (
    <Alert color="yellow" variant="light" title={POLICY.waits}>
      <Text size="sm" mb="xs">
        {POLICY.waitsText}
      </Text>
      <PolicyFacts policy={proposed} />
      <Facts
        of={[
          [POLICY.proposedBy, policy.proposed_by === null ? null : (nameOf(policy.proposed_by) ?? policy.proposed_by)],
        ]}
      />
      {mayWrite ? (
        <ActionButton size="xs" mt="sm" act={agree}>
          {POLICY.agree}
        </ActionButton>
      ) : null}
    </Alert>
  );
}

/** A policy to be read. */
function PolicyFacts({ policy }: { policy: NonNullable<Policy['proposed']> }) {
  const from = policy.two_people_from;
  return (
    <Facts
      of={[
        [POLICY.people, policy.people === 1 ? POLICY.one : POLICY.two],
        ...(policy.people === 1
          ? []
          : ([
              [
                POLICY.exceptions,
                policy.one_person_outcomes.map((one) => OUTCOMES[one].word).join(', ') || POLICY.nobody,
              ],
              [POLICY.from, from === null ? POLICY.none : <Money amount={from} />],
            ] as const)),
        [POLICY.clear, policy.clear_verified ? POLICY.yes : POLICY.no],
      ]}
    />
  );
}

function Changed({ policy }: { policy: Policy }) {
  return (
    <Text size="sm" className="soft">
      {POLICY.changed} <Moment at={policy.updated_at} />
    </Text>
  );
}

function PolicyForm({ policy }: { policy: Policy }) {
  const entity = useEntity();
  const main = useMain();
  const [people, setPeople] = useState(String(policy.people));
  const [outcomes, setOutcomes] = useState<string[]>(policy.one_person_outcomes);
  const [from, setFrom] = useState(policy.two_people_from ?? '');
  const [clear, setClear] = useState(policy.clear_verified);
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const form = useFirstWrong<HTMLFormElement>(problem);
  const save = async (): Promise<void> => {
    setProblem(null);
    setBusy(true);
    try {
      const { attributes } = await oneIn(
        main.PUT('/approval-policy', {
          body: {
            people: people === '1' ? 1 : 2,
            one_person_outcomes: outcomes as Outcome[],
            two_people_from: from.trim() === '' ? null : from.trim(),
            clear_verified: clear,
          },
        }),
      );
      notifyDone(attributes.proposed === null ? POLICY.saved : POLICY.proposedSaved);
      await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'approval-policies') });
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };
  const errors = problem instanceof Problem ? problem.errors : {};
  return (
    <Section title={POLICY.people} lead={POLICY.lead}>
      <form
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="md">
          <Radio.Group value={people} onChange={setPeople} aria-label={POLICY.people}>
            <Stack gap="xs">
              <Radio value="2" label={POLICY.two} />
              <Radio value="1" label={POLICY.one} />
            </Stack>
          </Radio.Group>
          {people === '2' ? (
            <>
              <Checkbox.Group
                label={POLICY.exceptions}
                value={outcomes}
                onChange={setOutcomes}
                error={besideField(errors['one_person_outcomes'] ?? [])}
              >
                <Group gap="md" mt={6}>
                  {Object.entries(OUTCOMES).map(([value, { word }]) => (
                    <Checkbox key={value} value={value} label={word} />
                  ))}
                </Group>
              </Checkbox.Group>
              <TextInput
                label={POLICY.from}
                description={POLICY.fromHint}
                inputMode="decimal"
                maw={260}
                value={from}

                error={besideField(errors['two_people_from'] ?? [])}
                onChange={({ currentTarget }) => setFrom(currentTarget.value)}
              />
            </>
          ) : null}
          <Checkbox
            label={POLICY.clear}
            description={POLICY.clearHint}
            checked={clear}

            onChange={({ currentTarget }) => setClear(currentTarget.checked)}
          />
          <ProblemAlert problem={problem === null ? null : sentenceOf(problem)} />
          <Group justify="space-between">
            <Changed policy={policy} />
            <Button type="submit" loading={busy}>
              {POLICY.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
