import { listIn, mainApi } from '../../api/client';
import type { ListPage, MainComponents, Whole } from '../../api/client';
import { keyOf } from '../../api/live';
import { filtersOf } from './list-filters';
import type { InboxSearch } from './search';

/** An invoice as lists show it. */
export type InvoiceRow = Whole<MainComponents['schemas']['InvoiceList']>;

/** Rows that are fetched at once. */
export const PAGE_SIZE = 100;

/** A list of an address: its filters and its order, without what is only shown. */
export function listKey(entityId: string, search: InboxSearch, before: string): readonly unknown[] {
  return keyOf(entityId, 'invoices', { search, before });
}

/** A page of the list, counting from 1. */
export function fetchPage(
  entityId: string,
  search: InboxSearch,
  before: string,
  number: number,
  signal?: AbortSignal,
): Promise<ListPage<MainComponents['schemas']['InvoiceList']>> {
  const query = { ...filtersOf(search, before), 'page[size]': PAGE_SIZE, 'page[number]': number };
  return listIn(mainApi(entityId).GET('/invoices', { params: { query }, signal }));
}
