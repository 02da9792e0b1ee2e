import { ActionIcon, Group, Kbd, Tooltip } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Foreign } from '../../parts/foreign';
import { Money } from '../../parts/money';
import { showHidden } from '../../parts/show-hidden';
import { REDACTION, SOURCES } from '../../parts/text';
import { ToneBadge } from '../../parts/tone-badge';
import { Age } from '../../parts/when';
import { useEntity } from '../../session/entity';
import type { InvoiceDetail } from './data';
import type { InboxSearch } from '../inbox/search';
import type { Queue } from './queue';
import { ReviewActions } from './review-actions';
import classes from './review.module.css';
import { REVIEW } from './text';

interface ReviewHeaderProps {
  invoice: InvoiceDetail;
  queue: Queue;
  search: InboxSearch;
  onOpen(id: string | null): void;
  onVerifying(): void;
}

/** Which invoice this is, how much it asks for, and where it is in the list. */
export function ReviewHeader({ invoice, queue, search, onOpen, onVerifying }: ReviewHeaderProps) {
  const entity = useEntity();
  const { attributes: a } = invoice;
  const supplier = a.extracted_business_name ?? REVIEW.noSupplier;
  useDocumentTitle(`${showHidden(REVIEW.title(supplier, a.extracted_invoice_number))} · Payproof`);
  const step = (label: string, key: string, id: string | null, Icon: typeof IconChevronUp) => (
    <Tooltip
      label={
        <>
          {label} <Kbd size="xs">{key}</Kbd>
        </>
      }
    >
      <ActionIcon variant="default" aria-label={label} disabled={id === null} onClick={() => onOpen(id)}>
        <Icon size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <header className={classes.header}>
      <div className={classes.what}>
        <Link to="/$entity/inbox" params={{ entity: entity.id }} search={search} className={classes.back}>
          {REVIEW.back}
        </Link>
        <h1 tabIndex={-1} title={supplier}>
          <Foreign>{supplier}</Foreign>
        </h1>
        <Foreign className={classes.number}>{a.extracted_invoice_number ?? REVIEW.noNumber}</Foreign>
        <span className={classes.amount}>
          <Money amount={a.total} />
        </span>
        <span className="soft">
          {SOURCES[a.source]}, <Age at={a.created_at} />
        </span>
        {a.redacted_at === null ? null : <ToneBadge tone="quiet">{REDACTION.done}</ToneBadge>}
        <Foreign className={`soft ${classes.file}`}>{a.original_file_name}</Foreign>
      </div>
      <Group gap={6} wrap="nowrap">
        <ReviewActions invoice={invoice} onVerifying={onVerifying} />
        {queue.place === null ? null : (
          <span className={`soft digits ${classes.place}`}>{REVIEW.placeOf(queue.place, queue.total)}</span>
        )}
        {step(REVIEW.previous, 'k', queue.previous, IconChevronUp)}
        {step(REVIEW.next, 'j', queue.next, IconChevronDown)}
      </Group>
    </header>
  );
}
