import { matchesIn } from '../../fields/text/matches.js';

/** What post offices scan: a star, the code of the biller and the number of its customer. */
const SCANNED = /^\*[\d ]{6,30}$/u;

/** Both as a page prints them, in two lines mostly: `Billpay code: 0419`, `Ref: 0010 4423 317`. */
const BILLER = /(?<!\p{L})(?:post )?bill ?pay(?: (?:biller )?code)?[:.]? (\d{2,4})(?!\d)/giu;
const REFERENCE = /(?<!\p{L})ref(?:erence)?(?: (?:no|number))?[:.]{0,2} ((?:\d{1,12} ?){1,6})/giu;

/**
 * Whether a code holds nothing but what the page prints as the code and the reference of a biller at post offices, which are judged there.
 *
 * @param printed the words of the page, in their order
 */
export function isPrintedBillpay(code: string, printed: readonly string[]): boolean {
  if (!SCANNED.test(code)) return false;
  const digits = code.replace(/\D/g, '');
  const text = printed.join(' ');
  // Noughts before the code of a biller are printed, or not.
  const billers = matchesIn(text, BILLER).flatMap(([, biller = '']) => [biller, biller.replace(/^0+/, '')]);
  const references = matchesIn(text, REFERENCE).map(([, reference = '']) => reference.replace(/\D/g, ''));
  return billers.some(
    (biller) =>
      digits.startsWith(biller) && references.some((reference) => reference.startsWith(digits.slice(biller.length))),
  );
}
