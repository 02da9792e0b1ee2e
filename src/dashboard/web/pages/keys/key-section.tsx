import { Button, Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, flatListIn, managementApi } from '../../api/client';
import type { ManagementComponents } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { RowTable } from '../../lists/row-table';
import { Confirm } from '../../parts/confirm';
import { Foreign } from '../../parts/foreign';
import { day } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';
import { Section } from '../../parts/section';
import { ShownOnce } from '../../parts/shown-once';
import { Empty, Failed, Loading } from '../../parts/states';
import { Age } from '../../parts/when';
import { useEntity } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { ENTITY_ABILITIES, ORGANIZATION_ABILITIES } from './abilities';
import type { EntityAbility, KeyAbility, OrganizationAbility } from './abilities';
import { KEYS_PAGE } from './text';

type ApiKey = Required<ManagementComponents['schemas']['APIKey']>;

interface KeySectionProps {
  title: string;
  lead: string;
  /** The entity whose keys they are; null for those of the organization. */
  of: string | null;
  mayWrite: boolean;
}

const page = { 'page[size]': 100 };

/** The keys of an entity or of the organization. */
export function KeySection({ title, lead, of, mayWrite }: KeySectionProps) {
  const { id } = useEntity();
  const [creating, setCreating] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [token, setToken] = useState<string | null>(null);
  const key = keyOf(id, 'api-keys', { of });
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () =>
      flatListIn(
        of === null
          ? managementApi.GET('/api-keys', { params: { query: page } })
          : managementApi.GET('/entities/{entity}/api-keys', { params: { path: { entity: of }, query: page } }),
      ),
  });
  const offered = of === null ? ORGANIZATION_ABILITIES : ENTITY_ABILITIES;
  const changed = (): Promise<void> => queryClient.invalidateQueries({ queryKey: key });
  return (
    <Section
      title={title}
      lead={lead}
      aside={
        mayWrite ? (
          <Button
            size="xs"
            variant="default"
            onClick={() => setCreating(true)}
            aria-label={`${KEYS_PAGE.create}: ${title}`}
          >
            {KEYS_PAGE.create}
          </Button>
        ) : null
      }
    >
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined && !error ? <Loading /> : null}
      {data?.rows.length === 0 ? (
        <Empty title={KEYS_PAGE.noKeys} icon={IconKey}>
          {KEYS_PAGE.noKeysText}
        </Empty>
      ) : null}
      {data === undefined || data.rows.length === 0 ? null : (
        <RowTable
          label={title}
          rows={data.rows}
          keyOfRow={(row) => row.id}
          columns={[
            { heading: KEYS_PAGE.name, show: ({ name }) => <Foreign>{name}</Foreign> },
            { heading: KEYS_PAGE.abilities, whole: true, show: ({ abilities }) => abilities.join(', ') },
            { heading: KEYS_PAGE.creator, show: ({ creator }) => <Foreign>{creator.name}</Foreign> },
            {
              heading: KEYS_PAGE.lastUsed,
              show: ({ last_used_at }) => (last_used_at === null ? KEYS_PAGE.never : <Age at={last_used_at} />),
            },
            {
              heading: KEYS_PAGE.ends,
              show: ({ expires_at }) => (expires_at === null ? KEYS_PAGE.noEnd : day(expires_at)),
            },
            ...(mayWrite
              ? [
                  {
                    heading: KEYS_PAGE.actions,
                    align: 'right' as const,
                    show: (row: ApiKey) => (
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        aria-label={`${KEYS_PAGE.revoke}: ${row.name}`}
                        onClick={() => setRevoking(row)}
                      >
                        {KEYS_PAGE.revoke}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {creating ? (
        <FormDialog
          title={KEYS_PAGE.create}
          action={KEYS_PAGE.createAction}
          size="lg"
          initial={{ name: '', abilities: [] as KeyAbility[], expires_at: '' }}
          onClose={() => setCreating(false)}
          onSubmit={async ({ name, abilities, expires_at }) => {
            const ends = expires_at === '' ? null : new Date(`${expires_at}T23:59:59`).toISOString();
            const { data: made } = await answer(
              of === null
                ? managementApi.POST('/api-keys', {
                    body: { name, abilities: abilities as OrganizationAbility[], expires_at: ends },
                  })
                : managementApi.POST('/entities/{entity}/api-keys', {
                    params: { path: { entity: of } },
                    body: { name, abilities: abilities as EntityAbility[], expires_at: ends },
                  }),
            );
            setToken(made.token ?? null);
            await changed();
          }}
        >
          {(form) => (
            <>
              <TextInput
                label={KEYS_PAGE.name}
                description={KEYS_PAGE.nameHint}
                required
                data-autofocus
                {...form.getInputProps('name')}
              />
              <Checkbox.Group label={KEYS_PAGE.abilities} required {...form.getInputProps('abilities')}>
                <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={6} verticalSpacing={10} mt={6}>
                  {Object.entries(offered).map(([ability, words]) => (
                    <Checkbox key={ability} value={ability} label={ability} description={words} size="xs" />
                  ))}
                </SimpleGrid>
              </Checkbox.Group>
              <TextInput
                type="date"
                label={KEYS_PAGE.expires}
                description={KEYS_PAGE.expiresHint}
                maw={220}
                {...form.getInputProps('expires_at')}
              />
            </>
          )}
        </FormDialog>
      ) : null}
      {token === null ? null : (
        <ShownOnce
          title={KEYS_PAGE.tokenTitle}
          sentence={KEYS_PAGE.tokenText}
          secret={token}
          onClose={() => setToken(null)}
        />
      )}
      {revoking === null ? null : (
        <Confirm
          title={KEYS_PAGE.revokeTitle}
          action={KEYS_PAGE.revoke}
          onClose={() => setRevoking(null)}
          onConfirm={async () => {
            if (of === null)
              await managementApi.DELETE('/api-keys/{apiKey}', { params: { path: { apiKey: revoking.id } } });
            else
              await managementApi.DELETE('/entities/{entity}/api-keys/{apiKey}', {
                params: { path: { entity: of, apiKey: revoking.id } },
              });
            notifyDone(KEYS_PAGE.revoked);
            await changed();
          }}
        >
          <Foreign>{revoking.name}</Foreign>: {KEYS_PAGE.revokeText}
        </Confirm>
      )}
    </Section>
  );
}
