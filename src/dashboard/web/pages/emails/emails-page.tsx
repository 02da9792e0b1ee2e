import { IconMail } from '@tabler/icons-react';
import { createLazyRoute } from '@tanstack/react-router';
import { listIn } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { Filters, Pick, Typed } from '../../lists/filters';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { only, useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { Foreign } from '../../parts/foreign';
import { InboxAddress } from '../../parts/inbox-address';
import { PageHeader } from '../../parts/page-header';
import { Empty } from '../../parts/states';
import { Age } from '../../parts/when';
import { useMain } from '../../session/entity';
import { EmailDrawer } from './email-drawer';
import { EmailStatus } from './email-status';
import { EMAIL_STATUSES, EMAILS, SENDER_DECISIONS } from './text';

export const Route = createLazyRoute('/signed-in/$entity/emails')({ component: EmailsPage });

export type Email = Whole<MainComponents['schemas']['InboundEmail']>;

const invoicesOf = ({ attributes: a }: Email): number =>
  a.attachments.filter(({ outcome }) => outcome === 'invoice').length;

const COLUMNS: readonly Column<Email>[] = [
  { heading: EMAILS.subject, show: ({ attributes: a }) => <Foreign>{a.subject ?? EMAILS.noSubject}</Foreign> },
  { heading: EMAILS.from, show: ({ attributes: a }) => <Foreign>{a.from ?? EMAILS.noSender}</Foreign> },
  { heading: EMAILS.became, show: (email) => <EmailStatus email={email} /> },
  { heading: EMAILS.attachments, show: (email) => EMAILS.invoices(invoicesOf(email)) },
  { heading: EMAILS.received, align: 'right', show: ({ attributes: a }) => <Age at={a.received_at} /> },
];

function EmailsPage() {
  const main = useMain();
  const [{ status, decision, message, open }, change] = useAddress();
  const list = useList('inbound-emails', { status, decision, message }, (page) =>
    listIn(
      main.GET('/inbound-emails', {
        params: {
          query: {
            ...page,
            'filter[status]': only<keyof typeof EMAIL_STATUSES>(status),
            'filter[sender_decision]': only<keyof typeof SENDER_DECISIONS>(decision),
            'filter[message_id]': message,
          },
        },
      }),
    ),
  );
  return (
    <>
      <PageHeader title={EMAILS.title} />
      <Filters>
        <Pick name="status" label={EMAILS.status} options={EMAIL_STATUSES} />
        <Pick name="decision" label={EMAILS.decision} options={SENDER_DECISIONS} />
        <Typed name="message" label={EMAILS.search} main />
      </Filters>
      <ListPanel
        list={list}
        label={EMAILS.list}
        columns={COLUMNS}
        keyOfRow={({ id }) => id}
        onOpen={({ id }) => change({ open: id })}
        filters={['status', 'decision', 'message']}
        empty={
          <Empty title={EMAILS.empty} icon={IconMail}>
            {EMAILS.emptyText}
            <InboxAddress />
          </Empty>
        }
      />
      {open === undefined ? null : <EmailDrawer id={open} onClose={() => change({ open: undefined })} />}
    </>
  );
}
