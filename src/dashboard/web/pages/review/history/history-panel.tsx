import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Foreign } from '../../../parts/foreign';
import { Failed, Loading } from '../../../parts/states';
import { Moment } from '../../../parts/when';
import { useAbility, useEntity } from '../../../session/entity';
import { auditQuery, commentsQuery, correctionsQuery, decisionsQuery } from '../data';
import type { Comparison, InvoiceDetail } from '../data';
import { HISTORY } from '../text';
import { CommentForm } from './comment-form';
import { eventsOf } from './events';
import classes from './history.module.css';

/** Its words are those of every page, and few people may read it. */
const AuditEvents = lazy(() => import('./audit-events').then((module) => ({ default: module.AuditEvents })));

interface HistoryPanelProps {
  invoice: InvoiceDetail;
  comparison: Comparison | undefined;
}

/** What was said and done: comments, corrections and decisions, one after the other. */
export function HistoryPanel({ invoice, comparison }: HistoryPanelProps): ReactNode {
  const entity = useEntity();
  const mayReview = useAbility('invoice:review');
  const mayAudit = useAbility('audit_event:read');
  const decisions = useQuery(decisionsQuery(entity.id, invoice.id));
  const comments = useQuery(commentsQuery(entity.id, invoice.id));
  const corrections = useQuery(correctionsQuery(entity.id, invoice.id));
  const audit = useQuery({ ...auditQuery(entity.id, invoice.id), enabled: mayAudit });
  const error = decisions.error ?? comments.error ?? corrections.error;
  const loaded = decisions.data !== undefined && comments.data !== undefined && corrections.data !== undefined;
  const names = new Map((comparison?.people ?? []).map(({ user_id, name }) => [user_id, name]));
  const events = loaded ? eventsOf(invoice, decisions.data.rows, comments.data.rows, corrections.data.rows, names) : [];
  return (
    <div className={classes.panel}>
      {loaded ? null : error === null ? <Loading /> : <Failed error={error} />}
      <ol className={classes.events}>
        {events.map((event) => (
          <li key={event.id} data-kind={event.kind}>
            <div className={classes.head}>
              <span>
                {event.who === null ? null : (
                  <>
                    <Foreign className={classes.who}>{event.who}</Foreign>{' '}
                  </>
                )}
                {event.what}
              </span>
              <span className={`soft ${classes.when}`}>
                <Moment at={event.at} />
              </span>
            </div>
            {event.details.map((detail) => (
              <p key={detail} className={classes.detail}>
                <Foreign>{detail}</Foreign>
              </p>
            ))}
          </li>
        ))}
      </ol>
      {mayReview ? <CommentForm invoiceId={invoice.id} /> : null}
      {mayAudit && audit.data !== undefined && audit.data.rows.length > 0 ? (
        <details className={classes.audit}>
          <summary>{HISTORY.audit(audit.data.total)}</summary>
          <Suspense fallback={<Loading />}>
            <AuditEvents rows={audit.data.rows} />
          </Suspense>
        </details>
      ) : null}
    </div>
  );
}
