import { useState } from 'react';
import type { InvoiceRow } from '../list';

/** Invoices that were picked, wherever in the list they are. */
export interface Selection {
  rows: readonly InvoiceRow[];
  size: number;
  has: (id: string) => boolean;
  /** Picks one, or with `range` everything since the one picked before. */
  set: (index: number, value: boolean, range: boolean, at: (index: number) => InvoiceRow | undefined) => void;
  setMany: (rows: readonly InvoiceRow[], value: boolean) => void;
  clear: () => void;
}

/** Keeps what was picked while one scrolls, filters and goes from page to page. */
export function useSelection(): Selection {
  const [picked, setPicked] = useState<ReadonlyMap<string, InvoiceRow>>(new Map());
  const [last, setLast] = useState<number | null>(null);
  const setMany = (rows: readonly InvoiceRow[], value: boolean): void =>
    setPicked((known) => {
      const next = new Map(known);
      for (const row of rows)
        if (value) next.set(row.id, row);
        else next.delete(row.id);
      return next;
    });
  return {
    rows: [...picked.values()],
    size: picked.size,
    has: (id) => picked.has(id),
    set: (index, value, range, at) => {
      const from = range && last !== null ? Math.min(last, index) : index;
      const to = range && last !== null ? Math.max(last, index) : index;
      setMany(
        Array.from({ length: to - from + 1 }, (_, step) => at(from + step)).flatMap((row) => row ?? []),
        value,
      );
      setLast(index);
    },
    setMany,
    clear: () => {
      setPicked(new Map());
      setLast(null);
    },
  };
}
