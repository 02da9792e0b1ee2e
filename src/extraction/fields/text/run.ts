import type { PlacedWord } from '../structure/segment.js';

/** A stretch of text over words, from which each part can be traced back to the words it came from. */
export interface Run {
  text: string;
  spans: { start: number; end: number; word: PlacedWord }[];
}

/**
 * The text of words in order, joined by single spaces.
 * @param fromChar characters of the first word to leave out
 */
export function runOf(words: readonly PlacedWord[], fromChar = 0): Run {
  let text = '';
  const spans: Run['spans'] = [];
  for (const [index, word] of words.entries()) {
    const part = index === 0 ? word.text.slice(fromChar) : word.text;
    if (part === '') continue;
    if (text !== '') text += ' ';
    spans.push({ start: text.length, end: text.length + part.length, word });
    text += part;
  }
  return { text, spans };
}

/** The words that a stretch of a run's text came from. */
export function wordsBetween(run: Run, start: number, end: number): PlacedWord[] {
  const { spans } = run;
  let first = 0;
  for (let behind = spans.length; first < behind;) {
    const middle = (first + behind) >> 1;
    if ((spans[middle]?.end ?? 0) > start) behind = middle;
    else first = middle + 1;
  }
  const words: PlacedWord[] = [];
  for (let span = spans[first]; span && span.start < end; span = spans[(first += 1)]) words.push(span.word);
  return words;
}

/** Two runs as one, a space between them. */
export function joinRuns(first: Run, second: Run): Run {
  if (second.text === '') return first;
  const shift = first.text.length + 1;
  const spans = second.spans.map((span) => ({ ...span, start: span.start + shift, end: span.end + shift }));
  return { text: `${first.text} ${second.text}`, spans: [...first.spans, ...spans] };
}
