import { Alert, Anchor, Button, Group } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute, Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { answer, listIn, oneIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { only, useAddress } from '../../lists/use-address';
import { DeletePersonalDataButton } from '../../parts/delete-personal-data';
import { Foreign } from '../../parts/foreign';
import { day, moment } from '../../parts/format';
import { PageHeader } from '../../parts/page-header';
import { ReviewBadge } from '../../parts/review-badge';
import { showHidden } from '../../parts/show-hidden';
import { Empty, Failed, Loading } from '../../parts/states';
import { REDACTION } from '../../parts/text';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { usePeople } from '../../session/people';
import { notifyDone } from '../../shell/notify';
import { DecisionDialog } from './decision-dialog';
import type { Deciding } from './decision-dialog';
import { EarlierFile } from './earlier-file';
import { EntryList } from './entry-list';
import { FileStatus } from './result-badge';
import type { EntryResult } from './result-badge';
import { DECIDED, FILES } from './text';
import { Totals } from './totals';
import { useEntryCount } from './use-entries';

export const Route = createLazyRoute('/signed-in/$entity/payment-files/$id')({ component: PaymentFilePage });

const DECISIONS_FOR: Record<string, readonly Deciding[]> = {
  to_review: ['approve', 'hold', 'reject'],
  on_hold: ['approve', 'reject'],
  awaiting_second: ['approve', 'hold', 'reject'],
  approved: ['reopen'],
  rejected: ['reopen'],
};

function PaymentFilePage() {
  const { id } = useParams({ strict: false }) as { id: string };
  return <PaymentFile key={id} id={id} />;
}

function PaymentFile({ id }: { id: string }) {
  const entity = useEntity();
  const main = useMain();
  const mayDecide = useAbility('invoice:review');
  const mayReopen = useAbility('invoice:approve');
  const [{ result }] = useAddress();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const path = { aba_check: id };
  const results = only<EntryResult>(result);
  const {
    data: file,
    error,
    refetch,
  } = useQuery({
    queryKey: keyOf(entity.id, 'aba-checks', id),
    queryFn: () => oneIn(main.GET('/aba-checks/{aba_check}', { params: { path } })),
  });
  const status = file?.attributes.status;
  const { data: totals } = useQuery({
    queryKey: keyOf(entity.id, 'aba-checks', id, 'totals', status),
    queryFn: async () => (await answer(main.GET('/aba-checks/{aba_check}/totals', { params: { path } }))).data,
  });
  const { data: total } = useEntryCount(id, results);
  if (error !== null && file === undefined)
    return (
      <>
        <PageHeader title={FILES.one} />
        <Failed
          error={error}
          again={() => void refetch()}
          missing={{
            title: FILES.missing,
            back: (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link {...props} to="/$entity/payment-files" params={{ entity: entity.id }} search={{}} />
                )}
              >
                {FILES.back}
              </Button>
            ),
          }}
        />
      </>
    );
  if (file === undefined || totals === undefined || total === undefined) return <Loading />;
  const a = file.attributes;
  const isRedacted = a.redacted_at !== null;
  // What people are still to decide on must not go.
  const isOpen = a.status === 'processing' || ['to_review', 'on_hold', 'awaiting_second'].includes(a.review ?? '');
  const decisions = (isRedacted ? [] : (DECISIONS_FOR[a.review ?? ''] ?? [])).filter((one) =>
    one === 'reopen' ? mayReopen : mayDecide,
  );
  const words = { approve: FILES.approve, hold: FILES.hold, reject: FILES.reject, reopen: FILES.reopen };
  return (
    <>
      <Anchor
        size="sm"
        mb={4}
        renderRoot={(props) => (
          <Link {...props} to="/$entity/payment-files" params={{ entity: entity.id }} search={{}} />
        )}
      >
        <IconArrowLeft size={14} aria-hidden /> {FILES.back}
      </Anchor>
      <PageHeader title={showHidden(a.original_file_name)}>
        {!isRedacted && !isOpen ? (
          <DeletePersonalDataButton
            text={REDACTION.paymentFile}
            others={REDACTION.checksOfFile}
            onDelete={async (body) => {
              await main.POST('/aba-checks/{aba_check}/redact', { params: { path }, body });
              await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'aba-checks') });
            }}
          />
        ) : null}
        <Button
          variant="default"
          component="a"
          leftSection={<IconDownload size={16} aria-hidden />}
          href={`/dashboard/api/${entity.id}/aba-checks/${id}/entries?format=csv${result ? `&filter[result]=${result}` : ''}`}
          download
        >
          {FILES.download}
        </Button>
        {/* Only a file that failed is decided on: nobody is led to approve it. */}
        {decisions.map((one) => (
          <Button
            key={one}
            variant="default"
            color={one === 'reject' ? 'red' : undefined}
            onClick={() => setDeciding(one)}
          >
            {words[one]}
          </Button>
        ))}
      </PageHeader>
      <Group gap="sm" mb="sm">
        <FileStatus status={a.status} />
        {a.review === null ? null : <ReviewBadge review={a.review} />}
        <span className="soft">
          {a.description === null ? null : <Foreign>{a.description}</Foreign>} {a.description === null ? null : '· '}
          {day(a.aba_date)}
        </span>
      </Group>
      {a.redacted_at === null ? null : (
        <Alert mb="sm">
          {REDACTION.done}: {moment(a.redacted_at)}
        </Alert>
      )}
      {a.status === 'processing' ? <Alert mb="sm">{FILES.processing}</Alert> : <EarlierFile check={id} />}
      <Decisions check={id} />
      {totals.length === 0 ? (
        a.status === 'processing' ? null : (
          <Empty title={FILES.noEntries}>{FILES.noneRead}</Empty>
        )
      ) : (
        <>
          <Totals totals={totals} />
          {total === 0 ? (
            <Empty title={FILES.noEntries} />
          ) : (
            <EntryList key={result} check={id} results={results} total={total} />
          )}
        </>
      )}
      {deciding === null ? null : (
        <DecisionDialog
          decision={deciding}
          onClose={() => setDeciding(null)}
          onDecide={async (decision) => {
            await main.POST('/aba-checks/{aba_check}/decisions', {
              params: { path },
              body: { ...decision, expected_review: a.review },
            });
            notifyDone(FILES.decided);
            await queryClient.invalidateQueries({ queryKey: keyOf(entity.id, 'aba-checks') });
          }}
        />
      )}
    </>
  );
}

/** Who decided what of the file. */
function Decisions({ check }: { check: string }) {
  const entity = useEntity();
  const main = useMain();
  const { nameOf } = usePeople();
  const { data } = useQuery({
    queryKey: keyOf(entity.id, 'aba-checks', check, 'decisions'),
    queryFn: () =>
      listIn(
        main.GET('/aba-checks/{aba_check}/decisions', {
          params: { path: { aba_check: check }, query: { 'page[size]': 20 } },
        }),
      ),
  });
  if (!data || data.rows.length === 0) return null;
  return (
    <ul className="soft" aria-label={FILES.decisions}>
      {data.rows.map(({ id, attributes: d }) => (
        <li key={id}>
          {d.user_id === null ? FILES.service : (nameOf(d.user_id) ?? d.user_id)} {DECIDED[d.decision]},{' '}
          {moment(d.created_at)}. {d.comment === null ? null : <Foreign>{d.comment}</Foreign>}
          {d.warning === null ? null : <strong> {d.warning}</strong>}
        </li>
      ))}
    </ul>
  );
}
