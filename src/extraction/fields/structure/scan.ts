import type { Page } from '../../document.js';
import { matchLabels, type LabelMatch } from '../lexicon/match-labels.js';
import type { LabelConcept } from '../lexicon/labels.js';
import { runOf, type Run } from '../text/run.js';
import { unionOf } from './geometry.js';
import { layoutsOf, type Layout } from './layout.js';
import type { PlacedWord, Segment } from './segment.js';

/** A label where it stands on a page. */
export interface LabelHit {
  layout: Layout;
  segment: Segment;
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

/** Lays out pages and finds every label on them. */
export function scanPages(pages: Page[]): Scan {
  const layouts = pages.flatMap(layoutsOf);
  const hits: LabelHit[] = [];
  const hitsBySegment = new Map<Segment, LabelHit[]>();
  const segmentOf = new Map<PlacedWord, Segment>();
  for (const layout of layouts) {
    for (const segment of layout.segments) {
      const found = matchLabels(segment.words).flatMap((match) => hitOf(layout, segment, match) ?? []);
      hits.push(...found);
      hitsBySegment.set(segment, found);
      for (const word of segment.words) segmentOf.set(word, segment);
    }
  }
  return { pages, layouts, hits, hitsBySegment, segmentOf };
}
