import { actionInWords, attributeInWords } from '../../../parts/audit-actions';
import { valueInWords } from '../../../parts/audit-values';
import { Foreign } from '../../../parts/foreign';
import { Moment } from '../../../parts/when';
import type { AuditRows } from '../data';
import { HISTORY } from '../text';
import classes from './history.module.css';

/** What the audit trail tells of an invoice. */
export function AuditEvents({ rows }: { rows: AuditRows }) {
  return (
    <ol className={classes.events}>
      {rows.map(({ id, attributes: a }) => (
        <li key={id}>
          <div className={classes.head}>
            <span>
              <Foreign className={classes.who}>{a.user_name ?? HISTORY.service}</Foreign>
              {': '}
              <span title={a.action}>{actionInWords(a.action)}</span>
            </span>
            <span className={`soft ${classes.when}`}>
              <Moment at={a.created_at} />
            </span>
          </div>
          {a.changes.map(({ attribute, before, after, erased }) => (
            <p key={attribute} className={classes.detail}>
              <Foreign>
                {HISTORY.change(
                  attributeInWords(attribute),
                  erased ? HISTORY.erased : valueInWords('invoices', attribute, before),
                  erased ? '' : valueInWords('invoices', attribute, after),
                )}
              </Foreign>
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
