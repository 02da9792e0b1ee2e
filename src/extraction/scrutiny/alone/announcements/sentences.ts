import { hadNoRoom } from '../../../fields/structure/wraps.js';
import type { PlacedWord, Segment } from '../../../fields/structure/segment.js';
import type { Layout } from '../../../fields/structure/layout.js';
import type { SearchedPage } from '../numbers/searched-page.js';

/** Where a sentence ends: after its mark, where white space or nothing follows, or another one starts. */
const END = /[.!?]["')\]]?$|[。！？；]$|^[•▪●*]$/u;
/** A full stop after these ends an abbreviation. */
const ABBREVIATION =
  /^(?:\(?(?:no|nos|ref|acc|acct|a\/c|tel|ph|mob|st|rd|ave|mr|mrs|ms|dr|inc|pty|ltd|co|e\.g|i\.e|approx|incl|excl|inv|dept|b\.s\.b|a\.b\.n|p\.o)\.|\p{L}\.)$/iu;

/** The sentences of a page, each as its words: paragraphs are cut at full stops, and where a line ends before it is full. */
export function sentencesOf({ layouts }: SearchedPage): PlacedWord[][] {
  return layouts.flatMap((layout) => layout.blocks.flatMap((block) => sentencesOfBlock(layout, block)));
}

function sentencesOfBlock(layout: Layout, block: readonly Segment[]): PlacedWord[][] {
  const sentences: PlacedWord[][] = [];
  let open: PlacedWord[] = [];
  const close = (): void => {
    if (open.length > 0) sentences.push(open);
    open = [];
  };
  for (const [at, segment] of block.entries()) {
    for (const [index, word] of segment.words.entries()) {
      open.push(word);
      const next = segment.words[index + 1] ?? block[at + 1]?.words[0];
      if (END.test(word.text) && !(ABBREVIATION.test(word.text) && !startsSentence(next))) close();
    }
    const next = block[at + 1];
    if (next && !goesOn(layout, segment, next)) close();
  }
  close();
  return sentences;
}

const startsSentence = (word: PlacedWord | undefined): boolean =>
  word !== undefined && /^["'(]?\p{Lu}\p{Ll}/u.test(word.text);

/** Whether a line is nothing but what leads to who is paid, and the next one no label: `PAY TO`, below it a name. */
const leadsOn = (line: Segment, next: Segment): boolean =>
  /^(?:please )?(?:pay|paid|payable|remit|remitted) to:?$/iu.test(line.text.trim()) && !LABEL_FIRST.test(next.text);
const LABEL_FIRST = /^\W*(?:payee|beneficiary|account|acct|a\/c|acc|bsb|bank|name)(?!\p{L})/iu;

/** Whether a line goes on in the next one: it is full, or the next one starts as no sentence does. */
function goesOn(layout: Layout, line: Segment, next: Segment): boolean {
  if (next.row <= line.row) return false;
  const start = next.words[0]?.text ?? '';
  return hadNoRoom(layout, line, next) || /^[\p{Ll}&(]/u.test(start) || leadsOn(line, next);
}
