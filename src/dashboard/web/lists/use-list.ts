import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ListPage } from '../api/client';
import { keyOf } from '../api/live';
import { useEntity } from '../session/entity';
import { useAddress } from './use-address';

/** Rows of a page of a list. */
export const PAGE_SIZE = 50;

/** A page of a list as it is fetched: the one that the address names. */
export interface FollowedList<T> {
  rows: T[] | undefined;
  total: number;
  page: number;
  pages: number;
  toPage: (page: number) => void;
  error: unknown;
  again: () => void;
}

interface Asked {
  'page[size]': number;
  'page[number]': number;
}

/** Fetches the page of a list that the address names, and again whenever something of its type changes. */
export function useList<T>(
  type: string,
  filters: Readonly<Record<string, unknown>>,
  ask: (page: Asked) => Promise<Pick<ListPage<unknown>, 'total'> & { rows: T[] }>,
): FollowedList<T> {
  const entity = useEntity();
  const [address, change] = useAddress();
  const page = Math.max(1, Number.parseInt(address['page'] ?? '1', 10) || 1);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: keyOf(entity.id, type, { page, ...filters }),
    queryFn: () => ask({ 'page[size]': PAGE_SIZE, 'page[number]': page }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const isBeyond = data !== undefined && !isPlaceholderData && page > pages;
  // The list has become shorter, or the address was typed.
  useEffect(() => {
    if (isBeyond) change({ page: pages === 1 ? undefined : String(pages) }, { replace: true });
  }, [isBeyond, pages, change]);
  return {
    rows: data?.rows,
    total: data?.total ?? 0,
    page,
    pages,
    toPage: (next) => change({ page: next === 1 ? undefined : String(next) }),
    error,
    again: () => void refetch(),
  };
}
