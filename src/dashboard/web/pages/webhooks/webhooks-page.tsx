import { Button } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { listIn } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { Foreign } from '../../parts/foreign';
import { PageHeader } from '../../parts/page-header';
import { ShownOnce } from '../../parts/shown-once';
import { Empty } from '../../parts/states';
import { Age } from '../../parts/when';
import { useAbility, useMain } from '../../session/entity';
import { WEBHOOKS } from './text';
import { WebhookDialog } from './webhook-dialog';
import { WebhookDrawer } from './webhook-drawer';
import { WebhookState } from './webhook-state';

export const Route = createLazyRoute('/signed-in/$entity/webhooks')({ component: WebhooksPage });

export type Webhook = Whole<MainComponents['schemas']['WebhookSubscription']>;

const COLUMNS: readonly Column<Webhook>[] = [
  { heading: WEBHOOKS.url, show: ({ attributes: a }) => <Foreign>{a.url}</Foreign> },
  { heading: WEBHOOKS.events, show: ({ attributes: a }) => WEBHOOKS.eventCount(a.events.length) },
  { heading: WEBHOOKS.state, show: (webhook) => <WebhookState webhook={webhook} /> },
  { heading: WEBHOOKS.created, align: 'right', show: ({ attributes: a }) => <Age at={a.created_at} /> },
];

function WebhooksPage() {
  const main = useMain();
  const mayWrite = useAbility('webhook_subscription:write');
  const [{ open }, change] = useAddress();
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const list = useList('webhook-subscriptions', {}, (page) =>
    listIn(main.GET('/webhook-subscriptions', { params: { query: page } })),
  );
  return (
    <>
      <PageHeader title={WEBHOOKS.title}>
        {mayWrite ? (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
            {WEBHOOKS.add}
          </Button>
        ) : null}
      </PageHeader>
      <ListPanel
        list={list}
        label={WEBHOOKS.list}
        columns={COLUMNS}
        keyOfRow={({ id }) => id}
        onOpen={({ id }) => change({ open: id })}
        empty={
          <Empty title={WEBHOOKS.empty} icon={IconWebhook}>
            {WEBHOOKS.emptyText}
          </Empty>
        }
      />
      {open === undefined ? null : (
        <WebhookDrawer id={open} onClose={() => change({ open: undefined, status: undefined })} onSecret={setSecret} />
      )}
      {adding ? <WebhookDialog before={null} onClose={() => setAdding(false)} onSecret={setSecret} /> : null}
      {secret === null ? null : (
        <ShownOnce
          title={WEBHOOKS.secretTitle}
          sentence={WEBHOOKS.secretText}
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
