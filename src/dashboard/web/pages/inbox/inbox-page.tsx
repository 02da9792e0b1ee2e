import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { listIn } from '../../api/client';
import { keyOf } from '../../api/live';
import { Account } from '../../parts/account';
import { Money } from '../../parts/money';
import { OutcomeBadge } from '../../parts/outcome-badge';
import { PageHeader } from '../../parts/page-header';
import { Failed, Loading } from '../../parts/states';
import { useEntity, useMain } from '../../session/entity';
import { INBOX } from './text';

export const Route = createLazyRoute('/signed-in/$entity/inbox')({ component: InboxPage });

function InboxPage() {
  const entity = useEntity();
  const main = useMain();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(entity.id, 'invoices'),
    queryFn: () => listIn(main.GET('/invoices', { params: { query: { 'page[size]': 50 } } })),
  });
  return (
    <>
      <PageHeader title={INBOX.title} />
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {data === undefined ? <Loading /> : null}
      {data?.rows.map(({ id, attributes: a }) => (
        <div key={id}>
          <OutcomeBadge outcome={a.outcome} /> {a.extracted_business_name} <Money amount={a.total} />{' '}
          <Account bsb={a.extracted_account_bsb} number={a.extracted_account_number} />
        </div>
      ))}
    </>
  );
}
