import { Button, Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flatListIn, managementApi } from '../../api/client';
import type { ManagementComponents } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { RowTable } from '../../lists/row-table';
import { Confirm } from '../../parts/confirm';
import { Foreign } from '../../parts/foreign';
import { FormDialog } from '../../parts/form-dialog';
import { Section } from '../../parts/section';
import { CopyValue } from '../../parts/shown-once';
import { Failed, Loading } from '../../parts/states';
import { useEntity } from '../../session/entity';
import { sessionQuery } from '../../session/session';
import { notifyDone } from '../../shell/notify';
import classes from './keys.module.css';
import { OwnDetailsDialog } from './own-details-dialog';
import { ENVIRONMENTS, KEYS_PAGE } from './text';

type Entity = Required<ManagementComponents['schemas']['Entity']>;

/** The entities of the organization, each with the address of its inbox. */
export function EntitySection({ mayWrite }: { mayWrite: boolean }) {
  const { id } = useEntity();
  const [confirming, setConfirming] = useState<
    { what: 'add' } | { what: 'own' | 'rename' | 'replace'; entity: Entity } | null
  >(null);
  const key = keyOf(id, 'entities');
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => flatListIn(managementApi.GET('/entities', { params: { query: { 'page[size]': 100 } } })),
  });
  const changed = async (sentence: string): Promise<void> => {
    notifyDone(sentence);
    await queryClient.invalidateQueries({ queryKey: key });
    // The names of entities stand in the head of the page.
    await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  return (
    <Section
      title={KEYS_PAGE.entities}
      lead={KEYS_PAGE.entitiesLead}
      aside={
        mayWrite ? (
          <Button size="xs" variant="default" onClick={() => setConfirming({ what: 'add' })}>
            {KEYS_PAGE.addEntity}
          </Button>
        ) : null
      }
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data === undefined ? null : (
        <RowTable
          label={KEYS_PAGE.entities}
          rows={data.rows}
          keyOfRow={(row) => row.id}
          columns={[
            { heading: KEYS_PAGE.name, show: ({ name }) => <Foreign>{name}</Foreign> },
            { heading: KEYS_PAGE.environment, show: ({ environment }) => ENVIRONMENTS[environment] },
            {
              heading: KEYS_PAGE.inbox,
              whole: true,
              show: ({ inbox_address }) => (
                <span className={classes.inbox}>
                  <Foreign>{inbox_address}</Foreign> <CopyValue value={inbox_address} />
                </span>
              ),
            },
            ...(mayWrite
              ? [
                  {
                    heading: KEYS_PAGE.actions,
                    whole: true,
                    align: 'right' as const,
                    show: (entity: Entity) => (
                      <Group gap="xs" justify="flex-end">
                        {(['own', 'rename', 'replace'] as const).map((what) => (
                          <Button
                            key={what}
                            size="compact-xs"
                            variant="subtle"
                            aria-label={`${KEYS_PAGE[what]}: ${entity.name}`}
                            onClick={() => setConfirming({ what, entity })}
                          >
                            {KEYS_PAGE[what]}
                          </Button>
                        ))}
                      </Group>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {confirming?.what === 'add' ? (
        <FormDialog
          title={KEYS_PAGE.addEntity}
          action={KEYS_PAGE.add}
          initial={{ name: '' }}
          onClose={() => setConfirming(null)}
          onSubmit={async (body) => {
            await managementApi.POST('/entities', { body });
            await changed(KEYS_PAGE.added);
          }}
        >
          {(form) => <TextInput label={KEYS_PAGE.entityName} required data-autofocus {...form.getInputProps('name')} />}
        </FormDialog>
      ) : null}
      {confirming?.what === 'own' ? (
        <OwnDetailsDialog entity={confirming.entity} onClose={() => setConfirming(null)} />
      ) : null}
      {confirming?.what === 'rename' ? (
        <FormDialog
          title={KEYS_PAGE.rename}
          action={KEYS_PAGE.rename}
          initial={{ name: confirming.entity.name }}
          onClose={() => setConfirming(null)}
          onSubmit={async (body) => {
            await managementApi.PUT('/entities/{entity}', { params: { path: { entity: confirming.entity.id } }, body });
            await changed(KEYS_PAGE.renamed);
          }}
        >
          {(form) => <TextInput label={KEYS_PAGE.entityName} required data-autofocus {...form.getInputProps('name')} />}
        </FormDialog>
      ) : null}
      {confirming?.what === 'replace' ? (
        <Confirm
          title={KEYS_PAGE.replaceTitle}
          action={KEYS_PAGE.replace}
          onClose={() => setConfirming(null)}
          onConfirm={async () => {
            const path = { entity: confirming.entity.id };
            await managementApi.POST('/entities/{entity}/inbox-address', { params: { path } });
            await changed(KEYS_PAGE.replaced);
          }}
        >
          <Foreign>{confirming.entity.inbox_address}</Foreign>. {KEYS_PAGE.replaceText}
        </Confirm>
      ) : null}
    </Section>
  );
}
