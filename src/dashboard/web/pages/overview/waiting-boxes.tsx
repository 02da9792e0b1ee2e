import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { operations } from '../../api/generated/main';
import { InvoiceLink } from '../../parts/invoice-link';
import { count } from '../../parts/format';
import { Money } from '../../parts/money';
import { OutcomeBadge } from '../../parts/outcome-badge';
import type { Outcome } from '../../parts/outcome-badge';
import { Age } from '../../parts/when';
import { useEntity } from '../../session/entity';
import { useSession } from '../../session/session';
import classes from './overview.module.css';
import { OVERVIEW } from './text';

/** What waits for people, as the service tells it. */
export type Waiting = operations['statisticsWaiting']['responses'][200]['content']['application/vnd.api+json']['data'];

/** What needs somebody, the most pressing first; what does not wait is left out. */
export function WaitingBoxes({ waiting }: { waiting: Waiting }) {
  const { id } = useEntity();
  const me = useSession()?.user?.id;
  const params = { entity: id };
  const { to_review: review, awaiting_second: second, rejected_this_month: stopped } = waiting;
  const boxes: (Box | null)[] = [
    {
      label: OVERVIEW.toReview,
      count: review.count,
      link: <Link to="/$entity/inbox" params={params} search={{ review: 'to_review' }} />,
      more: (
        <>
          <div className={classes.outcomes}>
            {(Object.entries(review.by_outcome) as [Outcome, number][])
              .filter(([, number]) => number > 0)
              .map(([outcome, number]) => (
                <span key={outcome} className={classes.outcome}>
                  <OutcomeBadge outcome={outcome} /> {count(number)}
                </span>
              ))}
          </div>
          {review.oldest === null ? null : (
            <div>
              <InvoiceLink id={review.oldest.id}>{OVERVIEW.oldest}</InvoiceLink>: <Age at={review.oldest.created_at} />
            </div>
          )}
          {review.largest === null ? null : (
            <div>
              <InvoiceLink id={review.largest.id}>{OVERVIEW.largest}</InvoiceLink>:{' '}
              <Money amount={review.largest.total} />
            </div>
          )}
        </>
      ),
    },
    {
      label: OVERVIEW.second,
      count: second.count,
      link: <Link to="/$entity/inbox" params={params} search={{ review: 'awaiting_second' }} />,
      more: second.oldest === null ? null : <Oldest at={second.oldest.created_at} />,
    },
    {
      label: OVERVIEW.mine,
      count: waiting.assigned_to_me.count,
      link: <Link to="/$entity/inbox" params={params} search={me === undefined ? {} : { assignee: me }} />,
    },
    {
      label: OVERVIEW.hold,
      count: waiting.on_hold.count,
      link: <Link to="/$entity/inbox" params={params} search={{ review: 'on_hold' }} />,
    },
    waiting.payment_files && {
      label: OVERVIEW.files,
      count: waiting.payment_files.count,
      link: <Link to="/$entity/payment-files" params={params} search={{ status: 'failed' }} />,
      more: waiting.payment_files.oldest && <Oldest at={waiting.payment_files.oldest.created_at} />,
    },
    waiting.held_emails && {
      label: OVERVIEW.held,
      count: waiting.held_emails.count,
      link: <Link to="/$entity/emails" params={params} search={{ decision: 'held' }} />,
      more: waiting.held_emails.oldest && <Oldest at={waiting.held_emails.oldest.received_at} />,
    },
    waiting.pending_verifications && {
      label: OVERVIEW.pending,
      count: waiting.pending_verifications.count,
      link: <Link to="/$entity/verifications" params={params} search={{ status: 'pending' }} />,
      more: waiting.pending_verifications.oldest && <Oldest at={waiting.pending_verifications.oldest.created_at} />,
    },
    waiting.disabled_webhooks && {
      label: OVERVIEW.webhooks,
      count: waiting.disabled_webhooks.count,
      link: <Link to="/$entity/webhooks" params={params} search={{}} />,
    },
  ];
  const shown = boxes.filter((box): box is Box => box !== null && box.count > 0);
  return (
    <section aria-label={OVERVIEW.attention} className={classes.boxes}>
      {shown.length === 0 ? (
        <div className={`panel ${classes.box} ${classes.wide}`}>
          <strong>{OVERVIEW.nothing}</strong>
          <div className="soft">{OVERVIEW.nothingText}</div>
        </div>
      ) : null}
      {shown.map(({ label, count: number, link, more }) => (
        <div key={label} className={`panel ${classes.box}`}>
          <link.type {...link.props} className={classes.figure}>
            <span className={classes.number}>{count(number)}</span>
            <span>{label}</span>
          </link.type>
          {more ? <div className={`soft ${classes.more}`}>{more}</div> : null}
        </div>
      ))}
      <div className={`panel ${classes.box}`}>
        <div className={classes.figure}>
          <span className={classes.number}>
            <Money amount={stopped.amount} />
          </span>
          <span>{OVERVIEW.stopped}</span>
        </div>
        <div className={`soft ${classes.more}`}>
          {OVERVIEW.stoppedHint}
          {stopped.without_amount > 0 ? ` (${OVERVIEW.withoutAmount(stopped.without_amount)})` : null}
        </div>
      </div>
    </section>
  );
}

interface Box {
  label: string;
  count: number;
  /** Where it leads; what is in it is set here. */
  link: React.ReactElement<Record<string, unknown>>;
  more?: ReactNode;
}

function Oldest({ at }: { at: string }) {
  return (
    <>
      {OVERVIEW.oldest}: <Age at={at} />
    </>
  );
}
