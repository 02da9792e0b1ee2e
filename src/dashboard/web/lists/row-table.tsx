import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './row-table.module.css';

/** A column of a table: its heading, and what it shows of a row. */
export interface Column<T> {
  heading: string;
  show: (row: T) => ReactNode;
  align?: 'right';
  /** Shown in full, however long it is. */
  whole?: boolean;
}

interface RowTableProps<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOfRow: (row: T) => string;
  onOpen?: ((row: T) => void) | undefined;
}

/** Rows under headings; on a narrow screen each row is a card. The first column opens its row. */
export function RowTable<T>({ label, columns, rows, keyOfRow, onOpen }: RowTableProps<T>) {
  return (
    <div className={`panel ${classes.frame}`}>
      {/* What `display` takes away from a table on narrow screens, the roles give back. */}
      <table className={classes.table} aria-label={label} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ heading, align }) => (
              <th key={heading} scope="col" role="columnheader" data-align={align}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOfRow(row)} role="row" data-opens={onOpen ? true : undefined}>
              {columns.map(({ heading, align, show, whole }, at) => (
                <td key={heading} role="cell" data-align={align} data-label={heading}>
                  {at === 0 && onOpen ? (
                    <UnstyledButton className={classes.open} onClick={() => onOpen(row)}>
                      <span className={classes.cell}>{show(row)}</span>
                    </UnstyledButton>
                  ) : (
                    <div className={whole ? classes.whole : classes.cell}>{show(row)}</div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
