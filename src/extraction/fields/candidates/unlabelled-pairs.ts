import { bankOfBsb } from '../../../numbers/bsb.js';
import type { LabelConcept } from '../lexicon/labels.js';
import { overlapX, unionOf } from '../structure/geometry.js';
import { leftOf, rightOf, type Layout } from '../structure/layout.js';
import type { LabelHit, Scan } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';
import { valueSources } from '../structure/values.js';
import { matchesIn } from '../text/matches.js';
import { runOf } from '../text/run.js';
import { accountAfter, accountOverLineEnd, isBankBsb, isNextBsb, runsIntoNextCell } from './account-after.js';
import type { BankMention } from './bank-mention.js';
import { isBankName, startsWithBank } from './bank-names.js';
import { leadingAccountNumber, leadingBsb, type DigitsValue } from './digits.js';
import { isSpokenOf } from './spoken-of.js';
import { nameAbove, nameAfterAccount, nameBefore } from './unlabelled-names.js';

/** What stands between the parts of a pair in a sentence: `062-000, account number 12345678`. */
const PAIR_IN_WORDS = /^\s*,?\s*(?:and\s+)?(?:account|acct?|a\/c)\.?(?:\s+(?:no|number)\b\.?)?[:\s]*(?=\d)/i;

const ABOUT_PAYMENT: ReadonlySet<LabelConcept> = new Set<LabelConcept>([
  'bsb_and_account',
  'bank',
  'account_name',
  'account_number',
  'payee',
]);

export const PAYMENT_WORDS = /\b(?:eft|pay|paying|payments?|deposits?|transfers?|remit|remittance|bank|banking|bsb)\b/i;

const HOLDS_ACCOUNT: ReadonlySet<LabelConcept> = new Set<LabelConcept>([
  ...ABOUT_PAYMENT,
  'bsb',
  'account',
  'name',
  'number',
]);

/** Whether a label is that of another number than an account's. */
const numbersAnother = (hit: LabelHit): boolean => !HOLDS_ACCOUNT.has(hit.concept) && !isSpokenOf(hit);

/** Whether digits go on a longer number, or stand right after the label of another one: a BPAY reference, a telephone number. */
function isOtherNumber(scan: Scan, layout: Layout, segment: Segment, before: string): boolean {
  if (/\d[\s\u2010-\u2015-]*$/.test(before)) return true;
  if (before.trim() !== '') {
    return (scan.hitsBySegment.get(segment) ?? []).some((hit) => {
      const gap = before.slice(hit.before.text.length).trim();
      return gap !== '' && gap.split(/\s+/).length <= hit.words.length && numbersAnother(hit);
    });
  }
  const [left] = leftOf(layout, segment);
  return ((left && scan.hitsBySegment.get(left)) ?? []).some((hit) => hit.atEnd && numbersAnother(hit));
}

/** The block that a label stands in, and that of its value. */
function blocksAbout(scan: Scan, hit: LabelHit): (Segment[] | undefined)[] {
  const [source] = valueSources(scan, hit);
  const word = source?.run.spans[0]?.word;
  const value = word && scan.segmentOf.get(word);
  return [hit.segment, ...(value ? [value] : [])].map((segment) => hit.layout.blocks[segment.block]);
}

/** How far below the head of a table of accounts its rows reach, in font heights. */
const TABLE = 12;

/** A table's head has three columns or more, or two, of which that of the BSBs stands over the number. */
const isHead = ({ layout, segment, box }: LabelHit, below: Segment): boolean => {
  const { length } = layout.rows[segment.row] ?? [];
  return length >= 3 || (length === 2 && overlapX(box, below.box) > 0);
};

/** Whether a segment stands in a table whose head has a column for BSBs: of several banks' rows, each is an account. */
const isUnderHead = (scan: Scan, layout: Layout, segment: Segment): boolean =>
  scan.hits.some(
    (hit) =>
      hit.layout === layout &&
      hit.concept === 'bsb' &&
      isHead(hit, segment) &&
      segment.box.y0 > hit.box.y1 &&
      segment.box.y0 - hit.box.y1 < TABLE * segment.size,
  );

/** Whether a line is nothing but a BSB, or one behind its bank: `NAB 083-004`. */
function isBsbOfBank(segment: Segment): boolean {
  const last = segment.words.at(-1);
  const before = runOf(segment.words.slice(0, -1)).text;
  return isBankBsb(segment) || (last !== undefined && isBankName(before) && isBankBsb(last));
}

/** An account number that is the line below a line of nothing but a BSB, or below each of several BSBs side by side. */
function lineOfDigits(layout: Layout, segment: Segment): DigitsValue | null {
  const block = layout.blocks[segment.block] ?? [];
  const below = block[block.indexOf(segment) + 1];
  const bsbs = layout.rows[segment.row] ?? [];
  if (!below || !bsbs.every(isBsbOfBank) || (layout.rows[below.row] ?? []).length > bsbs.length) return null;
  const line = runOf(below.words);
  const account = leadingAccountNumber(line);
  return account?.start === 0 && account.end === line.text.length ? account : null;
}

/** The line that a block stands below: `Payments can be made directly into our account:`. */
function headingOf(layout: Layout, block: readonly Segment[]): Segment[] {
  const [first] = block;
  if (!first) return [];
  const above = layout.segments.findLast(
    (one) => one.row < first.row && first.box.y0 - one.box.y1 < 2 * first.size && /:\s*$/.test(one.text),
  );
  return above ? [above] : [];
}

