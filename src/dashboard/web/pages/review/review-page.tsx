import { Button } from '@mantine/core';
import { createLazyRoute, Link, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { Activity, useEffect, useState } from 'react';
import { PageHeader } from '../../parts/page-header';
import { Failed, Loading } from '../../parts/states';
import { useEntity } from '../../session/entity';
import { invoiceQuery, prefetchInvoice } from './data';
import { useQueue } from './queue';
import { Review } from './review';
import { REVIEW } from './text';
import { useListSearch } from './use-list-search';

export const Route = createLazyRoute('/signed-in/$entity/invoices/$id')({ component: ReviewPage });

/** An invoice, opened to be decided, and unseen behind it the next one of the list, drawn while nothing else is to be done. */
function ReviewPage() {
  const entity = useEntity();
  const { id } = useParams({ strict: false }) as { id: string };
  const search = useListSearch();
  const { current, ahead } = useQueue(entity.id, id, search);
  const { next } = current;
  const [there, setThere] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(invoiceQuery(entity.id, id));
  const { data: following } = useQuery({
    ...invoiceQuery(entity.id, next ?? ''),
    enabled: there !== null && there === next,
  });
  useEffect(() => {
    let wanted = next !== null;
    if (next !== null)
      void prefetchInvoice(entity.id, next, entity.sees_accounts ? 1200 : null).then(() => {
        if (wanted) setThere(next);
      });
    return () => {
      wanted = false;
    };
  }, [entity, next]);
  return (
    <>
      {data === undefined ? (
        error === null ? (
          <Loading />
        ) : (
          <>
            <PageHeader title={REVIEW.invoice} />
            <Failed
              error={error}
              again={() => void refetch()}
              missing={{
                title: REVIEW.missing,
                back: (
                  <Button
                    variant="default"
                    renderRoot={(props) => (
                      <Link {...props} to="/$entity/inbox" params={{ entity: entity.id }} search={search} />
                    )}
                  >
                    {REVIEW.toInbox}
                  </Button>
                ),
              }}
            />
          </>
        )
      ) : (
        <Activity key={id}>
          <Review invoice={data} {...current} />
        </Activity>
      )}
      {data === undefined || following === undefined || ahead === null || there !== next ? null : (
        <Activity key={next} mode="hidden">
          <Review invoice={following} {...ahead} />
        </Activity>
      )}
    </>
  );
}
