import { Button, Group, Pagination, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Empty, Failed, Loading } from '../parts/states';
import { RowTable } from './row-table';
import type { Column } from './row-table';
import { LISTS } from './text';
import { useAddress } from './use-address';
import { PAGE_SIZE } from './use-list';
import type { FollowedList } from './use-list';

interface ListPanelProps<T> {
  list: FollowedList<T>;
  /** What the table is of, for those who cannot see it. */
  label: string;
  columns: readonly Column<T>[];
  keyOfRow: (row: T) => string;
  onOpen?: ((row: T) => void) | undefined;
  /** Shown where there is nothing at all. */
  empty: ReactNode;
  /** Parameters of the address that narrow the list down. */
  filters?: readonly string[];
}

/** A list with all that can become of it: being fetched, failed, empty, narrowed to nothing, or rows in pages. */
export function ListPanel<T>({ list, label, columns, keyOfRow, onOpen, empty, filters = [] }: ListPanelProps<T>) {
  const [address, change] = useAddress();
  if (list.error !== null && list.rows === undefined) return <Failed error={list.error} again={list.again} />;
  if (list.rows === undefined) return <Loading />;
  if (list.rows.length === 0 && filters.some((name) => address[name] !== undefined))
    return (
      <Empty title={LISTS.nothingMatches}>
        <Button
          variant="default"
          mt="xs"
          onClick={() => change(Object.fromEntries(filters.map((name) => [name, undefined])))}
        >
          {LISTS.clear}
        </Button>
      </Empty>
    );
  if (list.total === 0) return empty;
  const before = (list.page - 1) * PAGE_SIZE;
  return (
    <>
      <RowTable label={label} columns={columns} rows={list.rows} keyOfRow={keyOfRow} onOpen={onOpen} />
      {list.total > PAGE_SIZE ? (
        <Group justify="space-between" mt="sm">
          <Text size="sm" className="soft digits">
            {LISTS.shown(before + 1, before + list.rows.length, list.total)}
          </Text>
          <Pagination
            total={list.pages}
            value={list.page}
            onChange={list.toPage}
            size="sm"
            aria-label={LISTS.pages}
            getControlProps={(control) => ({ 'aria-label': control })}
          />
        </Group>
      ) : null}
    </>
  );
}
