import { count } from '../parts/format';

export const LISTS = {
  nothingMatches: 'Nothing matches these filters',
  clear: 'Clear the filters',
  pages: 'Pages of the list',
  open: 'Open',
  any: 'Any',
  shown: (from: number, to: number, total: number): string => `${count(from)}–${count(to)} of ${count(total)}`,
} as const;
