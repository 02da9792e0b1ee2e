import type { LabelConcept } from '../lexicon/labels.js';
import { onOneLine } from './geometry.js';
import { rightOf } from './layout.js';
import type { LabelHit, Scan } from './scan.js';
import type { Segment } from './segment.js';
import { lineGap } from './spacing.js';
import { isLabelOnly } from './values.js';

/** Labels too common in running text to open a party's address unless they stand alone or with a colon. */
const WEAK: ReadonlySet<string> = new Set(
  [
    'to',
    'for',
    're',
    'from',
    'site',
    'member',
    'owner',
    'company',
    'property',
    'principal',
    'recipient',
    'owners',
    'student',
    'participant',
    'insured',
  ].map(foldLabel),
);

/** Nothing but the name of a company: `TO Example Pty Ltd`. */
const COMPANY = /^\s*\p{Lu}[^.,:]{2,50}\b(?:pty\.? )?(?:ltd|limited)\.?\s*$/iu;

function foldLabel(label: string): string {
  return label.replace(/[i1]/g, 'l');
}

/** What a person is called in a business, which labels of parties are too: `Ada Example` over `Principal`. */
const JOBS: ReadonlySet<string> = new Set(['principal', 'owner', 'consultant', 'contractor'].map(foldLabel));
const PERSON = /^(?:\p{Lu}[\p{L}'\u2019.-]* ){1,2}\p{Lu}[\p{L}'\u2019-]+$/u;

/** Whether a label is the job of the person whose name stands right above it. */
function isJob({ layout, segment, label, marked, atEnd }: LabelHit): boolean {
  if (!JOBS.has(label) || marked || !atEnd) return false;
  return layout.segments.some(
    (one) =>
      one.row < segment.row &&
      lineGap(one, segment) < 0.95 &&
      Math.abs(one.box.x0 - segment.box.x0) < segment.size &&
      PERSON.test(one.text),
  );
}

/** What a document is made out for, not to whom: `Tax invoice for services`. */
const isForWhat = ({ label, marked, after }: LabelHit): boolean =>
  label.endsWith('for') && !marked && /^\s*\p{Ll}/u.test(after.text);

function opens(hit: LabelHit): boolean {
  if (!hit.atStart || isJob(hit) || isForWhat(hit)) return false;
  if (WEAK.has(hit.label))
    return hit.atEnd || hit.after.text.trimStart().startsWith(':') || COMPANY.test(hit.after.text);
  return hit.atEnd || hit.marked || hit.label.length >= 6 || !/^\s*\p{Ll}/u.test(hit.after.text);
}

/** Where the value starts that a label's own line goes on with: `Supplier: Example Pty Ltd` over an indented address. */
const valueStart = ({ after, box }: LabelHit): number | undefined =>
  after.spans.find(({ word }) => word.box.x0 >= box.x1)?.word.box.x0;

/** The lines that continue a segment downwards: close under each other, starting where it or the value in it starts. */
function columnFrom(hit: LabelHit, first: Segment, stops: (segment: Segment) => boolean): Segment[] {
  const column = [first];
  const lefts = [first.box.x0, (first === hit.segment ? valueStart(hit) : undefined) ?? first.box.x0];
  for (const segment of hit.layout.segments) {
    const last = column.at(-1);
    if (!last || segment.row <= last.row) continue;
    if (lineGap(last, segment) > 1.3) {
      if (segment.box.x0 < last.box.x1 && segment.box.x1 > last.box.x0) break;
      continue;
    }
    if (lefts.every((left) => Math.abs(segment.box.x0 - left) > 1.5 * first.size)) continue;
    if (stops(segment)) break;
    column.push(segment);
  }
  return column;
}

/** To whom a document is addressed. */
const ADDRESSED: ReadonlySet<string> = new Set(['attn', 'att', 'attention', 'to'].map(foldLabel));

/** The title of the slip at the foot of an invoice that the buyer sends back with the payment. */
const SLIP_TITLE = /^(?:payment|remittance) (?:advice|slip)$/i;
/** A slip starts in the lower part of a page: a title above that is the document's own. */
const SLIPS_FROM = 0.35;
/** How far under its title a slip says to whom it is sent, in font heights. */
const SLIP_REACH = 5;

/** Whether a label stands under the title of a slip: whom that is sent to is paid. */
const isOnSlip = ({ layout, box, segment }: LabelHit): boolean =>
  layout.segments.some(
    (title) =>
      SLIP_TITLE.test(title.text) &&
      title.box.y0 > SLIPS_FROM * layout.page.height &&
      title.row < segment.row &&
      title.box.x0 < box.x1 &&
      title.box.x1 > box.x0 &&
      box.y0 - title.box.y1 < SLIP_REACH * segment.size,
  );

/**
 * Whose name a label announces. A document that the buyer issues is addressed to the supplier, who is its payee, and so is the slip that the
 * buyer sends with a payment.
 */
function partyOf(hit: LabelHit, issuedByBuyer: boolean): 'buyer' | 'supplier' | null {
  const { concept, label } = hit;
  const isAddressed = concept === 'buyer' && ADDRESSED.has(label);
  if (issuedByBuyer && (concept === 'payee' || isAddressed)) return 'supplier';
  if (isAddressed && isOnSlip(hit)) return 'supplier';
  return concept === 'buyer' || concept === 'supplier' ? concept : null;
}

/** Labels of what is no part of a party's address: a column may hold more than the party without a gap. */
const ENDS_PARTY: ReadonlySet<LabelConcept> = new Set<LabelConcept>([
  'invoice',
  'invoice_number',
  'date',
  'amount',
  'payee',
  'bsb',
  'bsb_and_account',
  'account_number',
  'account_name',
]);

/**
 * The segments that give a party's name and address: those that a label such as `Bill to` or `Supplier` opens, after it, right
 * of it or below it, as far as the address reaches.
 * @param issuedByBuyer whether the document is a recipient-created tax invoice
 */
export function partyZone(scan: Scan, party: 'buyer' | 'supplier', issuedByBuyer: boolean): Set<Segment> {
  const zone = new Set<Segment>();
  const other = party === 'buyer' ? 'supplier' : 'buyer';
  const stops = (segment: Segment): boolean =>
    (scan.hitsBySegment.get(segment) ?? []).some(
      (hit) => hit.atStart && (partyOf(hit, issuedByBuyer) === other || ENDS_PARTY.has(hit.concept)),
    );
  for (const hit of scan.hits) {
    if (partyOf(hit, issuedByBuyer) !== party || !opens(hit)) continue;
    zone.add(hit.segment);
    const [right] = rightOf(hit.layout, hit.segment);
    const beside =
      hit.atEnd &&
      right &&
      right.box.x0 - hit.segment.box.x1 < 12 * hit.segment.size &&
      !isLabelOnly(scan, right) &&
      onOneLine(right.box, hit.segment.box)
        ? right
        : null;
    const under = columnFrom(hit, hit.segment, stops);
    const starts = hit.atEnd && under.length < 2 && beside ? columnFrom(hit, beside, stops) : under;
    for (const segment of starts) zone.add(segment);
    if (hit.atEnd && beside && !stops(beside) && hit.after.text === '' && isBesideLabel(hit, beside)) {
      for (const segment of columnFrom(hit, beside, stops)) zone.add(segment);
    }
  }
  return zone;
}

/** Whether what stands right of a label belongs to it (a form) rather than to the next column. */
function isBesideLabel(hit: LabelHit, right: Segment): boolean {
  return hit.marked || right.box.x0 - hit.segment.box.x0 < 9 * hit.segment.size;
}
