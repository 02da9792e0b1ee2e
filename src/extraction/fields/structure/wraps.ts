import { REST_OF_NAME, UNFINISHED_NAME } from '../lexicon/name-words.js';
import { widthOf } from './geometry.js';
import type { Layout } from './layout.js';
import type { Segment } from './segment.js';

/** A trustee whose trust is not named yet: the name goes on in the next line. */
const TRUST_TO_COME = /\btrustees? (?:for|of)\b(?!.*\b(?:trust|fund|estate|settlement)\b)/i;

/** Whether what two lines say shows that they are one name. */
export const readsOn = (upper: string, lower: string): boolean =>
  REST_OF_NAME.test(lower) || UNFINISHED_NAME.test(upper) || TRUST_TO_COME.test(upper);

/** Whether a line had no room for the first word of the line below it, going by the widest line of its block. */
export function hadNoRoom(layout: Layout, upper: Segment, lower: Segment): boolean {
  const [next] = lower.words;
  const column = Math.max(...(layout.blocks[upper.block] ?? [upper]).map((segment) => widthOf(segment.box)));
  return next !== undefined && widthOf(upper.box) + 0.3 * upper.size + widthOf(next.box) > column - 0.3 * upper.size;
}
