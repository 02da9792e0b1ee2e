import { INBOX_SEARCH } from '../search';
import type { InboxSearch } from '../search';

/** Filters that the interface calls otherwise than an address. */
const NAMES: Readonly<Record<string, string>> = { from: 'created_from', to: 'created_to', supplier: 'supplier_id' };
const ME = 'me';

/** The filters of an address, as a view keeps them; oneself is whoever looks. */
export function viewFilters(search: InboxSearch, self: string | null): Record<string, string> {
  return Object.fromEntries(
    INBOX_SEARCH.flatMap((name) => {
      const value = search[name];
      if (name === 'sort' || value === undefined) return [];
      return [[NAMES[name] ?? name, name === 'assignee' && value === self ? ME : value]];
    }),
  );
}

/** The address of a view. */
export function viewSearch(
  { filters, sort }: { filters: Readonly<Record<string, string>>; sort: string | null },
  self: string | null,
): InboxSearch {
  const given = INBOX_SEARCH.flatMap((name) => {
    const value = filters[NAMES[name] ?? name];
    if (value === undefined) return [];
    return [[name, name === 'assignee' && value === ME ? (self ?? value) : value]];
  });
  return { ...Object.fromEntries(given), ...(sort === null ? {} : { sort }) };
}
