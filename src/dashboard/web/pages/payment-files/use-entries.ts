import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { answer } from '../../api/client';
import type { MainComponents, Whole } from '../../api/client';
import { keyOf } from '../../api/live';
import { useEntity, useMain } from '../../session/entity';
import type { EntryResult } from './result-badge';

/** Entries that are fetched at once. */
const PAGE = 100;

/** Pages that are in view for less long are scrolled past, and not asked for. */
const IN_VIEW_MS = 80;

/** One payment of the file. */
export type EntryRow = Whole<MainComponents['schemas']['ABACheckEntryPage']>;

export interface LastPayment {
  aba_date: string;
  amount: string;
}

/** Which pages hold the rows that are in view. */
export function pagesOf(rows: readonly number[]): number[] {
  return [...new Set(rows.map((row) => Math.floor(row / PAGE)))];
}

/** How many payments of the file have the results that are wanted. */
export function useEntryCount(check: string, results: readonly EntryResult[] | undefined) {
  const entity = useEntity();
  const main = useMain();
  return useQuery({
    queryKey: keyOf(entity.id, 'aba-checks', check, 'count', results),
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (
        await answer(
          main.GET('/aba-checks/{aba_check}/entries', {
            params: {
              path: { aba_check: check },
              query: { 'page[size]': 1, ...(results === undefined ? {} : { 'filter[result]': [...results] }) },
            },
          }),
        )
      ).meta.total,
  });
}

/**
 * The payments that are in view, by their place in the list, and where their accounts were paid last; undefined what is not fetched
 * yet.
 */
export function useEntries(
  check: string,
  results: readonly EntryResult[] | undefined,
  pages: readonly number[],
): (row: number) => { entry: EntryRow | undefined; last: LastPayment | null | undefined } {
  const entity = useEntity();
  const main = useMain();
  const path = { aba_check: check };
  const inView = pages.join();
  const [stays] = useDebouncedValue(inView, IN_VIEW_MS);
  const enabled = stays === inView;
  const entries = useQueries({
    queries: pages.map((page) => ({
      queryKey: keyOf(entity.id, 'aba-checks', check, 'entries', results, page),
      staleTime: 5 * 60_000,
      enabled,
      // What has been scrolled past is not waited for.
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (
          await answer(
            main.GET('/aba-checks/{aba_check}/entries', {
              signal,
              params: {
                path,
                query: {
                  'page[size]': PAGE,
                  'page[number]': page + 1,
                  include: ['verification'],
                  ...(results === undefined ? {} : { 'filter[result]': [...results] }),
                },
              },
            }),
          )
        ).data as EntryRow[],
    })),
  });
  const payments = useQueries({
    queries: pages.map((page, at) => {
      const ids = entries[at]?.data?.map(({ id }) => id) ?? [];
      return {
        queryKey: keyOf(entity.id, 'aba-checks', check, 'last-payments', results, page),
        enabled: enabled && ids.length > 0,
        staleTime: 5 * 60_000,
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          new Map<string, LastPayment>(
            (
              await answer(
                main.GET('/aba-checks/{aba_check}/last-payments', {
                  signal,
                  params: { path, query: { entries: ids } },
                }),
              )
            ).data.map((one) => [one.entry_id, one]),
          ),
      };
    }),
  });
  return (row) => {
    const at = pages.indexOf(Math.floor(row / PAGE));
    const entry = entries[at]?.data?.[row % PAGE];
    const last = payments[at]?.data;
    return { entry, last: entry === undefined || last === undefined ? undefined : (last.get(entry.id) ?? null) };
  };
}
