import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconRefresh } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { invoicePath } from './invoice-path';
import type { ColumnName } from './columns';
import { tracksOf, useColumns } from './columns';
import classes from './inbox.module.css';
import { comeBackTo, leaveAt } from './left-at';
import { stillFits } from './list-filters';
import type { InboxSearch } from './search';
import { Row } from './row';
import type { Selection } from './bulk/selection';
import { COLUMNS, INBOX } from './text';
import type { Rows } from './use-rows';

const ROW_HEIGHT = 42;
const CARD_HEIGHT = 88;

interface InboxTableProps {
  entityId: string;
  search: InboxSearch;
  rows: Rows;
  total: number;
  narrow: boolean;
  /** Null if there is nothing that the person may do with what is selected. */
  selection: Selection | null;
  /** The row that keys speak of; -1 for none. */
  active: number;
  onSort: (sort: string) => void;
  assigneeName: (id: string) => string;
  scrollRef: RefObject<HTMLDivElement | null>;
}

/** The list, drawn where it is looked at. */
export function InboxTable(props: InboxTableProps) {
  const { entityId, search, rows, total, narrow, selection, active, onSort, assigneeName, scrollRef } = props;
  const { columns } = useColumns();
  const height = narrow ? CARD_HEIGHT : ROW_HEIGHT;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing of it is remembered by a compiler
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => height,
    overscan: 12,
    scrollPaddingStart: narrow ? 0 : 34,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  const { show } = rows;
  useEffect(() => show(first, last), [show, first, last]);
  useEffect(() => virtualizer.measure(), [virtualizer, height]);
  const focused = useRef(-1);
  useEffect(() => {
    if (active < 0 || active === focused.current) return;
    focused.current = active;
    virtualizer.scrollToIndex(active);
    requestAnimationFrame(() => scrollRef.current?.querySelector<HTMLElement>(`[data-row="${active}"]`)?.focus());
  }, [active, virtualizer, scrollRef]);

  const list = `${entityId} ${JSON.stringify(search)}`;
  useLayoutEffect(() => {
    const scroller = scrollRef.current;
    // Another list begins at its beginning; whoever comes back from an invoice goes on where they were.
    scroller?.scrollTo(0, comeBackTo(list));
    return () => leaveAt(list, scroller?.scrollTop ?? 0);
  }, [list, scrollRef]);

  const { tracks, least } = tracksOf(columns);
  const shown = items.flatMap(({ index }) => rows.at(index) ?? []);
  return (
    <div
      className={`panel ${classes.table}`}
      data-plain={selection === null || undefined}
      style={{ '--tracks': tracks, '--least': narrow ? '0' : `${least}px` } as never}
    >
      {rows.arrivals > 0 ? (
        <Button
          className={classes.arrivals}
          size="compact-sm"
          radius="xl"
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={rows.refresh}
        >
          {INBOX.arrived(rows.arrivals)}
        </Button>
      ) : null}
      <div
        ref={scrollRef}
        className={classes.scroll}
        role="table"
        aria-label={INBOX.list}
        aria-rowcount={total + 1}
        aria-busy={rows.stale}
        tabIndex={-1}
      >
        {narrow ? null : (
          <div className={classes.head} role="row" aria-rowindex={1}>
            {selection === null ? null : (
              <div className={classes.check} role="columnheader">
                <Checkbox
                  size="xs"
                  aria-label={INBOX.selectAll}
                  checked={shown.length > 0 && shown.every(({ id }) => selection.has(id))}
                  indeterminate={selection.size > 0 && !shown.every(({ id }) => selection.has(id))}
                  onChange={(event) => selection.setMany(shown, event.currentTarget.checked)}
                />
              </div>
            )}
            {columns.map(({ name, sort }) => (
              <Heading key={name} name={name} sort={sort} current={search.sort ?? '-created_at'} onSort={onSort} />
            ))}
          </div>
        )}
        <div
          role="rowgroup"
          style={{ position: 'relative', height: virtualizer.getTotalSize(), minWidth: 'var(--least)' }}
        >
          {items.map(({ index, start, size }) => {
            const row = rows.at(index);
            const style = { top: start, height: size };
            return row === undefined ? (
              <div key={index} role="row" aria-rowindex={index + 2} className={classes.row} style={style}>
                <div role="cell" />
                <div role="cell" className={classes.pending} />
              </div>
            ) : (
              <Row
                key={index}
                row={row}
                index={index}
                columns={columns}
                narrow={narrow}
                href={invoicePath(entityId, row.id, search)}
                selected={selection?.has(row.id) === true}
                onSelect={selection && ((at, value, range) => selection.set(at, value, range, rows.at))}
                active={index === active}
                left={!stillFits(row, search)}
                assigneeName={assigneeName}
                style={style}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface HeadingProps {
  name: ColumnName;
  sort: string | null;
  current: string;
  onSort: (sort: string) => void;
}

function Heading({ name, sort, current, onSort }: HeadingProps) {
  // Ages grow as moments lie further back: the newest first is the least age first.
  const descends = current === `-${sort}`;
  const ascends = current === sort;
  const Arrow = descends ? IconArrowDown : IconArrowUp;
  return (
    <div
      role="columnheader"
      className={classes.cell}
      data-column={name}
      aria-sort={ascends ? 'ascending' : descends ? 'descending' : undefined}
    >
      {name === 'source' ? (
        // Its icons are narrower than the word.
        <VisuallyHidden>{COLUMNS[name]}</VisuallyHidden>
      ) : sort === null ? (
        COLUMNS[name]
      ) : (
        <button
          type="button"
          className={classes.sort}
          data-active={ascends || descends || undefined}
          aria-label={INBOX.sortBy(COLUMNS[name])}
          onClick={() => onSort(descends ? sort : `-${sort}`)}
        >
          {COLUMNS[name]}
          {ascends || descends ? <Arrow size={13} aria-hidden /> : null}
        </button>
      )}
    </div>
  );
}
