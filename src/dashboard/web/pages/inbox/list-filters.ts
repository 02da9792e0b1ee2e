import type { InvoiceRow } from './list';
import type { InboxSearch } from './search';

/** A day in an address is meant whole, in the time zone of the browser. */
function startOf(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString();
}

function endOf(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}

/** Filters of the interface for those in an address. `before` keeps what arrives later out of the list. */
export function filtersOf(search: InboxSearch, before: string): Record<string, string | string[]> {
  const many = (value: string | undefined): string[] | undefined => value?.split(',');
  const isDay = (value: string | undefined): value is string => value !== undefined && !Number.isNaN(Date.parse(value));
  const to = isDay(search.to) ? endOf(search.to) : null;
  const given: Record<string, string | string[] | undefined> = {
    'filter[outcome]': many(search.outcome),
    'filter[review]': many(search.review),
    'filter[status]': many(search.status),
    'filter[assignee]': search.assignee,
    'filter[supplier_id]': search.supplier,
    'filter[search]': search.search,
    'filter[total_from]': search.total_from,
    'filter[total_to]': search.total_to,
    'filter[created_from]': isDay(search.from) ? startOf(search.from) : undefined,
    'filter[created_to]': to !== null && to < before ? to : before,
    sort: many(search.sort),
  };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Whether the filters of an address leave anything out. */
export function isNarrowed({ sort: _, ...filters }: InboxSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '');
}

/** Whether a row still belongs to the list of an address, as far as a page can tell by itself. */
export function stillFits({ attributes }: InvoiceRow, search: InboxSearch): boolean {
  const among = (wanted: string | undefined, value: string | null): boolean =>
    wanted === undefined || (value !== null && wanted.split(',').includes(value));
  return (
    among(search.outcome, attributes.outcome) &&
    among(search.review, attributes.review) &&
    among(search.status, attributes.status) &&
    among(search.assignee, attributes.assignee)
  );
}
