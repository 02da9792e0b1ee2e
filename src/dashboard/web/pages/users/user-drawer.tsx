import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, managementApi } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { ActionButton } from '../../parts/action-button';
import { Confirm } from '../../parts/confirm';
import { DetailDrawer } from '../../parts/detail-drawer';
import { Facts } from '../../parts/facts';
import { Foreign } from '../../parts/foreign';
import { Failed, Loading } from '../../parts/states';
import { Moment } from '../../parts/when';
import { useEntity } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { Invitation } from './invitation';
import { RoleFields, rolesBody } from './role-fields';
import type { Roles } from './role-fields';
import { USER_STATUSES, USERS } from './text';
import type { User } from './users-page';

interface UserDrawerProps {
  id: string;
  mayWrite: boolean;
  onClose: () => void;
  onLink: (link: string) => void;
}

/** One user: what they may do where, and help for whoever cannot get in. */
export function UserDrawer({ id, mayWrite, onClose, onLink }: UserDrawerProps) {
  const entity = useEntity();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'users', id),
    queryFn: async () =>
      (await answer(managementApi.GET('/users/{user}', { params: { path: { user: id } } }))).data as User,
  });
  if (data === undefined)
    return (
      <DetailDrawer title={USERS.title} onClose={onClose}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </DetailDrawer>
    );
  return (
    <DetailDrawer title={<Foreign>{data.name}</Foreign>} onClose={onClose}>
      <Facts
        of={[
          [USERS.email, <Foreign>{data.email}</Foreign>],
          [USERS.status, USER_STATUSES[data.status]],
          [USERS.factor, data.second_factor ? USERS.yes : USERS.no],
          [USERS.signedIn, data.signed_in_at === null ? USERS.never : <Moment at={data.signed_in_at} />],
        ]}
      />
      {data.status === 'invited' ? <Invitation user={data} mayWrite={mayWrite} onClose={onClose} /> : null}
      <UserActions key={data.updated_at} user={data} mayWrite={mayWrite} onClose={onClose} onLink={onLink} />
    </DetailDrawer>
  );
}

function UserActions({ user, mayWrite, onClose, onLink }: Omit<UserDrawerProps, 'id'> & { user: User }) {
  const entity = useEntity();
  const path = { user: user.id };
  const [roles, setRoles] = useState<Roles>({
    role: user.role ?? '',
    roles: Object.fromEntries(user.roles.map(({ entity_id, role }) => [entity_id, role])),
  });
  const [confirming, setConfirming] = useState<'factor' | 'remove' | null>(null);
  const changed = async (sentence: string): Promise<void> => {
    notifyDone(sentence);
    await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'users') });
  };
  return (
    <>
      <Stack gap="sm">
        <RoleFields value={roles} onChange={setRoles} disabled={!mayWrite} />
        {mayWrite ? (
          <Group>
            <ActionButton
              act={async () => {
                await managementApi.PATCH('/users/{user}', { params: { path }, body: rolesBody(roles) });
                await changed(USERS.saved);
              }}
            >
              {USERS.save}
            </ActionButton>
          </Group>
        ) : null}
      </Stack>
      {mayWrite ? (
        <Group gap="xs">
          <ActionButton
            variant="default"
            act={async () => {
              const { data } = await answer(managementApi.POST('/users/{user}/password-reset', { params: { path } }));
              if (data.url === null) notifyDone(USERS.resetDone);
              else onLink(data.url);
            }}
          >
            {USERS.reset}
          </ActionButton>
          {user.second_factor ? (
            <Button variant="default" onClick={() => setConfirming('factor')}>
              {USERS.resetFactor}
            </Button>
          ) : null}
          <Button variant="default" color="red" onClick={() => setConfirming('remove')}>
            {USERS.remove}
          </Button>
        </Group>
      ) : null}
      {confirming === 'factor' ? (
        <Confirm
          title={USERS.resetFactor}
          action={USERS.resetFactor}
          onClose={() => setConfirming(null)}
          onConfirm={async () => {
            await managementApi.POST('/users/{user}/reset-second-factor', { params: { path } });
            await changed(USERS.resetFactorDone);
          }}
        >
          {USERS.resetFactorText}
        </Confirm>
      ) : null}
      {confirming === 'remove' ? (
        <Confirm
          title={USERS.remove}
          action={USERS.remove}
          onClose={() => setConfirming(null)}
          onConfirm={async () => {
            await managementApi.DELETE('/users/{user}', { params: { path } });
            onClose();
            await changed(USERS.removed);
          }}
        >
          <Text size="sm">
            <Foreign>{user.name}</Foreign>
          </Text>
          {USERS.removeText}
        </Confirm>
      ) : null}
    </>
  );
}
