import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { oneIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { Confirm } from '../../parts/confirm';
import { DetailDrawer } from '../../parts/detail-drawer';
import { Facts } from '../../parts/facts';
import { Foreign } from '../../parts/foreign';
import { Failed, Loading } from '../../parts/states';
import { Moment } from '../../parts/when';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { EventList } from './event-list';
import { WEBHOOKS } from './text';
import { WebhookDialog } from './webhook-dialog';
import { WebhookState } from './webhook-state';

interface WebhookDrawerProps {
  id: string;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

/** One webhook: what is sent to it, and what happened to that. */
export function WebhookDrawer({ id, onClose, onSecret }: WebhookDrawerProps) {
  const entity = useEntity();
  const main = useMain();
  const mayWrite = useAbility('webhook_subscription:write');
  const [confirming, setConfirming] = useState<'edit' | 'rotate' | 'remove' | null>(null);
  const path = { subscription: id };
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'webhook-subscriptions', id),
    queryFn: () => oneIn(main.GET('/webhook-subscriptions/{subscription}', { params: { path } })),
  });
  if (data === undefined)
    return (
      <DetailDrawer title={WEBHOOKS.title} onClose={onClose}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </DetailDrawer>
    );
  const a = data.attributes;
  return (
    <DetailDrawer title={<Foreign>{a.url}</Foreign>} onClose={onClose}>
      <Group justify="space-between">
        <WebhookState webhook={data} />
        {mayWrite ? (
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => setConfirming('edit')}>
              {WEBHOOKS.edit}
            </Button>
            <Button size="xs" variant="default" onClick={() => setConfirming('rotate')}>
              {WEBHOOKS.rotate}
            </Button>
            <Button size="xs" variant="default" onClick={() => setConfirming('remove')}>
              {WEBHOOKS.remove}
            </Button>
          </Group>
        ) : null}
      </Group>
      <Facts
        of={[
          [WEBHOOKS.events, a.events.join(', ')],
          [WEBHOOKS.created, <Moment at={a.created_at} />],
          [WEBHOOKS.disabledAt, a.disabled_at === null ? null : <Moment at={a.disabled_at} />],
        ]}
      />
      <EventList subscription={id} />
      {confirming === 'edit' ? (
        <WebhookDialog before={data} onClose={() => setConfirming(null)} onSecret={onSecret} />
      ) : null}
      {confirming === 'rotate' ? (
        <Confirm
          title={WEBHOOKS.rotate}
          action={WEBHOOKS.rotate}
          onClose={() => setConfirming(null)}
          onConfirm={async () => {
            const { attributes } = await oneIn(
              main.POST('/webhook-subscriptions/{subscription}/rotate-secret', { params: { path } }),
            );
            onSecret(attributes.secret);
          }}
        >
          {WEBHOOKS.rotateText}
        </Confirm>
      ) : null}
      {confirming === 'remove' ? (
        <Confirm
          title={WEBHOOKS.removeTitle}
          action={WEBHOOKS.remove}
          onClose={() => setConfirming(null)}
          onConfirm={async () => {
            await main.DELETE('/webhook-subscriptions/{subscription}', { params: { path } });
            onClose();
            notifyDone(WEBHOOKS.removed);
            await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'webhook-subscriptions') });
          }}
        >
          <Text size="sm">{WEBHOOKS.removeText}</Text>
        </Confirm>
      ) : null}
    </DetailDrawer>
  );
}
