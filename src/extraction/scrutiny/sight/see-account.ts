import type { FieldEvidence, ReadDocument } from '../../document.js';
import type { AccountLook, AccountLooks } from '../../check-against-picture.js';
import type { Place, Sight, UnseenReason } from '../scrutiny.js';
import { isCrossedOut, isDrawnInto, isPlain, whyUnseen } from './legible.js';

/**
 * Whether the account that a document asks to be paid into is seen on its pages; null where it gives no whole account. It is seen
 * where both of its numbers are drawn plainly in their place, or are legible there and were surely recognised as these digits.
 */
export function seeAccount({ fields }: ReadDocument, looks: AccountLooks): Sight | null {
  const { account_bsb: bsb, account_number: number } = fields;
  if (!bsb || !number) return null;
  const places = [bsb, number].map(placeOf);
  const reason = unseen(bsb, looks.get('account_bsb')) ?? unseen(number, looks.get('account_number'));
  return reason === null ? { outcome: 'seen', places } : { outcome: 'unseen', reason, places };
}

/**
 * A number that was read from a picture with so much confidence needs no second reading that agrees, if none disagrees. Printed
 * accounts of the development corpus' scans are read with 0.85 and more, handwritten ones with 0.79 to 0.82.
 */
const SURELY_READ = 0.85;

function unseen({ confidence }: FieldEvidence, look: AccountLook | undefined): UnseenReason | null {
  if (!look) return 'not_looked_at';
  const { drawn, ink, comparison } = look;
  if (drawn && (isCrossedOut(drawn) || isDrawnInto(drawn))) return 'not_legible';
  if (drawn && isPlain(drawn)) return null;
  const reason = drawn ? whyUnseen(drawn) : ink && whyUnseen(ink);
  if (reason !== null) return reason;
  if (comparison === 'same') return null;
  if (comparison === 'unclear' && look.fromPicture && confidence >= SURELY_READ) return null;
  return comparison === 'unclear' ? 'not_legible' : 'reads_differently';
}

const placeOf = ({ page, box, words }: FieldEvidence): Place => ({ page, box, text: words.join(' ') });
