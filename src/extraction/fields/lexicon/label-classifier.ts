import { parseModel, textProbabilities, type TextModel } from '../text/text-classifier.js';
import type { LabelConcept } from './labels.js';
import { readWeights } from '../../weights.js';

/** What a text may be: one of the concepts that labels announce, or no label at all. */
export type LabelClass = LabelConcept | 'none';

let loaded: TextModel<LabelClass> | undefined;
const model = (): TextModel<LabelClass> => (loaded ??= parseModel(readWeights('fields/lexicon/labels.network')));

/** Takes another model for the one that is committed; training does, with labels that its model must not know. */
export function useLabelModel(other: TextModel<LabelClass>): void {
  loaded = other;
}

export interface LabelGuess {
  concept: LabelClass;
  /** 0 to 1. */
  probability: number;
}

/** How likely a text announces each concept, by the letters and words it shares with labels that are known; the sum is 1. */
export const labelProbabilities = (
  text: string,
  of: TextModel<LabelClass> = model(),
): ReadonlyMap<LabelClass, number> => textProbabilities(text, of);

/** Says what a text most likely announces. */
export function classifyLabel(text: string, of: TextModel<LabelClass> = model()): LabelGuess {
  const [[concept, probability] = ['none', 1] as const] = [...labelProbabilities(text, of)].sort((a, b) => b[1] - a[1]);
  return { concept, probability };
}
