import { Stack } from '@mantine/core';
import { createLazyRoute } from '@tanstack/react-router';
import { PageHeader } from '../../parts/page-header';
import { useEntity } from '../../session/entity';
import { useSession } from '../../session/session';
import { EntitySection } from './entity-section';
import { KeySection } from './key-section';
import { KEYS_PAGE } from './text';

export const Route = createLazyRoute('/signed-in/$entity/keys')({ component: KeysPage });

function KeysPage() {
  const entity = useEntity();
  const abilities = useSession()?.organization?.abilities ?? [];
  return (
    <>
      <PageHeader title={KEYS_PAGE.title} />
      <Stack>
        <EntitySection mayWrite={abilities.includes('entity:write')} />
        {abilities.includes('entity_api_key:read') ? (
          <KeySection
            title={KEYS_PAGE.keysOf(entity.name)}
            lead={KEYS_PAGE.entityKeysLead}
            of={entity.id}
            mayWrite={abilities.includes('entity_api_key:write')}
          />
        ) : null}
        {abilities.includes('organization_api_key:read') ? (
          <KeySection
            title={KEYS_PAGE.organizationKeys}
            lead={KEYS_PAGE.organizationKeysLead}
            of={null}
            mayWrite={abilities.includes('organization_api_key:write')}
          />
        ) : null}
      </Stack>
    </>
  );
}
