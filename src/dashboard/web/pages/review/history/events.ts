import { day, money, moment } from '../../../parts/format';
import type { CommentRows, CorrectionRows, DecisionRows, InvoiceDetail } from '../data';
import { shownValue } from '../fields/fields';
import type { FieldName } from '../fields/fields';
import { DECIDE, FIELD_LABELS, HISTORY } from '../text';

/** Something that was said or done. */
export interface HistoryEvent {
  id: string;
  kind: 'arrival' | 'decision' | 'comment' | 'correction';
  at: string;
  /** Null if nobody did it. */
  who: string | null;
  what: string;
  details: string[];
}

/** Everything that was said and done of an invoice, the oldest first. */
export function eventsOf(
  invoice: InvoiceDetail,
  decisions: DecisionRows,
  comments: CommentRows,
  corrections: CorrectionRows,
  names: ReadonlyMap<string, string>,
): HistoryEvent[] {
  const nameOf = (id: string | null): string => (id === null ? HISTORY.service : (names.get(id) ?? HISTORY.somebody));
  const { source, created_at: at } = invoice.attributes;
  const value = (field: FieldName, given: string | null): string =>
    given === null ? HISTORY.nothing : field === 'total' ? money(given) : (shownValue(field, given) ?? '');
  return [
    { id: 'arrival', kind: 'arrival' as const, at, who: null, what: HISTORY.arrived[source], details: [] },
    ...decisions.map(({ id, attributes: a }): HistoryEvent => {
      const details = [
        ...(a.reason === null ? [] : [DECIDE.reasons[a.reason]]),
        ...(a.until === null ? [] : [HISTORY.until(day(a.until))]),
        ...(a.verification_id === null ? [] : [HISTORY.untilVerification]),
        ...(a.call === null
          ? []
          : [HISTORY.call(a.call.spoke_to, a.call.number, a.call.number_from, moment(a.call.at))]),
        ...(a.warning === null ? [] : [a.warning]),
        ...(a.comment === null ? [] : [a.comment]),
      ];
      const what = a.review === 'awaiting_second' ? HISTORY.approvedFirst : HISTORY.decisions[a.decision];
      return { id, kind: 'decision', at: a.created_at, who: nameOf(a.user_id), what, details };
    }),
    ...comments.map(({ id, attributes: a }): HistoryEvent => ({
      id,
      kind: 'comment',
      at: a.created_at,
      who: nameOf(a.user_id),
      what: HISTORY.said,
      details: [a.text],
    })),
    ...corrections.map(({ id, attributes: a }): HistoryEvent => ({
      id,
      kind: 'correction',
      at: a.created_at,
      who: nameOf(a.user_id),
      what: HISTORY.corrected(FIELD_LABELS[a.field]),
      details: [HISTORY.fromTo(value(a.field, a.before), value(a.field, a.after))],
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}
