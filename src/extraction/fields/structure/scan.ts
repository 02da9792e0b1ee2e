import type { Page } from '../../document.js';
import { matchLabels, type LabelMatch } from '../lexicon/match-labels.js';
import type { LabelConcept } from '../lexicon/labels.js';
import { REST_OF_NAME } from '../lexicon/name-words.js';
import { runOf, type Run } from '../text/run.js';
import { centreOf, unionOf } from './geometry.js';
import { layoutsOf, rightOf, type Layout } from './layout.js';
import type { PlacedWord, Segment } from './segment.js';
import { isOneSize, lineGap } from './spacing.js';

/** A label where it stands on a page. */
export interface LabelHit {
  layout: Layout;
  segment: Segment;
  /** The segment of the label's last line, where it wraps in its cell. */
  lastSegment: Segment;
  concept: LabelConcept;
  /** The label as the lexicon writes it, folded and without spaces. */
  label: string;
  words: PlacedWord[];
  box: PlacedWord['box'];
  /** Text of the segment before and after the label. */
  before: Run;
  after: Run;
  /** Whether nothing but punctuation stands before it in its segment. */
  atStart: boolean;
  /** Whether a colon or a dash follows it. */
  marked: boolean;
  /** Whether nothing but punctuation follows it in its segment. */
  atEnd: boolean;
}

/** What is known of a document before any field is looked for. */
export interface Scan {
  pages: Page[];
  layouts: Layout[];
  hits: LabelHit[];
  hitsBySegment: Map<Segment, LabelHit[]>;
  /** The segment that each word stands in. */
  segmentOf: Map<PlacedWord, Segment>;
  /** The page that each word stands on. */
  pageOf: Map<PlacedWord, Page>;
}

const EMPTY = /^[\s\p{P}\p{S}]*$/u;
const MARK = /^\s*[:=\-\u2010-\u2015]/;

function hitOf(layout: Layout, segment: Segment, match: LabelMatch): LabelHit | null {
  const first = match.tokens[match.firstToken];
  const last = match.tokens[match.endToken - 1];
  const lastWord = last && segment.words[last.word];
  if (!first || !last || !lastWord) return null;
  const words = segment.words.slice(first.word, last.word + 1);
  const before = runOf([
    ...segment.words.slice(0, first.word),
    ...(first.start > 0 ? segment.words.slice(first.word, first.word + 1) : []),
  ]);
  if (first.start > 0)
    before.text = before.text.slice(
      0,
      before.text.length - ((segment.words[first.word]?.text.length ?? 0) - first.start),
    );
  const after = runOf(segment.words.slice(last.word), last.end);
  return {
    layout,
    segment,
    lastSegment: segment,
    concept: match.concept,
    label: match.label,
    words,
    box: unionOf(words.map((word) => word.box)),
    before,
    after,
    atStart: EMPTY.test(before.text),
    marked: MARK.test(after.text.replace(/^[.)\]]+/, '')),
    atEnd: EMPTY.test(after.text),
  };
}

/** Whether one segment stands in the same cell right under another: close, of one size, sharing their left edge or centre. */
function isCellBelow(upper: Segment, lower: Segment): boolean {
  const gap = lineGap(upper, lower);
  const size = upper.size;
  const aligned =
    Math.abs(lower.box.x0 - upper.box.x0) < 0.8 * size ||
    Math.abs(centreOf(lower.box) - centreOf(upper.box)) < 0.8 * size;
  return lower.row > upper.row && gap > -0.5 && gap < 0.7 && aligned && isOneSize(upper, lower);
}

/** A number in groups, and the few digits that it may end with in the next line. */
const GROUPS_OF_DIGITS = /^\d+(?: \d+)+$/;
const LAST_GROUP = /^\d{1,4}$/;

/** Whether a value wraps beside a label: the lower line holds the rest of a company's name, or of a number printed in groups. */
export const isOneValue = (upper: Segment | undefined, lower: Segment | undefined): boolean =>
  upper !== undefined &&
  lower !== undefined &&
  isCellBelow(upper, lower) &&
  (REST_OF_NAME.test(lower.text) || (GROUPS_OF_DIGITS.test(upper.text) && LAST_GROUP.test(lower.text)));

