import { Button, Switch } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { listIn } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { PageHeader } from '../../parts/page-header';
import { Empty } from '../../parts/states';
import { ToneBadge } from '../../parts/tone-badge';
import { Age } from '../../parts/when';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone, notifyProblem } from '../../shell/notify';
import { RuleDialog } from './rule-dialog';
import { RuleDrawer } from './rule-drawer';
import classes from './rules.module.css';
import { RULES } from './text';

export const Route = createLazyRoute('/signed-in/$entity/rules')({ component: RulesPage });

export type Rule = Whole<MainComponents['schemas']['RuleAll']>;

function RulesPage() {
  const entity = useEntity();
  const main = useMain();
  const mayWrite = useAbility('rule:write');
  const [{ open }, change] = useAddress();
  const [writing, setWriting] = useState(false);
  const list = useList('rules', {}, (page) => listIn(main.GET('/rules', { params: { query: page } })));
  const turn = async ({ id }: Rule, enabled: boolean): Promise<void> => {
    try {
      await main.PUT('/rules/{rule}', { params: { path: { rule: id } }, body: { enabled } });
      notifyDone(RULES.saved);
    } catch (problem) {
      notifyProblem(problem);
    }
    await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'rules') });
  };
  const columns: Column<Rule>[] = [
    { heading: RULES.name, show: ({ attributes: a }) => a.name },
    { heading: RULES.meaning, show: ({ attributes: a }) => a.description },
    { heading: RULES.kind, show: ({ attributes: a }) => (a.built_in ? RULES.builtIn : RULES.own) },
    {
      heading: RULES.state,
      show: (rule) =>
        mayWrite ? (
          <Switch
            className={classes.above}
            checked={rule.attributes.enabled}
            aria-label={`${RULES.on}: ${rule.attributes.name}`}
            onChange={({ currentTarget: { checked } }) => void turn(rule, checked)}
          />
        ) : (
          <ToneBadge tone={rule.attributes.enabled ? 'good' : 'quiet'}>
            {rule.attributes.enabled ? RULES.on : RULES.off}
          </ToneBadge>
        ),
    },
    { heading: RULES.changed, align: 'right', show: ({ attributes: a }) => <Age at={a.updated_at} /> },
  ];
  return (
    <>
      <PageHeader title={RULES.title}>
        {mayWrite ? (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setWriting(true)}>
            {RULES.add}
          </Button>
        ) : null}
      </PageHeader>
      <ListPanel
        list={list}
        label={RULES.list}
        columns={columns}
        keyOfRow={({ id }) => id}
        onOpen={({ id }) => change({ open: id })}
        empty={
          <Empty title={RULES.empty} icon={IconListCheck}>
            {RULES.emptyText}
          </Empty>
        }
      />
      {open === undefined ? null : <RuleDrawer id={open} onClose={() => change({ open: undefined })} />}
      {writing ? <RuleDialog before={null} onClose={() => setWriting(false)} /> : null}
    </>
  );
}
