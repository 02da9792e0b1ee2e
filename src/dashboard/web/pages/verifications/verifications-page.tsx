import { Button } from '@mantine/core';
import { IconMessages, IconPlus, IconShieldCheck } from '@tabler/icons-react';
import { createLazyRoute } from '@tanstack/react-router';
import { listIn } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { Filters, Pick } from '../../lists/filters';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { only, useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { Account } from '../../parts/account';
import { Foreign } from '../../parts/foreign';
import { abn } from '../../parts/format';
import { PageHeader } from '../../parts/page-header';
import { Empty } from '../../parts/states';
import { Age } from '../../parts/when';
import { REDACTION } from '../../parts/text';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { CreateVerification } from './create-verification';
import { MessageDrawer } from './message-drawer';
import { VerificationStatus } from './status-badge';
import { VERIFICATION_STATUSES, VERIFICATIONS } from './text';
import { VerificationDrawer } from './verification-drawer';

export const Route = createLazyRoute('/signed-in/$entity/verifications')({ component: VerificationsPage });

type Verification = Whole<MainComponents['schemas']['VerificationFull']>;

const COLUMNS: readonly Column<Verification>[] = [
  {
    heading: VERIFICATIONS.payee,
    show: ({ attributes: a }) => <Foreign>{a.business_name ?? REDACTION.done}</Foreign>,
  },
  {
    heading: VERIFICATIONS.abn,
    show: ({ attributes: a }) =>
      a.business_abn === null ? null : <span className="digits">{abn(a.business_abn)}</span>,
  },
  {
    heading: VERIFICATIONS.account,
    show: ({ attributes: a }) => <Account bsb={a.account_bsb} number={a.account_number} />,
  },
  { heading: VERIFICATIONS.status, show: ({ attributes: a }) => <VerificationStatus status={a.status} /> },
  { heading: VERIFICATIONS.asked, align: 'right', show: ({ attributes: a }) => <Age at={a.created_at} /> },
];

function VerificationsPage() {
  const { environment } = useEntity();
  const main = useMain();
  const mayCreate = useAbility('verification:write');
  const [{ status, open, messages, create }, change] = useAddress();
  const list = useList('verifications', { status }, (page) =>
    listIn(
      main.GET('/verifications', {
        params: { query: { ...page, 'filter[status]': only<keyof typeof VERIFICATION_STATUSES>(status) } },
      }),
    ),
  );
  const button = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => change({ create: 'yes' })}>
      {VERIFICATIONS.create}
    </Button>
  );
  return (
    <>
      <PageHeader title={VERIFICATIONS.title}>
        {environment === 'sandbox' ? (
          <Button
            variant="default"
            leftSection={<IconMessages size={16} aria-hidden />}
            onClick={() => change({ messages: 'open' })}
          >
            {VERIFICATIONS.messages}
          </Button>
        ) : null}
        {mayCreate ? button : null}
      </PageHeader>
      <Filters>
        <Pick name="status" label={VERIFICATIONS.status} options={VERIFICATION_STATUSES} />
      </Filters>
      <ListPanel
        list={list}
        label={VERIFICATIONS.list}
        columns={COLUMNS}
        keyOfRow={({ id }) => id}
        onOpen={({ id }) => change({ open: id })}
        filters={['status']}
        empty={
          <Empty title={VERIFICATIONS.empty} icon={IconShieldCheck}>
            {mayCreate ? VERIFICATIONS.emptyText : VERIFICATIONS.emptyTextToRead}
          </Empty>
        }
      />
      {open === undefined ? null : <VerificationDrawer id={open} onClose={() => change({ open: undefined })} />}
      {create === undefined || !mayCreate ? null : (
        <CreateVerification
          onClose={() => change({ create: undefined })}
          onCreated={(id) => change({ create: undefined, open: id })}
        />
      )}
      {messages === undefined ? null : <MessageDrawer onClose={() => change({ messages: undefined })} />}
    </>
  );
}
