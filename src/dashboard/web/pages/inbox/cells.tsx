import { Tooltip } from '@mantine/core';
import { IconApi, IconMail, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Account } from '../../parts/account';
import { Foreign } from '../../parts/foreign';
import { flagsOf } from '../../parts/flags';
import { Money } from '../../parts/money';
import { OutcomeBadge } from '../../parts/outcome-badge';
import { ReviewBadge } from '../../parts/review-badge';
import { REVIEWS, SOURCES, STATUSES } from '../../parts/text';
import { ToneBadge } from '../../parts/tone-badge';
import { Age } from '../../parts/when';
import type { ColumnName } from './columns';
import classes from './inbox.module.css';
import type { InvoiceRow } from './list';

const SOURCE_ICONS = { email: IconMail, dashboard: IconUpload, api: IconApi } as const;
/** More flags than these are counted. */
const MOST_FLAGS = 1;

/** What an invoice is called where it must be told from others: supplier and number, as far as they were read. */
export function nameOf({ attributes: a }: InvoiceRow): string {
  return [a.extracted_business_name ?? a.original_file_name, a.extracted_invoice_number].filter(Boolean).join(' ');
}

/** The outcome; while an invoice is on its way, how far it has come. */
export function Outcome({ attributes: a }: InvoiceRow) {
  if (a.status === 'processed') return <OutcomeBadge outcome={a.outcome} />;
  return (
    <ToneBadge tone={a.status === 'failed' || a.status === 'invalid' ? 'warn' : 'quiet'}>
      {STATUSES[a.status]}
    </ToneBadge>
  );
}

export function Supplier({ attributes: a }: InvoiceRow) {
  return a.extracted_business_name === null ? (
    <span className="soft" title={a.original_file_name}>
      <Foreign>{a.original_file_name}</Foreign>
    </span>
  ) : (
    <Foreign>{a.extracted_business_name}</Foreign>
  );
}

function Flags({ attributes: a }: InvoiceRow) {
  const flags = flagsOf(a);
  if (flags.length === 0) return null;
  return (
    <Tooltip label={flags.join(' · ')} multiline maw={340}>
      <span className={classes.flags}>
        {flags.slice(0, MOST_FLAGS).map((flag) => (
          <span key={flag} className={classes.flag}>
            {flag}
          </span>
        ))}
        {flags.length > MOST_FLAGS ? <span className={classes.more}>+{flags.length - MOST_FLAGS}</span> : null}
      </span>
    </Tooltip>
  );
}

function Source({ attributes: { source } }: InvoiceRow) {
  const Icon = SOURCE_ICONS[source];
  return (
    <span className={classes.source} title={SOURCES[source]}>
      <Icon size={17} stroke={1.6} role="img" aria-label={SOURCES[source]} />
    </span>
  );
}

/** Who is to look at it, short enough for a column: the first name, with the whole one beside it. */
function Assignee({ name }: { name: string }) {
  return (
    <span title={name}>
      <Foreign>{name.split(/\s/)[0] ?? name}</Foreign>
    </span>
  );
}

/** What is in a column of a row. */
export function cell(column: ColumnName, row: InvoiceRow, assigneeName: (id: string) => string): ReactNode {
  const { attributes: a } = row;
  switch (column) {
    case 'outcome':
      return <Outcome {...row} />;
    case 'supplier':
      return <Supplier {...row} />;
    case 'number':
      return a.extracted_invoice_number === null ? null : (
        <Foreign className="digits">{a.extracted_invoice_number}</Foreign>
      );
    case 'total':
      return a.status === 'processed' ? <Money amount={a.total} /> : null;
    case 'account':
      return a.status === 'processed' ? (
        <Account bsb={a.extracted_account_bsb} number={a.extracted_account_number} />
      ) : null;
    case 'flags':
      return <Flags {...row} />;
    case 'review':
      return a.review === null ? null : a.review === 'to_review' ? (
        <span className="soft">{REVIEWS.to_review}</span>
      ) : (
        <ReviewBadge review={a.review} />
      );
    case 'assignee':
      return a.assignee === null ? <span className="soft">–</span> : <Assignee name={assigneeName(a.assignee)} />;
    case 'source':
      return <Source {...row} />;
    case 'status':
      return STATUSES[a.status];
    case 'age':
      return <Age at={a.created_at} />;
  }
}
