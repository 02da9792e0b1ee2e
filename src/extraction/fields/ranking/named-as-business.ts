import { isPerson, type NameValue } from '../candidates/names.js';
import type { PaymentSet } from '../assignment/payment-set.js';
import type { Segment } from '../structure/segment.js';
import { nameKey, nameStem } from '../text/fold.js';

/** Of a shorter name, another one may begin with the same words. */
const LEAST_WORDS = 2;

/** A line that stands above an account, in font heights. */
const REACH = 1.5;

/** Whether two names are one but for the form of a company. */
export const isSameName = (name: string, other: string): boolean => nameStem(name) === nameStem(other);

const begins = (whole: string, start: string): boolean =>
  whole === start || (start.split(' ').length >= LEAST_WORDS && whole.startsWith(`${start} `));

/** Whether a name is a person's with initials: `A. Example` for `Ada Example`. */
function isByInitials(name: string, person: string): boolean {
  const [words, full] = [nameKey(name).split(' '), nameKey(person).split(' ')];
  const initials = words.slice(0, -1);
  return (
    isPerson(person) &&
    initials.length > 0 &&
    initials.length < full.length &&
    words.at(-1) === full.at(-1) &&
    initials.every((initial, at) => initial.length === 1 && full[at]?.startsWith(initial))
  );
}

/** Whether a name is the business's own as accounts are held: the whole of it, its first words, what goes on behind it, or initials of a person. */
export function isAsBusiness(name: string, business: string): boolean {
  const [own, other] = [nameStem(name), nameStem(business)];
  return begins(own, other) || begins(other, own) || isByInitials(name, business);
}

/** Whether a name stands where that of an account does which no label announces: before it in its line, or in the line above. */
export function standsBefore({ words, segment }: NameValue & { segment: Segment }, set: PaymentSet): boolean {
  const [part] = [set.bsb, set.account].filter((one) => one !== null);
  const [first] = part?.words ?? [];
  const last = words.at(-1);
  if (!first || !last) return false;
  const isInLine = last.box.y0 < first.box.y1 && last.box.y1 > first.box.y0;
  const gap = first.box.y0 - last.box.y1;
  return isInLine ? last.box.x1 <= first.box.x0 : gap >= 0 && gap < REACH * segment.size;
}
