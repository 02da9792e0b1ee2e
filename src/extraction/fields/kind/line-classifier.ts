import { parseModel, textProbabilities, type TextModel } from '../text/text-classifier.js';
import { readWeights } from '../../weights.js';

/** What a line says of the kind of document it stands on; `order` is for those of both sides, `letter` for all that is written in sentences. */
export const LINE_CLASSES = [
  'invoice',
  'quote',
  'pro_forma',
  'statement',
  'order',
  'remittance',
  'reminder',
  'delivery',
  'receipt',
  'credit',
  'contract',
  'letter',
  'other',
] as const;

export type LineClass = (typeof LINE_CLASSES)[number] | 'none';

let loaded: TextModel<LineClass> | undefined;
const model = (): TextModel<LineClass> => (loaded ??= parseModel(readWeights('fields/kind/document-lines.network')));

/** Takes another model for the one that is committed; training does, with lines that its model must not know. */
export function useLineModel(other: TextModel<LineClass>): void {
  loaded = other;
}

/** A line as it is learned and known: numbers say nothing of the kind. */
export const lineOf = (text: string): string => text.replace(/\S*\d\S*/g, '#').replace(/(?:# ?)+/g, '# ');

/** How likely a line stands on each kind of document, by the letters and words it shares with lines that are known; the sum is 1. */
export const lineProbabilities = (text: string): ReadonlyMap<LineClass, number> =>
  textProbabilities(lineOf(text), model());
