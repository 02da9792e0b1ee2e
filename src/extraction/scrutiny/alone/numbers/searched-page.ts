import type { Box, Page, Word } from '../../../document.js';
import { unionOf } from '../../../fields/structure/geometry.js';
import { layoutsOf, type Layout } from '../../../fields/structure/layout.js';
import { scanLayouts, type LabelHit } from '../../../fields/structure/scan.js';
import type { PlacedWord, Segment } from '../../../fields/structure/segment.js';
import { runOf, type Run } from '../../../fields/text/run.js';
import type { Place } from '../../scrutiny.js';
import { withDigitsForWords } from '../characters/number-words.js';
import { simplify } from '../characters/simplify.js';

/** A page made ready to be searched: its words say plainly what they show. */
export interface SearchedPage {
  number: number;
  layouts: Layout[];
  /** The labels of an invoice in each segment; looked for when they are first asked for. */
  labels(): ReadonlyMap<Segment, LabelHit[]>;
  lines: SearchedLine[];
  segmentOf: ReadonlyMap<Word, Segment>;
  /** As the page shows each word. */
  shown: ReadonlyMap<Word, string>;
}

/** A segment of the page's layout, with numbers in words written as digits. */
export interface SearchedLine {
  page: SearchedPage;
  layout: Layout;
  segment: Segment;
  run: Run;
}

/** Makes a page ready. */
export function searchedPage(page: Page): SearchedPage {
  const shown = new Map<Word, string>();
  const words = page.words.flatMap((word) => {
    const text = simplify(word.text);
    if (text === '') return [];
    const simple = text === word.text ? word : { ...word, text };
    shown.set(simple, word.text);
    return [simple];
  });
  const plain = { ...page, words };
  const layouts = layoutsOf(plain);
  const segmentOf = new Map<Word, Segment>();
  for (const { segments } of layouts)
    for (const segment of segments) for (const { word } of segment.words) segmentOf.set(word, segment);
  let labels: SearchedPage['labels'] = () => {
    const { hitsBySegment } = scanLayouts(plain, layouts);
    labels = () => hitsBySegment;
    return hitsBySegment;
  };
  const searched: SearchedPage = { number: page.number, layouts, labels: () => labels(), lines: [], segmentOf, shown };
  searched.lines = layouts.flatMap((layout) =>
    layout.segments.map((segment) => ({ page: searched, layout, segment, run: spokenRun(segment.words) })),
  );
  return searched;
}

function spokenRun(words: readonly PlacedWord[]): Run {
  const texts = withDigitsForWords(words.map((word) => word.text));
  return runOf(words.map((word, at) => (texts[at] === word.text ? word : { ...word, text: texts[at] ?? '' })));
}

/** Where words stand on their page, as it shows them. */
export function placeOf(page: SearchedPage, words: readonly PlacedWord[]): Place {
  const box: Box = unionOf(words.map((one) => one.word.box));
  return { page: page.number, box, text: words.map((one) => page.shown.get(one.word) ?? one.text).join(' ') };
}
