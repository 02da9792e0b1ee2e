import type { FieldEvidence, ReadDocument } from '../../document.js';
import type { Place, Sight } from '../scrutiny.js';

/** Whether the account that a document asks to be paid into is seen on its pages; null where it gives no whole account. */
export function seeAccount({ fields, textMatchesPicture }: ReadDocument): Sight | null {
  const { account_bsb: bsb, account_number: number } = fields;
  if (!bsb || !number) return null;
  const places = [bsb, number].map(placeOf);
  return textMatchesPicture === true
    ? { outcome: 'seen', places }
    : { outcome: 'unseen', reason: 'not_legible', places };
}

const placeOf = ({ page, box, words }: FieldEvidence): Place => ({ page, box, text: words.join(' ') });
