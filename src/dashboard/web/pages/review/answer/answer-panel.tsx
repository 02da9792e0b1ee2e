import { OutcomeBadge } from '../../../parts/outcome-badge';
import { Foreign } from '../../../parts/foreign';
import { useAbility } from '../../../session/entity';
import type { Comparison, InvoiceDetail } from '../data';
import { ANSWER } from '../text';
import { AccountsCompared } from './accounts-compared';
import { answerOf } from './answer';
import classes from './answer.module.css';

/** The others stand among the checks. */
const SHOWN = 3;

/** Is this the account we verified? The answer first, then the accounts one under the other. */
export function AnswerPanel({ invoice, comparison }: { invoice: InvoiceDetail; comparison: Comparison | undefined }) {
  const { outcome } = invoice.attributes;
  const mayReview = useAbility('invoice:review');
  const { sentence, because, next } = answerOf(invoice, comparison);
  return (
    <section className={`panel ${classes.answer}`} data-outcome={outcome} aria-label={ANSWER.title}>
      <div className={classes.head}>
        <OutcomeBadge outcome={outcome} large />
        <p className={classes.sentence}>
          <Foreign>{sentence}</Foreign>
        </p>
      </div>
      {comparison === undefined ? null : <AccountsCompared invoice={invoice} comparison={comparison} />}
      {because.length > 0 ? (
        <ul className={classes.because}>
          {because.slice(0, SHOWN).map((one) => (
            <li key={one}>
              <Foreign>{one}</Foreign>
            </li>
          ))}
        </ul>
      ) : null}
      {mayReview && next !== null ? (
        <p className={classes.next}>
          <strong>{ANSWER.next}</strong> {next}
        </p>
      ) : null}
    </section>
  );
}
