import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flatListIn, managementApi } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { Confirm } from '../../parts/confirm';
import { Foreign } from '../../parts/foreign';
import { Moment } from '../../parts/when';
import { useEntity } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { USERS } from './text';
import type { User } from './users-page';

/** The invitation of somebody who has not come yet: until when it works, and how to withdraw it. */
export function Invitation({ user, mayWrite, onClose }: { user: User; mayWrite: boolean; onClose: () => void }) {
  const entity = useEntity();
  const [confirming, setConfirming] = useState(false);
  const { data: invitation } = useQuery({
    queryKey: keyOf(entity.id, 'invitations', { of: user.id }),
    queryFn: () => invitationOf(user.id),
  });
  if (!invitation) return null;
  return (
    <Group justify="space-between" gap="xs">
      <Text size="sm">
        {USERS.expires} <Moment at={invitation.expires_at} />
      </Text>
      {mayWrite ? (
        <Button size="xs" variant="default" onClick={() => setConfirming(true)}>
          {USERS.withdraw}
        </Button>
      ) : null}
      {confirming ? (
        <Confirm
          title={USERS.withdraw}
          action={USERS.withdraw}
          onClose={() => setConfirming(false)}
          onConfirm={async () => {
            await managementApi.DELETE('/invitations/{invitation}', {
              params: { path: { invitation: invitation.id } },
            });
            onClose();
            notifyDone(USERS.withdrawn);
            await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'invitations') });
            await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'users') });
          }}
        >
          <Foreign>{user.email}</Foreign>: {USERS.withdrawText}
        </Confirm>
      ) : null}
    </Group>
  );
}

const PAGE_SIZE = 100;

/** The invitation of a user that waits; null if there is none. */
async function invitationOf(user: string) {
  for (let page = 1; ; page += 1) {
    const { rows } = await flatListIn(
      managementApi.GET('/invitations', { params: { query: { 'page[size]': PAGE_SIZE, 'page[number]': page } } }),
    );
    const found = rows.find(({ user_id }) => user_id === user);
    if (found !== undefined) return found;
    if (rows.length < PAGE_SIZE) return null;
  }
}
