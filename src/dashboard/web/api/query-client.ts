import { QueryClient } from '@tanstack/react-query';
import type { Query, QueryFilters } from '@tanstack/react-query';
import { onReturn } from './connection';
import { Problem } from './problem';

const MOST_TRIES = 2;

/** What pages have fetched. What the service could not answer for the moment is asked again when it can. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Live events and coming back to the tab say when something is to be fetched again.
      refetchOnWindowFocus: true,
      networkMode: 'always',
      retry: (count, error) => error instanceof Problem && error.passing && count < MOST_TRIES,
      retryDelay: 1_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** What is on its way and is fetched once more when it is there. */
const dueAgain = new WeakSet<Query>();

const onTheirWay = (filters: QueryFilters): Query[] =>
  queryClient.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });

/**
 * Has what matches fetched again. What is on its way may be from before the change: it is left to arrive, so that changes in quick
 * succession keep no page waiting, and is fetched once more then. TanStack Query itself never fetches it again if it is the first.
 */
export function fetchAgain(filters: QueryFilters = {}): void {
  const late = onTheirWay(filters);
  void queryClient.invalidateQueries(filters, { cancelRefetch: false });
  for (const query of late) {
    if (query.promise === undefined || dueAgain.has(query)) continue;
    dueAgain.add(query);
    const again = (): void => {
      dueAgain.delete(query);
      fetchAgain({ queryKey: query.queryKey, exact: true });
    };
    query.promise.then(again, again);
  }
}

/** Resolves once whatever matches and is on its way is there, or could not be had. */
export async function arrived(filters: QueryFilters): Promise<void> {
  await Promise.allSettled(onTheirWay(filters).map(({ promise }) => promise));
}

onReturn(() => fetchAgain());
