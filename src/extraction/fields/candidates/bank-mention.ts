import type { Box } from '../../document.js';
import { unionOf } from '../structure/geometry.js';
import type { Layout } from '../structure/layout.js';
import type { LabelHit } from '../structure/scan.js';
import type { PlacedWord, Segment } from '../structure/segment.js';

/** A BSB, account number or account name where a document gives it. */
export interface BankMention {
  part: 'bsb' | 'account' | 'name';
  /** Digits of a number; a name as printed. */
  value: string;
  words: PlacedWord[];
  layout: Layout;
  /** Box of the value and its label. */
  box: Box;
  /** Box of the label where there is one, else of the value. */
  anchor: Box;
  /** Segment in which the label (or else the value) stands, and how far into its text. */
  segment: Segment;
  offset: number;
  /** 0 to 1: how much the label alone says that this is what it is. */
  strength: number;
  /** The first word of the BSB, for the parts of one printed pair (`062-000 / 1234567`). */
  pair?: PlacedWord | undefined;
}

/**
 * A mention under a label.
 * @param pair the first word of the BSB that the value is printed together with
 */
export function mention(
  part: BankMention['part'],
  value: string,
  words: PlacedWord[],
  hit: LabelHit,
  strength: number,
  pair?: PlacedWord,
): BankMention {
  const boxes = words.map((word) => word.box);
  return {
    part,
    value,
    words,
    layout: hit.layout,
    box: unionOf([...boxes, hit.box]),
    anchor: hit.box,
    segment: hit.segment,
    offset: hit.before.text.length,
    strength,
    pair,
  };
}
