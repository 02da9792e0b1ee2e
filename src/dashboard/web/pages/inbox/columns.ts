import { useLocalStorage } from '@mantine/hooks';
import type { COLUMNS } from './text';

export type ColumnName = keyof typeof COLUMNS;

interface Column {
  name: ColumnName;
  /** In pixels: what it needs at least. */
  least: number;
  /** Its share of what is left. */
  grows: number;
  /** By what of the interface it is sorted; null if it cannot be. */
  sort: string | null;
  /** Always there: without it a row says nothing. */
  fixed?: true;
  /** Shown until somebody chooses otherwise. */
  usual: boolean;
}

/** Between two columns; the boxes to tick with the edges of the list (inbox.module.css). */
const GAP = 8;
const BESIDE = 46;

/** The columns of the inbox, in their order. */
export const COLUMN_LIST: readonly Column[] = [
  { name: 'outcome', least: 146, grows: 0, sort: 'outcome', fixed: true, usual: true },
  { name: 'supplier', least: 110, grows: 1.5, sort: 'extracted_business_name', fixed: true, usual: true },
  { name: 'number', least: 60, grows: 0.4, sort: null, usual: true },
  { name: 'total', least: 110, grows: 0, sort: 'total', usual: true },
  { name: 'account', least: 150, grows: 0, sort: null, usual: true },
  { name: 'flags', least: 74, grows: 1.05, sort: null, usual: true },
  { name: 'review', least: 112, grows: 0, sort: 'review', usual: true },
  { name: 'assignee', least: 66, grows: 0, sort: 'assignee', usual: true },
  { name: 'source', least: 26, grows: 0, sort: null, usual: true },
  { name: 'status', least: 124, grows: 0, sort: 'status', usual: false },
  { name: 'age', least: 50, grows: 0, sort: 'created_at', usual: true },
];

/** The width of columns as tracks of a CSS grid, and what they need together, in pixels. */
export function tracksOf(columns: readonly Column[]): { tracks: string; least: number } {
  return {
    tracks: columns
      .map(({ least, grows }) => (grows === 0 ? `${least}px` : `minmax(${least}px, ${grows}fr)`))
      .join(' '),
    least: columns.reduce((sum, { least }) => sum + GAP + least, BESIDE),
  };
}

/** Which columns are shown in this browser, and how to choose others. */
export function useColumns(): {
  columns: readonly Column[];
  chosen: readonly ColumnName[];
  choose: (names: readonly ColumnName[]) => void;
} {
  const [chosen, setChosen] = useLocalStorage<readonly ColumnName[]>({
    key: 'payproof.inbox.columns',
    defaultValue: COLUMN_LIST.filter(({ usual }) => usual).map(({ name }) => name),
    getInitialValueInEffect: false,
  });
  return {
    columns: COLUMN_LIST.filter(({ name, fixed }) => fixed === true || chosen.includes(name)),
    chosen,
    choose: setChosen,
  };
}
