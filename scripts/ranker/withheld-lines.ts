import { isContact } from '../../src/extraction/fields/candidates/names.js';
import { joinScans, type Scan, scanPage } from '../../src/extraction/fields/structure/scan.js';
import type { Chance } from '../corpus/random.js';

/** Lines that confirm whose invoice it is: with an ABN, with an email address, a website or a telephone number, with an account. */
const CONFIRMING: readonly ((line: string) => boolean)[] = [
  (line) => /\babn\b|a\.b\.n|\b\d\d ?\d{3} ?\d{3} ?\d{3}\b/i.test(line),
  isContact,
  (line) => /\bbsb\b|account|a\/c|\bacc\b|bank|\d{3}-\d{3}/i.test(line),
];

/** A document without some of the kinds of lines that confirm whose invoice it is, each left out in half of the documents. */
export function withoutLines(scan: Scan, chance: Chance): Scan {
  const withheld = CONFIRMING.filter(() => chance.is(0.5));
  if (withheld.length === 0) return scan;
  const lines = scan.layouts.flatMap((layout) => layout.segments).filter(({ text }) => withheld.some((is) => is(text)));
  const gone = new Set(lines.flatMap((line) => line.words.map(({ word }) => word)));
  return joinScans(
    scan.pages.map((page) => scanPage({ ...page, words: page.words.filter((word) => !gone.has(word)) })),
  );
}
