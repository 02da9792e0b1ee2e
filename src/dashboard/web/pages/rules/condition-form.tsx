import { ActionIcon, Button, NativeSelect, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/client';
import { keyOf } from '../../api/live';
import { Failed, Loading } from '../../parts/states';
import { useEntity, useMain } from '../../session/entity';
import { typedOf, valueOf } from './conditions';
import type { Comparison, FlatConditions } from './conditions';
import classes from './rules.module.css';
import { RULES } from './text';

interface ConditionFormProps {
  value: FlatConditions;
  onChange: (value: FlatConditions) => void;
}

/** Comparisons, one a line, of which all or any must hold. */
export function ConditionForm({ value: { match, lines }, onChange }: ConditionFormProps) {
  const entity = useEntity();
  const main = useMain();
  const { data, error } = useQuery({
    queryKey: keyOf(entity.id, 'rule-facts'),
    staleTime: Infinity,
    queryFn: async () => (await answer(main.GET('/rule-facts'))).data,
  });
  if (error !== null && data === undefined) return <Failed error={error} />;
  if (data === undefined) return <Loading />;
  const typeOf = (fact: string): string => data.facts.find(({ name }) => name === fact)?.type ?? 'text';
  const change = (at: number, changes: Partial<Comparison>): void =>
    onChange({ match, lines: lines.map((line, one) => (one === at ? { ...line, ...changes } : line)) });
  const withFact = (at: number, fact: string): void => {
    const type = typeOf(fact);
    const before = lines[at];
    const fits = data.operators.find(({ name }) => name === before?.operator)?.facts.some((one) => one === type);
    const operator = fits
      ? before?.operator
      : data.operators.find(({ facts }) => facts.some((one) => one === type))?.name;
    change(at, { fact, operator: operator ?? 'equal', value: type === 'boolean' ? true : type === 'number' ? 0 : '' });
  };
  return (
    <Stack gap="sm">
      <NativeSelect
        label={RULES.match}
        value={match}
        data={[
          { value: 'all', label: RULES.all },
          { value: 'any', label: RULES.any },
        ]}
        onChange={({ currentTarget }) => onChange({ match: currentTarget.value as 'all' | 'any', lines })}
      />
      {lines.map((line, at) => {
        const type = typeOf(line.fact);
        const many = data.operators.find(({ name }) => name === line.operator)?.many === true;
        return (
          <div key={at} className={classes.line}>
            <Select
              label={RULES.fact}
              searchable
              allowDeselect={false}
              value={line.fact}
              data={data.facts.map(({ name }) => name)}
              renderOption={({ option }) => (
                <div>
                  <div>{option.value}</div>
                  <div className="soft">{data.facts.find(({ name }) => name === option.value)?.description}</div>
                </div>
              )}
              onChange={(fact) => (fact === null ? undefined : withFact(at, fact))}
            />
            <NativeSelect
              label={RULES.operator}
              value={line.operator}
              data={data.operators
                .filter(({ facts }) => facts.some((one) => one === type))
                .map(({ name, description }) => ({ value: name, label: description }))}
              onChange={({ currentTarget }) => {
                const next = data.operators.find(({ name }) => name === currentTarget.value);
                const typed = typedOf(line.value);
                change(at, { operator: currentTarget.value, value: valueOf(typed, type, next?.many === true) });
              }}
            />
            {type === 'boolean' ? (
              <NativeSelect
                label={RULES.value}
                value={String(line.value)}
                data={[RULES.true, RULES.false]}
                onChange={({ currentTarget }) => change(at, { value: currentTarget.value === 'true' })}
              />
            ) : (
              <TextInput
                key={`${line.fact} ${line.operator}`}
                label={many ? RULES.values : RULES.value}
                defaultValue={typedOf(line.value)}
                onChange={({ currentTarget }) => change(at, { value: valueOf(currentTarget.value, type, many) })}
              />
            )}
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={RULES.removeLine}
              disabled={lines.length === 1}
              onClick={() => onChange({ match, lines: lines.filter((_, one) => one !== at) })}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </div>
        );
      })}
      <div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() =>
            onChange({ match, lines: [...lines, { fact: 'supplierKnown', operator: 'equal', value: true }] })
          }
        >
          {RULES.addLine}
        </Button>
      </div>
    </Stack>
  );
}
