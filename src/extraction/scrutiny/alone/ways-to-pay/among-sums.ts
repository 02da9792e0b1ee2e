import { overlapX } from '../../../fields/structure/geometry.js';
import type { PlacedWord, Segment } from '../../../fields/structure/segment.js';
import type { SearchedLine } from '../numbers/searched-page.js';
import { segmentsNear } from '../numbers/surroundings.js';
import { plainWords } from '../payment-words.js';

const words = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');

/*
 * Addresses among the sums of an invoice, below its total: `tradeclear.example members 4,266.93`, `Less 7 % via tradeclear.example`. Whose page it is, is
 * asked where the payee is known; items, which may be of a domain, stand above the totals.
 */

/** What the rows above an address among the sums say. */
const SUM =
  /^\W*(?:sub-? ?total|(?:grand |invoice )?total|gst|tax|amount (?:due|payable|owing)|balance(?: due)?|less|discount|payable|due|net)(?!\p{L})/u;
/** What is said beside an address by which the sums can be settled, or in the line above it: whom a price is for, by what. */
const OFFERS = words('members?|customers?|clients?|users?|subscribers?|price|rate|with|using|instead');
const LEADS = words('less|discount|rebate|savings?|saves?|via|through|clear\\p{L}*|settl\\p{L}*|members');
const AMOUNT = /^\W{0,3}(?:aud ?)?\$? ?-?\(?\d[\d,]*\.\d\d\)?(?: ?cr)?$/u;

/** Rows of the sums above an address stand no farther from it, in font heights: five rows with white space. */
const ABOVE = 9;
/** A line whose words go on in that of the address, in font heights. */
const LINE_ABOVE = 0.9;

/** Whether an address stands in a row of the sums and says by what they can be settled. */
export function isAmongSums({ layout, segment }: SearchedLine, { box }: PlacedWord): boolean {
  const above = segmentsNear(layout, segment.row, segment.box, segment.size, { above: ABOVE, below: 0, beside: 0 });
  const isSum = (one: Segment): boolean =>
    one !== segment &&
    one.row < segment.row &&
    one.box.x0 >= segment.box.x0 - 2 * segment.size &&
    SUM.test(plainWords(one.text));
  if (!above.some(isSum)) return false;
  const hasAmount = (layout.rows[segment.row] ?? []).some(
    (one) => one.box.x0 >= box.x1 && AMOUNT.test(plainWords(one.text)),
  );
  const lead = above.find(
    (one) =>
      one.row < segment.row && segment.box.y0 - one.box.y1 < LINE_ABOVE * segment.size && overlapX(one.box, box) > 0,
  );
  if (hasAmount || OFFERS.test(plainWords(segment.text))) return true;
  return [segment, ...(lead ? [lead] : [])].some(({ text }) => LEADS.test(plainWords(text)));
}
