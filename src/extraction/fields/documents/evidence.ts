import type { FieldEvidence } from '../../document.js';
import { unionOf } from '../structure/geometry.js';
import type { Layout } from '../structure/layout.js';
import type { PlacedWord } from '../structure/segment.js';

/**
 * A value with the words it rests on.
 * @param certainty 0 to 1, what the choice of the value is worth; the words' own confidence lowers it
 */
export function evidenceOf(
  value: string,
  words: readonly PlacedWord[],
  layout: Layout,
  certainty: number,
): FieldEvidence {
  const read = words.reduce((least, word) => Math.min(least, word.word.confidence), 1);
  return {
    value,
    confidence: Math.round(Math.min(0.99, Math.max(0.05, certainty)) * (0.5 + 0.5 * read) * 100) / 100,
    page: layout.page.number,
    box: unionOf(words.map((word) => word.word.box)),
    words: words.map((word) => word.word.text),
  };
}
