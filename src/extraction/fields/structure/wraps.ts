import { REST_OF_NAME, UNFINISHED_NAME } from '../lexicon/name-words.js';
import { widthOf } from './geometry.js';
import type { Layout } from './layout.js';
import type { Segment } from './segment.js';

/** A trustee whose trust is not named yet: the name goes on in the next line. */
const TRUST_TO_COME = /\btrustees? (?:for|of)\b(?!.*\b(?:trust|fund|estate|settlement)\b)/i;

/** An owners corporation is named by its plan, whose number comes last. */
const PLAN_TO_COME = /^(?:the )?(?:owners|proprietors|owners corporation|body corporate)\b(?!.*\d)/i;
/** The rest of such a name: ` Gardens Strata Scheme`, `Titles Scheme 12345`, ` 12345` behind `Strata Plan`. */
const REST_OF_PLAN = /^(?:\p{Lu}[\p{L}'’]+ ){0,3}(?:strata|community titles?|titles|scheme|plan)\b/iu;
const PLAN_ENDS = /\b(?:scheme|plan)(?: no\.?)?$/i;

/** Whether the name of an owners corporation goes on in the next line. */
export const isPlanWrapped = (upper: string, lower: string): boolean =>
  PLAN_TO_COME.test(upper) && (REST_OF_PLAN.test(lower) || (PLAN_ENDS.test(upper) && /^\d{2,6}\b/.test(lower)));

/** Whether a line ends within `trading as` or `as trustee for`. */
const isSplitPhrase = (upper: string, lower: string): boolean =>
  (/\btrading$/i.test(upper) && /^as\b/i.test(lower)) ||
  (/\bas trustees?$/i.test(upper) && /^(?:for|of)\b/i.test(lower));

/** Whether what two lines say shows that they are one name. */
export const readsOn = (upper: string, lower: string): boolean =>
  REST_OF_NAME.test(lower) ||
  UNFINISHED_NAME.test(upper) ||
  TRUST_TO_COME.test(upper) ||
  isSplitPhrase(upper, lower) ||
  isPlanWrapped(upper, lower);

/** Whether a line had no room for the first word of the line below it, going by the widest line of its block. */
export function hadNoRoom(layout: Layout, upper: Segment, lower: Segment): boolean {
  const [next] = lower.words;
  const column = Math.max(...(layout.blocks[upper.block] ?? [upper]).map((segment) => widthOf(segment.box)));
  return next !== undefined && widthOf(upper.box) + 0.3 * upper.size + widthOf(next.box) > column - 0.3 * upper.size;
}
