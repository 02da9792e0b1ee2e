import { useLocalStorage } from '@mantine/hooks';
import type { COLUMNS } from './text';

export type ColumnName = keyof typeof COLUMNS;

interface Column {
  name: ColumnName;
  /** As a track of a CSS grid. */
  width: string;
  /** By what of the interface it is sorted; null if it cannot be. */
  sort: string | null;
  /** Always there: without it a row says nothing. */
  fixed?: true;
  /** Shown until somebody chooses otherwise. */
  usual: boolean;
}

/** The columns of the inbox, in their order. */
export const COLUMN_LIST: readonly Column[] = [
  { name: 'outcome', width: '134px', sort: 'outcome', fixed: true, usual: true },
  { name: 'supplier', width: 'minmax(140px, 2.8fr)', sort: 'extracted_business_name', fixed: true, usual: true },
  { name: 'number', width: 'minmax(60px, 0.6fr)', sort: null, usual: true },
  { name: 'total', width: '100px', sort: 'total', usual: true },
  { name: 'account', width: '150px', sort: null, usual: true },
  { name: 'flags', width: 'minmax(140px, 1.4fr)', sort: null, usual: true },
  { name: 'review', width: '112px', sort: 'review', usual: true },
  { name: 'assignee', width: '70px', sort: 'assignee', usual: true },
  { name: 'source', width: '48px', sort: null, usual: true },
  { name: 'status', width: '120px', sort: 'status', usual: false },
  { name: 'age', width: '50px', sort: 'created_at', usual: true },
];

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
