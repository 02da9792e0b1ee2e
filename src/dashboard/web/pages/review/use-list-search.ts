import { useSearch } from '@tanstack/react-router';
import type { InboxSearch } from '../inbox/search';

/** The filters of the list that one came from. */
export function useListSearch(): InboxSearch {
  return useSearch({ strict: false }) as InboxSearch;
}
