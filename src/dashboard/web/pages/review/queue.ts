import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ListPage, MainComponents } from '../../api/client';
import { keyOf } from '../../api/live';
import { queryClient } from '../../api/query-client';
import { fetchPage, listKey, PAGE_SIZE } from '../inbox/list';
import type { InboxSearch } from '../inbox/search';

type Page = ListPage<MainComponents['schemas']['InvoiceList']>;

/** The list that one came from, from the invoice that is open. */
export interface Queue {
  next: string | null;
  previous: string | null;
  /** Its place in the list, counting from 1; null if it is not among what is known of it. */
  place: number | null;
  /** How many the list has. */
  total: number;
}

/** Pages of a list of one moment that are known, counting from 1. */
interface Span {
  before: string;
  first: number;
  last: number;
}

/** So near to the end more of the list is fetched. */
const NEAR = 5;

/** What is known of each list, while one goes from invoice to invoice. */
const spans = new Map<string, Span>();

/**
 * What comes before and after an invoice in the list that one came from, and after the next one. The list stays as it was when one
 * came: what is decided leaves the filter, and nobody wants to lose their place by that.
 */
export function useQueue(entity: string, id: string, search: InboxSearch): { current: Queue; ahead: Queue | null } {
  const name = JSON.stringify([entity, search]);
  const [of, setOf] = useState(() => ({ id, name, span: beginAt(entity, id, search, spans.get(name) ?? null) }));
  const now =
    of.id === id && of.name === name ? of : { id, name, span: beginAt(entity, id, search, spans.get(name) ?? null) };
  if (now !== of) setOf(now);
  const { span } = now;
  useEffect(() => {
    spans.set(name, span);
  }, [name, span]);
  const numbers = Array.from({ length: span.last - span.first + 1 }, (_, at) => span.first + at);
  const pages = useQueries({
    queries: numbers.map((number) => ({
      queryKey: [...listKey(entity, search, span.before), number],
      queryFn: () => fetchPage(entity, search, span.before, number),
      staleTime: Infinity,
      meta: { followsItself: true },
      refetchOnWindowFocus: false,
    })),
  });
  const ids = pages.flatMap(({ data }) => data?.rows.map((row) => row.id) ?? []);
  const total = pages[0]?.data?.total ?? 0;
  const at = ids.indexOf(id);
  const loaded = pages.every(({ data }) => data !== undefined);
  const wantsMore = loaded && at >= 0 && at + NEAR >= ids.length && span.last * PAGE_SIZE < total;
  if (wantsMore) setOf({ ...now, span: { ...span, last: span.last + 1 } });
  const queueOf = (place: number): Queue => ({
    next: (place < 0 ? ids.find((one) => one !== id) : ids[place + 1]) ?? null,
    previous: (place > 0 ? ids[place - 1] : null) ?? null,
    place: place < 0 ? null : (span.first - 1) * PAGE_SIZE + place + 1,
    total,
  });
  const current = queueOf(at);
  return { current, ahead: current.next === null ? null : queueOf(ids.indexOf(current.next)) };
}

/** Where the list is known from: as before, or as the inbox showed it, else from its beginning. */
function beginAt(entity: string, id: string, search: InboxSearch, known: Span | null): Span {
  const isIn = (page: Page | undefined): boolean => page?.rows.some((row) => row.id === id) === true;
  const numbers =
    known === null ? [] : Array.from({ length: known.last - known.first + 1 }, (_, at) => known.first + at);
  const pageOf = (number: number): Page | undefined =>
    queryClient.getQueryData<Page>([...listKey(entity, search, known?.before ?? ''), number]);
  if (known !== null && numbers.some((number) => isIn(pageOf(number)))) return known;
  const wanted = JSON.stringify(search);
  for (const [key, page] of queryClient.getQueriesData<Page>({ queryKey: keyOf(entity, 'invoices') })) {
    const [, , , list, number] = key as [unknown, unknown, unknown, { search?: InboxSearch; before?: string }, unknown];
    if (typeof number !== 'number' || typeof list?.before !== 'string') continue;
    if (JSON.stringify(list.search) === wanted && isIn(page))
      return { before: list.before, first: number, last: number };
  }
  return known ?? { before: new Date(Date.now() + 5_000).toISOString(), first: 1, last: 1 };
}
