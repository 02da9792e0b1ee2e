import type { Segment } from './segment.js';

const isRecognised = (segment: Segment): boolean => segment.words[0]?.word.source === 'ocr';

/** Boxes of recognised words hold the ink alone: lines look this much further apart, in font heights. */
const INK = 0.35;

/** The gap between two lines, one below the other, in font heights as a typesetter counts them; negative where they overlap. */
export function lineGap(upper: Segment, lower: Segment): number {
  const gap = (lower.box.y0 - upper.box.y1) / Math.max(upper.size, lower.size);
  return isRecognised(lower) && gap > 0 ? gap - Math.min(gap, INK) : gap;
}

/** Whether two lines are set in one size; recognised heights vary with the letters in the line. */
export const isOneSize = (a: Segment, b: Segment): boolean =>
  Math.abs(a.size - b.size) < (isRecognised(a) ? 0.35 : 0.15) * Math.max(a.size, b.size);
