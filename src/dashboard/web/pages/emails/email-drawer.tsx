import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconDownload, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { oneIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { ActionButton } from '../../parts/action-button';
import { Confirm } from '../../parts/confirm';
import { DeletePersonalDataButton } from '../../parts/delete-personal-data';
import { DetailDrawer } from '../../parts/detail-drawer';
import { Facts } from '../../parts/facts';
import { Foreign } from '../../parts/foreign';
import { InvoiceLink } from '../../parts/invoice-link';
import { Failed, Loading } from '../../parts/states';
import { REDACTION } from '../../parts/text';
import { ToneBadge } from '../../parts/tone-badge';
import { Moment } from '../../parts/when';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { EmailStatus } from './email-status';
import classes from './emails.module.css';
import { ATTACHMENT_OUTCOMES, EMAILS, SENDER_DECISIONS } from './text';

/** One email: who sent it, how that is known, and what happened to each attachment. */
export function EmailDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const entity = useEntity();
  const main = useMain();
  const mayProcess = useAbility('inbound_email:release');
  const mayRelease = [mayProcess, useAbility('sender_list:write')].includes(true);
  const [rejecting, setRejecting] = useState(false);
  const path = { email: id };
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'inbound-emails', id),
    queryFn: () => oneIn(main.GET('/inbound-emails/{email}', { params: { path } })),
  });
  if (data === undefined)
    return (
      <DetailDrawer title={EMAILS.title} onClose={onClose}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </DetailDrawer>
    );
  const a = data.attributes;
  const done = async (sentence: string): Promise<void> => {
    notifyDone(sentence);
    await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'inbound-emails') });
  };
  const requesting = (what: 'release' | 'process-again') => async (): Promise<void> => {
    await main.POST(`/inbound-emails/{email}/${what}`, { params: { path } });
    await done(EMAILS.released);
  };
  const optional = (text: string | null) => (text === null ? null : <Foreign>{text}</Foreign>);
  const known = (value: boolean | null): string => (value === null ? EMAILS.unknown : value ? EMAILS.yes : EMAILS.no);
  return (
    <DetailDrawer title={<Foreign>{a.subject ?? EMAILS.noSubject}</Foreign>} onClose={onClose}>
      <Group gap="xs">
        <EmailStatus email={data} />
        {entity.sees_accounts && a.redacted_at === null ? (
          <Button
            component="a"
            size="xs"
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
            href={`/dashboard/api/${entity.id}/inbound-emails/${id}/raw`}
            download
          >
            {EMAILS.raw}
          </Button>
        ) : null}
        {mayProcess && a.status !== 'received' && a.redacted_at === null ? (
          <ActionButton
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={15} aria-hidden />}
            act={requesting('process-again')}
          >
            {EMAILS.again}
          </ActionButton>
        ) : null}
        {a.redacted_at === null ? (
          <DeletePersonalDataButton
            size="xs"
            text={REDACTION.email}
            others={REDACTION.invoicesOfEmail}
            onDelete={async (body) => {
              await main.POST('/inbound-emails/{email}/redact', { params: { path }, body });
              await Promise.all(
                (['inbound-emails', 'invoices'] as const).map((type) =>
                  queryClient.invalidateQueries({ queryKey: keyOf(entity.id, type) }),
                ),
              );
            }}
          />
        ) : null}
      </Group>
      {a.sender_decision === 'held' ? (
        <Alert color="yellow" variant="light">
          {EMAILS.heldText}
          {mayRelease ? (
            <Group gap="xs" mt="xs">
              <ActionButton size="xs" act={requesting('release')}>
                {EMAILS.release}
              </ActionButton>
              <Button size="xs" variant="default" onClick={() => setRejecting(true)}>
                {EMAILS.reject}
              </Button>
            </Group>
          ) : null}
        </Alert>
      ) : null}
      <Facts
        of={[
          [EMAILS.from, optional(a.from)],
          [EMAILS.replyTo, optional(a.reply_to)],
          [EMAILS.to, <Foreign>{a.to.join(', ')}</Foreign>],
          [EMAILS.received, <Moment at={a.received_at} />],
          [REDACTION.done, a.redacted_at === null ? null : <Moment at={a.redacted_at} />],
          [EMAILS.why, optional(a.reason)],
          [EMAILS.decision, a.sender_decision === null ? null : SENDER_DECISIONS[a.sender_decision]],
          [EMAILS.authenticated, known(a.authenticated)],
          ['SPF', optional(a.spf)],
          ['DKIM', optional(a.dkim)],
          ['DMARC', optional(a.dmarc)],
          ['ARC', optional(a.arc)],
          [EMAILS.forwarded, a.forwarded === null ? null : known(a.forwarded)],
        ]}
      />
      <Title order={3} size="h6">
        {EMAILS.attachments}
      </Title>
      {a.attachments.length === 0 ? (
        <Text size="sm" className="soft">
          {EMAILS.noAttachments}
        </Text>
      ) : null}
      {a.attachments.map((one, at) => (
        <div key={at} className={classes.attachment}>
          <Foreign>{one.file_name}</Foreign>
          <ToneBadge tone={one.outcome === 'invoice' ? 'good' : one.outcome === 'failed' ? 'bad' : 'quiet'}>
            {ATTACHMENT_OUTCOMES[one.outcome]}
          </ToneBadge>
          {one.reason === null ? null : <span className={`soft ${classes.why}`}>{one.reason}</span>}
          {one.invoice_id === null ? null : <InvoiceLink id={one.invoice_id}>{EMAILS.invoice}</InvoiceLink>}
        </div>
      ))}
      {rejecting ? (
        <Confirm
          title={EMAILS.rejectTitle}
          action={EMAILS.reject}
          onClose={() => setRejecting(false)}
          onConfirm={async () => {
            await main.POST('/inbound-emails/{email}/reject', { params: { path } });
            await done(EMAILS.rejected);
          }}
        >
          {EMAILS.rejectText}
        </Confirm>
      ) : null}
    </DetailDrawer>
  );
}