/** What is to be paid into a bank's account, as a heading says it: `Into CBA please:`. */
const INTO = /^(?:please )?(?:pay )?into (?:our |my )?/i;
const intoBank = ({ text }: Segment): boolean => INTO.test(text) && startsWithBank(text.replace(INTO, ''));

/** A BSB in its printed form, or at the start of a number that ends its line: `063-140-259941-9`, `062692 3626032`. */
const PRINTED_PAIR =
  /(?<![\d-])(?:\d{3}[-\u2010-\u2015 ]\d{3}(?![\d-])|\d{3}-?\d{3}(?=\s?[-/ ]\s?\d{5,10}(?:-\d{1,3})?(?:$|[.,;]?\s\p{L})))/gu;

/** Two numbers with words behind them, as in a sentence. */
const GOES_ON = /^\d{6}\D{1,3}[\d-]+[.,;]?\s+\p{L}/u;

/** A sentence that ends its line within an account number, behind the BSB: `Our bank: 062-000 1008`. */
const BEGUN = /\p{L}.*\s\d{3}[-\u2010-\u2015 ]?\d{3},? \d{4}$/u;

/** The next line of the paragraph that a line stands in. */
function nextOfParagraph(layout: Layout, segment: Segment): readonly PlacedWord[] {
  const block = layout.blocks[segment.block] ?? [];
  const next = block[block.indexOf(segment) + 1];
  return next && Math.abs(next.box.x0 - segment.box.x0) < segment.size ? next.words : [];
}

/** A BSB in its printed form that has no label of its own but an account number after it, in lines about payment. */
export function unlabelledPairs(scan: Scan, used: ReadonlySet<PlacedWord>): BankMention[] {
  const aboutPayment = new Set(
    scan.hits.filter((hit) => ABOUT_PAYMENT.has(hit.concept)).flatMap((hit) => blocksAbout(scan, hit)),
  );
  const speaksOfPayment = (one: Segment): boolean => PAYMENT_WORDS.test(one.text) || intoBank(one);
  return scan.layouts.flatMap((layout) => {
    const payment = new Set(
      layout.blocks.filter(
        (block) => aboutPayment.has(block) || [...block, ...headingOf(layout, block)].some(speaksOfPayment),
      ),
    );
    return layout.segments.flatMap((segment) => {
      if (!segment.words.some(({ text }) => /\d{3}/.test(text))) return [];
      const block = layout.blocks[segment.block] ?? [];
      const row = layout.rows[segment.row] ?? [];
      const underHead = isUnderHead(scan, layout, segment);
      const isAboutPayment =
        payment.has(block) || row.some(speaksOfPayment) || underHead || startsWithBank(segment.text);
      if (!isAboutPayment) return [];
      const run = runOf([
        ...segment.words,
        ...rightOf(layout, segment).flatMap((one) => one.words),
        ...(BEGUN.test(segment.text) ? nextOfParagraph(layout, segment) : []),
      ]);
      const ownEnd = runOf(segment.words).text.length;
      return matchesIn(run.text, PRINTED_PAIR).flatMap((match): BankMention[] => {
        // In a table of accounts the cell on the left says what the account is for.
        const isOther = !underHead && isOtherNumber(scan, layout, segment, run.text.slice(0, match.index));
        // Six digits in one are a BSB where nothing but words stands before them: in a row of numbers they are anything.
        const before = run.text.slice(0, match.index);
        const isBare =
          /^\d+$/.test(match[0]) &&
          (row.length > 2 ||
            /\d/.test(before) ||
            (GOES_ON.test(run.text.slice(match.index)) && !PAYMENT_WORDS.test(before)));
        if (match.index >= ownEnd || isOther || isBare) return [];
        const bsb = leadingBsb(run, match.index);
        const account =
          bsb &&
          (lineOfDigits(layout, segment) ??
            accountOverLineEnd(scan, layout, bsb) ??
            accountAfter(run, bsb) ??
            accountAfter(run, bsb, PAIR_IN_WORDS));
        if (!bsb || !account || runsIntoNextCell(scan, bsb, account) || isNextBsb(scan, bsb, account)) return [];
        if (bsb.words.some((word) => used.has(word)) || bankOfBsb(bsb.digits) === null) return [];
        const anchor = unionOf(bsb.words.map((word) => word.box));
        const at = {
          layout,
          segment,
          anchor,
          box: segment.box,
          offset: bsb.start,
          strength: underHead ? 0.9 : 0.5,
          pair: bsb.words[0],
        };
        const left = runOf(row.flatMap((one) => one.words).filter((word) => word.box.x1 <= anchor.x0 + 1));
        const name =
          nameBefore(left)?.name ??
          (run.text.length > account.end ? nameAfterAccount(scan, run, account.end) : null) ??
          (bsb.start === 0 || isBankName(run.text.slice(0, bsb.start).trim())
            ? nameAbove(scan, { layout, segment })
            : null);
        return [
          { ...at, part: 'bsb', value: bsb.digits, words: bsb.words },
          { ...at, part: 'account', value: account.digits, words: account.words },
          ...(name ? [{ ...at, part: 'name' as const, value: name.text, words: name.words }] : []),
        ];
      });
    });
  });
}
