import { Button, Kbd } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconClockPause, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ReviewBadge } from '../../../parts/review-badge';
import { useAbility } from '../../../session/entity';
import { useSession } from '../../../session/session';
import { isSound } from '../answer/answer';
import type { Comparison, InvoiceDetail } from '../data';
import { DECIDE } from '../text';
import classes from './decide.module.css';
import type { DecisionKind } from './grounds';

interface DecideBarProps {
  invoice: InvoiceDetail;
  comparison: Comparison | undefined;
  /** What is about to be decided, and the form for it. */
  deciding: { kind: DecisionKind; form: ReactNode } | null;
  onDecide(kind: DecisionKind): void;
}

/** What is to be decided, and by whom; always in sight. */
export function DecideBar({ invoice, comparison, deciding, onDecide }: DecideBarProps) {
  const mayReview = useAbility('invoice:review');
  const mayApprove = useAbility('invoice:approve');
  const session = useSession();
  const { review, status, redacted_at: redactedAt } = invoice.attributes;
  // Nobody is led to approve what nobody verified, or what a check speaks against.
  const suggested: DecisionKind | null = isSound(invoice) ? 'approve' : null;
  const decided = review === 'approved' || review === 'rejected';
  const isRead = !['queued', 'reading'].includes(status);
  const button = (kind: DecisionKind, key: string, icon: ReactNode) => (
    <Button
      size="sm"
      variant={
        deciding === null ? (kind === suggested ? 'filled' : 'default') : deciding.kind === kind ? 'light' : 'default'
      }
      leftSection={icon}
      rightSection={
        <Kbd size="xs" className={classes.key} aria-hidden>
          {key}
        </Kbd>
      }
      aria-expanded={deciding?.kind === kind}
      data-decide={kind}
      onClick={() => onDecide(kind)}
    >
      {DECIDE.buttons[kind]}
    </Button>
  );
  return (
    <section className={classes.bar} aria-label={DECIDE.title}>
      {deciding?.form}
      <div className={classes.row}>
        <div className={classes.state}>
          {review === null ? null : <ReviewBadge review={review} />}
          <span className="soft">
            {mayReview || redactedAt !== null
              ? secondSentence(invoice, comparison, session?.user?.id ?? null)
              : DECIDE.notForRole}
          </span>
        </div>
        {!mayReview || !isRead || redactedAt !== null ? null : decided ? (
          mayApprove ? (
            button('reopen', 'o', <IconArrowBackUp size={16} aria-hidden />)
          ) : null
        ) : (
          <div className={classes.buttons}>
            {button('approve', 'a', <IconCheck size={16} aria-hidden />)}
            {button('hold', 'h', <IconClockPause size={16} aria-hidden />)}
            {button('reject', 'r', <IconX size={16} aria-hidden />)}
          </div>
        )}
      </div>
    </section>
  );
}

/** Says plainly whether a second person has to approve, or whom it waits for. */
function secondSentence(
  { attributes: { review } }: InvoiceDetail,
  comparison: Comparison | undefined,
  me: string | null,
): string {
  if (comparison === undefined || review === 'approved' || review === 'rejected' || review === 'cleared') return '';
  const { approval, people } = comparison;
  if (approval.approved_by.length > 0) {
    if (me !== null && approval.approved_by.includes(me)) return DECIDE.waitsForAnother;
    const names = people.filter(({ user_id }) => approval.approved_by.includes(user_id)).map(({ name }) => name);
    return DECIDE.youAreSecond(names.join(', '));
  }
  if (approval.people === 1) return '';
  return me !== null && approval.involved.includes(me) ? DECIDE.involved : DECIDE.needsTwo;
}
