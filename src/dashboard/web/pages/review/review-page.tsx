import { createLazyRoute, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../parts/page-header';
import { Failed, Loading } from '../../parts/states';
import { useEntity } from '../../session/entity';
import { invoiceQuery } from './data';
import { Review } from './review';
import { REVIEW } from './text';

export const Route = createLazyRoute('/signed-in/$entity/invoices/$id')({ component: ReviewPage });

/** An invoice, opened to be decided. */
function ReviewPage() {
  const entity = useEntity();
  const { id } = useParams({ strict: false }) as { id: string };
  const { data, error, refetch } = useQuery(invoiceQuery(entity.id, id));
  if (data !== undefined) return <Review key={id} invoice={data} />;
  if (error !== null)
    return (
      <>
        <PageHeader title={REVIEW.invoice} />
        <Failed error={error} again={() => void refetch()} />
      </>
    );
  return <Loading />;
}
