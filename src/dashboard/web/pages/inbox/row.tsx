import { Checkbox } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { CSSProperties, MouseEvent } from 'react';
import { Account } from '../../parts/account';
import { Money } from '../../parts/money';
import { Age } from '../../parts/when';
import { cell, nameOf, Outcome, Supplier } from './cells';
import type { ColumnName } from './columns';
import classes from './inbox.module.css';
import type { InvoiceRow } from './list';
import { INBOX } from './text';

export interface RowProps {
  row: InvoiceRow;
  /** Place in the list, counting from 0. */
  index: number;
  columns: readonly { name: ColumnName }[];
  /** A card with the outcome first, if there is no room for columns. */
  narrow: boolean;
  href: string;
  selected: boolean;
  /** Shift selects everything between this one and the one before; null if nothing can be selected. */
  onSelect: ((index: number, value: boolean, range: boolean) => void) | null;
  active: boolean;
  /** Whether it does not belong to the list any more, but stays where it is until the list is drawn up again. */
  left: boolean;
  assigneeName: (id: string) => string;
  style: CSSProperties;
}

/** An invoice of the list: a row of columns, or a card. */
export function Row({
  row,
  index,
  columns,
  narrow,
  href,
  selected,
  onSelect,
  active,
  left,
  assigneeName,
  style,
}: RowProps) {
  const router = useRouter();
  const name = nameOf(row);
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.history.push(href);
  };
  const link = (
    <a
      className={classes.link}
      href={href}
      data-row={index}
      aria-label={INBOX.open(name)}
      title={row.attributes.extracted_business_name ?? row.attributes.original_file_name}
      onClick={open}
    >
      <Supplier {...row} />
    </a>
  );
  const check = onSelect && (
    <div className={classes.check} role="cell">
      <Checkbox
        size="xs"
        aria-label={INBOX.select(name)}
        checked={selected}
        onChange={(event) =>
          onSelect(
            index,
            event.currentTarget.checked,
            (event.nativeEvent as unknown as { shiftKey?: boolean }).shiftKey === true,
          )
        }
      />
    </div>
  );
  const common = {
    role: 'row',
    'aria-rowindex': index + 2,
    'data-selected': selected || undefined,
    'data-active': active || undefined,
    'data-left': left || undefined,
    title: left ? INBOX.left : undefined,
    style,
  };
  if (narrow) {
    const { attributes: a } = row;
    return (
      <div {...common} className={`${classes.row} ${classes.card}`}>
        {check}
        <div role="cell" className={classes.said}>
          <Outcome {...row} />
          {cell('flags', row, assigneeName)}
        </div>
        <div role="cell" className={classes.total}>
          {a.status === 'processed' ? <Money amount={a.total} /> : null}
        </div>
        <div role="cell" className={classes.supplier}>
          {link}
        </div>
        <div role="cell" className={`${classes.age} soft`}>
          <Age at={a.created_at} />
        </div>
        <div role="cell" className={`${classes.account} soft`}>
          {a.status === 'processed' ? (
            <Account bsb={a.extracted_account_bsb} number={a.extracted_account_number} />
          ) : null}
          <span>{cell('number', row, assigneeName)}</span>
        </div>
      </div>
    );
  }
  return (
    <div {...common} className={classes.row}>
      {check}
      {columns.map(({ name: column }) => (
        <div key={column} role="cell" className={classes.cell} data-column={column}>
          {column === 'supplier' ? link : cell(column, row, assigneeName)}
        </div>
      ))}
    </div>
  );
}
