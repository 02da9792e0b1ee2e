import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { Confirm } from '../../parts/confirm';
import { DetailDrawer } from '../../parts/detail-drawer';
import { Failed, Loading } from '../../parts/states';
import { ToneBadge } from '../../parts/tone-badge';
import { Moment } from '../../parts/when';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { usePeople } from '../../session/people';
import { notifyDone } from '../../shell/notify';
import { RuleDialog } from './rule-dialog';
import classes from './rules.module.css';
import type { Rule } from './rules-page';
import { RULES } from './text';

/** One rule: its conditions, and every version that it had. */
export function RuleDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const entity = useEntity();
  const main = useMain();
  const mayWrite = useAbility('rule:write');
  const { nameOf } = usePeople();
  const [confirming, setConfirming] = useState<'edit' | 'remove' | null>(null);
  const path = { rule: id };
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'rules', id),
    queryFn: () => answer(main.GET('/rules/{rule}', { params: { path, query: { include: ['versions'] } } })),
  });
  if (data === undefined)
    return (
      <DetailDrawer title={RULES.title} onClose={onClose}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </DetailDrawer>
    );
  const rule = data.data as Rule;
  const a = rule.attributes;
  return (
    <DetailDrawer title={a.name} onClose={onClose}>
      <Group justify="space-between">
        <ToneBadge tone={a.enabled ? 'good' : 'quiet'}>{a.enabled ? RULES.on : RULES.off}</ToneBadge>
        {mayWrite && !a.built_in ? (
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => setConfirming('edit')}>
              {RULES.edit}
            </Button>
            <Button size="xs" variant="default" onClick={() => setConfirming('remove')}>
              {RULES.remove}
            </Button>
          </Group>
        ) : null}
      </Group>
      <Text size="sm">{a.description}</Text>
      <Title order={3} size="h6">
        {RULES.conditions}
      </Title>
      <pre className={classes.code} tabIndex={0} aria-label={RULES.conditions}>
        {JSON.stringify(a.conditions, null, 2)}
      </pre>
      <Title order={3} size="h6">
        {RULES.versions}
      </Title>
      {(data.included ?? []).map(({ id: version, attributes: v }) => (
        <details key={version}>
          <summary>
            {RULES.version(v?.version ?? 0)}, {v?.enabled ? RULES.on : RULES.off}
            {v?.created_at === undefined ? null : (
              <>
                {', '}
                <Moment at={v.created_at} />
              </>
            )}
            {v?.changed_by ? `, ${nameOf(v.changed_by) ?? v.changed_by}` : null}
          </summary>
          <pre className={classes.code} tabIndex={0} aria-label={RULES.version(v?.version ?? 0)}>
            {JSON.stringify(v?.conditions, null, 2)}
          </pre>
        </details>
      ))}
      {confirming === 'edit' ? <RuleDialog before={rule} onClose={() => setConfirming(null)} /> : null}
      {confirming === 'remove' ? (
        <Confirm
          title={RULES.removeTitle}
          action={RULES.remove}
          onClose={() => setConfirming(null)}
          onConfirm={async () => {
            await main.DELETE('/rules/{rule}', { params: { path } });
            onClose();
            notifyDone(RULES.removed);
            await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'rules') });
          }}
        >
          {RULES.removeText}
        </Confirm>
      ) : null}
    </DetailDrawer>
  );
}
