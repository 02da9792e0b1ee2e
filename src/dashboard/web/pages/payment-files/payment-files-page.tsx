import { createLazyRoute, useNavigate } from '@tanstack/react-router';
import { IconFileInvoice } from '@tabler/icons-react';
import { listIn } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { Filters, Pick } from '../../lists/filters';
import { ListPanel } from '../../lists/list-panel';
import type { Column } from '../../lists/row-table';
import { only, useAddress } from '../../lists/use-address';
import { useList } from '../../lists/use-list';
import { Foreign } from '../../parts/foreign';
import { day } from '../../parts/format';
import { PageHeader } from '../../parts/page-header';
import { ReviewBadge } from '../../parts/review-badge';
import { Empty } from '../../parts/states';
import { Age } from '../../parts/when';
import { useAbility, useEntity, useMain } from '../../session/entity';
import { FileStatus } from './result-badge';
import { FILES, FILE_STATUSES } from './text';
import { UploadPanel } from './upload-panel';

export const Route = createLazyRoute('/signed-in/$entity/payment-files')({ component: PaymentFilesPage });

type PaymentFile = Whole<MainComponents['schemas']['ABACheckList']>;

const COLUMNS: readonly Column<PaymentFile>[] = [
  { heading: FILES.name, show: ({ attributes: a }) => <Foreign>{a.original_file_name}</Foreign> },
  { heading: FILES.description, show: ({ attributes: a }) => <Foreign>{a.description ?? ''}</Foreign> },
  { heading: FILES.date, show: ({ attributes: a }) => <span className="digits">{day(a.aba_date)}</span> },
  { heading: FILES.status, show: ({ attributes: a }) => <FileStatus status={a.status} /> },
  {
    heading: FILES.review,
    show: ({ attributes: a }) => (a.review === null ? null : <ReviewBadge review={a.review} />),
  },
  { heading: FILES.uploaded, align: 'right', show: ({ attributes: a }) => <Age at={a.created_at} /> },
];

function PaymentFilesPage() {
  const entity = useEntity();
  const main = useMain();
  const mayUpload = useAbility('aba_check:write');
  const navigate = useNavigate();
  const [{ status }] = useAddress();
  const list = useList('aba-checks', { status }, (page) =>
    listIn(
      main.GET('/aba-checks', { params: { query: { ...page, 'filter[status]': only<'passed' | 'failed'>(status) } } }),
    ),
  );
  return (
    <>
      <PageHeader title={FILES.title} />
      {mayUpload ? <UploadPanel /> : null}
      <Filters>
        <Pick
          name="status"
          label={FILES.status}
          options={{ passed: FILE_STATUSES.passed, failed: FILE_STATUSES.failed }}
        />
      </Filters>
      <ListPanel
        list={list}
        label={FILES.list}
        columns={COLUMNS}
        keyOfRow={({ id }) => id}
        filters={['status']}
        onOpen={({ id }) =>
          void navigate({ to: '/$entity/payment-files/$id', params: { entity: entity.id, id }, search: {} })
        }
        empty={
          <Empty title={FILES.empty} icon={IconFileInvoice}>
            {mayUpload ? FILES.emptyText : FILES.emptyTextToRead}
          </Empty>
        }
      />
    </>
  );
}
