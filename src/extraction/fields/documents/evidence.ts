import type { FieldEvidence, FieldName } from '../../document.js';
import { type Asked, publishedConfidence, readFrom } from '../ranking/published-confidence.js';
import { unionOf } from '../structure/geometry.js';
import type { Scan } from '../structure/scan.js';
import type { PlacedWord } from '../structure/segment.js';

/**
 * A value of a field with the words it rests on, and how likely it is right.
 * @param certainty 0 to 1, what the choice of the value is worth; the words' own confidence lowers it
 * @param asked what its confidence was measured as, where that is not the field
 */
export function evidenceOf(
  scan: Scan,
  field: FieldName,
  value: string,
  words: readonly PlacedWord[],
  certainty: number,
  asked: Asked = field,
): FieldEvidence {
  const page = words[0] && scan.pageOf.get(words[0]);
  const read = words.reduce((least, word) => Math.min(least, word.word.confidence), 1);
  const found = Math.min(0.99, Math.max(0.05, certainty)) * (0.5 + 0.5 * read);
  return {
    value,
    confidence: publishedConfidence(asked, readFrom(scan), found),
    page: page?.number ?? 1,
    box: unionOf(words.filter((word) => scan.pageOf.get(word) === page).map((word) => word.word.box)),
    words: words.map((word) => word.word.text),
  };
}
