import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowMerge, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { oneIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { Account } from '../../parts/account';
import { DetailDrawer } from '../../parts/detail-drawer';
import { Facts } from '../../parts/facts';
import { Foreign } from '../../parts/foreign';
import { abn, count, day } from '../../parts/format';
import { Failed, Loading } from '../../parts/states';
import { ToneBadge } from '../../parts/tone-badge';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { MergeDialog } from './merge-dialog';
import classes from './suppliers.module.css';
import { SUPPLIERS } from './text';

/** One supplier: the accounts that its invoices gave and the senders that they came from, over time. */
export function SupplierDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const entity = useEntity();
  const main = useMain();
  const mayMerge = useAbility('supplier:write');
  const [merging, setMerging] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'suppliers', id),
    queryFn: () => oneIn(main.GET('/suppliers/{supplier}', { params: { path: { supplier: id } } })),
  });
  if (data === undefined)
    return (
      <DetailDrawer title={SUPPLIERS.title} onClose={onClose}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </DetailDrawer>
    );
  const a = data.attributes;
  return (
    <DetailDrawer title={<Foreign>{a.name ?? SUPPLIERS.unnamed}</Foreign>} onClose={onClose}>
      <Facts
        of={[
          [SUPPLIERS.abn, a.abn === null ? null : <span className="digits">{abn(a.abn)}</span>],
          [SUPPLIERS.invoices, count(a.invoices)],
          [SUPPLIERS.first, a.first_invoice_at === null ? null : day(a.first_invoice_at)],
          [SUPPLIERS.lastInvoice, a.last_invoice_at === null ? null : day(a.last_invoice_at)],
        ]}
      />
      <Group gap="xs">
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/$entity/inbox" params={{ entity: entity.id }} search={{ supplier: id }} />
          )}
        >
          {SUPPLIERS.showInvoices}
        </Anchor>
      </Group>
      <Title order={3} size="h6">
        {SUPPLIERS.accounts}
      </Title>
      {a.accounts.length === 0 ? (
        <Text size="sm" className="soft">
          {SUPPLIERS.noAccounts}
        </Text>
      ) : null}
      {a.accounts.map((one) => (
        <div key={`${one.bsb} ${one.account_number}`} className={classes.known}>
          <Account bsb={one.bsb} number={one.account_number} />
          {one.verified_at === null ? (
            <ToneBadge tone="quiet">{SUPPLIERS.notVerified}</ToneBadge>
          ) : (
            <ToneBadge tone="good" icon={IconCheck}>
              {SUPPLIERS.verified}
            </ToneBadge>
          )}
          <Seen {...one} />
        </div>
      ))}
      <Title order={3} size="h6">
        {SUPPLIERS.senders}
      </Title>
      {a.senders.length === 0 ? (
        <Text size="sm" className="soft">
          {SUPPLIERS.noSenders}
        </Text>
      ) : null}
      {a.senders.map((one) => (
        <div key={one.sender} className={classes.known}>
          <Foreign>{one.sender}</Foreign>
          <Seen {...one} />
        </div>
      ))}
      {mayMerge ? (
        <Group>
          <Button
            variant="default"
            leftSection={<IconArrowMerge size={16} aria-hidden />}
            onClick={() => setMerging(true)}
          >
            {SUPPLIERS.merge}
          </Button>
        </Group>
      ) : null}
      {merging ? <MergeDialog into={data} onClose={() => setMerging(false)} /> : null}
    </DetailDrawer>
  );
}

function Seen({
  invoices,
  first_seen_at,
  last_seen_at,
}: {
  invoices: number;
  first_seen_at: string;
  last_seen_at: string;
}) {
  return (
    <span className={`soft digits ${classes.seen}`}>
      {SUPPLIERS.invoiceCount(invoices)}, {SUPPLIERS.seen(day(first_seen_at), day(last_seen_at))}
    </span>
  );
}
