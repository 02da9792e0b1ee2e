import { SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { keyOf } from '../../api/live';
import { Problem } from '../../api/problem';
import { queryClient } from '../../api/query-client';
import { FormDialog } from '../../parts/form-dialog';
import { useEntity, useMain } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { ConditionForm } from './condition-form';
import { conditionsOf, flatOf } from './conditions';
import type { Rule } from './rules-page';
import { RULES } from './text';
import { Trial } from './trial';

/** Conditions that a new rule begins with. */
const FIRST = { all: [{ fact: 'invoiceTotal', operator: 'lessThan', value: 10_000 }] };

/** The conditions that were typed; null if they are no JSON. */
function parsed(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Writes a rule by form or as JSON, and tries it on past invoices before it counts. */
export function RuleDialog({ before, onClose }: { before: Rule | null; onClose: () => void }) {
  const entity = useEntity();
  const main = useMain();
  const conditions = before?.attributes.conditions ?? FIRST;
  const [how, setHow] = useState(flatOf(conditions) === null ? 'json' : 'form');
  return (
    <FormDialog
      title={before === null ? RULES.add : RULES.edit}
      action={RULES.save}
      size="xl"
      initial={{
        name: before?.attributes.name ?? '',
        description: before?.attributes.description ?? '',
        json: JSON.stringify(conditions, null, 2),
      }}
      onClose={onClose}
      onSubmit={async ({ name, description, json }) => {
        const given = parsed(json);
        if (given === null) throw new Problem(0, RULES.badJson, { json: [RULES.badJson] });
        const body = { name, description, conditions: given as Record<string, never> };
        if (before === null) await main.POST('/rules', { body });
        else await main.PUT('/rules/{rule}', { params: { path: { rule: before.id } }, body });
        notifyDone(RULES.saved);
        await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'rules') });
      }}
    >
      {(form) => {
        const given = parsed(form.values.json);
        const flat = flatOf(given);
        return (
          <>
            <TextInput
              label={RULES.name}
              description={RULES.nameHint}
              required
              data-autofocus
              {...form.getInputProps('name')}
            />
            <TextInput
              label={RULES.description}
              description={RULES.descriptionHint}
              required
              {...form.getInputProps('description')}
            />
            <SegmentedControl
              aria-label={RULES.conditions}
              value={how}
              onChange={setHow}
              data={[
                { value: 'form', label: RULES.form },
                { value: 'json', label: RULES.json },
              ]}
            />
            {how === 'json' ? (
              <Textarea
                label={RULES.conditions}
                autosize
                minRows={8}
                maxRows={20}
                styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
                spellCheck={false}
                {...form.getInputProps('json')}
              />
            ) : flat === null ? (
              <Text size="sm" className="soft">
                {given === null ? RULES.badJson : RULES.nested}
              </Text>
            ) : (
              <ConditionForm
                value={flat}
                onChange={(changed) =>
                  form.setFieldValue('json', JSON.stringify(conditionsOf(changed), null, 2) as never)
                }
              />
            )}
            {given === null ? null : <Trial conditions={given} before={before?.attributes.conditions ?? null} />}
          </>
        );
      }}
    </FormDialog>
  );
}
