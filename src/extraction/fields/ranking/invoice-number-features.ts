import { isAddress, isContact } from '../candidates/names.js';
import type { Layout } from '../structure/layout.js';
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
  titles: readonly { layout: Layout; segment: Segment }[];
  /** What known labels say for each number, and for the two that they say most for. */
  labelledOf: ReadonlyMap<string, number>;
  best: readonly { key: string; labelled: number }[];
}

const TITLE = /\b(?:invoice|rechnung|facture|factura|fattura|factuur|faktura)\b/i;
const MONEY = /\d[.,]\d{2}\b/;

/** More titles than this say no more. */
const MOST_TITLES = 12;

/** Short lines of large type, or near the top, that call the document an invoice. */
const titlesOf = (scan: Scan): Facts['titles'] =>
  scan.layouts
    .flatMap((layout) =>
      layout.segments
        .filter(
          (one) =>
            one.words.length <= 10 &&
            TITLE.test(withoutLetterSpacing(one.text)) &&
            (one.size > 1.15 * layout.bodySize || one.box.y0 < 0.4 * layout.page.height),
        )
        .map((segment) => ({ layout, segment })),
    )
    .slice(0, MOST_TITLES);

function factsOf(scan: Scan, all: readonly PrintedNumber[]): Facts {
  const labelledOf = new Map<string, number>();
  for (const { value, labelled } of all)
    labelledOf.set(keyOf(value), Math.max(labelled, labelledOf.get(keyOf(value)) ?? 0));
  const best = [...labelledOf].map(([key, labelled]) => ({ key, labelled })).sort((a, b) => b.labelled - a.labelled);
  return { scan, all, titles: titlesOf(scan), labelledOf, best: best.slice(0, 2) };
}

/** What a number looks like, and where it stands, beside what stands around it. */
const OWN: Readonly<Record<string, (one: PrintedNumber, facts: Facts) => number>> = {
  'what a known label says': ({ labelled }) => labelled,
  'what a known label says of the best other': (one, { best }) =>
    (best[0]?.key === keyOf(one.value) ? best[1]?.labelled : best[0]?.labelled) ?? 0,
  'what a known label says of another printing': (one, { labelledOf }) => labelledOf.get(keyOf(one.value)) ?? 0,
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
  'in a title': ({ segment }, { titles }) => (titles.some((one) => one.segment === segment) ? 1 : 0),
  'from the nearest title': ({ segment, layout }, { titles }) =>
    Math.min(
      99,
      ...titles
        .filter((one) => one.layout === layout)
        .map((one) => Math.abs(segment.box.y0 - one.segment.box.y0) / layout.bodySize),
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
  const facts = factsOf(scan, all);
  return all.map((one) => {
    const [word] = one.words;
    const near = neighboursOf(one.layout, one.segment, word);
    return [
      ...Object.values(OWN).map((feature) => feature(one, facts)),
      ...PLACES.flatMap((place) => describeNeighbour(scan, near[place], GROUPS)),
    ];
  });
}
