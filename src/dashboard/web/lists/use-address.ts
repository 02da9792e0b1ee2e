import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** What an address says behind its question mark. */
export type Address = Readonly<Record<string, string | undefined>>;

/**
 * What the address says beyond the page (filters, the page of a list, what is open), and how to change that. Whatever narrows a
 * list down begins again at its first page.
 */
export function useAddress(): [Address, (changes: Address, how?: { replace?: boolean }) => void] {
  const search: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Address, { replace = false }: { replace?: boolean } = {}) => {
      const narrows = Object.keys(changes).some((name) => name !== 'page' && name !== 'open');
      void navigate({
        to: '.',
        replace,
        search: (before: Address) =>
          Object.fromEntries(
            Object.entries({ ...before, ...(narrows ? { page: undefined } : {}), ...changes }).filter(
              ([, value]) => value !== undefined && value !== '',
            ),
          ),
      });
    },
    [navigate],
  );
  return [search, change];
}

/** A value of the address as a filter of a list takes it: one of a list, or none. */
export function only<T extends string>(value: string | undefined): T[] | undefined {
  return value === undefined ? undefined : (value.split(',') as T[]);
}
