import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { mainApi, oneIn } from '../../api/client';
import type { ListPage, MainComponents } from '../../api/client';
import { useChanges } from '../../api/live';
import type { Change } from '../../api/live';
import { arrived, queryClient } from '../../api/query-client';
import { fetchPage, listKey, PAGE_SIZE } from './list';
import type { InvoiceRow } from './list';
import { isNarrowed } from './list-filters';
import type { InboxSearch } from './search';

type Page = ListPage<MainComponents['schemas']['InvoiceList']>;

/** More changed rows than these at once are fetched by their pages. */
const MOST_SINGLE = 25;
/** By how much the clocks of browser and service may differ; what arrives meanwhile is in the list. */
const SLACK_MS = 5_000;

const NONE: ReadonlySet<string> = new Set();

const soon = (): string => new Date(Date.now() + SLACK_MS).toISOString();

export interface Rows {
  /** How many there are; null until that is known. */
  total: number | null;
  /** The row at a place of the list; undefined while it is on its way. */
  at: (index: number) => InvoiceRow | undefined;
  /** Says which places are shown, so that they are fetched. */
  show: (first: number, last: number) => void;
  error: unknown;
  /** Whether an older list is shown until the new one is there. */
  stale: boolean;
  /** How many invoices have come to fit the list since it was drawn up. */
  arrivals: number;
  /** Draws the list up again, with what arrived. */
  refresh: () => void;
}

/**
 * The rows of a list, fetched where they are looked at. The list is of one moment: what arrives later does not move it, and rows
 * that change do so in their place.
 */
export function useRows(entityId: string, search: InboxSearch, mayMove: () => boolean): Rows {
  const [before, setBefore] = useState(soon);
  const [arrivals, setArrivals] = useState<ReadonlySet<string>>(NONE);
  const [pages, setPages] = useState<readonly number[]>([1]);
  const key = listKey(entityId, search, before);
  const about = (number: number) => ({
    queryKey: [...key, number],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(entityId, search, before, number, signal),
    staleTime: Infinity,
    meta: { followsItself: true },
  });
  const first = useQuery({ ...about(1), placeholderData: keepPreviousData });
  const others = useQueries({ queries: pages.filter((number) => number !== 1).map(about) });
  const loaded = new Map<number, Page>();
  if (first.data !== undefined) loaded.set(1, first.data);
  pages
    .filter((number) => number !== 1)
    .forEach((number, at) => {
      const page = others[at]?.data;
      if (page !== undefined) loaded.set(number, page);
    });

  const refresh = useCallback(() => {
    setBefore(soon());
    setArrivals(NONE);
  }, []);

  const taken = useRef(Promise.resolve());
  const takeIn = async (changes: readonly Change[]): Promise<void> => {
    // A page that is on its way may be from before the changes.
    await arrived({ queryKey: key });
    await changeInPlace(entityId, key, changes);
    const ids = await newcomers(entityId, search, key, changes);
    if (ids.length === 0) return;
    if (mayMove()) refresh();
    else setArrivals((known) => new Set([...known, ...ids]));
  };

  useChanges((changes) => {
    const ofInvoices = changes.filter(({ type }) => type === 'invoices');
    if (ofInvoices.length === 0) return;
    // One after another, so that the earlier state of a row never comes after the later one.
    taken.current = taken.current.then(() => takeIn(ofInvoices));
  }, refresh);

  const show = useCallback((from: number, to: number) => {
    const firstPage = Math.floor(from / PAGE_SIZE) + 1;
    const lastPage = Math.floor(to / PAGE_SIZE) + 1;
    setPages((known) => {
      const wanted = Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at);
      return wanted.every((number) => known.includes(number)) && known.length <= wanted.length + 1 ? known : wanted;
    });
  }, []);

  return {
    total: first.data?.total ?? null,
    at: (index) => loaded.get(Math.floor(index / PAGE_SIZE) + 1)?.rows[index % PAGE_SIZE],
    show,
    error: first.error,
    stale: first.isPlaceholderData,
    arrivals: arrivals.size,
    refresh,
  };
}

const shownIds = (key: readonly unknown[]): Set<string> =>
  new Set(
    queryClient.getQueriesData<Page>({ queryKey: key }).flatMap(([, page]) => page?.rows.map(({ id }) => id) ?? []),
  );

/**
 * Which invoices belong to the list now and are not in it: whatever arrived, where it has no filters; else those that the service
 * gives for them, because what is read or decided may come to fit long after it arrived.
 */
async function newcomers(
  entityId: string,
  search: InboxSearch,
  key: readonly unknown[],
  changes: readonly Change[],
): Promise<string[]> {
  const known = shownIds(key);
  const absent = changes.filter(({ id }) => !known.has(id));
  if (!isNarrowed(search)) return absent.filter(({ event }) => event === 'invoice.queued').map(({ id }) => id);
  if (absent.length === 0) return [];
  const changed = new Set(absent.map(({ id }) => id));
  const { rows } = await fetchPage(entityId, search, soon(), 1).catch(() => ({ rows: [] }));
  const shown = shownIds(key);
  return rows.map(({ id }) => id).filter((id) => changed.has(id) && !shown.has(id));
}

/** Fetches rows that changed, and puts them where they are. */
async function changeInPlace(entityId: string, key: readonly unknown[], changes: readonly Change[]): Promise<void> {
  const shown = shownIds(key);
  const ids = [...new Set(changes.map(({ id }) => id))].filter((id) => shown.has(id));
  if (ids.length > MOST_SINGLE) {
    await queryClient.invalidateQueries({ queryKey: key });
    return;
  }
  const changed = await Promise.all(
    ids.map((id) =>
      oneIn(mainApi(entityId).GET('/invoices/{invoice}', { params: { path: { invoice: id } } })).catch(() => null),
    ),
  );
  const rows = new Map(changed.flatMap((row) => (row === null ? [] : [[row.id, row as unknown as InvoiceRow]])));
  if (rows.size === 0) return;
  queryClient.setQueriesData<Page>({ queryKey: key }, (page) =>
    page === undefined ? page : { ...page, rows: page.rows.map((row) => rows.get(row.id) ?? row) },
  );
}
