import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answer, managementApi } from '../api/client';
import { keyOf } from '../api/live';
import { useEntity } from '../session/entity';
import { useSession } from '../session/session';
import { Foreign } from './foreign';
import { CopyValue } from './shown-once';

/** The address to which suppliers send, to be copied; nothing for whom the entity's settings are not. */
export function InboxAddress() {
  const { id } = useEntity();
  const sees = useSession()?.organization?.abilities.includes('entity:read') === true;
  const { data } = useQuery({
    queryKey: keyOf(id, 'entities', id),
    enabled: sees,
    queryFn: async () =>
      (await answer(managementApi.GET('/entities/{entity}', { params: { path: { entity: id } } }))).data,
  });
  if (data?.inbox_address === undefined) return null;
  return (
    <Group gap="xs" justify="center" mt="sm">
      <strong>
        <Foreign>{data.inbox_address}</Foreign>
      </strong>
      <CopyValue value={data.inbox_address} />
    </Group>
  );
}
