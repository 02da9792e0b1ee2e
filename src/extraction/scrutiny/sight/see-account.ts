import type { FieldEvidence, ReadDocument } from '../../document.js';
import type { AccountLook, AccountLooks } from '../../check-against-picture.js';
import type { Place, Sight, UnseenReason } from '../scrutiny.js';
import { isPlain, whyUnseen } from './legible.js';

/**
 * Whether the account that a document asks to be paid into is seen on its pages; null where it gives no whole account. It is seen
 * where both of its numbers are drawn plainly in their place, or are legible there and were recognised as the same digits.
 */
export function seeAccount({ fields }: ReadDocument, looks: AccountLooks): Sight | null {
  const { account_bsb: bsb, account_number: number } = fields;
  if (!bsb || !number) return null;
  const places = [bsb, number].map(placeOf);
  const reason = unseen(looks.get('account_bsb')) ?? unseen(looks.get('account_number'));
  return reason === null ? { outcome: 'seen', places } : { outcome: 'unseen', reason, places };
}

function unseen(look: AccountLook | undefined): UnseenReason | null {
  if (!look) return 'not_looked_at';
  const { drawn, ink, comparison } = look;
  if (drawn && isPlain(drawn)) return null;
  const reason = drawn ? whyUnseen(drawn) : ink && whyUnseen(ink);
  if (reason !== null) return reason;
  if (comparison === 'same') return null;
  return comparison === 'unclear' ? 'not_legible' : 'reads_differently';
}

const placeOf = ({ page, box, words }: FieldEvidence): Place => ({ page, box, text: words.join(' ') });
