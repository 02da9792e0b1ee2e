import { Alert, Select, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { listIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { Account } from '../../parts/account';
import { Foreign } from '../../parts/foreign';
import { abn } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';
import { showHidden } from '../../parts/show-hidden';
import { useEntity, useMain } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import type { Supplier } from './suppliers-page';
import classes from './suppliers.module.css';
import { SUPPLIERS } from './text';

const CHOICES = 100;

const nameOf = ({ attributes: a }: Supplier): string => showHidden(a.name ?? SUPPLIERS.unnamed);

/** Merges another supplier into one, and shows before what it will have then. */
export function MergeDialog({ into, onClose }: { into: Supplier; onClose: () => void }) {
  const entity = useEntity();
  const main = useMain();
  const { data } = useQuery({
    queryKey: keyOf(entity.id, 'suppliers', { choices: true }),
    queryFn: () =>
      listIn(main.GET('/suppliers', { params: { query: { 'page[size]': CHOICES, sort: ['-last_invoice_at'] } } })),
  });
  const [typed, setTyped] = useState('');
  const wanted = typed.replace(/\s/g, '');
  const { data: byAbn } = useQuery({
    queryKey: keyOf(entity.id, 'suppliers', { abn: wanted }),
    enabled: /^\d{11}$/.test(wanted),
    queryFn: () => listIn(main.GET('/suppliers', { params: { query: { 'filter[abn]': wanted } } })),
  });
  const [found, setFound] = useState<readonly Supplier[]>([]);
  if (byAbn !== undefined && byAbn.rows !== found) setFound(byAbn.rows);
  const others = [...new Map([...(data?.rows ?? []), ...found].map((one) => [one.id, one])).values()].filter(
    ({ id }) => id !== into.id,
  );
  return (
    <FormDialog
      title={SUPPLIERS.mergeTitle}
      action={SUPPLIERS.doMerge}
      size="lg"
      initial={{ supplier_id: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await main.POST('/suppliers/{supplier}/merge', { params: { path: { supplier: into.id } }, body });
        notifyDone(SUPPLIERS.merged);
        await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'suppliers') });
      }}
    >
      {(form) => {
        const other = others.find(({ id }) => id === form.values.supplier_id);
        return (
          <>
            <Text size="sm">{SUPPLIERS.mergeText}</Text>
            <Select
              label={SUPPLIERS.mergeWith}
              description={SUPPLIERS.search}
              placeholder={SUPPLIERS.choose}
              searchable
              onSearchChange={setTyped}
              filter={({ options, search }) =>
                options.filter((one) => 'label' in one && plain(one.label).includes(plain(search)))
              }
              data-autofocus
              data={others.map((one) => ({
                value: one.id,
                label: `${nameOf(one)}${one.attributes.abn === null ? '' : ` · ${abn(one.attributes.abn)}`}`,
              }))}
              comboboxProps={{ withinPortal: true }}
              {...form.getInputProps('supplier_id')}
            />
            {other === undefined ? null : <Preview into={into} other={other} />}
          </>
        );
      }}
    </FormDialog>
  );
}

/** Names and ABNs as people type them, with or without spaces. */
const plain = (text: string): string => text.toLowerCase().replace(/\s/g, '');

function Preview({ into, other }: { into: Supplier; other: Supplier }) {
  const [a, b] = [into.attributes, other.attributes];
  return (
    <div>
      {a.abn !== null && b.abn !== null && a.abn !== b.abn ? (
        <Alert color="red" variant="light" mb="sm">
          {SUPPLIERS.differentAbn}
        </Alert>
      ) : null}
      <Title order={3} size="h6" mb={6}>
        {SUPPLIERS.preview}
      </Title>
      <Text size="sm" className="soft">
        {SUPPLIERS.invoiceCount(a.invoices + b.invoices)}
      </Text>
      {[into, other].flatMap((one) => [
        ...one.attributes.accounts.map(({ bsb, account_number }) => (
          <div key={`${one.id} ${bsb} ${account_number}`} className={classes.known}>
            <Account bsb={bsb} number={account_number} />
            {one === other ? <span className="soft">{SUPPLIERS.of(nameOf(other))}</span> : null}
          </div>
        )),
        ...one.attributes.senders.map(({ sender }) => (
          <div key={`${one.id} ${sender}`} className={classes.known}>
            <Foreign>{sender}</Foreign>
            {one === other ? <span className="soft">{SUPPLIERS.of(nameOf(other))}</span> : null}
          </div>
        )),
      ])}
    </div>
  );
}
