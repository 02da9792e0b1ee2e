import { QueryClient } from '@tanstack/react-query';
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

onReturn(() => void queryClient.invalidateQueries());