/** How far right of its label a value in a form may stand, in font heights. */
const REACH_RIGHT = 30;

/** A line of a label that wraps in its cell has no more words than this. */
const WORDS_OF_LINE = 3;

/** The second line of a label that wraps in its cell; undefined where a segment is no first line of one. */
export const wrappedLine = (layout: Layout, upper: Segment): Segment | undefined =>
  upper.words.length > WORDS_OF_LINE
    ? undefined
    : layout.rows
        .slice(upper.row + 1, upper.row + 4)
        .flat()
        .find((other) => other.words.length <= WORDS_OF_LINE && isCellBelow(upper, other));

/** Whether two lines that might be one label have a value each on their right. */
function areTwoLabels(
  layout: Layout,
  upper: Segment,
  lower: Segment,
  hitsBySegment: ReadonlyMap<Segment, readonly LabelHit[]>,
): boolean {
  const valueOf = (segment: Segment): Segment | undefined => {
    const [right] = rightOf(layout, segment);
    return right &&
      right.box.x0 - segment.box.x1 < REACH_RIGHT * segment.size &&
      (hitsBySegment.get(right) ?? []).length === 0
      ? right
      : undefined;
  };
  const [first, second] = [valueOf(upper), valueOf(lower)];
  return first !== undefined && second !== undefined && !isOneValue(first, second);
}

/** Labels that wrap in their cell, such as `Branch` over `code` in the head of a table. */
function stackedHits(layout: Layout, hitsBySegment: ReadonlyMap<Segment, LabelHit[]>): LabelHit[] {
  return layout.segments.flatMap((upper) => {
    const lower = wrappedLine(layout, upper);
    if (!lower || areTwoLabels(layout, upper, lower, hitsBySegment)) return [];
    const [match, ...more] = matchLabels([...upper.words, ...lower.words]);
    if (
      !match ||
      match.concept === 'bsb_and_account' ||
      more.length > 0 ||
      match.fuzzy ||
      match.firstToken > 0 ||
      match.endToken < match.tokens.length
    )
      return [];
    const words = [...upper.words, ...lower.words];
    const nothing = runOf([]);
    const box = unionOf(words.map((word) => word.box));
    const base = { layout, segment: upper, lastSegment: lower, concept: match.concept, label: match.label, words, box };
    return [{ ...base, before: nothing, after: nothing, atStart: true, marked: false, atEnd: true }];
  });
}

/** Lays out one page and finds every label on it. */
export const scanPage = (page: Page): Scan => scanLayouts(page, layoutsOf(page));

/** Finds every label on a page that is laid out. */
export function scanLayouts(page: Page, layouts: Layout[]): Scan {
  const hitsBySegment = new Map<Segment, LabelHit[]>();
  const segmentOf = new Map<PlacedWord, Segment>();
  const pageOf = new Map<PlacedWord, Page>();
  for (const layout of layouts) {
    for (const segment of layout.segments) {
      const found = matchLabels(segment.words).flatMap((match) => hitOf(layout, segment, match) ?? []);
      hitsBySegment.set(segment, found);
      for (const word of segment.words) {
        segmentOf.set(word, segment);
        pageOf.set(word, page);
      }
    }
    for (const hit of stackedHits(layout, hitsBySegment)) {
      hitsBySegment.set(hit.segment, [hit]);
      hitsBySegment.set(hit.lastSegment, [hit]);
    }
  }
  const hits = [
    ...new Set(layouts.flatMap((layout) => layout.segments.flatMap((one) => hitsBySegment.get(one) ?? []))),
  ];
  return { pages: [page], layouts, hits, hitsBySegment, segmentOf, pageOf };
}

/** The scans of the pages of one document as one. */
export function joinScans(scans: readonly Scan[]): Scan {
  return {
    pages: scans.flatMap((scan) => scan.pages),
    layouts: scans.flatMap((scan) => scan.layouts),
    hits: scans.flatMap((scan) => scan.hits),
    hitsBySegment: new Map(scans.flatMap((scan) => [...scan.hitsBySegment])),
    segmentOf: new Map(scans.flatMap((scan) => [...scan.segmentOf])),
    pageOf: new Map(scans.flatMap((scan) => [...scan.pageOf])),
  };
}
