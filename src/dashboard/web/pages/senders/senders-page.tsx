import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { listIn } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { Filters, Pick, Typed } from '../../lists/filters';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { only, useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { Confirm } from '../../parts/confirm';
import { Foreign } from '../../parts/foreign';
import { FormDialog } from '../../parts/form-dialog';
import { PageHeader } from '../../parts/page-header';
import { Empty } from '../../parts/states';
import { ToneBadge } from '../../parts/tone-badge';
import { Age } from '../../parts/when';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { SenderDefaults } from './sender-defaults';
import { POLICIES, SENDERS } from './text';

export const Route = createLazyRoute('/signed-in/$entity/senders')({ component: SendersPage });

type Sender = Whole<MainComponents['schemas']['SenderRule']>;
type Policy = keyof typeof POLICIES;

const TONES = { allow: 'good', block: 'bad', ask: 'warn' } as const;

const COLUMNS: readonly Column<Sender>[] = [
  { heading: SENDERS.sender, show: ({ attributes: a }) => <Foreign>{a.sender}</Foreign> },
  {
    heading: SENDERS.policy,
    show: ({ attributes: a }) => <ToneBadge tone={TONES[a.policy]}>{POLICIES[a.policy]}</ToneBadge>,
  },
  { heading: SENDERS.note, show: ({ attributes: a }) => (a.note === null ? null : <Foreign>{a.note}</Foreign>) },
  { heading: SENDERS.changed, align: 'right', show: ({ attributes: a }) => <Age at={a.updated_at} /> },
];

function SendersPage() {
  const entity = useEntity();
  const main = useMain();
  const mayWrite = useAbility('sender_list:write');
  const [{ policy, sender }] = useAddress();
  const [editing, setEditing] = useState<Sender | 'new' | null>(null);
  const [removing, setRemoving] = useState<Sender | null>(null);
  const list = useList('sender-rules', { policy, sender }, (page) =>
    listIn(
      main.GET('/sender-rules', {
        params: { query: { ...page, 'filter[policy]': only<Policy>(policy), 'filter[sender]': sender } },
      }),
    ),
  );
  const saved = async (): Promise<void> => {
    notifyDone(SENDERS.saved);
    await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'sender-rules') });
  };
  const before = editing === 'new' || editing === null ? null : editing;
  return (
    <>
      <PageHeader title={SENDERS.title}>
        {mayWrite ? (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing('new')}>
            {SENDERS.add}
          </Button>
        ) : null}
      </PageHeader>
      <SenderDefaults />
      <Filters>
        <Typed name="sender" label={SENDERS.sender} main />
        <Pick name="policy" label={SENDERS.policy} options={POLICIES} />
      </Filters>
      <ListPanel
        list={list}
        label={SENDERS.list}
        columns={COLUMNS}
        keyOfRow={({ id }) => id}
        onOpen={mayWrite ? setEditing : undefined}
        filters={['policy', 'sender']}
        empty={
          <Empty title={SENDERS.empty} icon={IconAddressBook}>
            {mayWrite ? SENDERS.emptyText : SENDERS.emptyTextToRead}
          </Empty>
        }
      />
      {editing === null ? null : (
        <FormDialog
          title={before === null ? SENDERS.add : before.attributes.sender}
          action={before === null ? SENDERS.addAction : SENDERS.edit}
          initial={{
            sender: before?.attributes.sender ?? '',
            policy: (before?.attributes.policy ?? 'allow') as Policy,
            note: before?.attributes.note ?? '',
          }}
          onClose={() => setEditing(null)}
          onSubmit={async (values) => {
            const note = values.note.trim() === '' ? null : values.note.trim();
            if (before === null) await main.POST('/sender-rules', { body: { ...values, note } });
            else
              await main.PUT('/sender-rules/{rule}', {
                params: { path: { rule: before.id } },
                body: { policy: values.policy, note },
              });
            await saved();
          }}
        >
          {(form) => (
            <>
              {before === null ? (
                <TextInput
                  label={SENDERS.sender}
                  description={SENDERS.senderHint}
                  required
                  data-autofocus
                  {...form.getInputProps('sender')}
                />
              ) : null}
              <NativeSelect
                label={SENDERS.policy}
                data={Object.entries(POLICIES).map(([value, label]) => ({ value, label }))}
                {...form.getInputProps('policy')}
              />
              <Textarea label={SENDERS.note} autosize {...form.getInputProps('note')} />
              {before === null ? null : (
                <Button
                  variant="subtle"
                  color="red"
                  onClick={() => {
                    setEditing(null);
                    setRemoving(before);
                  }}
                >
                  {SENDERS.removeTitle}
                </Button>
              )}
            </>
          )}
        </FormDialog>
      )}
      {removing === null ? null : (
        <Confirm
          title={SENDERS.removeTitle}
          action={SENDERS.remove}
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            await main.DELETE('/sender-rules/{rule}', { params: { path: { rule: removing.id } } });
            await saved();
          }}
        >
          <Foreign>{removing.attributes.sender}</Foreign>: {SENDERS.removeText}
        </Confirm>
      )}
    </>
  );
}
