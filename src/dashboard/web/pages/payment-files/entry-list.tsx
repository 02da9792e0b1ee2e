import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import { Account } from '../../parts/account';
import { Foreign } from '../../parts/foreign';
import { count, day } from '../../parts/format';
import { Money } from '../../parts/money';
import { useEntity } from '../../session/entity';
import classes from './payment-files.module.css';
import { ResultBadge } from './result-badge';
import type { EntryResult } from './result-badge';
import { FILES, RESULTS } from './text';
import { pagesOf, useEntries } from './use-entries';
import type { EntryRow, LastPayment } from './use-entries';

const WIDE_ROW = 44;
const NARROW_ROW = 78;
/** Rows that are drawn above and below what is seen. */
const BEYOND = 12;
/** This many rows more are made at once where the frame grows. */
const SLOTS = 16;

const HEADINGS = [
  ['line', FILES.line],
  ['payee', FILES.payee],
  ['account', FILES.account],
  ['reference', FILES.reference],
  ['result', FILES.result],
  ['last', FILES.last],
  ['amount', FILES.amount],
] as const;

interface EntryListProps {
  check: string;
  results: readonly EntryResult[] | undefined;
  total: number;
}

/** Every payment of a file; only those in view are drawn and fetched. */
export function EntryList({ check, results, total }: EntryListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const narrow = useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false });
  // eslint-disable-next-line react-hooks/incompatible-library -- what it gives is used here and handed to nobody.
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => frame.current,
    estimateSize: () => (narrow ? NARROW_ROW : WIDE_ROW),
    overscan: BEYOND,
    // Who scrolls is not made to wait for rows.
    useFlushSync: false,
  });
  useEffect(() => virtual.measure(), [virtual, narrow]);
  const items = virtual.getVirtualItems();
  const entryAt = useEntries(check, results, pagesOf(items.map(({ index }) => index)));
  // A row that is scrolled out of sight becomes the one that is scrolled into it: changing rows costs less than making them.
  const slots = Math.ceil(items.length / SLOTS) * SLOTS;
  return (
    <div className={`panel ${classes.frame}`} ref={frame} tabIndex={0} role="region" aria-label={FILES.entries}>
      <div role="table" aria-label={FILES.entries} aria-rowcount={total + 1}>
        <div role="row" className={`${classes.row} ${classes.head}`} aria-rowindex={1}>
          {HEADINGS.map(([cell, heading]) => (
            <div key={cell} role="columnheader" data-align={cell === 'amount' ? 'right' : undefined}>
              {heading}
            </div>
          ))}
        </div>
        <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const { entry, last } = entryAt(index);
            return <Entry key={index % slots} index={index} start={start} entry={entry} last={last} />;
          })}
        </div>
      </div>
    </div>
  );
}

interface EntryProps {
  index: number;
  start: number;
  /** Undefined until it is fetched. */
  entry: EntryRow | undefined;
  /** Where its account was paid last: undefined until that is known, null for nowhere. */
  last: LastPayment | null | undefined;
}

const Entry = memo(function Entry({ index, start, entry, last }: EntryProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`${classes.row} ${classes.entry}`}
      style={{ transform: `translateY(${start}px)` }}
    >
      {entry === undefined ? (
        <div role="cell" className="soft" data-waits>
          {FILES.loadingRow}
        </div>
      ) : (
        <Cells entry={entry} last={last} />
      )}
    </div>
  );
});

function Cells({ entry, last }: { entry: EntryRow; last: LastPayment | null | undefined }) {
  const { attributes: a } = entry;
  return (
    <>
      <div role="cell" data-cell="line" className="digits soft">
        {count(a.line)}
      </div>
      <div role="cell" data-cell="payee">
        <Foreign>{a.account_name ?? ''}</Foreign>
      </div>
      <div role="cell" data-cell="account">
        {a.account_number === null ? null : <Account bsb={a.bsb} number={a.account_number} />}
      </div>
      <div role="cell" data-cell="reference" className="soft">
        <Foreign>{a.lodgement_reference ?? ''}</Foreign>
      </div>
      <div role="cell" data-cell="result">
        <Verified entry={entry} />
      </div>
      <div role="cell" data-cell="last" data-label={FILES.last} className="soft digits">
        {last === undefined ? null : last === null ? (
          FILES.never
        ) : (
          <>
            {day(last.aba_date)}, <Money amount={last.amount} />
          </>
        )}
      </div>
      <div role="cell" data-cell="amount" data-align="right">
        <Money amount={a.amount} />
      </div>
    </>
  );
}

/** The result, which leads to the verification that the payment was compared with. */
function Verified({ entry }: { entry: EntryRow }) {
  const entity = useEntity();
  const badge = <ResultBadge result={entry.attributes.result} />;
  const verification = entry.relationships?.verification?.data?.id;
  if (verification === undefined) return badge;
  return (
    <Link
      to="/$entity/verifications"
      params={{ entity: entity.id }}
      search={{ open: verification }}
      aria-label={`${RESULTS[entry.attributes.result].word}: ${entry.attributes.account_name}`}
    >
      {badge}
    </Link>
  );
}
