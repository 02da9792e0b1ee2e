import { Center, Stack, Text, Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { EntityContext, usualEntity } from '../session/entity';
import { useSession } from '../session/session';
import { NotFound } from './not-found';
import { Shell } from './shell';
import { SHELL } from './text';

/** The shell around the pages of the entity in the address. */
export function EntityFrame() {
  const session = useSession();
  const { entity: id } = useParams({ strict: false });
  if (session?.state !== 'signed_in') return null;
  const entity = session.entities.find((one) => one.id === id);
  if (entity === undefined) return <NotFound />;
  return (
    <EntityContext value={entity}>
      <Shell session={session} entity={entity} />
    </EntityContext>
  );
}

/** The shell around pages that belong to no entity: of the one at which somebody worked last. */
export function HomeFrame() {
  const session = useSession();
  if (session?.state !== 'signed_in') return null;
  const entity = usualEntity(session);
  return (
    <EntityContext value={entity}>
      <Shell session={session} entity={entity} />
    </EntityContext>
  );
}

/** Shown to whoever has a role at no entity. */
export function NoEntity() {
  return (
    <Center p="xl">
      <Stack gap="xs" ta="center">
        <Title order={1} size="h3">
          {SHELL.noEntity}
        </Title>
        <Text className="soft">{SHELL.noEntityText}</Text>
      </Stack>
    </Center>
  );
}
