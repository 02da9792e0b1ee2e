import { Alert, Anchor, Button, Group, Text, Textarea, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { oneIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { Account } from '../../parts/account';
import { Confirm } from '../../parts/confirm';
import { DeletePersonalDataButton } from '../../parts/delete-personal-data';
import { DetailDrawer } from '../../parts/detail-drawer';
import { Facts } from '../../parts/facts';
import { Foreign } from '../../parts/foreign';
import { abn } from '../../parts/format';
import { FormDialog } from '../../parts/form-dialog';
import { linesOf } from '../../parts/lines';
import { Failed, Loading } from '../../parts/states';
import { REDACTION } from '../../parts/text';
import { ToneBadge } from '../../parts/tone-badge';
import { Moment } from '../../parts/when';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { notifyDone } from '../../shell/notify';
import { VerificationStatus } from './status-badge';
import { CHECKS, VERIFICATIONS } from './text';

/** One verification: how far it is, what was checked, and what can be done with it. */
export function VerificationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const entity = useEntity();
  const main = useMain();
  const mayWrite = useAbility('verification:write');
  const [confirming, setConfirming] = useState<'cancel' | 'revoke' | 'aliases' | null>(null);
  const path = { verification: id };
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'verifications', id),
    queryFn: () => oneIn(main.GET('/verifications/{verification}', { params: { path } })),
  });
  const changed = async (sentence: string): Promise<void> => {
    notifyDone(sentence);
    await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'verifications') });
  };
  if (data === undefined)
    return (
      <DetailDrawer title={VERIFICATIONS.title} onClose={onClose}>
        {error ? <Failed error={error} again={() => void refetch()} /> : <Loading />}
      </DetailDrawer>
    );
  const a = data.attributes;
  const optional = (text: string | null) => (text === null ? null : <Foreign>{text}</Foreign>);
  const at = (moment: string | null) => (moment === null ? null : <Moment at={moment} />);
  return (
    <DetailDrawer title={<Foreign>{a.business_name ?? REDACTION.done}</Foreign>} onClose={onClose}>
      <Group justify="space-between">
        <VerificationStatus status={a.status} />
        <Group gap="xs">
          {mayWrite && a.status === 'pending' ? (
            <Button size="xs" variant="default" onClick={() => setConfirming('cancel')}>
              {VERIFICATIONS.cancel}
            </Button>
          ) : null}
          {mayWrite && a.status === 'verified' ? (
            <Button size="xs" variant="default" onClick={() => setConfirming('revoke')}>
              {VERIFICATIONS.revoke}
            </Button>
          ) : null}
          {a.redacted_at === null ? (
            <DeletePersonalDataButton
              size="xs"
              text={REDACTION.verification}
              onDelete={async (body) => {
                await main.POST('/verifications/{verification}/redact', { params: { path }, body });
                await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'verifications') });
              }}
            />
          ) : null}
        </Group>
      </Group>
      {a.failure_reason === null ? null : (
        <Alert color="red" variant="light">
          {VERIFICATIONS.failure}: {CHECKS[a.failure_reason]}
        </Alert>
      )}
      <Facts
        of={[
          [VERIFICATIONS.abn, a.business_abn === null ? null : <span className="digits">{abn(a.business_abn)}</span>],
          [VERIFICATIONS.phone, optional(a.business_phone)],
          [VERIFICATIONS.accountName, optional(a.account_name)],
          [VERIFICATIONS.account, <Account bsb={a.account_bsb} number={a.account_number} />],
          [VERIFICATIONS.individual, optional(a.individual_name)],
          [VERIFICATIONS.mobile, optional(a.individual_mobile)],
          [VERIFICATIONS.email, optional(a.individual_email)],
          [VERIFICATIONS.reference, optional(a.attribution_id)],
          [VERIFICATIONS.asked, at(a.created_at)],
          [REDACTION.done, at(a.redacted_at)],
          [VERIFICATIONS.verifiedAt, at(a.verified_at)],
          [VERIFICATIONS.counts, a.counts ? VERIFICATIONS.yes : VERIFICATIONS.no],
          [VERIFICATIONS.replacedAt, at(a.replaced_at)],
          [
            VERIFICATIONS.replacedBy,
            a.replaced_by === null ? null : (
              <Anchor
                size="sm"
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/$entity/verifications"
                    params={{ entity: entity.id }}
                    search={{ open: a.replaced_by ?? '' }}
                  />
                )}
              >
                {VERIFICATIONS.verification}
              </Anchor>
            ),
          ],
          [VERIFICATIONS.revokedAt, at(a.revoked_at)],
          [VERIFICATIONS.why, optional(a.revocation_reason)],
          [
            VERIFICATIONS.aliases,
            <>
              {a.aliases.length === 0 ? VERIFICATIONS.none : a.aliases.map((one) => <Foreign key={one}>{one}</Foreign>)}{' '}
              {mayWrite && a.status === 'verified' ? (
                <Anchor size="sm" component="button" type="button" onClick={() => setConfirming('aliases')}>
                  {VERIFICATIONS.editAliases}
                </Anchor>
              ) : null}
            </>,
          ],
        ]}
      />
      <div>
        <Title order={3} size="h6" mb={6}>
          {VERIFICATIONS.checks}
        </Title>
        {a.check_results.length === 0 ? (
          <Text size="sm" className="soft">
            {VERIFICATIONS.noChecks}
          </Text>
        ) : null}
        {a.check_results.map(({ type, result }) => (
          <Group key={type} justify="space-between" wrap="nowrap" py={3}>
            <span>{CHECKS[type]}</span>
            <ToneBadge tone={result ? 'good' : 'bad'} icon={result ? IconCheck : IconX}>
              {result ? VERIFICATIONS.pass : VERIFICATIONS.fail}
            </ToneBadge>
          </Group>
        ))}
      </div>
      {entity.environment === 'sandbox' && a.individual_authentication_url ? (
        <div>
          <Text size="sm" className="soft">
            {VERIFICATIONS.linkHint}
          </Text>
          <Anchor size="sm" href={a.individual_authentication_url} target="_blank" rel="noreferrer">
            {VERIFICATIONS.openLink}
          </Anchor>
        </div>
      ) : null}
      {confirming === 'cancel' ? (
        <Confirm
          title={VERIFICATIONS.cancel}
          action={VERIFICATIONS.cancel}
          onClose={() => setConfirming(null)}
          onConfirm={async () => {
            await main.POST('/verifications/{verification}/cancel', { params: { path } });
            await changed(VERIFICATIONS.cancelled);
          }}
        >
          {VERIFICATIONS.cancelText}
        </Confirm>
      ) : null}
      {confirming === 'revoke' ? (
        <FormDialog
          title={VERIFICATIONS.revokeTitle}
          action={VERIFICATIONS.revoke}
          initial={{ reason: '' }}
          onClose={() => setConfirming(null)}
          onSubmit={async (body) => {
            await main.POST('/verifications/{verification}/revoke', { params: { path }, body });
            await changed(VERIFICATIONS.revoked);
          }}
        >
          {(form) => (
            <>
              <Text size="sm">{VERIFICATIONS.revokeText}</Text>
              <Textarea label={VERIFICATIONS.revokeReason} required data-autofocus {...form.getInputProps('reason')} />
            </>
          )}
        </FormDialog>
      ) : null}
      {confirming === 'aliases' ? (
        <FormDialog
          title={VERIFICATIONS.editAliases}
          action={VERIFICATIONS.saveNames}
          initial={{ aliases: a.aliases.join('\n') }}
          onClose={() => setConfirming(null)}
          onSubmit={async ({ aliases }) => {
            await main.PATCH('/verifications/{verification}', {
              params: { path },
              body: { aliases: linesOf(aliases) },
            });
            await changed(VERIFICATIONS.namesSaved);
          }}
        >
          {(form) => (
            <Textarea
              label={VERIFICATIONS.aliases}
              description={VERIFICATIONS.aliasesHint}
              autosize
              minRows={3}
              data-autofocus
              {...form.getInputProps('aliases')}
            />
          )}
        </FormDialog>
      ) : null}
    </DetailDrawer>
  );
}
