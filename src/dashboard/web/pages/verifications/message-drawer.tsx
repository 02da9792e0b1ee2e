import { Group, Text } from '@mantine/core';
import { IconMail, IconMessage, IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { DetailDrawer } from '../../parts/detail-drawer';
import { Foreign } from '../../parts/foreign';
import { Empty, Failed, Loading } from '../../parts/states';
import { Age } from '../../parts/when';
import { useEntity, useMain } from '../../session/entity';
import classes from './message-drawer.module.css';
import { CHANNELS, VERIFICATIONS } from './text';

const NEWEST = 50;

/** What the sandbox would have sent to payees. */
export function MessageDrawer({ onClose }: { onClose: () => void }) {
  const entity = useEntity();
  const main = useMain();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'any', 'sandbox-messages'),
    queryFn: () => listIn(main.GET('/sandbox-messages', { params: { query: { 'page[size]': NEWEST } } })),
  });
  return (
    <DetailDrawer title={VERIFICATIONS.messages} onClose={onClose}>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data?.rows.length === 0 ? (
        <Empty title={VERIFICATIONS.noMessages} icon={IconMessages}>
          {VERIFICATIONS.noMessagesText}
        </Empty>
      ) : null}
      {data?.rows.map(({ id, attributes: a }) => (
        <article key={id} className={`panel ${classes.message}`}>
          <Group justify="space-between" gap="xs">
            <Group gap={6}>
              {a.channel === 'sms' ? <IconMessage size={16} aria-hidden /> : <IconMail size={16} aria-hidden />}
              <strong>{CHANNELS[a.channel]}</strong>
            </Group>
            <Age at={a.created_at} />
          </Group>
          <Text size="sm" className="soft">
            {VERIFICATIONS.to} <Foreign>{a.to}</Foreign>
          </Text>
          {a.subject === null ? null : (
            <Text fw={600}>
              <Foreign>{a.subject}</Foreign>
            </Text>
          )}
          <div className={classes.text}>{a.text}</div>
        </article>
      ))}
    </DetailDrawer>
  );
}
