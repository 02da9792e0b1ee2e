import type { Component } from '../../pages/image/components.js';
import type { Raster } from '../../pages/image/raster.js';
import { INK, withoutRules } from './without-rules.js';
import { findWriting, type RemadeWriting } from './writing.js';

/** Longer strokes are rules, in points: the underline of a number, the bar that it stands on, the frame that touches it. */
const RULE = 24;

/** So many letters, at least, hang on rules: an account number has as many digits. */
const LEAST_JOINED = 5;

/** A letter hangs on a rule that is no further from its box, in pixels: a rule's edge is half ink. */
const NEAR = 2;

/**
 * Writing whose letters a rule joins, so that together they are one long shape or a part of a frame.
 *
 * @param picture dark on white.
 * @returns the picture without its rules, and what is writing only there; null where there is none.
 */
export function joinedByRules(picture: Raster, dpi: number): RemadeWriting | null {
  const { ink, bridged } = withoutRules(picture, Math.round((RULE * dpi) / 72));
  const bare = bridged ?? ink;
  const writings = findWriting(bare, dpi).writings.filter(
    ({ shapes }) => shapes.filter((shape) => hangsOnRule(shape, picture, bare)).length >= LEAST_JOINED,
  );
  return writings.length > 0 ? { picture: bare, writings, isRemade: true } : null;
}

/** Whether ink beside a shape was taken off. */
function hangsOnRule({ x0, y0, x1, y1 }: Component, picture: Raster, bare: Raster): boolean {
  const { width, height } = picture;
  for (let y = Math.max(0, y0 - NEAR); y < Math.min(height, y1 + NEAR); y++)
    for (let at = y * width + Math.max(0, x0 - NEAR), end = y * width + Math.min(width, x1 + NEAR); at < end; at++)
      if ((picture.data[at] as number) < INK && bare.data[at] === 255) return true;
  return false;
}
