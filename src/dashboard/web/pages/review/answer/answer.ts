import type { Comparison, InvoiceDetail } from '../data';
import { ANSWER, NEXT } from '../text';

/** The answer to the question whether this is the account that was verified, and what it rests on. */
export interface AnswerGiven {
  sentence: string;
  /** What speaks against it, or keeps it from being told: the service's own sentences. */
  because: string[];
  /** What to do next; null once that is decided, or while nothing can be said. */
  next: string | null;
}

/** Checks whose sentence explains an outcome, the weightiest first. */
const WEIGHTY = [
  'details_match_verification',
  'text_matches_picture',
  'sender_not_lookalike',
  'account_not_shared',
  'reply_to_matches_sender',
  'details_unchanged',
  'no_change_of_details_announced',
  'other_ways_to_pay_known',
  'document_is_invoice',
];

/** Answers in one sentence whether the account is the verified one, and says what to do next. */
export function answerOf(invoice: InvoiceDetail, comparison: Comparison | undefined): AnswerGiven {
  return { ...saidOf(invoice, comparison), next: nextOf(invoice) };
}

/** Whether nothing speaks against paying: the account is the verified one, and no check failed. */
export function isSound({
  attributes: { outcome, check_details: details, check_results: results },
}: InvoiceDetail): boolean {
  return outcome === 'verified' && [...details, ...results].every(({ result }) => result);
}

function nextOf(invoice: InvoiceDetail): string | null {
  const { outcome, status, review, redacted_at: redactedAt } = invoice.attributes;
  const isOpen = review === 'to_review' || review === 'on_hold' || review === 'awaiting_second';
  if (!isOpen || redactedAt !== null || status === 'queued' || status === 'reading') return null;
  return outcome === 'verified' && !isSound(invoice) ? NEXT.verifiedButFailed : NEXT[outcome];
}

function saidOf({ attributes }: InvoiceDetail, comparison: Comparison | undefined): Omit<AnswerGiven, 'next'> {
  const { outcome, status, failure_reason: failure, check_details: details, checks_left_out: leftOut } = attributes;
  const weight = (type: string): number => (WEIGHTY.indexOf(type) + WEIGHTY.length + 1) % (WEIGHTY.length + 1);
  const bad = details
    .filter(({ result }) => !result)
    .toSorted((a, b) => weight(a.type) - weight(b.type))
    .map(({ sentence }) => sentence);
  const match = leftOut.find(({ type }) => type === 'details_match_verification');
  const payee = comparison?.verified.find(({ held_against }) => held_against) ?? comparison?.verified[0];
  const matches = details.some(({ type, result }) => type === 'details_match_verification' && result);
  switch (outcome) {
    case 'verified':
      return { sentence: ANSWER.verified(payee?.business_name ?? null, payee?.verified_at ?? null), because: bad };
    case 'mismatch':
      return { sentence: ANSWER.mismatch(payee?.business_name ?? null), because: bad };
    case 'suspect':
      if (matches) return { sentence: ANSWER.verifiedButSuspect(payee?.business_name ?? null), because: bad };
      return payee && match
        ? { sentence: ANSWER.suspectVerified, because: [match.reason, ...bad] }
        : { sentence: ANSWER.suspect, because: bad };
    case 'changed':
      return {
        sentence: matches ? ANSWER.verifiedButChanged(payee?.business_name ?? null) : ANSWER.changed,
        because: bad,
      };
    case 'known':
      return { sentence: ANSWER.known, because: bad };
    case 'new':
      return { sentence: ANSWER.new, because: bad };
    case 'no_account':
      return { sentence: ANSWER.noAccount, because: bad };
    case 'not_invoice':
      return { sentence: ANSWER.notInvoice, because: bad };
    case 'unread':
      if (status === 'failed' || status === 'invalid') return { sentence: ANSWER.unreadable(failure), because: [] };
      return { sentence: ANSWER.waiting, because: [] };
  }
}
