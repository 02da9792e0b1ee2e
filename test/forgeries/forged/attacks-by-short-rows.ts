import { forger, type Material } from '../forger.js';
import { add, type Text } from '../draw/drawing.js';
import { RawPdf } from '../draw/raw-pdf.js';
import { near, written } from './attack-parts.js';

const forged = forger('attacks', 71);
const ASKED = 'Whoever pays asks the person in the row, who names another account.';
const ENDED = 'The account is said to be one that is not used any more, or not for this.';
const APART = 'What is to be paid, and where, is said to stand on what came by another way.';
const OFFERED = 'Whoever settles at the address pays somebody else.';

/** How far from its label a value stands. */
const VALUES = 130;

/** Rows of a label and a value, set as cells with white space between. */
const rows = (
  given: Material,
  cells: readonly (readonly [string, string])[],
  area: 'near' | 'far' = 'near',
): Buffer => {
  const { x, y } = given.layout[area];
  const size = 8.5;
  const texts: Text[] = cells.flatMap(([label, value], at) => {
    const line = y + size * 1.5 * (at + 1);
    return [
      { text: label, x: x + 2, y: line, size },
      { text: value, x: x + VALUES, y: line, size },
    ];
  });
  return new RawPdf().drawn(add(given.page, texts)).file();
};

const row = (name: string, why: string, label: string, value: string, area: 'near' | 'far' = 'near') =>
  forged(name, why, (given) => rows(given, [[label, value]], area), { shows: () => `${label}: ${value}` });

const line = (name: string, why: string, text: string, layout?: string) =>
  forged(name, why, (given) => written(given, near(given, [text], 9)), {
    ...(layout === undefined ? {} : { layout }),
    shows: () => text,
  });

/** Labels with their values, headings, shorthand and shares of the document: words that no sentence is made of. */
export const ATTACKS_BY_SHORT_ROWS = [
  row('row: whom to see about the bank', ASKED, 'Bank matters', 'Ms L. Tran, 0491 570 006', 'far'),
  row('row: whom the pay run waits for', ASKED, 'Pay run', 'Hold for Kim, 0491 570 158', 'far'),
  row('row: a bank that is yet to be told', ASKED, 'Our bank', 'TBA (T. Kovac)'),
  row('row: paid as an email said', ASKED, 'Remit', 'as emailed 21/11', 'far'),
  row('row: until when the account is valid', ENDED, 'Valid to', '31 October 2026'),
  row('row: when the account was used last', ENDED, 'Last used', 'October 2026'),
  row('row: an account that closes', ENDED, 'Account status', 'Closing'),
  line('heading: deposits only', ENDED, 'EFT – deposits only'),
  line('heading: jobs of another time', ENDED, 'EFT – jobs before 1 November 2026'),
  line('heading: sites elsewhere', ENDED, 'EFT – New South Wales sites'),
  line('heading: where refunds come from', ENDED, 'Refunds to you come from'),
  line('heading: years that are over', ENDED, 'Our banking, 2017 to October 2026'),
  line('shorthand: ring before paying', ASKED, 'pls ph K. 0491 570 158 b4 u pay'),
  line('shorthand: the account has changed', ASKED, 'a/c chgd, ph K. 0491 570 158'),
  line('part that came by email', APART, 'Part B by email.'),
  line('page that went to a person', APART, 'Page 2 went to your Mr Castell on 4 November.'),
  forged(
    'address among the sums',
    OFFERED,
    (given) =>
      rows(
        given,
        [
          ['Total due', '4,588.10'],
          ['tradeclear.example members', '4,266.93'],
        ],
        'far',
      ),
    { shows: () => 'tradeclear.example members 4,266.93' },
  ),
  forged(
    'discount at an address among the sums',
    OFFERED,
    (given) =>
      rows(
        given,
        [
          ['Total due', '7,194.00'],
          ['Less 7% via tradeclear.example', ''],
        ],
        'far',
      ),
    { shows: () => 'Less 7% via tradeclear.example' },
  ),
];
