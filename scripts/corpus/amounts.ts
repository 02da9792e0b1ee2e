import type { Chance } from './random.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

const money = (cents: number): string => (cents / 100).toFixed(2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');

/** Rows of a table of what was sold, and its sums. */
export interface Amounts {
  head: readonly string[];
  rows: string[][];
  net: string;
  tax: string;
  total: string;
}

export function makeAmounts(
  chance: Chance,
  {
    head,
    items,
    taxRate = 0.1,
    sign = '$',
  }: { head: readonly string[]; items: Vocabulary['items']; taxRate?: number; sign?: string },
): Amounts {
  let net = 0;
  const rows = chance
    .shuffle(items)
    .slice(0, chance.int(1, 6))
    .map((item, at) => {
      const [each, count] = [chance.int(500, 90_000), chance.int(1, 9)];
      net += each * count;
      const amount = sign + money(each * count);
      if (head.length === 2) return [item, amount];
      if (head.length === 4) return [item, String(count), sign + money(each), amount];
      return [String(at + 1), item, String(count), money(each), amount];
    });
  const tax = Math.round(net * taxRate);
  return { head, rows, net: sign + money(net), tax: sign + money(tax), total: sign + money(net + tax) };
}

/** A date, in the given one of `DATE_FORMS` or in any. */
export function makeDate(chance: Chance, form?: number): string {
  const [day, month, year] = [chance.int(1, 28), chance.int(1, 12), chance.int(2023, 2026)];
  const names = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];
  const two = (value: number): string => String(value).padStart(2, '0');
  const name = names[month - 1] as string;
  const all = [
    `${two(day)}/${two(month)}/${year}`,
    `${day} ${name} ${year}`,
    `${day}-${name.slice(0, 3)}-${year}`,
    `${year}-${two(month)}-${two(day)}`,
    `${two(day)}.${two(month)}.${year}`,
  ];
  return all[form ?? chance.int(0, DATE_FORMS - 1)] as string;
}

/** How many forms a date may have. */
export const DATE_FORMS = 5;

export function makeNumber(chance: Chance): string {
  return chance.weighted([
    [`INV-${chance.digits(4)}`, 3],
    [`INV${chance.digits(5)}`, 2],
    [chance.digits(chance.int(3, 8)), 6],
    [`${chance.pick(['A', 'SI', 'TI', 'IN', 'M', 'KB', 'SRV'])}${chance.digits(5)}`, 2],
    [`${chance.int(2023, 2026)}-${chance.digits(3)}`, 1],
    [`${chance.pick(['JB', 'HX', 'PR'])}-${chance.digits(2)}/${chance.digits(4)}`, 1],
    [`00${chance.digits(4)}`, 1],
    [`${chance.int(1, 99)}`, 0.5],
    [`${chance.digits(3)}${chance.pick(['A', 'C', 'R', 'X'])}${chance.digits(3)}`, 0.5],
    [`${chance.pick(['INV', 'TI', 'S'])}/${chance.int(23, 26)}/${chance.digits(4)}`, 0.5],
    [chance.digits(chance.int(9, 14)), 0.5],
    [chance.filled(chance.pick(['@@-###', '@@@-####', 'INV/20##/0#/####', '@@-####-@@', '20######-##'])), 1.5],
    [chance.filled(chance.pick(['inv_####', 'bill_number_#', 'F###-###', '@@@@##########', '#####-#'])), 0.7],
    [chance.filled(chance.pick(['## ### ###', '### ### ### ###', '#### ####'])), 0.2],
  ]);
}

/** Rows of what lists invoices, as statements and remittances do: dates, numbers and sums as the heads of the columns say. */
export function makeLedger(chance: Chance, head: readonly string[]): string[][] {
  const prefix = chance.pick(['', 'INV-', 'Invoice ', 'A']);
  return Array.from({ length: chance.int(2, 8) }, () => {
    const number = `${prefix}${chance.digits(chance.int(4, 6))}`;
    return head.map((title, at) => {
      if (/date|due|issued/i.test(title)) return makeDate(chance);
      if (at === 0 || /inv|ref|n[o°]|doc/i.test(title)) return number;
      return chance.is(0.15) ? '' : money(chance.int(5_000, 900_000));
    });
  });
}

/** A title that gives the number: `Invoice 1020`, `TAX INVOICE #1020`. */
export const titledNumber = (title: string, number: string, chance: Chance): string =>
  `${title} ${chance.pick(['', '', '#', 'No. ', 'no ', '- ', 'Nº '])}${number}`;

/** A number in a line of its own under the title: `INV 2207`, `#1187`, `No. 88`; one with letters of its own needs no more. */
export const numberAlone = (number: string, chance: Chance): string =>
  /^\p{L}/u.test(number) && chance.is(0.6)
    ? number
    : `${chance.pick(['#', 'No. ', 'No ', 'INV ', 'Inv ', '# '])}${number}`;

/** One to four details of a document that are no invoice's number. */
export const otherDetails = ({ elsewhere }: Vocabulary, chance: Chance): [string, string][] =>
  chance
    .shuffle(elsewhere.details)
    .slice(0, chance.int(1, 4))
    .map(([label, value]) => [label, chance.filled(value)]);
