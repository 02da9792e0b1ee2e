import type { LabelHit } from '../structure/scan.js';

const SPOKEN_OF = /\b(?:this|these|all|any|each|every|our|your)\s*$/iu;

/** Whether what reads like the label of an invoice's number says what an account is for: `New customers and this bill 062-000 12345678`. */
export const isSpokenOf = ({ concept, before }: LabelHit): boolean =>
  concept === 'invoice' && SPOKEN_OF.test(before.text);
