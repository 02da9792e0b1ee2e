import { isAddress, isContact } from '../candidates/names.js';
import type { Scan } from '../structure/scan.js';
import type { Segment } from '../structure/segment.js';
import { withoutLetterSpacing } from '../text/fold.js';
import { keyOf, type PrintedNumber } from './invoice-number-candidates.js';
import { describeNeighbour, type Group, neighbourFeatures, neighboursOf } from './label-context.js';

const GROUPS: readonly Group[] = ['number', 'invoice', 'reference', 'other', 'bsb', 'account', 'buyer'];

/** What is known of a document when its numbers are described. */
interface Facts {
  scan: Scan;
  all: readonly PrintedNumber[];
  titles: readonly Segment[];
}

const TITLE = /\b(?:invoice|rechnung|facture|factura|fattura|factuur|faktura)\b/i;
const MONEY = /\d[.,]\d{2}\b/;

/** Short lines of large type, or near the top, that call the document an invoice. */
const titlesOf = (scan: Scan): Segment[] =>
  scan.layouts.flatMap((layout) =>
    layout.segments.filter(
      (one) =>
        one.words.length <= 10 &&
        TITLE.test(withoutLetterSpacing(one.text)) &&
        (one.size > 1.15 * layout.bodySize || one.box.y0 < 0.4 * layout.page.height),
    ),
  );

/** What a number looks like, and where it stands, beside what stands around it. */
const OWN: Readonly<Record<string, (one: PrintedNumber, facts: Facts) => number>> = {
  'what a known label says': ({ labelled }) => labelled,
  'what a known label says of the best other': (one, { all }) =>
    Math.max(0, ...all.filter((other) => keyOf(other.value) !== keyOf(one.value)).map((other) => other.labelled)),
  'what a known label says of another printing': (one, { all }) =>
    Math.max(0, ...all.filter((other) => keyOf(other.value) === keyOf(one.value)).map((other) => other.labelled)),
  printings: ({ printings }) => printings,
  characters: ({ value }) => value.length,
  digits: ({ value }) => value.replace(/\D/g, '').length,
  letters: ({ value }) => value.replace(/\P{L}/gu, '').length,
  'starts with the letters of an invoice': ({ value }) =>
    /^(?:t?inv?|t?si|ti|fac?|re?|rg)[-/ ]?\d/i.test(value) ? 1 : 0,
  'digits alone': ({ value }) => (/^\d+$/.test(value) ? 1 : 0),
  hyphen: ({ value }) => (/-/.test(value) ? 1 : 0),
  slash: ({ value }) => (/\//.test(value) ? 1 : 0),
  'leading zero': ({ value }) => (/^0/.test(value) ? 1 : 0),
  'like a year': ({ value }) => (/^(?:19|20)\d\d$/.test(value) ? 1 : 0),
  'like a BSB': ({ value }) => (/^\d{3}-?\d{3}$/.test(value) ? 1 : 0),
  'lower case': ({ value }) => (/\p{Ll}/u.test(value) ? 1 : 0),
  'words of its segment': ({ segment }) => segment.words.length,
  'words behind it': ({ segment, words }) =>
    Math.max(0, segment.words.length - 1 - segment.words.indexOf(words.at(-1) as (typeof words)[number])),
  'in an address': ({ segment }) => (isAddress(segment.text) ? 1 : 0),
  'in contact details': ({ segment }) => (isContact(segment.text) ? 1 : 0),
  'cells of its row': ({ layout, segment }) => (layout.rows[segment.row] ?? []).length,
  'amounts in its row': ({ layout, segment }) =>
    (layout.rows[segment.row] ?? []).filter((one) => MONEY.test(one.text)).length,
  height: ({ layout, segment }) => segment.box.y0 / layout.page.height,
  side: ({ layout, words }) => (words[0]?.box.x0 ?? 0) / layout.page.width,
  page: ({ layout }, { scan }) => layout.page.number - (scan.pages[0]?.number ?? 1),
  size: ({ layout, segment }) => segment.size / layout.bodySize,
  bold: ({ words }) => (words.every((word) => word.word.bold) ? 1 : 0),
  'in a title': ({ segment }, { titles }) => (titles.includes(segment) ? 1 : 0),
  'from the nearest title': ({ segment, layout }, { titles }) =>
    Math.min(
      99,
      ...titles
        .filter((one) => layout.segments.includes(one))
        .map((one) => Math.abs(segment.box.y0 - one.box.y0) / layout.bodySize),
    ),
  'numbers on the document': (_, { all }) => all.length,
};

const PLACES = ['before', 'left', 'above'] as const;

/** The names of the features of a number, in the order of `describeNumbers`. */
export const INVOICE_NUMBER_FEATURES: readonly string[] = [
  ...Object.keys(OWN),
  ...PLACES.flatMap((place) => neighbourFeatures(place, GROUPS)),
];

/** Each number in figures. */
export function describeNumbers(scan: Scan, all: readonly PrintedNumber[]): number[][] {
  const facts: Facts = { scan, all, titles: titlesOf(scan) };
  return all.map((one) => {
    const [word] = one.words;
    const near = word ? neighboursOf(one.layout, one.segment, word) : { before: null, left: null, above: null };
    return [
      ...Object.values(OWN).map((feature) => feature(one, facts)),
      ...PLACES.flatMap((place) => describeNeighbour(scan, near[place], GROUPS)),
    ];
  });
}
