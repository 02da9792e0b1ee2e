import { Button } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { flatListIn, managementApi } from '../../api/client';
import type { ManagementComponents } from '../../api/client';
import { Filters, Pick, Typed } from '../../lists/filters';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { only, useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { Foreign } from '../../parts/foreign';
import { PageHeader } from '../../parts/page-header';
import { ShownOnce } from '../../parts/shown-once';
import { Empty } from '../../parts/states';
import { ROLES } from '../../parts/text';
import { ToneBadge } from '../../parts/tone-badge';
import { Age } from '../../parts/when';
import { useSession } from '../../session/session';
import { InviteDialog } from './invite-dialog';
import { USER_STATUSES, USERS } from './text';
import { UserDrawer } from './user-drawer';

export const Route = createLazyRoute('/signed-in/$entity/users')({ component: UsersPage });

export type User = Required<ManagementComponents['schemas']['User']>;

const COLUMNS: readonly Column<User>[] = [
  { heading: USERS.name, show: ({ name }) => <Foreign>{name}</Foreign> },
  { heading: USERS.email, show: ({ email }) => <Foreign>{email}</Foreign> },
  { heading: USERS.role, show: ({ role }) => (role === null ? USERS.noRole : ROLES[role]) },
  {
    heading: USERS.status,
    show: ({ status }) => <ToneBadge tone={status === 'active' ? 'good' : 'info'}>{USER_STATUSES[status]}</ToneBadge>,
  },
  { heading: USERS.factor, show: ({ second_factor }) => (second_factor ? USERS.yes : USERS.no) },
  {
    heading: USERS.signedIn,
    align: 'right',
    show: ({ signed_in_at }) => (signed_in_at === null ? USERS.never : <Age at={signed_in_at} />),
  },
];

function UsersPage() {
  const session = useSession();
  const mayWrite = session?.organization?.abilities.includes('user:write') === true;
  const [{ status, email, open }, change] = useAddress();
  const [inviting, setInviting] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const list = useList('users', { status, email }, (page) =>
    flatListIn(
      managementApi.GET('/users', {
        params: {
          query: {
            ...page,
            sort: ['name'],
            'filter[status]': only<keyof typeof USER_STATUSES>(status),
            'filter[email]': email,
          },
        },
      }),
    ),
  );
  return (
    <>
      <PageHeader title={USERS.title}>
        {mayWrite ? (
          <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
            {USERS.invite}
          </Button>
        ) : null}
      </PageHeader>
      <Filters>
        <Typed name="email" label={USERS.email} main />
        <Pick name="status" label={USERS.status} options={USER_STATUSES} />
      </Filters>
      <ListPanel
        list={list}
        label={USERS.list}
        columns={COLUMNS}
        keyOfRow={({ id }) => id}
        onOpen={({ id }) => change({ open: id })}
        filters={['status', 'email']}
        empty={
          <Empty title={USERS.empty} icon={IconUsers}>
            {USERS.emptyText}
          </Empty>
        }
      />
      {open === undefined ? null : (
        <UserDrawer id={open} mayWrite={mayWrite} onClose={() => change({ open: undefined })} onLink={setLink} />
      )}
      {inviting ? <InviteDialog onClose={() => setInviting(false)} onLink={setLink} /> : null}
      {link === null ? null : (
        <ShownOnce title={USERS.linkTitle} sentence={USERS.linkText} secret={link} onClose={() => setLink(null)} />
      )}
    </>
  );
}
